// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/diagram.h"

#include "core/record/start_cells.h"
#include "core/record/tree_builder.h"

#include <algorithm>
#include <array>

namespace qipan::book {

namespace {

constexpr std::array<std::string_view, link::fallingModes> fallingKeys{"none",
                                                                       "down",
                                                                       "up",
                                                                       "left",
                                                                       "right",
                                                                       "split-left-right",
                                                                       "split-up-down",
                                                                       "gather-left-right",
                                                                       "gather-up-down",
                                                                       "outward",
                                                                       "inward",
                                                                       "upper-left-lower-right",
                                                                       "left-down-right-up"};

record::GameRecord startOf(const Diagram& diagram)
{
    record::GameRecord record;
    record.game = diagram.game;
    record.size = diagram.size.columns;
    record.rule = diagram.rule;
    const bool isReversi = diagram.game == record::reversiKey;
    const auto standardStart = record::StartCells{isReversi, record.size}.start(Side::Black);
    const bool isStandard = diagram.turn == Side::Black && diagram.stones.size() == standardStart.stones.size()
        && std::ranges::is_permutation(diagram.stones, standardStart.stones);
    if (!isStandard)
        record.start = StartPosition{.stones = diagram.stones, .toMove = diagram.turn};
    return record;
}

std::size_t playAll(const Diagram& diagram, record::TreeBuilder& builder, record::GameRecord& record)
{
    const auto mark = [&] {
        for (const record::Mark& drawn : diagram.marks)
            record.tree.addMark(builder.here(), drawn);
    };
    std::size_t played = 0;
    for (; played < diagram.moves.size(); ++played) {
        if (played == diagram.shown)
            mark();
        if (builder.play(std::nullopt, diagram.moves[played]))
            return played;
    }
    if (played == diagram.shown)
        mark();
    return played;
}

} // namespace

const std::vector<Cell>* Exercise::answerFrom(std::span<const Cell> moves) const
{
    const auto found = std::ranges::find_if(answers, [&](const std::vector<Cell>& answer) {
        return answer.size() >= moves.size() && std::ranges::equal(std::span{answer}.first(moves.size()), moves);
    });
    return found != answers.end() ? &*found : nullptr;
}

std::string_view Exercise::wrongMoveText(Cell cell) const
{
    std::string_view others;
    for (const Wrong& each : wrong) {
        if (std::ranges::find(each.cells, cell) != each.cells.end())
            return each.text;
        if (each.cells.empty())
            others = each.text;
    }
    return others;
}

CellNames Diagram::names() const
{
    return {.size = size, .rowsFromBottom = game == record::gomokuKey, .inSmallLetters = game == record::reversiKey};
}

bool isSameBoard(const Diagram& a, const Diagram& b)
{
    const auto isSame = [](const std::optional<Exercise>& one, const std::optional<Exercise>& other) {
        if (!one || !other)
            return one.has_value() == other.has_value();
        return one->answers == other->answers
            && std::ranges::equal(one->wrong, other->wrong, {}, &Exercise::Wrong::cells, &Exercise::Wrong::cells);
    };
    return a.id == b.id && a.game == b.game && a.rule == b.rule && a.size == b.size && a.stones == b.stones
        && a.turn == b.turn && a.moves == b.moves && a.shown == b.shown && a.marks == b.marks && a.area == b.area
        && a.link == b.link && a.pairs == b.pairs && isSame(a.exercise, b.exercise)
        && std::ranges::equal(a.claims, b.claims, {}, &Claim::text, &Claim::text);
}

std::optional<record::GameRecord> recordOf(const Diagram& diagram)
{
    if (diagram.link)
        return std::nullopt;
    record::GameRecord record = startOf(diagram);
    record::RecordBudget budget;
    record::TreeBuilder builder{record, budget};
    playAll(diagram, builder, record);
    record.tree.setComment(record::GameTree::root, diagram.caption);
    return record;
}

std::optional<std::size_t> firstIllegalMove(const Diagram& diagram)
{
    record::GameRecord record = startOf(diagram);
    record::RecordBudget budget;
    record::TreeBuilder builder{record, budget};
    const std::size_t played = playAll(diagram, builder, record);
    return played < diagram.moves.size() ? std::optional{played} : std::nullopt;
}

std::string_view keyOf(link::FallingMode mode)
{
    return fallingKeys[static_cast<std::size_t>(mode)];
}

std::optional<link::FallingMode> fallingModeOf(std::string_view key)
{
    const auto found = std::ranges::find(fallingKeys, key);
    if (found == fallingKeys.end())
        return std::nullopt;
    return static_cast<link::FallingMode>(found - fallingKeys.begin());
}

std::optional<Tiles> readTiles(std::string_view text)
{
    const auto rows = partsOf(text, '/');
    if (rows.empty() || rows.size() > std::size_t{longestEdge})
        return std::nullopt;
    const BoardSize size{static_cast<int>(rows.front().size()), static_cast<int>(rows.size())};
    if (rows.front().empty() || rows.front().size() > std::size_t{longestEdge})
        return std::nullopt;
    link::Board board{size};
    Grid<bool> cells{size, true};
    for (int y = 0; y < size.rows; ++y) {
        const std::string_view row = rows[static_cast<std::size_t>(y)];
        if (row.size() != rows.front().size())
            return std::nullopt;
        for (int x = 0; x < size.columns; ++x) {
            const char letter = row[static_cast<std::size_t>(x)];
            if (letter >= 'A' && letter <= 'Z')
                board[{x, y}] = static_cast<link::Picture>(letter - 'A');
            else if (letter >= 'a' && letter <= 'z')
                board[{x, y}] = static_cast<link::Picture>(letter - 'a' + 26);
            else if (letter == '#')
                cells[{x, y}] = false;
            else if (letter != '.')
                return std::nullopt;
        }
    }
    return Tiles{.board = std::move(board), .shape = link::Shape{std::move(cells)}};
}

std::string textOf(const link::Board& board, const link::Shape& shape)
{
    std::string text;
    for (int y = 0; y < board.size().rows; ++y) {
        text += y == 0 ? "" : " / ";
        for (int x = 0; x < board.size().columns; ++x) {
            const link::Tile tile = board[{x, y}];
            if (tile)
                text += static_cast<char>(*tile < 26 ? 'A' + *tile : 'a' + *tile - 26);
            else
                text += shape.contains({x, y}) ? '.' : '#';
        }
    }
    return text;
}

} // namespace qipan::book
