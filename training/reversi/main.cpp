// Makes and measures the weights of reversi; training/reversi/README.md is the recipe.

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
  match --a X --b Y [--pairs N] [--seed S] [--shard I/N]
                                            plays each opening twice, a line a game, from X's side
  tally RESULTS...                          adds up what the shards of a match wrote
  deviate [--positions N] [--deepest N] [--seed S] [--weights W]
                                            how far short searches are from deeper ones
  odds LABELLED...                          the scale of scores by which they tell the odds of winning
  plain --out FILE                          writes the weights by formula
W is plain, trained or a file of weights. A contestant is level=N or W, then ,nodes=N ,time=MS ,depth=N as wanted.
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
                                        {"odds", oddsCommand},
                                        {"plain", plainCommand}},
                                       usage);
}
