// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/page.h"
#include "ui/pages/host_choices.h"
#include "ui/pages/host_waiting.h"
#include "ui/pages/resume_bar.h"

#include <QStringList>
#include <QWidget>

class QLabel;

namespace qipan::ui {

/// Hosts a table on the LAN: first the choice of the game, then the addresses and the join requests.
class HostPage final : public QWidget {
    Q_OBJECT

public:
    static constexpr Page id = Page::Host;

    explicit HostPage(QWidget* parent = nullptr);

    /// Offers to continue an interrupted game.
    [[nodiscard]] ResumeBar& unfinished() { return *m_unfinished; }
    [[nodiscard]] HostChoices& choices() { return *m_choices; }
    [[nodiscard]] HostWaiting& waiting() { return *m_waiting; }

    /// Shows the first stage, before the table opens; `error` says why it could not be opened.
    void showChoices(const QString& error = {});
    /// Shows that the table is open, with this offer, at these addresses of this machine.
    void showWaiting(const HostChoice& offered, const QStringList& addresses, quint16 port);

Q_SIGNALS:
    /// Closes the table if it is open without a guest, and leaves the page; with a guest, goes back to the game.
    void cancelled();

protected:
    // Not a focus proxy: it would be a tab stop that hides what lies before it.
    void focusInEvent(QFocusEvent*) override { m_start->setFocus(); }
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
