// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/duel/duel_table.h"
#include "app/lan/spectated_table.h"

namespace qipan::app {

/// Duels of two others on the LAN, as a spectator sees them.
class SpectatedDuel final : public SpectatedTable {
    Q_OBJECT

public:
    SpectatedDuel(std::shared_ptr<net::Guest> guest, const net::Entered& host);
    ~SpectatedDuel() override;

    [[nodiscard]] DuelTable& table() { return m_table; }

private:
    void receive(const net::SessionEvent& event) override;
    void takeOver(const net::DuelSynced& synced);
    void begin(const net::DuelStarted& started);

    DuelTable m_table;
};

} // namespace qipan::app
