// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/sgf_point.h"

#include "core/record/text.h"
#include "core/reversi/position.h"

namespace qipan::record {

namespace {

/// a … z are 0 … 25, A … Z are 26 … 51.
std::optional<int> lineOf(char letter)
{
    if (letter >= 'a' && letter <= 'z')
        return letter - 'a';
    if (letter >= 'A' && letter <= 'Z')
        return letter - 'A' + 26;
    return std::nullopt;
}

bool isLetter(char letter)
{
    return lineOf(letter).has_value();
}

/// A point such as "H8" as a column and a number.
struct Named {
    int column = 0;
    int number = 0;
};

std::optional<Named> readNamed(std::string_view value)
{
    if (value.size() < 2 || value.size() > 3 || !isLetter(value.front()))
        return std::nullopt;
    const auto number = readNumber<int>(value.substr(1));
    if (!number || *number < 0)
        return std::nullopt;
    return Named{.column = upper(value.front()) - 'A', .number = *number};
}

bool isSame(std::string_view value, std::string_view capitals)
{
    if (value.size() != capitals.size())
        return false;
    for (std::size_t i = 0; i < value.size(); ++i) {
        if (upper(value[i]) != capitals[i])
            return false;
    }
    return true;
}

} // namespace

std::optional<SgfPoint> readGomokuPoint(std::string_view value, int size)
{
    if (value.empty() || (value == "tt" && size <= 19))
        return SgfPoint{};
    if (const auto named = readNamed(value))
        return SgfPoint{.cell = Cell{named->column, size - named->number}};
    if (value.size() != 2 || !isLetter(value[0]) || !isLetter(value[1]))
        return std::nullopt;
    return SgfPoint{.cell = Cell{*lineOf(value[0]), *lineOf(value[1])}};
}

std::optional<SgfPoint> readReversiPoint(std::string_view value)
{
    for (const std::string_view pass : {"", "PA", "PASS", "--", "TT"}) {
        if (isSame(value, pass))
            return SgfPoint{};
    }
    if (const auto named = readNamed(value))
        return SgfPoint{.cell = Cell{named->column, named->number - 1}};
    if (value.size() != 2 || !isLetter(value[0]) || !isLetter(value[1]))
        return std::nullopt;
    return SgfPoint{.cell = Cell{upper(value[0]) - 'A', upper(value[1]) - 'A'}};
}

std::string sgfPoint(Cell cell, bool isReversi)
{
    if (isReversi)
        return nameOf(reversi::squareOf(cell));
    return {static_cast<char>('a' + cell.x), static_cast<char>('a' + cell.y)};
}

} // namespace qipan::record
