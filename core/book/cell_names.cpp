// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/cell_names.h"

#include "core/book/fault.h"
#include "core/record/text.h"
#include "core/record/utf8.h"

#include <algorithm>

namespace qipan::book {

std::string quoted(std::string_view text)
{
    constexpr std::size_t most = 60;
    std::string all = "\"";
    all += record::shortened(text, most);
    all += text.size() > most ? "…\"" : "\"";
    return all;
}

std::optional<Cell> CellNames::cellOf(std::string_view name) const
{
    if (name.size() < 2 || name.size() > 3)
        return std::nullopt;
    const auto row = record::readNumber<int>(name.substr(1));
    if (!row || name[1] == '0' || name[1] == '-')
        return std::nullopt;
    const Cell cell{record::upper(name.front()) - 'A', rowsFromBottom ? size.rows - *row : *row - 1};
    return size.contains(cell) ? std::optional{cell} : std::nullopt;
}

std::string CellNames::nameOf(Cell cell) const
{
    std::string name(1, static_cast<char>((inSmallLetters ? 'a' : 'A') + cell.x));
    name += std::to_string(rowsFromBottom ? size.rows - cell.y : cell.y + 1);
    return name;
}

std::string CellNames::listOf(std::vector<Cell> cells) const
{
    if (cells.empty())
        return "none";
    std::ranges::sort(cells, [this](Cell a, Cell b) {
        if (a.x != b.x)
            return a.x < b.x;
        return rowsFromBottom ? a.y > b.y : a.y < b.y;
    });
    std::string all;
    for (const Cell cell : cells)
        all.append(all.empty() ? "" : " ").append(nameOf(cell));
    return all;
}

std::vector<std::string_view> wordsOf(std::string_view text)
{
    constexpr std::string_view between = " \t,";
    std::vector<std::string_view> words;
    for (std::size_t begin = text.find_first_not_of(between); begin < text.size();) {
        const std::size_t end = std::min(text.find_first_of(between, begin), text.size());
        words.push_back(text.substr(begin, end - begin));
        begin = text.find_first_not_of(between, end);
    }
    return words;
}

std::vector<std::string_view> partsOf(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    if (record::trimmed(text).empty())
        return parts;
    while (true) {
        const std::size_t end = text.find(separator);
        parts.push_back(record::trimmed(text.substr(0, end)));
        if (end == std::string_view::npos)
            return parts;
        text.remove_prefix(end + 1);
    }
}

} // namespace qipan::book
