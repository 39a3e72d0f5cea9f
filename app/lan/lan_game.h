#pragma once

#include "app/lan/stored_match.h"
#include "app/tables/score.h"
#include "app/tables/table.h"
#include "net/connection.h"
#include "net/rate_limit.h"
#include "net/session_event.h"

#include <QPointer>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace qipan::net {
class Comeback;
class Guest;
} // namespace qipan::net

namespace qipan::app {

class MatchStore;

/// What both ends know when a guest has come to a table, and what this end keeps of it.
struct LanSeating {
    Seat me = Seat::First;
    QString ownName;
    QString peerName; ///< cleaned by the session: may be shown as plain text
    QString token;    ///< secret
    net::Terms terms;

    // host
    quint16 port = 0;
    QString passcode; ///< secret
    bool acceptAnyone = false;

    // guest
    QString address;          ///< as it was typed or found
    bool isBegunAnew = false; ///< by the host, in place of a game that this end came back to
};

/// A table shared with one peer on the LAN, from the welcome until one of them goes for good. A line that breaks does
/// not end it: for five minutes the peer may come back, and a guest tries to.
class LanGame final : public QObject {
    Q_OBJECT

public:
    /// How it ended.
    enum class Ending {
        PeerLeft,  ///< it said bye; in a running round that is its resignation
        Lost,      ///< the line broke and the peer did not come back in time
        Failed,    ///< one of the programs made an error
        Left,      ///< by this end
        Saved,     ///< by this end, to go on another time
        Refused,   ///< the table that this end came back to does not know the game, or not any more
        BegunAnew, ///< the host knows of no game to come back to and has welcomed this end to another
    };

    using MakePlayer = std::function<std::unique_ptr<Player>(const GameInfo& game)>;

    /// `makePlayer` makes who holds the seat at this end: the first for a host, the second for a guest; again for each
    /// other game that both agree to. `store` outlives the game.
    LanGame(const LanSeating& seating, MakePlayer makePlayer, MatchStore& store);
    ~LanGame() override;

    [[nodiscard]] Table& table() { return m_table; }
    [[nodiscard]] const Table& table() const { return m_table; }
    [[nodiscard]] const LanSeating& seating() const { return m_seating; }
    [[nodiscard]] Seat me() const { return m_seating.me; }
    [[nodiscard]] const QString& peerName() const { return m_seating.peerName; }
    /// Nothing while the peer is at the table, or may come back to it.
    [[nodiscard]] std::optional<Ending> ending() const { return m_ending; }
    /// The line is broken and the peer may come back.
    [[nodiscard]] bool isAway() const { return !m_ending && m_absence.isActive(); }
    /// How long it is still waited for; a guest also: until the next try, nothing while it tries.
    [[nodiscard]] std::chrono::milliseconds absenceLeft() const { return m_absence.remainingTimeAsDuration(); }
    [[nodiscard]] std::optional<std::chrono::milliseconds> untilNextTry() const;
    /// The rounds so far; the one on the board counts when its result stands.
    [[nodiscard]] const Score& score() const { return m_score; }
    /// The round as it is told to who comes back or watches. Precondition: it has begun.
    [[nodiscard]] net::Standing standing() const;
    /// A throw decides who begins, and this end has not chosen yet.
    [[nodiscard]] bool isThrowDue() const { return m_isThrowDue; }
    /// Null while the peer is away.
    [[nodiscard]] net::Connection* connection() const { return m_connection; }

    // The beginning: one of these.

    /// The peer has just come in. A host begins the first round unless a throw decides; a guest waits for it.
    void begin(net::Connection* connection);
    /// Host: the peer is away, and the match is what was kept of it.
    void waitFor(const StoredMatch& kept);
    /// Guest: likewise, and this end tries to come back.
    void comeBackTo(const StoredMatch& kept);

    /// Guest: takes care of the one whose connection this is.
    void keepGuest(std::shared_ptr<net::Guest> guest) { m_guest = std::move(guest); }
    /// Host: the peer is back on this connection.
    void takeBack(net::Connection* connection);

    /// Both: the hand of this end's user.
    void throwHand(Hand hand);
    /// Asks the peer: another game after the end, a restart before.
    void askForNext();
    /// Proposes to play this next. False while that cannot be said.
    bool propose(const GameSetup& setup);
    void answerProposal(const GameSetup& setup, bool accept);
    [[nodiscard]] bool canPropose() const;
    /// False when the text is empty, too long, or nobody hears it.
    bool chat(const QString& text);
    /// A guest who is away tries at once.
    void tryNow();
    /// Says bye; in a running round that resigns it. While the peer is away the game is kept as unfinished instead.
    void leave();
    /// Goes without a word: both ends keep the match.
    void saveAndLeave();

Q_SIGNALS:
    /// A round that is new to this end has begun.
    void roundBegan();
    /// One of the two said something, at this end or the other; already cleaned.
    void said(qipan::Seat by, const QString& text);
    /// The hands of both are known; without a winner both throw again, else the round begins.
    void handsShown(qipan::Hand own, qipan::Hand other, std::optional<qipan::Seat> winner);
    /// The clocks were set or halted, or the score has changed.
    void figuresChanged();
    void proposed(const qipan::GameSetup& setup);
    void proposalNews(const qipan::net::ProposalNews& news);
    /// The verdict of a round stands: both found it, or five seconds have passed. Once a round that has a result.
    void settled(int round, const qipan::Verdict& verdict);
    /// The line broke: the peer is away.
    void lost();
    /// A guest who is away begins another try, or waits for the next one.
    void tried();
    /// After that end: the seat that the guest has there now is another one.
    void begunAnew(std::shared_ptr<qipan::net::Guest> guest, const qipan::net::Entered& host);
    /// The peer is back.
    void resumed();
    /// The peer is gone. `why` is a sentence for the user, or empty where the ending says it all.
    void over(qipan::app::LanGame::Ending ending, const QString& why);

private:
    void attach(net::Connection* connection);
    void hear(const net::SessionEvent& event);
    [[nodiscard]] bool takeOver(const net::Resumed& peer);
    [[nodiscard]] bool canHaveBecome(const GameSetup& setup, const Match& told) const;
    [[nodiscard]] bool mayBeAt(int round) const;
    [[nodiscard]] bool isIdle() const;
    void show(const net::HandsShown& hands);
    void hearOf(const net::ProposalNews& news);
    void startAgreed(const GameSetup& setup);
    void startRound(Seat black, const std::optional<GameSetup>& setup);
    void seatOwnPlayerFor(const GameSetup& setup);
    void roundStarted();
    void see(const Event& event);
    void settle();
    void goAway();
    void goOn();
    void makeComeback();
    void comeBack(std::shared_ptr<net::Guest> guest, const net::Resumed& peer);
    void holdClock(bool hold, std::chrono::milliseconds since = {});
    [[nodiscard]] std::chrono::milliseconds deadTime() const;
    void restore(const StoredMatch& kept);
    [[nodiscard]] std::chrono::milliseconds pausedSoFar() const;
    [[nodiscard]] MatchKey key() const;
    [[nodiscard]] StoredMatch snapshot() const;
    quint64 keep();
    void keepBeforeMove();
    void kept(quint64 ticket);
    void end(Ending ending, const QString& why);

    LanSeating m_seating;
    const MakePlayer m_makePlayer;
    MatchStore& m_store;
    QPointer<net::Connection> m_connection;
    std::shared_ptr<net::Guest> m_guest;
    std::unique_ptr<net::Comeback> m_comeback;
    std::optional<Ending> m_ending;
    bool m_isFromStore = false;        ///< and the other end has not been met since
    std::optional<GameSetup> m_agreed; ///< host: the setup of the next round
    Score m_scoreBefore;               ///< of the rounds before the one on the board
    Score m_score;
    int m_shownRound = 0;
    int m_settledRound = 0;
    bool m_isThrowDue = false;
    bool m_mayHaveNextRound = true; ///< guest: the host may be one round ahead when the line that broke is back
    bool m_hasOfferedDraw = false;  ///< in this round, at this end
    int m_ownPlies = 0;             ///< played in this round
    net::RateLimit m_idleRounds;
    QTimer m_patience; ///< for the other side's result
    QTimer m_absence;
    QTimer m_pause;                        ///< while the clock stands still for an absence
    std::chrono::milliseconds m_paused{0}; ///< how long it did so before, in this round
    quint64 m_awaited = 0;                 ///< the store's ticket that a move waits for; 0: none does
    QTimer m_storePatience;                ///< for that
    QTimer m_sign;                         ///< of life, to the store
    Table m_table;
};

} // namespace qipan::app
