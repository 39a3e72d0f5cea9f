// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/duel/duel_computer.h"
#include "app/duel/duel_table.h"
#include "app/lan/peer_table.h"

#include <QElapsedTimer>

#include <functional>

namespace qipan::app {

/// A table of duels of link-match, shared with one peer on the LAN.
class LanDuel final : public PeerTable {
    Q_OBJECT

public:
    /// Makes the computer of the local seat; returns null if a person plays.
    using MakeComputer = std::function<std::unique_ptr<DuelComputer>(DuelTable& table, Seat seat)>;

    /// `store` must outlive this object.
    LanDuel(const LanSeating& seating, const MakeComputer& makeComputer, MatchStore& store);
    ~LanDuel() override;

    [[nodiscard]] DuelTable& table() { return m_table; }
    [[nodiscard]] const DuelTable& table() const { return m_table; }
    /// Null if a person plays.
    [[nodiscard]] const DuelComputer* computer() const { return m_computer.get(); }

    [[nodiscard]] bool hasRound() const override { return m_table.hasDuel(); }
    [[nodiscard]] bool isRoundRunning() const override { return m_table.hasDuel() && m_table.duel().isRunning(); }
    [[nodiscard]] bool isComputer() const override { return m_computer != nullptr; }

    void begin(net::Connection* connection, std::shared_ptr<net::Guest> guest) override;
    void resume(const StoredMatch& stored) override;
    void reconnect(net::Connection* connection) override;
    void askForNext() override;

private:
    void attach(net::Connection* connection) override;
    void receive(const net::SessionEvent& event) override;
    [[nodiscard]] bool isPlayed() const override;
    [[nodiscard]] bool isFromStore() const override { return m_isFromStore; }
    [[nodiscard]] net::message::Resume seatToResume() const override;
    void describe(StoredMatch& stored) const override;
    void resign(Seat by, CommandSource source) override;
    void settle() override;
    void voidRequests() override { m_table.voidRequests(); }
    void setHalted(bool isHalted, std::chrono::milliseconds givenBack) override;
    void aboutToSuspend() override;
    void aboutToEnd() override;

    void receive(const net::DuelCommand& command);
    void startRound(const link::DealSetup& deal);
    void roundStarted(const net::DuelStarted& started);
    void beginRound(int round, const DuelTable::Built& built, duel::Milliseconds time);
    void observe(const duel::Event& event);
    void reconnected(std::shared_ptr<net::Guest> guest, const net::DuelResumed& peer);
    void takeOver(const net::DuelState& state, const DuelTable::Built& built);
    void resumePlay();

    int m_settledRound = 0;
    bool m_isFromStore = false;
    bool m_mayHaveNextRound = true;
    DuelTable m_table;
    std::unique_ptr<DuelComputer> m_computer;
};

} // namespace qipan::app
