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
    Limits limits; ///< of each move
};

/// How one game of a match ended, from the first contestant's side.
struct GameResult {
    std::int64_t number = 0; ///< 2 * pair, and 1 more where the first contestant has white
    int points = 0;          ///< 2 for a win, 1 for a draw
    int plies = 0;
    bool isIllegal = false; ///< decided by a move that is against the rules, or forbidden

    friend bool operator==(const GameResult&, const GameResult&) = default;
};

/// Plays both games of pair `number` from the same opening: the same for the same number, opening and seed. An illegal
/// move loses.
[[nodiscard]] std::vector<GameResult> playPair(const BoardGame& opening, std::int64_t number, std::uint64_t seed,
                                               const Contestant& first, const Contestant& second);

/// As text: `game 12 black win 43 plies`, the colour and the result those of the first contestant.
[[nodiscard]] std::string textOf(const GameResult& result);
[[nodiscard]] std::optional<GameResult> readResult(std::string_view line);

/// What a match comes to.
struct Tally {
    int wins = 0;
    int draws = 0;
    int losses = 0;
    int illegal = 0;

    void add(const GameResult& result);
    [[nodiscard]] int games() const { return wins + draws + losses; }
    /// Of 1, draws counted half. Precondition: there are games.
    [[nodiscard]] double score() const;

    struct Interval {
        double low;
        double high;
    };
    /// Where the true score is in 95 of 100 matches (Wilson: Probable Inference, the Law of Succession, and Statistical
    /// Inference, 1927). Precondition: there are games.
    [[nodiscard]] Interval interval() const;
};

/// `W wins, D draws, L losses of N; score S % (95 %: A … B), I illegal moves`
[[nodiscard]] std::string textOf(const Tally& tally);

/// `WHAT,LIMIT,…` of a contestant, parted.
[[nodiscard]] std::vector<std::string> partsOf(const std::string& contestant);
/// The number of `NAME=NUMBER`, where it is one from 1 to `most`.
[[nodiscard]] std::optional<std::int64_t> numberOf(std::string_view part, std::string_view name, std::int64_t most);
/// Sets the limits of a contestant by its parts `nodes=N`, `time=MS` and `depth=N` from the second on; where there are
/// any, they are all. The error says in words what is wrong.
[[nodiscard]] std::optional<std::string> readLimits(const std::vector<std::string>& parts, Limits& limits);

} // namespace qipan::training
