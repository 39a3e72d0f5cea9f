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

/// 64 letters, row by row from a1 (disc_letter.h), or the first square whose letter is none of these.
/// Precondition: letters.size() == 64.
[[nodiscard]] Result<Discs, reversi::Square> readDiscs(std::string_view letters);

/// What a written position lacks.
struct PositionProblem {
    enum class Kind : std::uint8_t {
        FewSquares,   ///< less than 64 letters
        NoSquare,     ///< a letter that is neither a disc nor empty
        NoSide,       ///< no side to move
        MoreThanSide, ///< more than one letter behind the squares
        WrongSide,    ///< a side that is neither black nor white
    };
    Kind kind = Kind::FewSquares;
    reversi::Square square = 0; ///< of NoSquare
};
struct WrittenPosition {
    Discs discs;
    Side toMove = Side::Black;
};
/// 64 squares and the side to move, the same letters as discs; blanks may stand around both.
[[nodiscard]] Result<WrittenPosition, PositionProblem> readPosition(std::string_view text);

/// As a start that records have.
[[nodiscard]] StartPosition startOf(const Discs& discs, Side toMove);
/// The discs where a game of reversi begins, and whose turn it is then.
[[nodiscard]] StartPosition startOf(const GameRecord& record);

/// 64 letters X, O and -, a blank and the side to move, as OBF has it.
[[nodiscard]] std::string positionText(const StartPosition& start);

} // namespace qipan::record
