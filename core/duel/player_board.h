// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/duel/setup.h"
#include "core/link/game.h"
#include "core/link/score.h"

#include <optional>
#include <vector>

namespace qipan::duel {

enum class HelpKind : std::uint8_t {
    Hint,
    Shuffle, ///< of a board without a pair
};

/// What a player did on the own board.
struct Action {
    enum class Kind : std::uint8_t { Pair, Hint, Shuffle };

    Kind kind = Kind::Pair;
    link::Pair pair{};  ///< for `Pair`
    Milliseconds at{0}; ///< since the start of the round, without pauses

    friend bool operator==(const Action&, const Action&) = default;
};

/// Why an action breaks the rules.
enum class Fault : std::uint8_t {
    Time,      ///< earlier than the player's previous action, or after the end of the round
    Cost,      ///< the cost of a help has not passed
    NoPair,    ///< the two tiles cannot be removed together
    NotStuck,  ///< a shuffle while a pair can be removed
    NoHint,    ///< there is no pair to show, or there were too many hints
    IsCleared, ///< nothing is left on the board
};

/// The board of one player in a round of a duel. It follows from the deal and the player's actions, so both ends can
/// rebuild it. It reads no clock.
class PlayerBoard {
public:
    /// Precondition: isValid(setup), and `dealt` is the board of the round's deal.
    PlayerBoard(const Setup& setup, const link::Board& dealt, Seat seat);

    /// Returns why an action is not possible now; nothing if it is.
    [[nodiscard]] std::optional<Fault> faultOf(const Action& action) const;
    /// Carries out an action. Precondition: it has no fault. A shuffle or a refill takes up to 50 ms.
    void apply(const Action& action);

    [[nodiscard]] const link::Game& game() const { return m_game; }
    [[nodiscard]] const std::vector<Action>& actions() const { return m_actions; }
    [[nodiscard]] int pairs() const { return m_pairs; }
    [[nodiscard]] int helps(HelpKind kind) const { return kind == HelpKind::Hint ? m_hints : m_shuffles; }
    /// Returns the points of all pairs, with combos.
    [[nodiscard]] int points() const { return m_points; }
    /// Returns what decides the round: the pairs of a race, or the points.
    [[nodiscard]] int standing() const { return m_setup.rule == Rule::Race ? m_pairs : m_points; }
    /// Returns how many pairs in a row the last one was, and its points; 0 before the first.
    [[nodiscard]] int combo() const { return m_combo; }
    [[nodiscard]] int pointsOfLastPair() const { return m_pointsOfLastPair; }
    /// Returns the last removal, which `game()` may have refilled since.
    [[nodiscard]] const std::optional<link::Removed>& lastPair() const { return m_lastPair; }
    /// Returns when the board of a race was cleared.
    [[nodiscard]] std::optional<Milliseconds> clearedAt() const;
    /// Returns until when the cost of a help keeps the player from taking pairs.
    [[nodiscard]] Milliseconds waitsUntil() const { return m_waitsUntil; }
    /// Returns whether ten pairs in a row were taken at a pace that no hand has.
    [[nodiscard]] bool isInhumanlyFast() const { return m_isInhumanlyFast; }

private:
    void takePair(const Action& action);
    void refill();

    Setup m_setup;
    Seat m_seat;
    link::Board m_dealt;
    link::Game m_game;
    std::vector<Action> m_actions;
    std::vector<Milliseconds> m_pairTimes;
    int m_pairs = 0;
    int m_points = 0;
    int m_combo = 0; ///< of the last pair
    int m_pointsOfLastPair = 0;
    int m_hints = 0;
    int m_shuffles = 0;
    int m_refills = 0;
    std::optional<link::Removed> m_lastPair;
    Milliseconds m_waitsUntil{0};
    bool m_isInhumanlyFast = false;
};

} // namespace qipan::duel
