// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/move_pairs.h"

#include "core/gomoku/board.h"
#include "core/record/text.h"
#include "core/record/utf8.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace qipan::record {

namespace {

constexpr std::size_t longestText = 16'384; // a full board takes less
// Fewer pairs may be anything.
constexpr std::size_t leastPairs = 5;
constexpr std::size_t leastInBrackets = 2;
constexpr std::string_view opening = "([{<";
constexpr std::string_view closing = ")]}>";

struct Pair {
    int column = 0;
    int row = 0;
};

/// Splits a text into pairs.
class PairReading {
public:
    explicit PairReading(std::string_view text)
        : m_rest{trimmed(text)}
    {
    }

    /// Returns nothing if there is anything but pairs.
    std::optional<std::vector<Pair>> run()
    {
        std::vector<Pair> pairs;
        bool isFirst = true; // number
        while (!m_rest.empty()) {
            const bool isApart = passBetween() || std::exchange(isFirst, false);
            if (m_rest.empty())
                break;
            const auto column = number();
            if (!column || !isApart)
                return std::nullopt;
            passBlanks();
            if (m_rest.starts_with('.')) { // the number of a move
                m_rest.remove_prefix(1);
                continue;
            }
            if (!m_rest.starts_with(','))
                return std::nullopt;
            m_rest.remove_prefix(1);
            passBlanks();
            const auto row = number();
            if (!row)
                return std::nullopt;
            pairs.push_back({.column = *column, .row = *row});
        }
        return pairs.size() < (m_hasBrackets ? leastInBrackets : leastPairs) ? std::nullopt : std::optional{pairs};
    }

private:
    void passBlanks() { m_rest.remove_prefix(std::min(m_rest.find_first_not_of(" \t"), m_rest.size())); }

    /// Passes over brackets and separators. Returns false if they do not end a pair: a comma alone, or nothing.
    bool passBetween()
    {
        bool isApart = false;
        while (!m_rest.empty()) {
            const char letter = m_rest.front();
            const bool isSeparator = letter == ';' || allBlanks.find(letter) != std::string_view::npos;
            if (!isSeparator && letter != ',' && opening.find(letter) == std::string_view::npos
                && closing.find(letter) == std::string_view::npos)
                break;
            isApart = isApart || letter != ',';
            m_hasBrackets = m_hasBrackets || closing.find(letter) != std::string_view::npos;
            m_rest.remove_prefix(1);
        }
        return isApart;
    }

    std::optional<int> number()
    {
        const std::size_t digits = leadingDigits(m_rest, 3);
        const auto value = readNumber<int>(m_rest.substr(0, digits));
        m_rest.remove_prefix(digits);
        return value;
    }

    std::string_view m_rest;
    bool m_hasBrackets = false;
};

std::string namesOf(const std::vector<Pair>& pairs, int first)
{
    std::string moves;
    for (const Pair& pair : pairs)
        moves.append(1, static_cast<char>('a' + pair.column - first)).append(std::to_string(pair.row - first + 1));
    return moves;
}

} // namespace

std::vector<std::string> readMovePairs(std::string_view text)
{
    if (text.size() > longestText)
        return {};
    std::string plain;
    const auto pairs = PairReading{plainText(text, plain)}.run();
    if (!pairs)
        return {};
    int lowest = gomoku::largestSize;
    int most = 0;
    for (const Pair& pair : *pairs) {
        lowest = std::min({lowest, pair.column, pair.row});
        most = std::max({most, pair.column, pair.row});
    }
    // On 15 lines the middle, where games begin, is 7 from 0 and 8 from 1.
    const bool isLikelyFromZero = pairs->front().column == 7 && pairs->front().row == 7;
    std::vector<std::string> ways;
    for (const int first : isLikelyFromZero ? std::array{0, 1} : std::array{1, 0}) {
        if (lowest >= first && most - first < gomoku::largestSize)
            ways.push_back(namesOf(*pairs, first));
    }
    return ways;
}

} // namespace qipan::record
