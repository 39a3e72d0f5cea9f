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

/// A move and, where the engine chose it, what its search said: for who plays it, in the unit of the weights it played
/// with. A proven win or loss is winScore or -winScore, whatever its length.
struct RecordedMove {
    Cell cell;
    std::optional<int> score;

    friend bool operator==(const RecordedMove&, const RecordedMove&) = default;
};

/// A game from the empty board. It may stop where the rest is proven.
///
/// As text it is one line: number, rule, size, result (B, W, or D for a draw), then each move as the letters of its
/// column and row from the upper left, with its score behind a colon; + and - are a proven win and a proven loss.
///
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
/// Nothing where the line is no record of a game that could be played.
[[nodiscard]] std::optional<GameRecord> readRecord(std::string_view line);

[[nodiscard]] std::string_view nameOf(gomoku::Rule rule);
[[nodiscard]] std::optional<gomoku::Rule> ruleNamed(std::string_view name);

} // namespace qipan::training
