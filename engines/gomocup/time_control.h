// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <optional>

namespace qipan::gomocup {

/// The time that a manager allows per move and per game. Unset times do not limit.
class TimeControl {
public:
    using Milliseconds = std::chrono::milliseconds;

    /// For each move; 0 means as fast as possible. Negative times count as 0.
    void setTurn(Milliseconds time);
    /// For all own moves of a game; 0 means no limit.
    void setMatch(Milliseconds time);
    /// What is left of that; may be negative. Values from `unlimited` on mean no limit. Overrides setMatch().
    void setLeft(Milliseconds time);
    static constexpr Milliseconds unlimited{2'147'483'647};
    /// Added after each own move.
    void setIncrement(Milliseconds time);

    /// A new game begins with its full time. The value of setLeft() stays.
    void beginGame() { m_spentInGame = Milliseconds{0}; }
    /// Charges the time of an own move.
    void spend(Milliseconds time);

    /// How long to search for a move; nothing without a limit. A few milliseconds are reserved for communication, and
    /// the time of the game is spread over the expected moves. With 0 the move must be made without a search.
    [[nodiscard]] std::optional<Milliseconds> thinkingTime() const;

private:
    [[nodiscard]] std::optional<Milliseconds> left() const;

    std::optional<Milliseconds> m_turn;
    std::optional<Milliseconds> m_match;
    std::optional<Milliseconds> m_left; // when it was set
    Milliseconds m_increment{0};
    Milliseconds m_spentInGame{0};
    Milliseconds m_spentSinceLeft{0};
};

} // namespace qipan::gomocup
