// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/page.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>

namespace qipan::ui {
class MessageQueue;
}

namespace qipan::app {

class PeerTable;

/// Says on the page of a LAN table that the connection to the peer is lost, how long the peer is awaited, and what can
/// be done meanwhile.
class AbsenceMessage final : public QObject {
    Q_OBJECT

public:
    /// `resultText` says how the last round ended, which the message hides; called only after the end of a round.
    AbsenceMessage(ui::MessageQueue& messages, ui::Page page, std::function<QString(const PeerTable&)> resultText,
                   QObject* parent);

    /// Shows the message if the peer is away, or withdraws it. Null if the page shows no such table. The table must not
    /// be destroyed before the next call.
    void show(PeerTable* table);
    /// Updates the times.
    void showTimes();

Q_SIGNALS:
    void saveAndLeaveRequested();

private:
    [[nodiscard]] bool isPeerGone() const;
    void showPeerGone();
    void wait();
    [[nodiscard]] QString times() const;

    ui::MessageQueue& m_messages;
    const ui::Page m_page;
    const std::function<QString(const PeerTable&)> m_resultText;
    PeerTable* m_table = nullptr;
    QTimer m_retryTimer;      ///< updates the times
    bool m_isPatient = false; ///< the user has chosen to wait for the lost connection
};

} // namespace qipan::app
