// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lan/spectated_table.h"
#include "app/tables/table.h"

namespace qipan::app {

/// A LAN game between two others, as a spectator sees it.
class SpectatedGame final : public SpectatedTable {
    Q_OBJECT

public:
    SpectatedGame(std::shared_ptr<net::Guest> guest, const net::Entered& host);
    ~SpectatedGame() override;

    [[nodiscard]] Table& table() { return m_table; }
    /// Returns whether the host has sent the times on the clocks.
    [[nodiscard]] bool knowsClock() const { return m_knowsClock; }

private:
    void receive(const net::SessionEvent& event) override;
    void takeOver(const net::Synced& synced);
    void execute(const Command& command);

    bool m_knowsClock = false;
    Table m_table;
};

} // namespace qipan::app
