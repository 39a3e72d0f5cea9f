#pragma once

#include "core/reversi/position.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::reversi {

/// A whole game, without its passes.
///
/// As text it is one line: number, how many of the first moves were drawn by lot, black's lead at the end (empty
/// squares are the winner's), and the moves. Where its positions have labels, they follow behind a bar: one for each
/// position from the first that was thought about on, in hundredths of a disc for the side to move.
///
///     17 9 +12 f5d6c3d3c4…g1 | 340 -280 …
struct GameRecord {
    std::int64_t number = 0;
    int randomPlies = 0;
    int lead = 0;
    std::vector<Square> moves;
    std::vector<int> labels;

    friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

[[nodiscard]] std::string textOf(const GameRecord& record);
/// Nothing where the line is no record of a game that was played to its end.
[[nodiscard]] std::optional<GameRecord> readRecord(std::string_view line);

/// A position of a game and who is to move there.
struct Turn {
    Position position = startPosition;
    bool isBlack = true;

    /// Precondition: the move is legal. Who cannot move then is passed over.
    void play(Square square);
    [[nodiscard]] bool isOver() const { return legalMoves(position) == 0; }
};

/// The positions before each move. Precondition: the moves can be played.
[[nodiscard]] std::vector<Turn> turnsOf(const std::vector<Square>& moves);

} // namespace qipan::reversi
