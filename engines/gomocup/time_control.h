#pragma once

#include <chrono>
#include <optional>

namespace qipan::gomocup {

/// The time a manager gives for a move and for a game. Nothing set is no limit.
class TimeControl {
public:
    using Milliseconds = std::chrono::milliseconds;

    /// For each move; 0 is as fast as possible. Negative times count as 0.
    void setTurn(Milliseconds time);
    /// For all own moves of a game; 0 is no limit.
    void setMatch(Milliseconds time);
    /// What is left of that now, from `unlimited` on without limit. It may be negative. Counts more than setMatch.
    void setLeft(Milliseconds time);
    static constexpr Milliseconds unlimited{2'147'483'647};
    /// What is added after each own move.
    void setIncrement(Milliseconds time);

    /// A game begins: all of its time is there again. What setLeft told stays.
    void beginGame() { m_spentInGame = Milliseconds{0}; }
    /// An own move took so long.
    void spend(Milliseconds time);

    /// How long to think about a move so that it is out in time, or nothing without a limit. Some milliseconds are kept
    /// back for the way of the move to the manager, and a game's time is spread over the moves to come. 0 is possible:
    /// then a move has to be made by sight.
    [[nodiscard]] std::optional<Milliseconds> thinkingTime() const;

private:
    [[nodiscard]] std::optional<Milliseconds> left() const;

    std::optional<Milliseconds> m_turn;
    std::optional<Milliseconds> m_match;
    std::optional<Milliseconds> m_left; // when it was told
    Milliseconds m_increment{0};
    Milliseconds m_spentInGame{0};
    Milliseconds m_spentSinceLeft{0};
};

} // namespace qipan::gomocup
