// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/move_grid.h"

#include "core/gomoku/board.h"
#include "core/record/text.h"
#include "core/record/utf8.h"

#include <vector>

namespace qipan::record {

namespace {

constexpr std::size_t longestGrid = 8'192;
constexpr std::size_t leastSize = 5;

using Row = std::vector<std::string_view>;

constexpr std::string_view blanks = " \t\r\v\f|";
constexpr std::string_view emptySquare = ".";

/// Returns true for a row of column letters.
bool isHeader(const Row& row)
{
    std::string columns;
    for (const std::string_view word : row) {
        if (word == emptySquare)
            continue;
        if (word.size() != 1 || upper(word[0]) < 'A' || upper(word[0]) > 'T')
            return false;
        columns += upper(word[0]);
    }
    return columns.starts_with('A');
}

/// Splits a line at blanks and bars.
Row wordsOf(std::string_view line)
{
    Row row;
    for (line = trimmed(line, blanks); !line.empty(); line = trimmed(line, blanks)) {
        row.push_back(line.substr(0, line.find_first_of(blanks)));
        line.remove_prefix(row.back().size());
    }
    return row;
}

/// Splits a line at a character that separates cells, which may be blank; a line of blanks alone has none.
Row cellsOf(std::string_view line, char divider)
{
    Row row;
    if (trimmed(line, " \r").empty())
        return row;
    for (bool more = true; more;) {
        const std::size_t end = std::min(line.find(divider), line.size());
        const std::string_view cell = trimmed(line.substr(0, end), " \t\r\"");
        row.push_back(cell.empty() ? emptySquare : cell);
        more = end < line.size();
        line.remove_prefix(more ? end + 1 : end);
    }
    return row;
}

/// Returns the rows of the board, without column letters and blank lines; nothing if there are too many. Cells are
/// words if there is no divider; else missing cells on the right are empty.
std::optional<std::vector<Row>> rowsOf(std::string_view text, std::optional<char> divider)
{
    std::vector<Row> rows;
    std::size_t widest = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        Row row = divider ? cellsOf(line, *divider) : wordsOf(line);
        if (row.empty() || isHeader(row))
            continue;
        widest = std::max(widest, row.size());
        rows.push_back(std::move(row));
        if (rows.size() > static_cast<std::size_t>(gomoku::largestSize))
            return std::nullopt;
    }
    if (divider) {
        for (Row& row : rows)
            row.resize(std::max(widest, rows.size()), emptySquare);
    }
    return rows;
}

/// Returns true if a column numbers the rows, from the top or from the bottom.
bool numbersRows(const std::vector<Row>& rows, bool isLast)
{
    const auto counts = [&](bool isFromTop) {
        for (std::size_t y = 0; y < rows.size(); ++y) {
            const std::size_t number = isFromTop ? y + 1 : rows.size() - y;
            if (readNumber<std::size_t>(isLast ? rows[y].back() : rows[y].front()) != number)
                return false;
        }
        return true;
    };
    return counts(true) || counts(false);
}

/// Removes row numbers; returns false if what remains is no square.
bool makeSquare(std::vector<Row>& rows)
{
    const std::size_t size = rows.size();
    if (size < leastSize)
        return false;
    const std::size_t words = rows.front().size();
    if (words < size || words > size + 2
        || !std::ranges::all_of(rows, [words](const Row& row) { return row.size() == words; }))
        return false;
    if (words == size)
        return true;
    const bool isFirst = numbersRows(rows, false);
    const bool isLast = numbersRows(rows, true);
    if (words == size + 2 ? !isFirst || !isLast : !isFirst && !isLast)
        return false;
    for (Row& row : rows) {
        if (isFirst)
            row.erase(row.begin());
        if (row.size() > size)
            row.pop_back();
    }
    return true;
}

bool isStartDisc(std::size_t x, std::size_t y, std::size_t size)
{
    return size == 8 && (x == 3 || x == 4) && (y == 3 || y == 4);
}

} // namespace

std::optional<MoveGrid> readMoveGrid(std::string_view text)
{
    if (text.size() > longestGrid)
        return std::nullopt;
    std::string buffer;
    const std::string_view plain = plainText(text, buffer);
    auto rows = rowsOf(plain, std::nullopt);
    if (!rows || !makeSquare(*rows)) {
        const std::size_t divider = plain.find_first_of("\t;,");
        if (divider == std::string_view::npos)
            return std::nullopt;
        rows = rowsOf(plain, plain[divider]);
        if (!rows || !makeSquare(*rows))
            return std::nullopt;
    }
    const std::size_t size = rows->size();
    std::vector<std::string> cells(size * size); // by number, from 0
    std::size_t moves = 0;
    std::size_t discs = 0;
    for (std::size_t y = 0; y < size; ++y) {
        for (std::size_t x = 0; x < size; ++x) {
            const std::string_view word = (*rows)[y][x];
            const auto number = readNumber<std::size_t>(word);
            const bool isStart = isStartDisc(x, y, size);
            if (number && *number > 0) {
                if (*number > cells.size() || !cells[*number - 1].empty() || word.size() > 3)
                    return std::nullopt;
                cells[*number - 1] = static_cast<char>('a' + x) + std::to_string(y + 1);
                ++moves;
            } else if (word.size() != 1
                       || (!isStart && std::string_view{".-+_*0"}.find(word[0]) == std::string_view::npos)) {
                return std::nullopt;
            } else {
                discs += isStart && std::string_view{"xXoO*#@bBwW"}.find(word[0]) != std::string_view::npos ? 1 : 0;
            }
        }
    }
    MoveGrid grid{.size = static_cast<int>(size), .isReversi = discs == 4};
    for (std::size_t number = 0; number < moves; ++number) {
        if (cells[number].empty())
            return std::nullopt;
        grid.moves += cells[number];
    }
    return moves == 0 ? std::nullopt : std::optional{std::move(grid)};
}

} // namespace qipan::record
