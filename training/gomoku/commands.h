#pragma once

#include "training/commands.h"

namespace qipan::training {

// The commands of train_gomoku; training/README.md says what they are for. Each returns the exit status: 0, or 2 with
// a line in the notes for wrong use.

int selfPlayCommand(Options& options, const Streams& streams); ///< games, a record a line
int fitCommand(Options& options, const Streams& streams);      ///< weights from the files of records it is given
int matchCommand(Options& options, const Streams& streams);    ///< a line a game, and the tally in the notes
int plainCommand(Options& options, const Streams& streams);    ///< the weights by formula, to begin with
int puzzlesCommand(Options& options, const Streams& streams);  ///< a file of puzzles, and their counts in the notes

} // namespace qipan::training
