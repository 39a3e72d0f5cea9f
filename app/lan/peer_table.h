// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lan/idle_rounds.h"
#include "app/lan/lan_seating.h"
#include "app/lan/match_saver.h"
#include "app/lan/peer_absence.h"
#include "app/lan/round_result.h"
#include "app/match_store/stored_match.h"
#include "app/tables/score.h"
#include "net/connection.h"
#include "net/session_event.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <memory>
#include <optional>

namespace qipan::net {
class Guest;
}

namespace qipan::app {

class MatchStore;

/// A table shared with one peer on the LAN, whatever is played there, from the welcome until one of them leaves for
/// good. A broken connection does not end it: the peer may return within five minutes, and a guest tries to reconnect.
class PeerTable : public QObject {
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

    ~PeerTable() override;

    [[nodiscard]] const LanSeating& seating() const { return m_seating; }
    [[nodiscard]] Seat me() const { return m_seating.me; }
    [[nodiscard]] const QString& peerName() const { return m_seating.peerName; }
    /// Empty while the peer is at the table, or may return to it.
    [[nodiscard]] std::optional<Ending> ending() const { return m_ending; }
    /// Returns whether the connection is broken and the peer may reconnect.
    [[nodiscard]] bool isAway() const { return !m_ending && m_absence.isActive(); }
    [[nodiscard]] const PeerAbsence& absence() const { return m_absence; }
    /// Returns whether the peer, which is not away yet, does not answer or cannot be reached.
    [[nodiscard]] bool isPeerSilent() const { return m_isPeerSilent; }
    /// Null while the peer is away.
    [[nodiscard]] net::Connection* connection() const { return m_connection; }
    /// Returns the score so far; the current round counts once its result is final.
    [[nodiscard]] const Score& score() const { return m_score; }

    /// Returns whether a round has begun.
    [[nodiscard]] virtual bool hasRound() const = 0;
    /// Returns whether a round is running; leaving resigns it.
    [[nodiscard]] virtual bool isRoundRunning() const = 0;
    /// Returns whether a round has ended and no other one has begun.
    [[nodiscard]] bool isBetweenRounds() const { return hasRound() && !isRoundRunning(); }
    /// Returns whether an engine plays the local seat.
    [[nodiscard]] virtual bool isComputer() const = 0;

    // How the game starts: one of these two.

    /// The peer has joined. A host starts the first round, unless rock-paper-scissors decides; a guest waits, and
    /// passes the guest behind the connection.
    virtual void begin(net::Connection* connection, std::shared_ptr<net::Guest> guest) = 0;
    /// Restores the saved match. A host waits for the peer; a guest reconnects.
    virtual void resume(const StoredMatch& stored) = 0;

    /// Host: the peer has reconnected.
    virtual void reconnect(net::Connection* connection) = 0;
    /// Asks the peer for what comes next: another round after the end of one, or a restart before if the game has that.
    virtual void askForNext() = 0;
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
    /// The clocks were set or stopped, or the score changed.
    void figuresChanged();
    /// The peer's request was refused, because this user did not answer it within a minute.
    void requestExpired();
    /// The verdict is final: both sides agree, or five seconds have passed. Once per round with a result.
    void settled(const qipan::app::RoundResult& result);
    /// isPeerSilent() has changed while the connection stands.
    void peerSilenceChanged();
    /// The connection broke: the peer is away.
    void lost();
    /// Guest: a reconnection attempt begins, or the wait for the next one.
    void tried();
    /// After the ending `Replaced`: the guest now has a seat in another game.
    void replaced(std::shared_ptr<qipan::net::Guest> guest, const qipan::net::Entered& host);
    /// The peer is back.
    void resumed();
    /// The peer is gone. `why` is a sentence for the user, or empty if the ending says enough.
    void ended(qipan::app::PeerTable::Ending ending, const QString& why);

protected:
    /// `store` must outlive this object.
    PeerTable(const LanSeating& seating, MatchStore& store);

    virtual void attach(net::Connection* connection);
    /// Handles an event of the session.
    virtual void receive(const net::SessionEvent& event);
    /// Returns whether the round would be worth keeping: something was played.
    [[nodiscard]] virtual bool isPlayed() const = 0;
    /// Returns whether the round comes from the store, and the peer has not reconnected since.
    [[nodiscard]] virtual bool isFromStore() const = 0;
    /// Returns what to tell a host to whom this side reconnects.
    [[nodiscard]] virtual net::message::Resume seatToResume() const = 0;
    /// Adds the round to what is stored. Precondition: hasRound().
    virtual void describe(StoredMatch& stored) const = 0;
    /// This side, or the peer, gives the running round up.
    virtual void resign(Seat by, CommandSource source) = 0;
    /// The local result of the round counts, if it has one.
    virtual void settle() = 0;
    virtual void voidRequests() = 0;
    /// Stops the time of the round or lets it run. When it stops, `givenBack` had passed while nobody could move.
    virtual void setHalted(bool isHalted, std::chrono::milliseconds givenBack) = 0;
    /// The connection broke, and is still there to be asked.
    virtual void aboutToSuspend() { }
    /// The table ends, and is not left to be resumed.
    virtual void aboutToEnd() { }

    void suspend();
    void checkSilence();
    /// The round has ended here: what the peer says of its end is awaited for a while.
    void awaitResult();
    void settleUnlessLate();
    /// The host does not know the game and has given this side a seat in another one.
    void rejoined(const std::shared_ptr<net::Guest>& guest, const net::Entered& host);
    [[nodiscard]] std::chrono::milliseconds unresponsiveTime() const;
    void end(Ending ending, const QString& why);

    LanSeating m_seating;
    QPointer<net::Connection> m_connection;
    std::shared_ptr<net::Guest> m_guest;
    std::optional<Ending> m_ending;
    Score m_previousScore; ///< of the rounds before the current one
    Score m_score;
    IdleRounds m_idleRounds;
    QTimer m_resultTimeout; ///< for the peer's result
    QElapsedTimer m_sinceEnd;
    QTimer m_silenceCheck; ///< while there is a connection
    bool m_isPeerSilent = false;
    PeerAbsence m_absence;
    MatchSaver m_saver;
};

} // namespace qipan::app
