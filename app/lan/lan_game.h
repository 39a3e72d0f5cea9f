// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lan/peer_table.h"
#include "app/lan/snapshot_check.h"
#include "app/tables/table.h"

namespace qipan::app {

/// A table of a game of two, shared with one peer on the LAN.
class LanGame final : public PeerTable {
    Q_OBJECT

public:
    using MakePlayer = std::function<std::unique_ptr<Player>(const GameInfo& game)>;

    /// `makePlayer` makes the player of the local seat (the first seat for a host, the second for a guest), again for
    /// each change of game that both agree on. `store` must outlive this object.
    LanGame(const LanSeating& seating, MakePlayer makePlayer, MatchStore& store);
    ~LanGame() override;

    [[nodiscard]] Table& table() { return m_table; }
    [[nodiscard]] const Table& table() const { return m_table; }
    [[nodiscard]] const Player& localPlayer() const { return *m_table.player(me()); }
    [[nodiscard]] bool hasRound() const override { return m_table.hasMatch(); }
    [[nodiscard]] bool isRoundRunning() const override { return m_table.hasMatch() && m_table.match().isRunning(); }
    [[nodiscard]] bool isComputer() const override { return localPlayer().isEngine(); }
    /// Returns the round as sent to a peer that reconnects and to spectators. Precondition: it has begun.
    [[nodiscard]] net::RoundState roundState() const;
    /// Returns whether rock-paper-scissors decides who begins and this side has not chosen yet.
    [[nodiscard]] bool isHandDue() const { return m_isHandDue; }

    void begin(net::Connection* connection, std::shared_ptr<net::Guest> guest) override;
    void resume(const StoredMatch& stored) override;
    void reconnect(net::Connection* connection) override;

    /// Plays this user's hand in rock-paper-scissors.
    void chooseHand(Hand hand);
    void askForNext() override;
    /// Proposes the setup of the next round. Returns false if that is not possible now.
    bool propose(const GameSetup& setup);
    void answerProposal(const GameSetup& setup, bool accept);
    [[nodiscard]] bool canPropose() const;

Q_SIGNALS:
    /// Both hands are known; without a winner both sides choose again, otherwise the round begins.
    void handsShown(qipan::Hand own, qipan::Hand other, std::optional<qipan::Seat> winner);
    void proposed(const qipan::GameSetup& setup);
    void proposalUpdated(const qipan::net::ProposalUpdate& update);

private:
    void attach(net::Connection* connection) override;
    void receive(const net::SessionEvent& event) override;
    [[nodiscard]] bool isPlayed() const override { return m_table.hasMatch() && m_table.match().plies() > 0; }
    [[nodiscard]] bool isFromStore() const override { return m_snapshotCheck.isFromStore(); }
    [[nodiscard]] net::message::Resume seatToResume() const override;
    void describe(StoredMatch& stored) const override;
    void resign(Seat by, CommandSource source) override;
    void settle() override;
    void voidRequests() override { m_table.voidRequests(); }
    void setHalted(bool isHalted, std::chrono::milliseconds givenBack) override;
    [[nodiscard]] bool mayBeLate(Side side, std::chrono::milliseconds overdue);
    void aboutToSuspend() override;

    [[nodiscard]] bool takeOver(const net::Resumed& peer);
    void takeOver(const StoredMatch& stored);
    void show(const net::HandsRevealed& hands);
    void playComputersHand();
    void startAgreed(const GameSetup& setup);
    void startRound(Seat black, const std::optional<GameSetup>& setup);
    void seatLocalPlayer(const GameSetup& setup);
    void roundStarted();
    void observe(const Event& event);
    void resumePlay();
    void reconnected(std::shared_ptr<net::Guest> guest, const net::Resumed& peer);

    [[nodiscard]] const net::GameTerms& terms() const { return std::get<net::GameTerms>(seating().terms); }

    const MakePlayer m_makePlayer;
    std::optional<GameSetup> m_agreed; ///< host: the setup of the next round
    int m_shownRound = 0;
    int m_settledRound = 0;
    bool m_isHandDue = false;
    SnapshotCheck m_snapshotCheck;
    Table m_table;
};

} // namespace qipan::app
