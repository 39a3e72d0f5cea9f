#pragma once

#include "core/match/match.h"

#include <QString>

#include <array>

namespace qipan::app {

/// What is said about a match, in the language of the moment. Names are those of the two seats.
class MatchWords {
public:
    /// `me` is the seat whose user reads the words; without it they speak of both sides by name.
    MatchWords(std::array<QString, 2> names, std::optional<Seat> me)
        : m_names{std::move(names)}
        , m_me{me}
    {
    }

    [[nodiscard]] QString name(Seat seat) const { return m_names[seat == Seat::First ? 0 : 1]; }
    [[nodiscard]] static QString side(Side side);

    /// Whose turn it is, or how the round ended.
    [[nodiscard]] QString state(const Match& match) const;
    /// What the opening rule wants now, and of whom; empty where it wants nothing.
    [[nodiscard]] QString opening(const Match& match) const;
    /// That a colour was taken, or two more stones.
    [[nodiscard]] QString choice(const Chosen& chosen) const;
    /// How a round ended.
    [[nodiscard]] QString verdict(const Match& match, const Verdict& verdict) const;
    /// How a position ended by its own rules, with the sides for names. Precondition: it has an outcome.
    [[nodiscard]] static QString ending(const BoardGame& game);
    /// The other side's question, for the bar with Agree and Refuse.
    [[nodiscard]] QString question(const Asked& asked) const;
    /// What one's own question waits for.
    [[nodiscard]] QString waiting(const Asked& asked) const;
    /// How a question was answered.
    [[nodiscard]] QString answer(const Answered& answered) const;
    /// Why a command changed nothing; the three refusals about a cell are the game's own words (see ui/game_looks.h).
    [[nodiscard]] QString refusal(Refusal why, const Match& match) const;

private:
    [[nodiscard]] QString refused(const Answered& answered) const;
    [[nodiscard]] QString stonesToPlace(const Match& match) const;
    [[nodiscard]] QString colourToTake(const Match& match, bool mayTakeTwo) const;
    [[nodiscard]] QString square(const Match& match) const;

    std::array<QString, 2> m_names;
    std::optional<Seat> m_me;
};

} // namespace qipan::app
