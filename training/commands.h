// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "training/paired_match.h"

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <limits>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace qipan::training {

/// The games to play in this process, so that several machines can share the work.
struct Shard {
    std::int64_t index = 0;
    std::int64_t count = 1;

    [[nodiscard]] bool has(std::int64_t number) const { return number % count == index; }
};

/// The options of a command, `--name value` in any order, and the words between them. Errors are stored: read all
/// options first, then check errorText().
class Options {
public:
    explicit Options(std::span<const char* const> arguments);

    /// A whole number from `least` to `most`; `defaultValue` if not given.
    [[nodiscard]] std::int64_t number(const std::string& name, std::int64_t defaultValue, std::int64_t least,
                                      std::int64_t most);
    [[nodiscard]] std::string text(const std::string& name, const std::string& defaultValue);
    /// The words that belong to no option.
    [[nodiscard]] const std::vector<std::string>& words() const { return m_words; }

    /// The games to play in this process, from `--shard I/N`, by default 0/1; I counts from 0.
    [[nodiscard]] Shard shard();

    /// Reports an error in what the options name.
    void reject(const std::string& errorText);
    /// The first error, including unknown options; empty if there is none.
    [[nodiscard]] std::string errorText() const;

private:
    std::map<std::string, std::string> m_values; // options not read yet
    std::vector<std::string> m_words;
    std::string m_errorText;
};

/// The streams of a command: results and progress notes.
struct Streams {
    std::ostream& out;
    std::ostream& messages;
};

inline constexpr std::int64_t maxGames = 10'000'000;
inline constexpr std::int64_t anySeed = std::numeric_limits<std::int64_t>::max();

/// Writes the complaint to the notes; returns the exit status for wrong usage.
int reportError(const Streams& streams, const std::string& errorText);

/// The lines of a file. Rejects one that cannot be read.
[[nodiscard]] std::vector<std::string> linesOf(const std::string& path, Options& options);

/// Applies `read` to each line of the files in the words. Rejects a file that cannot be read and a line that is not a
/// `what`.
template <class Item>
[[nodiscard]] std::vector<Item> readLines(Options& options, const std::string& what,
                                          std::optional<Item> (*read)(std::string_view line))
{
    std::vector<Item> items;
    for (const std::string& path : options.words()) {
        for (const std::string& line : linesOf(path, options)) {
            if (std::optional<Item> item = read(line))
                items.push_back(*std::move(item));
            else
                options.reject(path + ": no " + what + ": " + line);
        }
    }
    return items;
}

/// Plays the pairs of this shard. Writes a line for each game, and the tally to the notes.
void playMatch(std::int64_t pairs, const Shard& shard,
               const std::function<std::vector<GameResult>(std::int64_t)>& playPairOf, const Streams& streams);

/// A command that adds up the lines of all shards of a match.
int tallyCommand(Options& options, const Streams& streams);

/// Runs the command named by the first argument. Writes the usage to the notes if there is no such command.
int runCommand(int argc, char* argv[],
               const std::vector<std::pair<std::string, int (*)(Options&, const Streams&)>>& commands,
               const std::string& usage);

} // namespace qipan::training
