// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/link_start.h"

#include "core/book/link_board.h"
#include "core/link/deal_number.h"

#include <algorithm>
#include <array>
#include <utility>

namespace qipan::book {

namespace {

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
