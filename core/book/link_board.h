// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/book/cell_names.h"
#include "core/link/board.h"
#include "core/link/deal_setup.h"

#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace qipan::link {
class Game;
class Position;
} // namespace qipan::link

namespace qipan::book {

/// A board of link-match.
struct LinkBoard {
    link::Board tiles;
    link::Shape shape{BoardSize{}};
    bool border = true;
    link::FallingMode falling = link::FallingMode::None;
    std::vector<link::Pair> paths; ///< paths to draw; each joins two different tiles with any number of corners

    friend bool operator==(const LinkBoard&, const LinkBoard&) = default;
};

/// Returns the name of a falling mode in blocks: "none", "down", "split-left-right", …
[[nodiscard]] std::string_view keyOf(link::FallingMode mode);
[[nodiscard]] std::optional<link::FallingMode> fallingModeOf(std::string_view key);

/// Reads a board of link-match as written in blocks: rows separated by " / ", a letter per picture (A … Z, a … z), `.`
/// for an empty cell, `#` for a hole. Returns nothing if it is invalid or has more than longestEdge rows or columns.
struct Tiles {
    link::Board board;
    link::Shape shape{BoardSize{}};
};
[[nodiscard]] std::optional<Tiles> readTiles(std::string_view text);
[[nodiscard]] std::string textOf(const link::Board& board, const link::Shape& shape);

/// Returns the board in the representation for search.
[[nodiscard]] link::Position positionOf(const LinkBoard& board);

/// Returns a tile that would fall, or nothing if none would.
[[nodiscard]] std::optional<Cell> firstLooseTile(const LinkBoard& board);

/// Returns two different cells that hold tiles, or nothing.
[[nodiscard]] std::optional<link::Pair> pairOf(std::span<const std::string_view> words, const LinkBoard& board);

/// Returns the minimum number of corners of a path between two tiles, without a limit; nothing if there is no path.
[[nodiscard]] std::optional<int> cornersOf(const LinkBoard& board, const link::Pair& pair);

/// The start of a game of link-match: a deal, or a custom board.
using LinkStart = std::variant<link::DealSetup, LinkBoard>;

/// Returns true if a board can be played and encoded as text: it has tiles, each picture occurs an even number of
/// times and has a letter, no tile would fall, and there are at most longestEdge columns and rows.
[[nodiscard]] bool canPlay(const LinkBoard& board);

/// Returns a word without blanks (docs/link-record.md): the deal number, or "AB./.BA:down:yes" with the rows of tiles,
/// the falling mode and the border rule. Does not include the paths that a diagram draws.
/// Precondition: canDeal() or canPlay().
[[nodiscard]] std::string wordOf(const LinkStart& start);
/// Reads such a word, or returns nothing. Never throws; `word` may hold anything.
[[nodiscard]] std::optional<LinkStart> readLinkStart(std::string_view word);

[[nodiscard]] BoardSize sizeOf(const LinkStart& start);

/// Convert between a board and a game with these tiles in their current cells.
[[nodiscard]] link::Game gameOf(const LinkBoard& board);
[[nodiscard]] LinkBoard boardOf(const link::Game& game);

} // namespace qipan::book
