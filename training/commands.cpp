// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/commands.h"

#include <algorithm>
#include <fstream>
#include <iostream>

namespace qipan::training {

int reportError(const Streams& streams, const std::string& errorText)
{
    streams.messages << errorText << '\n';
    return 2;
}

std::string firstError(const std::string& errorText, const Options& options)
{
    return errorText.empty() ? options.errorText() : errorText;
}

std::vector<std::string> linesOf(const std::string& path, std::string& errorText)
{
    std::vector<std::string> lines;
    std::ifstream file{path};
    if (!file)
        errorText = "there is no file " + path;
    for (std::string line; std::getline(file, line);)
        lines.push_back(line);
    return lines;
}

void playMatch(std::int64_t pairs, const Shard& shard,
               const std::function<std::vector<GameResult>(std::int64_t)>& playPairOf, const Streams& streams)
{
    Tally tally;
    for (std::int64_t number = 0; number < pairs; ++number) {
        if (!shard.has(number))
            continue;
        for (const GameResult& result : playPairOf(number)) {
            streams.out << textOf(result) << std::endl; // whole lines, even if killed
            tally.add(result);
        }
    }
    streams.messages << textOf(tally) << '\n';
}

int tallyCommand(Options& options, const Streams& streams)
{
    std::string errorText;
    Tally tally;
    for (const GameResult& result : readLines(options.words(), "game", readResult, errorText))
        tally.add(result);
    if (errorText = firstError(errorText, options); !errorText.empty())
        return reportError(streams, errorText);
    streams.out << textOf(tally) << '\n';
    return 0;
}

int runCommand(int argc, char* argv[],
               const std::vector<std::pair<std::string, int (*)(Options&, const Streams&)>>& commands,
               const std::string& usage)
{
    const std::string name = argc > 1 ? argv[1] : "";
    const auto found = std::ranges::find(commands, name, [](const auto& command) { return command.first; });
    if (found == commands.end()) {
        std::cerr << usage;
        return 2;
    }
    const std::vector<const char*> arguments(argv + 2, argv + argc);
    Options options{arguments};
    return found->second(options, {std::cout, std::cerr});
}

} // namespace qipan::training
