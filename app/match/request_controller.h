// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match.h"
#include "ui/shell/page_ref.h"
#include "ui/shell/window_parts.h"

#include <QObject>

#include <functional>

namespace qipan::ui {
class MatchPage;
}

namespace qipan::app {

struct ShownTable;

/// Posts the messages about the game on the match page: requests of the players and their answers, choices of the
/// opening, hints, the result, and the question whether to resign.
class RequestController final : public QObject {
    Q_OBJECT

public:
    /// All must outlive this object.
    RequestController(const ui::WindowParts& window, ui::PageRef<ui::MatchPage> page, const ShownTable& shown);

    /// Withdraws all messages about the game.
    void dismiss();
    /// Says something about the game for some seconds.
    void showNotice(const QString& text);
    /// Says why a move was refused, until the next one.
    void showRefusal(const QString& why);
    /// Says that the position after `plies` of `all` plies is on the board, and offers to return to the current one.
    void showViewing(std::ptrdiff_t plies, std::ptrdiff_t all);
    /// Says `state`, how the game and the line that is tried stand; offers to return to it, and to keep the moves if
    /// there are any.
    void showTrying(const QString& state, bool hasMoves);
    /// Withdraws the message of the two above.
    void dismissViewing();
    /// Asks whether the person in this seat resigns the game, and calls `agreed` if so.
    void askToResign(Seat seat, std::function<void()> agreed);
    /// Returns whether a message says how the game ended; it stays until the next one.
    [[nodiscard]] bool isEndShown() const;
    /// Shows the end or what is asked in the game. Precondition, also of the next two: the shown table has a match.
    void showOpenRequests();
    /// Shows what the opening rule requires of a person here, with the colours to choose from.
    void showOpening();
    void happened(const Event& event);
    /// Call when the language changed, also without a match.
    void retranslate();

Q_SIGNALS:
    /// The user wants to see the current position again.
    void latestRequested();
    /// The user wants to try moves from the position on the board.
    void tryRequested();
    /// The user wants to keep the moves that were tried, or drop them.
    void keepRequested();
    void dropRequested();
    /// Something happened that deserves the attention of a user who is elsewhere.
    void attentionNeeded();

private:
    void showRequest(const Asked& asked);
    void showEnd(const Verdict& verdict);
    void withdrawClosedRequests();
    void showWaiting(const QString& text, bool mayWithdraw);
    void answered(bool accept);
    void withdraw();
    void chooseOpening(OpeningChoice choice);

    ui::MessageQueue& m_messages;
    ui::Actions& m_actions;
    ui::PageRef<ui::MatchPage> m_page;
    const ShownTable& m_shown;
};

} // namespace qipan::app
