// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/command.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>

namespace qipan::ui {
class ChatPanel;
}

namespace qipan::app {

class PeerTable;
class SpectatedTable;

/// Connects a chat panel with a table on the LAN.
class PeerChat final : public QObject {
    Q_OBJECT

public:
    /// `panel` is called when there is something to show: the page of the panel is made then.
    PeerChat(std::function<ui::ChatPanel&()> panel, QObject* parent);
    ~PeerChat() override;

    /// Shows the chat of a table, which must not be destroyed while it is shown.
    void show(PeerTable& table);
    void show(SpectatedTable& table);
    void setConnected(bool isConnected);
    void addNote(const QString& note);

Q_SIGNALS:
    /// Someone has written.
    void attentionNeeded();

private:
    [[nodiscard]] ui::ChatPanel& panel();
    QObject* start(bool isSpectating);

    const std::function<ui::ChatPanel&()> m_panel;
    bool m_isPanelConnected = false;
    PeerTable* m_table = nullptr;
    std::unique_ptr<QObject> m_connections; ///< context of the connections to the table
};

} // namespace qipan::app
