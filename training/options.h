// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::training {

/// The options of a command, `--name value` in any order, and the words between them. Errors are stored: read all
/// options first, then check complaint().
class Options {
public:
    explicit Options(std::span<const char* const> arguments);

    /// A whole number from `least` to `most`; `defaultValue` if not given.
    [[nodiscard]] std::int64_t number(const std::string& name, std::int64_t defaultValue, std::int64_t least,
                                      std::int64_t most);
    [[nodiscard]] std::string text(const std::string& name, const std::string& defaultValue);
    /// The words that belong to no option.
    [[nodiscard]] const std::vector<std::string>& words() const { return m_words; }

    /// The first error, including unknown options; empty if there is none.
    [[nodiscard]] std::string errorText() const;

private:
    std::map<std::string, std::string> m_values; // options not read yet
    std::vector<std::string> m_words;
    std::string m_errorText;
};

/// The games to play in this process, so that several machines can share the work.
struct Shard {
    std::int64_t index = 0;
    std::int64_t count = 1;

    [[nodiscard]] bool has(std::int64_t number) const { return number % count == index; }
};

/// Reads `--shard I/N`, by default 0/1; I counts from 0.
[[nodiscard]] Shard shardOf(Options& options, std::string& errorText);

} // namespace qipan::training
