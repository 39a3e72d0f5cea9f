// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/duel/duel_table.h"
#include "app/lan/spectated_table.h"
#include "app/tables/score.h"

#include <optional>

namespace qipan::app {

/// Duels of two others on the LAN, as a spectator sees them.
class SpectatedDuel final : public SpectatedTable {
    Q_OBJECT

public:
    SpectatedDuel(std::shared_ptr<net::Guest> guest, const net::Entered& host);
    ~SpectatedDuel() override;

    [[nodiscard]] DuelTable& table() { return m_table; }
    /// The score of this match; empty after an arrival in the middle of one, as nobody tells it.
    [[nodiscard]] const std::optional<Score>& score() const { return m_score; }

private:
    void receive(const net::SessionEvent& event) override;
    void takeOver(const net::DuelSynced& synced);
    void begin(const net::DuelStarted& started);

    void enterRound(int round, bool isNext);
    void countVerdict();

    std::optional<Score> m_score{Score{}};
    int m_countedRound = 0;
    DuelTable m_table;
};

} // namespace qipan::app
