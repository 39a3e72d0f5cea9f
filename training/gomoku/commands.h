// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "training/commands.h"

namespace qipan::training {

// The commands of train_gomoku; training/README.md describes their use. Each returns the exit status: 0, or 2 for
// wrong usage, with a line in the notes.

int selfPlayCommand(Options& options, const Streams& streams);    ///< games, one record per line
int fitCommand(Options& options, const Streams& streams);         ///< weights from files of records
int matchCommand(Options& options, const Streams& streams);       ///< a line per game, and the tally in the notes
int handcraftedCommand(Options& options, const Streams& streams); ///< the initial weights, computed by formula
int puzzlesCommand(Options& options, const Streams& streams);     ///< a file of puzzles, and their counts in the notes

} // namespace qipan::training
