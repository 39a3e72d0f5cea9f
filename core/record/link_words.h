// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/board.h"
#include "core/record/text.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// Parts of the lines of link-match: docs/link-record.md.
namespace qipan::record {

/// The largest time in a line, in milliseconds: 30 years.
inline constexpr std::int64_t longestMilliseconds = 1'000'000'000'000;

/// Reads words separated by single blanks from a line.
class Words {
public:
    explicit Words(std::string_view line)
        : m_rest{line}
    {
    }

    [[nodiscard]] bool isEmpty() const { return m_rest.empty(); }

    [[nodiscard]] std::string_view next()
    {
        const std::size_t end = std::min(m_rest.find(' '), m_rest.size());
        const std::string_view word = m_rest.substr(0, end);
        m_rest.remove_prefix(std::min(end + 1, m_rest.size()));
        return word;
    }

    /// Reads a number from `least` to `most`.
    template <typename Number>
    [[nodiscard]] std::optional<Number> number(Number least, Number most)
    {
        const auto value = readNumber<Number>(next());
        return value && *value >= least && *value <= most ? value : std::nullopt;
    }

private:
    std::string_view m_rest;
};

/// Returns two cells counted row by row from 0: "0-17".
[[nodiscard]] inline std::string textOf(const link::Pair& pair, BoardSize size)
{
    const auto number = [size](Cell cell) { return std::to_string(cell.y * size.columns + cell.x); };
    return number(pair.a) + '-' + number(pair.b);
}

/// Reads two different cells on a board of this size.
[[nodiscard]] inline std::optional<link::Pair> readPair(std::string_view text, BoardSize size)
{
    const auto cellIn = [size](std::string_view number) -> std::optional<Cell> {
        const auto index = readNumber<int>(number);
        if (!index || *index < 0 || *index >= size.cells())
            return std::nullopt;
        return Cell{*index % size.columns, *index / size.columns};
    };
    const std::size_t dash = text.find('-');
    if (dash == std::string_view::npos)
        return std::nullopt;
    const auto a = cellIn(text.substr(0, dash));
    const auto b = cellIn(text.substr(dash + 1));
    if (!a || !b || *a == *b)
        return std::nullopt;
    return link::Pair{*a, *b};
}

/// The beginning of a step such as "2310p0-17".
struct StepStart {
    std::int64_t at = 0;     ///< milliseconds: the time of the step before it, and the number in front
    char letter = 0;         ///< of its kind
    std::string_view rest{}; ///< its arguments
};

/// Reads the beginning of a step. `before` is the time of the previous one in milliseconds.
[[nodiscard]] inline std::optional<StepStart> readStepStart(std::string_view word, std::int64_t before)
{
    const std::size_t digits = leadingDigits(word, word.size());
    const auto since = readNumber<std::int64_t>(word.substr(0, digits));
    if (!since || *since > longestMilliseconds || digits == word.size())
        return std::nullopt;
    const std::int64_t at = before + *since;
    if (at > longestMilliseconds)
        return std::nullopt;
    return StepStart{at, word[digits], word.substr(digits + 1)};
}

} // namespace qipan::record
