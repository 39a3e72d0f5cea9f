// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/page.h"
#include "ui/pages/host_choice.h"

#include <QStringList>
#include <QWidget>

class QLabel;

namespace qipan::ui {

class HostChoices;
class HostWaiting;
class ResumeBar;

/// Hosts a table on the LAN: first the choice of the game, then the addresses and the join requests.
class HostPage final : public QWidget {
    Q_OBJECT

public:
    static constexpr Page id = Page::Host;

    explicit HostPage(QWidget* parent = nullptr);

    /// Sets the games that can be hosted, by their registry keys; others are not offered.
    void setGames(const QStringList& keys);
    void setChoice(const HostChoice& choice);
    [[nodiscard]] HostChoice choice() const;
    /// Shows that a game can be continued, as a whole sentence ("Your game with Mei … was interrupted."); empty for
    /// none.
    void setUnfinished(const QString& text);

    /// Shows the first stage, before the table opens; `error` says why it could not be opened.
    void showChoices(const QString& error = {});
    /// Shows that the table is open, with this offer, at these addresses of this machine.
    void showWaiting(const HostChoice& offered, const QStringList& addresses, quint16 port);
    /// Updates the addresses.
    void setAddresses(const QStringList& addresses);
    /// Someone asks to join.
    void showJoinRequest(const QString& name);
    /// The join request was withdrawn.
    void hideJoinRequest();
    /// Sets the status line while waiting ("… has left. The table is open.").
    void setNote(const QString& note);
    /// Sets the guest's name; empty while the table waits for one. With a guest, `cancelled` means back to the game.
    void setGuest(const QString& name);
    /// Sets the number of spectators at the open table; 0 before it opens.
    void setSpectators(int count);

Q_SIGNALS:
    void openRequested(const qipan::ui::HostChoice& choice);
    void joinRequestAnswered(bool accept);
    void resumeRequested();
    void discardRequested();
    /// Closes the table if it is open without a guest, and leaves the page.
    void cancelled();

protected:
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void setStage(QWidget* stage, QWidget* start);
    void retranslate();

    QWidget* m_start = nullptr; ///< gets the focus when the page does
    QLabel* m_title = nullptr;
    ResumeBar* m_unfinished = nullptr;
    HostChoices* m_choices = nullptr;
    HostWaiting* m_waiting = nullptr;
};

} // namespace qipan::ui
