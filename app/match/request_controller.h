// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match.h"
#include "ui/shell/page_ref.h"

#include <QObject>

namespace qipan::ui {
class Actions;
class MatchPage;
} // namespace qipan::ui

namespace qipan::app {

struct ShownTable;

/// Controls the bars above the board of the match page: requests of the players and their answers, choices of the
/// opening, and the result.
class RequestController final : public QObject {
    Q_OBJECT

public:
    /// All must outlive this object.
    RequestController(ui::PageRef<ui::MatchPage> page, ui::Actions& actions, const ShownTable& shown);

    void dismiss();
    /// Precondition of the following: the shown table has a match.
    void showOpenRequests();
    /// Shows what the opening rule requires of a person here, with the colours to choose from.
    void showOpening();
    void happened(const Event& event);
    /// Call when the language changed, also without a match.
    void retranslate();

Q_SIGNALS:
    /// Something happened that deserves the attention of a user who is elsewhere.
    void attentionNeeded();

private:
    void showRequest(const Asked& asked);
    void showEnd(const Verdict& verdict);
    void answered(bool accept);
    void withdraw();
    void chooseOpening(OpeningChoice choice);

    ui::PageRef<ui::MatchPage> m_page;
    ui::Actions& m_actions;
    const ShownTable& m_shown;
};

} // namespace qipan::app
