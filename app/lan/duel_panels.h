// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lan/absence_message.h"
#include "app/lan/lan_duel.h"
#include "app/lan/peer_chat.h"
#include "ui/shell/page_ref.h"
#include "ui/shell/window_parts.h"

namespace qipan::ui {
class DuelPage;
}

namespace qipan::app {

class DuelController;
class SpectatedDuel;

/// The chat beside the boards of a duel on the LAN, and what is said about its connection.
class DuelPanels final : public QObject {
    Q_OBJECT

public:
    /// `controller` must outlive this object.
    DuelPanels(ui::MessageQueue& messages, ui::PageRef<ui::DuelPage> page, const DuelController& controller,
               QObject* parent);
    ~DuelPanels() override;

    /// Connects the panels with a table, which must not be destroyed while it is shown.
    void show(LanDuel& duel);
    void show(SpectatedDuel& duel);
    /// Sets whether the page shows that table.
    void setShown(bool shown);
    void setNote(const QString& note);
    /// A note that screen readers announce too.
    void noteArrival(const QString& note);
    /// The table has ended, with this note if not empty: disables the chat.
    void close(const QString& note = {});
    /// Call when the language changed.
    void showConnection();

Q_SIGNALS:
    /// Someone is waiting for the user.
    void attentionNeeded();
    void saveAndLeaveRequested();
    /// The user wants to see the duel, which another page hides.
    void showRequested();

private:
    void offerToShow(const QString& text);
    void tellReturn();

    ui::MessageQueue& m_messages;
    ui::PageRef<ui::DuelPage> m_page;
    PeerChat* m_chat; // children, as is the next member
    AbsenceMessage* m_absence;
    LanDuel* m_duel = nullptr;
    std::unique_ptr<QObject> m_connections; ///< context of the connections to the table
    bool m_isShown = false;
};

} // namespace qipan::app
