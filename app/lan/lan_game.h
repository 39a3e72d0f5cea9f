// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lan/idle_rounds.h"
#include "app/lan/lan_seating.h"
#include "app/lan/match_saver.h"
#include "app/lan/peer_absence.h"
#include "app/lan/snapshot_check.h"
#include "app/match_store/stored_match.h"
#include "app/tables/score.h"
#include "app/tables/table.h"
#include "net/connection.h"
#include "net/session_event.h"

namespace qipan::net {
class Guest;
}

namespace qipan::app {

class MatchStore;

/// A table shared with one peer on the LAN, from the welcome until one of them leaves for good. A broken connection
/// does not end it: the peer may return within five minutes, and a guest tries to reconnect.
class LanGame final : public QObject {
    Q_OBJECT

public:
    /// How it ended.
    enum class Ending {
        PeerLeft, ///< it said goodbye; in a running round that is its resignation
        Lost,     ///< the connection broke and the peer did not reconnect in time
        Failed,   ///< an error in one of the programs
        Left,     ///< by this side
        Saved,    ///< by this side, to be resumed later
        Refused,  ///< the table to which this side reconnected does not know the game
        Replaced, ///< the host knows no such game and has started a new one with this side
    };

    using MakePlayer = std::function<std::unique_ptr<Player>(const GameInfo& game)>;

    /// `makePlayer` makes the player of the local seat (the first seat for a host, the second for a guest), again for
    /// each change of game that both agree on. `store` must outlive this object.
    LanGame(const LanSeating& seating, MakePlayer makePlayer, MatchStore& store);
    ~LanGame() override;

    [[nodiscard]] Table& table() { return m_table; }
    [[nodiscard]] const Table& table() const { return m_table; }
    [[nodiscard]] const LanSeating& seating() const { return m_seating; }
    [[nodiscard]] Seat me() const { return m_seating.me; }
    [[nodiscard]] const Player& localPlayer() const { return *m_table.player(me()); }
    [[nodiscard]] const QString& peerName() const { return m_seating.peerName; }
    /// Empty while the peer is at the table, or may return to it.
    [[nodiscard]] std::optional<Ending> ending() const { return m_ending; }
    /// Returns whether the connection is broken and the peer may reconnect.
    [[nodiscard]] bool isAway() const { return !m_ending && m_absence.isActive(); }
    /// Returns whether a round has ended and no other one has begun.
    [[nodiscard]] bool isBetweenRounds() const { return m_table.hasMatch() && !m_table.match().isRunning(); }
    [[nodiscard]] const PeerAbsence& absence() const { return m_absence; }
    /// Returns the score so far; the current round counts once its result is final.
    [[nodiscard]] const Score& score() const { return m_score; }
    /// Returns the round as sent to a peer that reconnects and to spectators. Precondition: it has begun.
    [[nodiscard]] net::RoundState roundState() const;
    /// Returns whether rock-paper-scissors decides who begins and this side has not chosen yet.
    [[nodiscard]] bool isHandDue() const { return m_isHandDue; }
    /// Null while the peer is away.
    [[nodiscard]] net::Connection* connection() const { return m_connection; }

    // How the game starts: one of these two.

    /// The peer has joined. A host starts the first round, unless rock-paper-scissors decides; a guest waits, and
    /// passes the guest behind the connection.
    void begin(net::Connection* connection, std::shared_ptr<net::Guest> guest);
    /// Restores the saved match. A host waits for the peer; a guest reconnects.
    void resume(const StoredMatch& stored);

    /// Host: the peer has reconnected.
    void reconnect(net::Connection* connection);

    /// Plays this user's hand in rock-paper-scissors.
    void chooseHand(Hand hand);
    /// Asks the peer for another game after the end of a round, or for a restart before.
    void askForNext();
    /// Proposes the setup of the next round. Returns false if that is not possible now.
    bool propose(const GameSetup& setup);
    void answerProposal(const GameSetup& setup, bool accept);
    [[nodiscard]] bool canPropose() const;
    /// Returns false if the text is empty, too long, or cannot be sent.
    bool chat(const QString& text);
    /// Guest: reconnects at once while away.
    void tryNow() { m_absence.tryNow(); }
    /// Says goodbye, which resigns a running round. While the peer is away, the game is saved as unfinished instead.
    void leave();
    /// Leaves without a goodbye: both sides keep the match. Between rounds, when there is none to keep, it says
    /// goodbye.
    void saveAndLeave();
    /// Waits no longer for the peer, who went between rounds.
    void giveUpWaiting();

Q_SIGNALS:
    /// A round that is new to this side has begun.
    void roundBegan();
    /// A chat message of either side, sanitized.
    void chatted(qipan::Seat by, const QString& text);
    /// Both hands are known; without a winner both sides choose again, otherwise the round begins.
    void handsShown(qipan::Hand own, qipan::Hand other, std::optional<qipan::Seat> winner);
    /// The clocks were set or stopped, or the score changed.
    void figuresChanged();
    void proposed(const qipan::GameSetup& setup);
    void proposalUpdated(const qipan::net::ProposalUpdate& update);
    /// The peer's request was refused, because this user did not answer it within a minute.
    void requestExpired();
    /// The verdict is final: both sides agree, or five seconds have passed. Once per round with a result.
    void settled(int round, const qipan::Verdict& verdict);
    /// The connection broke: the peer is away.
    void lost();
    /// Guest: a reconnection attempt begins, or the wait for the next one.
    void tried();
    /// After the ending `Replaced`: the guest now has a seat in another game.
    void replaced(std::shared_ptr<qipan::net::Guest> guest, const qipan::net::Entered& host);
    /// The peer is back.
    void resumed();
    /// The peer is gone. `why` is a sentence for the user, or empty if the ending says enough.
    void ended(qipan::app::LanGame::Ending ending, const QString& why);

private:
    void attach(net::Connection* connection);
    void receive(const net::SessionEvent& event);
    [[nodiscard]] bool takeOver(const net::Resumed& peer);
    void show(const net::HandsRevealed& hands);
    void playComputersHand();
    void startAgreed(const GameSetup& setup);
    void startRound(Seat black, const std::optional<GameSetup>& setup);
    void seatLocalPlayer(const GameSetup& setup);
    void roundStarted();
    void observe(const Event& event);
    void settle();
    void suspend();
    void resumePlay();
    void reconnected(std::shared_ptr<net::Guest> guest, const net::Resumed& peer);
    void rejoined(const std::shared_ptr<net::Guest>& guest, const net::Entered& host);
    [[nodiscard]] std::chrono::milliseconds unresponsiveTime() const;
    void end(Ending ending, const QString& why);

    LanSeating m_seating;
    const MakePlayer m_makePlayer;
    QPointer<net::Connection> m_connection;
    std::shared_ptr<net::Guest> m_guest;
    std::optional<Ending> m_ending;
    std::optional<GameSetup> m_agreed; ///< host: the setup of the next round
    Score m_previousScore;             ///< of the rounds before the current one
    Score m_score;
    int m_shownRound = 0;
    int m_settledRound = 0;
    bool m_isHandDue = false;
    IdleRounds m_idleRounds;
    QTimer m_resultTimeout; ///< for the peer's result
    SnapshotCheck m_snapshotCheck;
    Table m_table;
    PeerAbsence m_absence;
    MatchSaver m_saver;
};

} // namespace qipan::app
