// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reversi/position.h"
#include "core/reversi/turn.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::reversi {

inline constexpr int wholeGame = 60; ///< plies of the longest game

/// A complete game, without passes. As text, one line: number, count of random first moves, black's lead at the end
/// (empty squares count for the winner), and the moves. Labels, if any, follow after a bar: one for each position
/// after the random moves, in hundredths of a disc for the side to move.
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
/// Nothing if the line is not a record of a complete legal game.
[[nodiscard]] std::optional<GameRecord> readRecord(std::string_view line);

/// The position after the moves, given without passes. Precondition: they are legal.
[[nodiscard]] Turn turnAfter(const std::vector<Square>& moves);

/// The positions before each move. Precondition: the moves are legal.
[[nodiscard]] std::vector<Turn> turnsOf(const std::vector<Square>& moves);

/// Moves as text, two characters each, without passes: `f5d6c3`.
[[nodiscard]] std::string transcriptOf(const std::vector<Square>& moves);

/// Parses such a text. Nothing if the moves are illegal from the start position.
[[nodiscard]] std::optional<std::vector<Square>> readTranscript(std::string_view text);

} // namespace qipan::reversi
