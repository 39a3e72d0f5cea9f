// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/duel/shown_duel.h"

#include <QCoreApplication>
#include <QString>

namespace qipan::app {

/// What happens in a duel, in sentences for the window and for screen readers.
class DuelText {
    Q_DECLARE_TR_FUNCTIONS(qipan::app::DuelText)

public:
    /// `shown` must outlive this object. Precondition of all functions: shown.hasDuel().
    explicit DuelText(const ShownDuel& shown)
        : m_shown{shown}
    {
    }

    /// Returns how the round ended: "You cleared your board first and win."
    [[nodiscard]] QString verdict(const duel::Verdict& verdict) const;
    /// Returns what both have reached, and the score of several rounds.
    [[nodiscard]] QString figures() const;
    /// Returns who is ahead, and by how much: "3 pairs ahead".
    [[nodiscard]] QString lead() const;
    /// Returns who has taken the lead: "You are ahead."
    [[nodiscard]] QString leader(std::optional<Seat> leader) const;
    /// Returns a request as a question to the user.
    [[nodiscard]] QString question(const duel::Asked& asked) const;
    /// Returns that a request awaits its answer.
    [[nodiscard]] QString waiting(const duel::Asked& asked) const;
    /// Returns that a request was declined.
    [[nodiscard]] QString declined(const duel::Answered& answered) const;
    /// Returns what the command for another round begins.
    [[nodiscard]] QString nextRound() const;

private:
    [[nodiscard]] QString matchResult(const Score& score) const;
    /// Returns whether the next round begins another match, or every round is one.
    [[nodiscard]] bool isNextAnother() const;
    [[nodiscard]] bool isMe(Seat seat) const { return m_shown.isPerson() && m_shown.me == seat; }

    const ShownDuel& m_shown;
};

} // namespace qipan::app
