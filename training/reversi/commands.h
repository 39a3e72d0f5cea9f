#pragma once

#include "training/commands.h"

namespace qipan::reversi {

// The commands of train_reversi; training/reversi/README.md says what they are for. Each returns the exit status: 0, or
// 2 with a line in the notes for wrong use.

using training::Options;
using training::Streams;

int generateCommand(Options& options, const Streams& streams); ///< games, a record a line
int labelCommand(Options& options, const Streams& streams);    ///< the records that it is given, with labels
int fitCommand(Options& options, const Streams& streams);      ///< weights from labelled records
int matchCommand(Options& options, const Streams& streams);    ///< a line a game, and the tally in the notes
int deviateCommand(Options& options, const Streams& streams);  ///< how far short searches are from deeper ones
int startsCommand(Options& options, const Streams& streams);   ///< starts of games, with what a search says of them
int bookCommand(Options& options, const Streams& streams);     ///< a line for each position that the book gets
int packCommand(Options& options, const Streams& streams);     ///< the file of a book from its lines
int oddsCommand(Options& options, const Streams& streams);     ///< how scores and results of records go together
int puzzlesCommand(Options& options, const Streams& streams);  ///< puzzles, as the program reads them
int plainCommand(Options& options, const Streams& streams);    ///< the weights by formula

} // namespace qipan::reversi
