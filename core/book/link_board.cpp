// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/link_board.h"

#include "core/link/deal_number.h"
#include "core/link/game.h"
#include "core/link/position.h"

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

constexpr int letters = 52;

std::optional<LinkStart> readBoard(std::string_view word)
{
    const auto parts = partsOf(word, ':');
    if (parts.size() != 3)
        return std::nullopt;
    auto tiles = readTiles(parts[0]);
    const auto falling = fallingModeOf(parts[1]);
    if (!tiles || !falling || (parts[2] != "yes" && parts[2] != "no"))
        return std::nullopt;
    LinkBoard board{.tiles = std::move(tiles->board),
                    .shape = std::move(tiles->shape),
                    .border = parts[2] == "yes",
                    .falling = *falling};
    return canPlay(board) ? std::optional<LinkStart>{std::move(board)} : std::nullopt;
}

} // namespace

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

link::Position positionOf(const LinkBoard& board)
{
    return {board.tiles, board.shape, board.falling, board.border};
}

std::optional<Cell> firstLooseTile(const LinkBoard& board)
{
    const link::FallPlan plan{board.shape, board.falling};
    link::Board now = board.tiles;
    std::optional<Cell> loose;
    for (const Cell emptied : now.size()) {
        plan.settle(
            {emptied}, [&](Cell cell) { return now[cell].has_value(); },
            [&](Cell from, Cell to) {
                loose = loose.value_or(from);
                std::swap(now[to], now[from]);
            });
    }
    return loose;
}

std::optional<link::Pair> pairOf(std::span<const std::string_view> words, const LinkBoard& board)
{
    if (words.size() != 2)
        return std::nullopt;
    const CellNames names{.size = board.tiles.size()};
    const auto a = names.cellOf(words[0]);
    const auto b = names.cellOf(words[1]);
    if (!a || !b || *a == *b || !board.tiles[*a] || !board.tiles[*b])
        return std::nullopt;
    return link::Pair{*a, *b};
}

std::optional<int> cornersOf(const LinkBoard& board, const link::Pair& pair)
{
    constexpr int any = 2 * longestEdge * longestEdge;
    const auto path = link::joiningPath(board.tiles, pair.a, pair.b, {.maxCorners = any, .border = board.border});
    return path ? std::optional{path->corners()} : std::nullopt;
}

bool canPlay(const LinkBoard& board)
{
    const BoardSize size = board.tiles.size();
    if (size.columns > longestEdge || size.rows > longestEdge)
        return false;
    std::array<int, letters> counts{};
    for (const link::Tile& tile : board.tiles.values()) {
        if (tile && *tile >= letters)
            return false;
        if (tile)
            ++counts[*tile];
    }
    const bool isWhole = std::ranges::all_of(counts, [](int count) { return count % 2 == 0; });
    const bool hasTiles = std::ranges::any_of(counts, [](int count) { return count > 0; });
    return isWhole && hasTiles && !firstLooseTile(board);
}

std::string wordOf(const LinkStart& start)
{
    if (const auto* setup = std::get_if<link::DealSetup>(&start))
        return link::dealNumber(*setup);
    const LinkBoard& board = *std::get_if<LinkBoard>(&start);
    std::string word = textOf(board.tiles, board.shape);
    std::erase(word, ' ');
    return word.append(":").append(keyOf(board.falling)).append(board.border ? ":yes" : ":no");
}

std::optional<LinkStart> readLinkStart(std::string_view word)
{
    if (word.find(':') != std::string_view::npos)
        return readBoard(word);
    const auto setup = link::readDealNumber(word);
    return setup ? std::optional<LinkStart>{*setup} : std::nullopt;
}

BoardSize sizeOf(const LinkStart& start)
{
    const auto* setup = std::get_if<link::DealSetup>(&start);
    return setup != nullptr ? setup->size : std::get_if<LinkBoard>(&start)->tiles.size();
}

link::Game gameOf(const LinkBoard& board)
{
    return link::Game{board.tiles, {.border = board.border}, board.falling, board.shape};
}

LinkBoard boardOf(const link::Game& game)
{
    return {.tiles = game.board(), .shape = game.shape(), .border = game.rule().border, .falling = game.mode()};
}

} // namespace qipan::book
