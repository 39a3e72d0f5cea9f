// SPDX-License-Identifier: GPL-3.0-or-later
// Trains and measures the reversi weights and makes the book and puzzles; see training/reversi/README.md.

#include "training/reversi/commands.h"

namespace {

using namespace qipan::reversi;

constexpr const char* usage = R"(usage: train_reversi COMMAND ...
  generate [--games N] [--first N] [--seed S] [--shard I/N] [--depth N] [--exact EMPTIES] [--weights W]
                                            plays games, a record a line
  label [--exact EMPTIES] [--depth N] [--share PERCENT] [--shard I/N] [--weights W] RECORDS...
                                            writes the records with a label for each position
  fit --out FILE [--passes N] [--ridge N] LABELLED...
                                            writes weights, and tells their error on games that were held back
  match --a X --b Y [--pairs N] [--seed S] [--openings starts|random|PLIES] [--shard I/N]
                                            plays each opening twice, a line a game, from X's side
  tally RESULTS...                          adds up what the shards of a match wrote
  deviate [--positions N] [--deepest N] [--seed S] [--weights W]
                                            how far short searches are from deeper ones
  starts [--depth N] [--within HUNDREDTHS] [--most N] [--seed S] [--plies N] [--shard I/N] [--weights W] [SCORED...]
                                            scores all starts of eight plies, or those of SCORED within a score
  book [--rounds N] [--batch N] [--depth N] [--best N] [--ply-cost HUNDREDTHS] [--shard I/N] [--weights W] BOOK...
                                            searches the positions that a book gets next, a line each
  pack --out FILE BOOK...                   writes the lines of a book as the program reads it
  odds LABELLED...                          the scale of scores by which they tell the odds of winning
  puzzles [--games N] [--seed S] [--most OF_A_GRADE] [--weights W]
                                            puzzles of endgames, a block each
  plain --out FILE                          writes the weights by formula
W is plain, trained or a file of weights. A contestant is level=N, beginner or W, then ,nodes=N ,time=MS ,depth=N ,book as wanted.
)";

} // namespace

int main(int argc, char* argv[])
{
    return qipan::training::runCommand(argc, argv,
                                       {{"generate", generateCommand},
                                        {"label", labelCommand},
                                        {"fit", fitCommand},
                                        {"match", matchCommand},
                                        {"tally", qipan::training::tallyCommand},
                                        {"deviate", deviateCommand},
                                        {"starts", startsCommand},
                                        {"book", bookCommand},
                                        {"pack", packCommand},
                                        {"odds", oddsCommand},
                                        {"puzzles", puzzlesCommand},
                                        {"plain", handcraftedCommand}},
                                       usage);
}
