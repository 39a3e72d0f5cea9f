// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match.h"

#include <QString>

#include <array>

namespace qipan::app {

/// Describes a match in the current language. Names are those of the two seats.
class MatchText {
public:
    /// `me` is the seat of the user who reads the text; without it, both sides are called by name.
    MatchText(std::array<QString, 2> names, std::optional<Seat> me)
        : m_names{std::move(names)}
        , m_me{me}
    {
    }

    [[nodiscard]] QString name(Seat seat) const { return m_names[indexOf(seat)]; }
    [[nodiscard]] static QString side(Side side);

    /// Returns whose turn it is, or how the round ended.
    [[nodiscard]] QString state(const Match& match) const;
    /// Returns what the opening rule requires now, and of whom; empty if nothing.
    [[nodiscard]] QString opening(const Match& match) const;
    /// Describes the choice of a colour, or of placing two more stones.
    [[nodiscard]] QString choice(const Chosen& chosen) const;
    /// Describes how a round ended.
    [[nodiscard]] QString verdict(const Match& match, const Verdict& verdict) const;
    /// Describes how a position ended by the rules, calling the players by colour. Precondition: it has an outcome.
    [[nodiscard]] static QString ending(const BoardGame& game);
    /// Returns the other side's question, for the bar with Agree and Refuse.
    [[nodiscard]] QString question(const Asked& asked) const;
    /// Describes which answer the user is waiting for.
    [[nodiscard]] QString waiting(const Asked& asked) const;
    /// Describes how a question was answered.
    [[nodiscard]] QString answer(const Answered& answered) const;
    /// Explains why a command was refused; for the three refusals about a cell see ui/game_appearance.h.
    [[nodiscard]] QString refusal(Refusal why, const Match& match) const;

private:
    [[nodiscard]] QString refused(const Answered& answered) const;
    [[nodiscard]] QString stonesToPlace(const Match& match) const;
    [[nodiscard]] QString colourToChoose(const Match& match, bool mayPlaceTwo) const;
    [[nodiscard]] QString square(const Match& match) const;

    std::array<QString, 2> m_names;
    std::optional<Seat> m_me;
};

} // namespace qipan::app
