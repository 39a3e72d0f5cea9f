// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/duel/shown_duel.h"
#include "ui/messages/message_queue.h"

#include <QObject>

namespace qipan::app {

/// The messages about requests in a duel: those of the other player, which the user answers, and the user's own.
class DuelRequests final : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this object.
    DuelRequests(ui::MessageQueue& messages, const ShownDuel& shown);

    /// Another duel, or another round, is shown.
    void showAll();
    void dismiss();
    void happened(const duel::Event& event);

Q_SIGNALS:
    void attentionNeeded();

private:
    void show(const duel::Asked& asked);
    void answer(Seat asker, bool accept);
    void withdraw();
    void withdrawClosed();

    ui::MessageQueue& m_messages;
    const ShownDuel& m_shown;
    bool m_isWithdrawn = false; ///< the user's own request
};

} // namespace qipan::app
