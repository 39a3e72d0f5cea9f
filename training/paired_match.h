// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board_game.h"
#include "core/board/engine.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::training {

/// One of the two configurations of a match.
struct Contestant {
    std::function<std::unique_ptr<Engine>(std::uint64_t seed)> make;
    Limits limits; ///< per move
};

/// The result of a game, for the first contestant.
struct GameResult {
    std::int64_t number = 0; ///< 2 * pair, plus 1 if the first contestant has white
    int points = 0;          ///< 2 for a win, 1 for a draw
    int plies = 0;
    bool isIllegal = false; ///< decided by an illegal or forbidden move

    friend bool operator==(const GameResult&, const GameResult&) = default;
};

/// Plays both games of pair `number` from the same opening. Deterministic for given number, opening and seed. An
/// illegal move loses.
[[nodiscard]] std::vector<GameResult> playPair(const BoardGame& opening, std::int64_t number, std::uint64_t seed,
                                               const Contestant& first, const Contestant& second);

/// As text: `game 12 black win 43 plies`, with the colour and result of the first contestant.
[[nodiscard]] std::string textOf(const GameResult& result);
[[nodiscard]] std::optional<GameResult> readResult(std::string_view line);

/// The totals of a match.
struct Tally {
    int wins = 0;
    int draws = 0;
    int losses = 0;
    int illegal = 0;

    void add(const GameResult& result);
    [[nodiscard]] int games() const { return wins + draws + losses; }
    /// From 0 to 1; draws count half. Precondition: there are games.
    [[nodiscard]] double score() const;

    struct Interval {
        double low;
        double high;
    };
    /// The 95 % confidence interval of the score (Wilson: Probable Inference, the Law of Succession, and Statistical
    /// Inference, 1927). Precondition: there are games.
    [[nodiscard]] Interval interval() const;
};

/// `W wins, D draws, L losses of N; score S % (95 %: A … B), I illegal moves`
[[nodiscard]] std::string textOf(const Tally& tally);

/// Splits a contestant `WHAT,LIMIT,…` at its commas.
[[nodiscard]] std::vector<std::string> partsOf(const std::string& contestant);
/// The number in `NAME=NUMBER`, if it is from 1 to `most`.
[[nodiscard]] std::optional<std::int64_t> numberOf(std::string_view part, std::string_view name, std::int64_t most);
/// Sets the limits from the parts `nodes=N`, `time=MS` and `depth=N`, from the second part on. If there are any, they
/// replace the default number of nodes. Returns an error message, if any.
[[nodiscard]] std::optional<std::string> readLimits(const std::vector<std::string>& parts, Limits& limits);

} // namespace qipan::training
