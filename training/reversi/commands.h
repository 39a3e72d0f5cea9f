// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "training/commands.h"

namespace qipan::reversi {

// The commands of train_reversi; training/reversi/README.md describes their use. Each returns the exit status: 0, or 2
// for wrong usage, with a line in the notes.

using training::Options;
using training::Streams;

int generateCommand(Options& options, const Streams& streams);    ///< games, one record per line
int labelCommand(Options& options, const Streams& streams);       ///< adds labels to records
int fitCommand(Options& options, const Streams& streams);         ///< weights from labelled records
int matchCommand(Options& options, const Streams& streams);       ///< a line per game, and the tally in the notes
int deviateCommand(Options& options, const Streams& streams);     ///< deviation of shallow from deeper searches
int startsCommand(Options& options, const Streams& streams);      ///< openings with their search scores
int bookCommand(Options& options, const Streams& streams);        ///< a line for each new book position
int packCommand(Options& options, const Streams& streams);        ///< the book file from its lines
int oddsCommand(Options& options, const Streams& streams);        ///< relation of scores and results in records
int puzzlesCommand(Options& options, const Streams& streams);     ///< puzzles in the program's format
int handcraftedCommand(Options& options, const Streams& streams); ///< the weights by formula

} // namespace qipan::reversi
