#pragma once

#include "core/gomoku/game.h"
#include "training/gomoku/contestant.h"

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::training {

/// How one game of a match ended, from the first contestant's side.
struct GameResult {
    std::int64_t number = 0; ///< 2 * pair, and 1 more where the first contestant has white
    int points = 0;          ///< 2 for a win, 1 for a draw
    int plies = 0;
    bool isIllegal = false; ///< decided by a move that is against the rules, or forbidden

    friend bool operator==(const GameResult&, const GameResult&) = default;
};

/// Two contestants, each opening played with both colours.
struct Pairing {
    gomoku::Rule rule = gomoku::Rule::Freestyle;
    int size = 15;
    std::uint64_t seed = 1;
    std::vector<std::string> openings; ///< see readOpening; where there are none, openings are made

    /// Plays both games of pair `number`: the same for the same number, openings and seed. An illegal move loses.
    [[nodiscard]] std::vector<GameResult> play(std::int64_t number, const Contestant& first,
                                               const Contestant& second) const;
    [[nodiscard]] gomoku::Game openingOf(std::int64_t number) const;
};

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

} // namespace qipan::training
