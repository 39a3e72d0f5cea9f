// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/cell.h"
#include "core/board/side.h"
#include "core/gomoku/game.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::training {

/// A move and, if the engine chose it, its score for the player, in the unit of the weights used. A proven win or loss
/// is winScore or -winScore, whatever its length.
struct RecordedMove {
    Cell cell;
    std::optional<int> score;

    friend bool operator==(const RecordedMove&, const RecordedMove&) = default;
};

/// A game from the empty board; it may stop once its result is proven. As text, one line: number, rule, size, result
/// (B, W, or D for a draw), then each move as the letters of its column and row from the upper left, followed by a
/// colon and its score, if any; + and - are a proven win and loss.
///     17 freestyle 15 B hh ig ih:-12 gh:33 … jj:+
struct GameRecord {
    std::int64_t number = 0;
    gomoku::Rule rule = gomoku::Rule::Freestyle;
    int size = 15;
    std::optional<Side> winner;
    std::vector<RecordedMove> moves;

    friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

[[nodiscard]] std::string textOf(const GameRecord& record);
/// Nothing if the line is not a record of a legal game.
[[nodiscard]] std::optional<GameRecord> readRecord(std::string_view line);

[[nodiscard]] std::string_view nameOf(gomoku::Rule rule);
[[nodiscard]] std::optional<gomoku::Rule> ruleNamed(std::string_view name);

} // namespace qipan::training
