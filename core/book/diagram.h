#pragma once

#include "core/board/board_game.h"
#include "core/book/cell_names.h"
#include "core/book/exercise.h"
#include "core/link/board.h"
#include "core/link/falling.h"
#include "core/link/shape.h"
#include "core/record/game_record.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::book {

inline constexpr std::string_view linkKey = "link";  ///< beside record::gomokuKey and record::reversiKey
inline constexpr std::string_view everyGame = "all"; ///< a chapter about all games

/// Something that is said to hold on a diagram, as it is written; see claim.h.
struct Claim {
    std::string text;
    std::size_t line = 0; ///< of the chapter

    friend bool operator==(const Claim&, const Claim&) = default;
};

/// The part of a board that is drawn.
struct Area {
    Cell first; ///< upper left
    Cell last;  ///< lower right, part of it too

    [[nodiscard]] bool contains(Cell cell) const
    {
        return cell.x >= first.x && cell.x <= last.x && cell.y >= first.y && cell.y <= last.y;
    }
    friend bool operator==(const Area&, const Area&) = default;
};

/// A board of link-match.
struct LinkBoard {
    link::Board tiles;
    link::Shape shape{BoardSize{}};
    bool border = true;
    link::FallingMode falling = link::FallingMode::None;
    std::vector<link::Pair> paths; ///< to be drawn; each of two different tiles, with a path of any number of corners

    friend bool operator==(const LinkBoard&, const LinkBoard&) = default;
};

/// A board in a chapter (docs/book.md). All cells are on the board, the moves are legal, no stone lies on another.
struct Diagram {
    std::string id;
    std::string_view game = record::gomokuKey; ///< gomokuKey, reversiKey or linkKey
    std::string_view rule;                     ///< the registry's own text
    BoardSize size;
    std::vector<Ply> stones; ///< that are set up; the usual four of reversi among them
    Side turn = Side::Black; ///< who moves next after these
    std::vector<Cell> moves; ///< from there, without passes
    /// Of linkKey: what goes from there, each pair where it lies then. Nothing of it is shown at first, and claims are
    /// about the board before it.
    std::vector<link::Pair> pairs;
    std::size_t shown = 0; ///< how many of them are shown at first
    std::vector<record::Mark> marks;
    std::optional<Area> area;         ///< nothing for the whole board
    std::optional<LinkBoard> link;    ///< of linkKey only
    std::optional<Exercise> exercise; ///< nothing where all moves may be tried
    std::string caption;
    std::vector<Claim> claims;
    std::size_t line = 0; ///< of the chapter, where the block begins

    [[nodiscard]] CellNames names() const;
};

/// All but words (the caption, what is told of right and wrong moves), and where it stands, is the same.
[[nodiscard]] bool isSameBoard(const Diagram& a, const Diagram& b);

/// The game of a diagram, with its moves as the main line and its marks where it is shown at first; nothing of
/// link-match.
[[nodiscard]] std::optional<record::GameRecord> recordOf(const Diagram& diagram);

/// The place of the first move that cannot be played, from 0, or nothing when all can.
[[nodiscard]] std::optional<std::size_t> firstIllegalMove(const Diagram& diagram);

/// "none", "down", "split-left-right", …: how blocks name the falling modes.
[[nodiscard]] std::string_view keyOf(link::FallingMode mode);
[[nodiscard]] std::optional<link::FallingMode> fallingModeOf(std::string_view key);

/// A board of link-match as blocks have it: rows with " / " between them, a letter a picture (A … Z, a … z), `.` an
/// empty cell, `#` a hole. Nothing where it is none, or has more than longestEdge rows or columns.
struct Tiles {
    link::Board board;
    link::Shape shape{BoardSize{}};
};
[[nodiscard]] std::optional<Tiles> readTiles(std::string_view text);
[[nodiscard]] std::string textOf(const link::Board& board, const link::Shape& shape);

} // namespace qipan::book
