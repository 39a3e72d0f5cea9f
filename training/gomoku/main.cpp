// SPDX-License-Identifier: GPL-3.0-or-later
// Trains and measures the gomoku weights and makes the gomoku puzzles; see training/README.md.

#include "training/gomoku/commands.h"

namespace {

using namespace qipan::training;

constexpr const char* usage = R"(usage: train_gomoku COMMAND ...
  selfplay [--rule R] [--size N] [--games N] [--first N] [--seed S] [--shard I/N] [--nodes N] [--noise PERCENT]
           [--weights FILE]                 plays games, a record a line
  fit --weights FILE [--result-share PERCENT] [--passes N] [--rate MILLIONTHS] [--decay THOUSAND_MILLIONTHS]
      [--worth-passes N] [--worth-unit N] RECORDS...
                                            writes weights; FILE are those that played
  match --a X --b Y [--rule R] [--size N] [--pairs N] [--seed S] [--shard I/N] [--openings FILE]
                                            plays each opening twice, a line a game, from X's side
  tally RESULTS...                          adds up what the shards of a match wrote
  plain                                     writes the weights by formula
  puzzles [--seed S] [--games N] [--share PERCENT] [PUZZLES...]
                                            writes puzzles out of games, so many of the usual number; those of
                                            the files stay, if they are still puzzles
A contestant is level=N, beginner, plain, trained or a file of weights, then ,nodes=N ,time=MS ,depth=N as wanted.
)";

} // namespace

int main(int argc, char* argv[])
{
    return runCommand(argc, argv,
                      {{"selfplay", selfPlayCommand},
                       {"fit", fitCommand},
                       {"match", matchCommand},
                       {"tally", tallyCommand},
                       {"plain", handcraftedCommand},
                       {"puzzles", puzzlesCommand}},
                      usage);
}
