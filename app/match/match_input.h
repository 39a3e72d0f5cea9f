// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match.h"

#include <QObject>
#include <QString>

namespace qipan::app {

class PreferenceStore;
struct ShownTable;

/// Turns clicks on the board of a shown table into commands, and explains why some are refused.
class MatchInput final : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this object.
    MatchInput(const ShownTable& shown, const PreferenceStore& preferences);

    /// Plays on a cell if this button plays. Precondition: the shown table has a match.
    void choose(Cell cell, Qt::MouseButton button);
    /// In reversi, the middle and right buttons give a seat to the computer or back. Returns whether this one did.
    bool switchesSeat(Qt::MouseButton button);
    /// The match refused a command of this seat: tells the person in it.
    void explain(Seat by, const Command& command, Refusal why);

Q_SIGNALS:
    /// A click gives a seat to the computer or back to a person.
    void computerRequested(bool wanted);
    /// Something is impossible, for this reason.
    void refused(const QString& why);

private:
    void place(Cell cell);
    [[nodiscard]] QString refusalText(const Command& command, Refusal why) const;

    const ShownTable& m_shown;
    const PreferenceStore& m_preferences;
};

} // namespace qipan::app
