// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/move_grid.h"

#include "core/gomoku/board.h"
#include "core/record/result_text.h"
#include "core/record/text.h"
#include "core/record/tree_builder.h"
#include "core/record/utf8.h"

#include <algorithm>
#include <vector>

namespace qipan::record {

namespace {

constexpr std::size_t longestGrid = 8'192;
constexpr std::size_t leastSize = 5;
constexpr std::size_t mostCaptions = 8; // lines of text above and below

using Row = std::vector<std::string_view>;

constexpr std::string_view blanks = " \t\r\v\f|";
constexpr std::string_view emptySigns = ".-+_";
constexpr std::string_view emptySquare = ".";

/// Returns true for signs of stones and empty squares.
bool isSigns(std::string_view word)
{
    return word.find_first_not_of("xXoO*#@bBwW.-+_012") == std::string_view::npos;
}

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

/// Returns true for a row of column numbers from 0 or 1.
bool isNumbered(const Row& row)
{
    const std::size_t from = !row.empty() && row.front() == "0" ? 0 : 1;
    for (std::size_t x = 0; x < row.size(); ++x) {
        if (readNumber<std::size_t>(row[x]) != x + from)
            return false;
    }
    return row.size() >= leastSize;
}

/// Returns true for a line of a frame, "+---+---+", in a text with bars.
bool isFrame(std::string_view line, bool hasBars)
{
    const bool isDrawn = line.find_first_not_of("+-=| \t\r") == std::string_view::npos;
    const bool hasBar = line.find('|') != std::string_view::npos;
    return isDrawn && hasBars && (!hasBar || line.find("--") != std::string_view::npos)
        && line.find_first_of("-=") != std::string_view::npos;
}

/// Returns a sign of a stone for its colour in Chinese or Japanese, and any other word unchanged.
std::string_view signOf(std::string_view word)
{
    return word == "黑" || word == "黒" ? "X" : word == "白" ? "O" : word;
}

/// Returns the points of a lattice, "+-18-x-+-13-+", or nothing if the word is none.
Row pointsOf(std::string_view word)
{
    Row points;
    if (word.find('+') == std::string_view::npos && isSigns(word))
        return points; // a minus is an empty square
    for (bool more = true; more;) {
        const std::size_t end = std::min(word.find('-'), word.size());
        const std::string_view point = word.substr(0, end);
        const bool isNumber = !point.empty() && point.size() <= 3 && leadingDigits(point, point.size()) == point.size();
        if (!isNumber && (point.size() != 1 || !isSigns(point)))
            return {};
        points.push_back(point);
        more = end < word.size();
        word.remove_prefix(more ? end + 1 : end);
    }
    return points.size() < leastSize ? Row{} : points;
}

/// Appends a word to a row: several squares if these are written together, as in "..x.o" and "+-+-x-+".
void addSquares(Row& row, std::string_view word)
{
    if (const Row points = pointsOf(word); !points.empty()) {
        row.insert(row.end(), points.begin(), points.end());
        return;
    }
    if (word.size() < leastSize || !isSigns(word)) {
        const bool isDoubled =
            isSigns(word) && !isDigit(word.front()) && word.find_first_not_of(word.front()) == std::string_view::npos;
        row.push_back(isDoubled ? word.substr(0, 1) : signOf(word));
        return;
    }
    for (std::size_t at = 0; at < word.size(); ++at)
        row.push_back(word.substr(at, 1));
}

/// Splits a line at blanks and bars.
Row wordsOf(std::string_view line)
{
    Row row;
    for (line = trimmed(line, blanks); !line.empty(); line = trimmed(line, blanks)) {
        const std::string_view word = line.substr(0, line.find_first_of(blanks));
        addSquares(row, word);
        line.remove_prefix(word.size());
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
        row.push_back(cell.empty() ? emptySquare : signOf(cell));
        more = end < line.size();
        line.remove_prefix(more ? end + 1 : end);
    }
    return row;
}

/// Returns true for a row of text: something in it is neither a number nor a sign.
bool isCaption(const Row& row)
{
    return std::ranges::any_of(row, [](std::string_view word) {
        return !(word.size() == 1 && isSigns(word)) && !(readNumber<std::size_t>(word) && word.size() <= 3);
    });
}

/// The lines of a text that may be a board.
struct Rows {
    std::vector<Row> rows;              ///< without column letters, frames and blank lines
    std::vector<std::string_view> text; ///< the lines above and below
};

/// Returns nothing if there are too many rows. Cells are words if there is no divider; else missing cells on the right
/// are empty.
std::optional<Rows> rowsOf(std::string_view text, std::optional<char> divider)
{
    Rows found;
    std::vector<std::string_view> lines; // of the rows
    std::size_t widest = 0;
    const bool hasBars = text.find('|') != std::string_view::npos;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        Row row = divider ? cellsOf(line, *divider) : wordsOf(line);
        if (row.empty() || isHeader(row) || isFrame(line, hasBars))
            continue;
        found.rows.push_back(std::move(row));
        lines.push_back(trimmed(line));
        if (lines.size() > gomoku::largestSize + mostCaptions)
            return std::nullopt;
    }
    std::size_t first = 0;
    while (first < lines.size() && isCaption(found.rows[first]))
        found.text.push_back(lines[first++]);
    std::size_t last = lines.size();
    while (last > first && isCaption(found.rows[last - 1]))
        found.text.push_back(lines[--last]);
    first += first < last && isNumbered(found.rows[first]) && last - first > found.rows[first].size() ? 1 : 0;
    last -= first < last && isNumbered(found.rows[last - 1]) && last - first > found.rows[last - 1].size() ? 1 : 0;
    found.rows.resize(last);
    found.rows.erase(found.rows.begin(), found.rows.begin() + static_cast<std::ptrdiff_t>(first));
    for (const Row& row : found.rows)
        widest = std::max(widest, row.size());
    if (divider) {
        for (Row& row : found.rows)
            row.resize(std::max(widest, found.rows.size()), emptySquare);
    }
    return found;
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
    if (size < leastSize || size > gomoku::largestSize)
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

/// Reads the numbers of moves; returns nothing if they do not run from 1.
std::optional<MoveGrid> numbersOf(const std::vector<Row>& rows)
{
    const std::size_t size = rows.size();
    std::vector<std::string> cells(size * size); // by number, from 0
    std::size_t moves = 0;
    std::size_t discs = 0;
    for (std::size_t y = 0; y < size; ++y) {
        for (std::size_t x = 0; x < size; ++x) {
            const std::string_view word = rows[y][x];
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
    MoveGrid grid{.size = static_cast<int>(size), .hasDiscs = discs == 4};
    for (std::size_t number = 0; number < moves; ++number) {
        if (cells[number].empty())
            return std::nullopt;
        grid.moves += cells[number];
    }
    return moves == 0 ? std::nullopt : std::optional{std::move(grid)};
}

/// Reads a diagram of stones on a board for gomoku.
std::optional<MoveGrid> stonesOf(const std::vector<Row>& rows)
{
    MoveGrid grid{.size = static_cast<int>(rows.size())};
    if (!isGomokuSize(grid.size))
        return std::nullopt;
    for (int y = 0; y < grid.size; ++y) {
        for (int x = 0; x < grid.size; ++x) {
            const std::string_view word = rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
            if (word.size() != 1)
                return std::nullopt;
            const bool isBlack = std::string_view{"xXbB*#@1"}.find(word[0]) != std::string_view::npos;
            if (isBlack || std::string_view{"oOwW2"}.find(word[0]) != std::string_view::npos)
                grid.stones.push_back({.cell = {x, y}, .side = isBlack ? Side::Black : Side::White});
            else if (word[0] != '0' && emptySigns.find(word[0]) == std::string_view::npos)
                return std::nullopt;
        }
    }
    return grid.stones.empty() ? std::nullopt : std::optional{std::move(grid)};
}

} // namespace

std::optional<MoveGrid> readMoveGrid(std::string_view text)
{
    if (text.size() > longestGrid)
        return std::nullopt;
    std::string buffer;
    const std::string_view plain = plainText(text, buffer);
    auto found = rowsOf(plain, std::nullopt);
    if (!found || !makeSquare(found->rows)) {
        const std::size_t divider = plain.find_first_of("\t;,");
        if (divider == std::string_view::npos)
            return std::nullopt;
        found = rowsOf(plain, plain[divider]);
        if (!found || !makeSquare(found->rows))
            return std::nullopt;
    }
    auto grid = numbersOf(found->rows);
    if (!grid)
        grid = stonesOf(found->rows);
    for (const std::string_view line : grid ? found->text : std::vector<std::string_view>{}) {
        if (grid->result.empty() && readResult(line, grid->size == 8))
            grid->result = toUtf8(line);
        else
            grid->isPartial = true;
    }
    return grid;
}

} // namespace qipan::record
