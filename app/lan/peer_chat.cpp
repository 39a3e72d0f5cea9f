// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lan/peer_chat.h"

#include "app/lan/peer_table.h"
#include "app/lan/spectated_table.h"
#include "ui/panels/chat_panel.h"

#include <utility>

namespace qipan::app {

PeerChat::PeerChat(std::function<ui::ChatPanel&()> panel, QObject* parent)
    : QObject{parent}
    , m_panel{std::move(panel)}
{
}

PeerChat::~PeerChat() = default;

ui::ChatPanel& PeerChat::panel()
{
    ui::ChatPanel& panel = m_panel();
    if (!std::exchange(m_isPanelConnected, true)) {
        connect(&panel, &ui::ChatPanel::sent, this, [this](const QString& text) {
            if (m_table != nullptr)
                m_table->chat(text);
        });
        connect(&panel, &ui::ChatPanel::added, this, &PeerChat::attentionNeeded);
    }
    return panel;
}

QObject* PeerChat::start(bool isSpectating)
{
    panel().clear();
    panel().setSpectating(isSpectating);
    panel().setConnected(true);
    m_connections = std::make_unique<QObject>();
    return m_connections.get();
}

void PeerChat::show(PeerTable& table)
{
    m_table = &table;
    connect(&table, &PeerTable::chatted, start(false), [this, &table](Seat by, const QString& text) {
        const bool isOwn = by == table.me();
        panel().add(isOwn ? table.seating().ownName : table.peerName(), text, isOwn);
    });
}

void PeerChat::show(SpectatedTable& table)
{
    m_table = nullptr;
    connect(&table, &SpectatedTable::chatted, start(true),
            [this, &table](Seat by, const QString& text) { panel().add(table.names()[indexOf(by)], text, false); });
}

void PeerChat::setConnected(bool isConnected)
{
    panel().setConnected(isConnected);
}

void PeerChat::addNote(const QString& note)
{
    panel().addNote(note);
}

} // namespace qipan::app
