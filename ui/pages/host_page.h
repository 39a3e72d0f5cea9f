// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/page.h"
#include "ui/pages/host_waiting.h"

#include <QStringList>
#include <QWidget>

class QLabel;

namespace qipan::ui {

/// A table on the LAN that is open: its addresses and the join requests.
class HostPage final : public QWidget {
    Q_OBJECT

public:
    static constexpr Page id = Page::Host;

    explicit HostPage(QWidget* parent = nullptr);

    [[nodiscard]] HostWaiting& waiting() { return *m_waiting; }

    /// Shows that the table is open, with this offer, at these addresses of this machine.
    void showWaiting(const HostChoice& offered, const QStringList& addresses, quint16 port);

Q_SIGNALS:
    /// Closes the table if it is open without a guest, and leaves the page; with a guest, goes back to the game.
    void cancelled();

protected:
    // Not a focus proxy: it would be a tab stop that hides what lies before it.
    void focusInEvent(QFocusEvent*) override { m_waiting->setFocus(); }
    void keyPressEvent(QKeyEvent* event) override;

private:
    QLabel* m_title;
    HostWaiting* m_waiting;
};

} // namespace qipan::ui
