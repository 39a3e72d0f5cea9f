#pragma once

#include "training/options.h"

#include <iosfwd>

namespace qipan::training {

/// Where a command writes: its results, and what it tells about its work.
struct Streams {
    std::ostream& out;
    std::ostream& notes;
};

// The commands of train_gomoku; training/README.md says what they are for. Each returns the exit status: 0, or 2 with
// a line in the notes for wrong use.

int selfPlayCommand(Options& options, const Streams& streams); ///< games, a record a line
int fitCommand(Options& options, const Streams& streams);      ///< weights from the files of records it is given
int matchCommand(Options& options, const Streams& streams);    ///< a line a game, and the tally in the notes
int tallyCommand(Options& options, const Streams& streams);    ///< one line for the lines of all shards of a match
int plainCommand(Options& options, const Streams& streams);    ///< the weights by formula, to begin with

} // namespace qipan::training
