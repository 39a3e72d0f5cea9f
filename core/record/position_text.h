// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/board/side.h"
#include "core/record/game_record.h"
#include "core/reversi/position.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace qipan::record {

/// Returns the colour of a letter in a written board: X, x, *, B or b is black; O, o, W or w is white.
[[nodiscard]] constexpr std::optional<Side> readDiscLetter(char letter)
{
    if (std::string_view{"Xx*Bb"}.find(letter) != std::string_view::npos)
        return Side::Black;
    if (std::string_view{"OoWw"}.find(letter) != std::string_view::npos)
        return Side::White;
    return std::nullopt;
}

/// Returns true for - or ., an empty square.
[[nodiscard]] constexpr bool isEmptyLetter(char letter)
{
    return letter == '-' || letter == '.';
}

/// The discs of a written board.
struct Discs {
    reversi::Squares black = 0;
    reversi::Squares white = 0;
};

/// Reads 64 letters, row by row from a1, or returns the first square with an invalid letter.
/// Precondition: letters.size() == 64.
[[nodiscard]] Result<Discs, reversi::Square> readDiscs(std::string_view letters);

/// Why a written position is invalid.
struct PositionProblem {
    enum class Kind : std::uint8_t {
        FewSquares,   ///< less than 64 letters
        NoSquare,     ///< a letter that is neither a disc nor empty
        NoSide,       ///< no side to move
        MoreThanSide, ///< more than one letter after the squares
        WrongSide,    ///< a side that is neither black nor white
    };
    Kind kind = Kind::FewSquares;
    reversi::Square square = 0; ///< for NoSquare
};
struct WrittenPosition {
    Discs discs;
    Side toMove = Side::Black;
};
/// Reads 64 squares and the side to move, in the letters for discs, with optional blanks around both.
[[nodiscard]] Result<WrittenPosition, PositionProblem> readPosition(std::string_view text);

/// Return the position as the start of a record.
[[nodiscard]] StartPosition startOf(const Discs& discs, Side toMove);
[[nodiscard]] StartPosition startOf(const reversi::Position& position, Side toMove);
/// Returns the start position of a reversi game.
[[nodiscard]] StartPosition startOf(const GameRecord& record);

/// Returns 64 letters X, O and -, a blank and the side to move, as in OBF.
[[nodiscard]] std::string positionText(const StartPosition& start);

/// A reversi board at the front of a text.
struct WrittenBoard {
    StartPosition start;
    std::size_t bytes = 0; ///< length in the text
    /// The position with the rows in the other order, if the text does not say which one comes first (FEN).
    std::optional<StartPosition> upsideDown;
};

/// Reads 64 squares row by row and the side to move, as displayed by programs and servers: with blanks
/// and bars among the squares, row numbers at their ends, column letters A to H above and below, and everything
/// optionally between "[8" and "]" as in GGF, or after an "8". 黑 (黒) and 白 are discs too. "to move" may follow the
/// side. Without a side, black is to move if the number of discs is even, which is right unless a side has passed. Two
/// other forms are:
/// - digits, together, row by row or one by one: 0 empty, 1 black, 2 white; with - or . for empty squares the smaller
/// of
///   two digits is black;
/// - FEN, "8/8/8/3pP3/3Pp3/8/8/8 b": p is black and P is white, and row 8 comes first, as Edax writes it; with other
///   letters row 1 comes first.
[[nodiscard]] std::optional<WrittenBoard> readWrittenBoard(std::string_view text);

} // namespace qipan::record
