// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/record/game_record.h"
#include "core/reversi/position.h"

#include <string>
#include <string_view>

namespace qipan::record {

/// The discs of a written board.
struct Discs {
    reversi::Squares black = 0;
    reversi::Squares white = 0;
};

/// Reads 64 letters, row by row from a1 (disc_letter.h), or returns the first square with an invalid letter.
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

/// Returns the position as the start of a record.
[[nodiscard]] StartPosition startOf(const Discs& discs, Side toMove);
/// Returns the start position of a reversi game.
[[nodiscard]] StartPosition startOf(const GameRecord& record);

/// Returns 64 letters X, O and -, a blank and the side to move, as in OBF.
[[nodiscard]] std::string positionText(const StartPosition& start);

} // namespace qipan::record
