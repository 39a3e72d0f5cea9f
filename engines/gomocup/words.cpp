// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gomocup/words.h"

#include <array>
#include <cstddef>
#include <limits>

namespace qipan::gomocup {

namespace {

std::optional<int> readInt(std::string_view text)
{
    const auto number = readNumber(text);
    if (!number || *number < std::numeric_limits<int>::min() || *number > std::numeric_limits<int>::max())
        return std::nullopt;
    return static_cast<int>(*number);
}

/// Exactly `Count` numbers, separated by commas.
template <std::size_t Count>
std::optional<std::array<int, Count>> readInts(std::string_view text)
{
    std::array<int, Count> numbers{};
    for (std::size_t i = 0; i < Count; ++i) {
        const std::size_t comma = text.find(',');
        if ((comma == std::string_view::npos) != (i + 1 == Count))
            return std::nullopt;
        const auto number = readInt(text.substr(0, comma));
        if (!number)
            return std::nullopt;
        numbers[i] = *number;
        if (comma != std::string_view::npos)
            text.remove_prefix(comma + 1);
    }
    return numbers;
}

} // namespace

bool isStop(std::string_view line)
{
    const std::string name = readCommand(line).name;
    return name == "STOP" || name == "YXSTOP";
}

bool isEnd(std::string_view line)
{
    return readCommand(line).name == "END";
}

engines::LineKind kindOf(std::string_view line)
{
    return {.isLast = isEnd(line), .urgency = isStop(line) ? 1 : 0};
}

std::optional<Cell> readCell(std::string_view text)
{
    const auto numbers = readInts<2>(text);
    if (!numbers)
        return std::nullopt;
    return Cell{.x = (*numbers)[0], .y = (*numbers)[1]};
}

std::optional<Size> readSize(std::string_view text)
{
    text = engines::withoutBlanks(text);
    const std::size_t gap = text.find_first_of(engines::defaultBlanks);
    if (gap == std::string_view::npos)
        return std::nullopt;
    const auto columns = readInt(text.substr(0, gap));
    const auto rows = readInt(text.substr(gap));
    if (!columns || !rows)
        return std::nullopt;
    return Size{.columns = *columns, .rows = *rows};
}

std::optional<Field> readField(std::string_view text)
{
    const auto numbers = readInts<3>(text);
    if (!numbers)
        return std::nullopt;
    return Field{.cell = {.x = (*numbers)[0], .y = (*numbers)[1]}, .kind = (*numbers)[2]};
}

std::string textOf(Cell cell)
{
    return std::to_string(cell.x) + ',' + std::to_string(cell.y);
}

std::string textOf(std::span<const Cell> cells)
{
    std::string text;
    for (const Cell cell : cells) {
        if (!text.empty())
            text += ' ';
        text += textOf(cell);
    }
    return text;
}

} // namespace qipan::gomocup
