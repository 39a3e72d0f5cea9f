// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/commands.h"

#include "core/record/text.h"

#include <algorithm>
#include <fstream>
#include <iostream>

namespace qipan::training {

int reportError(const Streams& streams, const std::string& errorText)
{
    streams.messages << errorText << '\n';
    return 2;
}

std::vector<std::string> linesOf(const std::string& path, Options& options)
{
    std::vector<std::string> lines;
    std::ifstream file{path};
    if (!file)
        options.reject("there is no file " + path);
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
    Tally tally;
    for (const GameResult& result : readLines(options, "game", readResult))
        tally.add(result);
    if (const std::string errorText = options.errorText(); !errorText.empty())
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

Options::Options(std::span<const char* const> arguments)
{
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string_view word = arguments[i];
        if (word.substr(0, 2) != "--")
            m_words.emplace_back(word);
        else if (i + 1 == arguments.size())
            m_errorText = std::string{word} + " needs a value";
        else
            m_values[std::string{word.substr(2)}] = arguments[++i];
    }
}

std::int64_t Options::number(const std::string& name, std::int64_t defaultValue, std::int64_t least, std::int64_t most)
{
    const std::string given = text(name, std::to_string(defaultValue));
    const std::optional<std::int64_t> number = record::readNumber<std::int64_t>(given);
    if (number && *number >= least && *number <= most)
        return *number;
    reject("--" + name + " takes a number from " + std::to_string(least) + " to " + std::to_string(most));
    return defaultValue;
}

std::string Options::text(const std::string& name, const std::string& defaultValue)
{
    const auto found = m_values.find(name);
    if (found == m_values.end())
        return defaultValue;
    std::string value = std::move(found->second);
    m_values.erase(found);
    return value;
}

void Options::reject(const std::string& errorText)
{
    if (m_errorText.empty())
        m_errorText = errorText;
}

std::string Options::errorText() const
{
    if (m_errorText.empty() && !m_values.empty())
        return "there is no option --" + m_values.begin()->first;
    return m_errorText;
}

Shard Options::shard()
{
    const std::string given = text("shard", "0/1");
    const std::size_t slash = given.find('/');
    const auto index = record::readNumber<std::int64_t>(std::string_view{given}.substr(0, slash));
    const auto count = slash == std::string::npos
        ? std::nullopt
        : record::readNumber<std::int64_t>(std::string_view{given}.substr(slash + 1));
    if (index && count && *count > 0 && *index >= 0 && *index < *count)
        return {*index, *count};
    reject("--shard takes I/N with I from 0 to N - 1");
    return {};
}

} // namespace qipan::training
