#pragma once

#include "training/options.h"
#include "training/paired_match.h"

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace qipan::training {

/// Where a command writes: its results, and what it tells about its work.
struct Streams {
    std::ostream& out;
    std::ostream& notes;
};

inline constexpr std::int64_t mostGames = 10'000'000;
inline constexpr std::int64_t anySeed = std::numeric_limits<std::int64_t>::max();

/// Notes the complaint; the exit status of wrong use.
int wrong(const Streams& streams, const std::string& complaint);

/// The first of what was found wrong; the options are all read.
[[nodiscard]] std::string firstOf(const std::string& complaint, const Options& options);

/// The lines of a file; where there is none, that is the complaint.
[[nodiscard]] std::vector<std::string> linesOf(const std::string& path, std::string& complaint);

/// What `read` makes of each line of the files. A file that is not there is the complaint, and so is a line that is no
/// `what`.
template <class Item>
[[nodiscard]] std::vector<Item> readLines(const std::vector<std::string>& paths, const std::string& what,
                                          std::optional<Item> (*read)(std::string_view line), std::string& complaint)
{
    std::vector<Item> items;
    for (const std::string& path : paths) {
        for (const std::string& line : linesOf(path, complaint)) {
            if (std::optional<Item> item = read(line))
                items.push_back(*std::move(item));
            else
                complaint = path + ": no " + what + ": " + line;
        }
    }
    return items;
}

/// Writes a line for each game of the pairs of this shard, and the tally in the notes.
void playMatch(std::int64_t pairs, const Shard& shard,
               const std::function<std::vector<GameResult>(std::int64_t)>& playPairOf, const Streams& streams);

/// A command: one line for the lines of all shards of a match.
int tallyCommand(Options& options, const Streams& streams);

/// Runs the command that the first argument names; without one, or another, the usage is noted.
int runCommand(int argc, char* argv[],
               const std::vector<std::pair<std::string, int (*)(Options&, const Streams&)>>& commands,
               const std::string& usage);

} // namespace qipan::training
