#pragma once

#include "core/reversi/turn.h"

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

/// Where the moves of a game, without its passes, lead to. Precondition: they can be played.
[[nodiscard]] Turn turnAfter(const std::vector<Square>& moves);

/// Where it stood before each of them, under the same precondition.
[[nodiscard]] std::vector<Turn> turnsOf(const std::vector<Square>& moves);

} // namespace qipan::reversi
