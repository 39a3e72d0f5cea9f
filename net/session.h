#pragma once

#include "core/match/event.h"
#include "core/match/match.h"
#include "net/line_reader.h"
#include "net/rate_limit.h"
#include "net/session_event.h"

#include <QByteArray>
#include <QByteArrayView>

#include <chrono>
#include <optional>

namespace qipan::net {

/// Time since any fixed start, of a clock that never goes back.
using Time = std::chrono::milliseconds;

/// How a program introduces itself. Names are cleaned and cut to what the protocol allows.
struct Introduction {
    QString name;   ///< the user's
    QString client; ///< the program's name and version
};

/// The introduction as the protocol has it: clean, cut to length, the name never empty.
[[nodiscard]] Introduction cleaned(const Introduction& introduction);

/// What a host offers.
struct Table {
    GameSetup setup;
    Seat firstBlack = Seat::First; ///< who plays black in round 1
};

/// One connection of a LAN game from its first byte to its last: framing, limits, the way from hello to welcome,
/// liveness, and the translation between messages and the commands and events of a match.
///
/// A value-like state machine without sockets, timers or clocks: bytes, local actions and the time go in; bytes and
/// events come out. After each call that takes something in, call poll() until it returns nothing, handling each event
/// before the next poll (the next line is read only then), and send what takeOutput() gives.
/// The host sits on Seat::First, the guest on Seat::Second. Rules: docs/lan-protocol.md.
class Session {
public:
    /// The host's end of a connection that was just accepted.
    [[nodiscard]] static Session host(const Introduction& self, const Table& table, Time now);
    /// The guest's end of a connection that was just made; its hello is in the output.
    [[nodiscard]] static Session guest(const Introduction& self, Time now);

    // The line.

    /// Takes in bytes from the other side, in any pieces. At most what is given here and one line are held.
    void receive(QByteArrayView bytes, Time now);
    /// The transport has ended. What was received before is still worked off; then the session is lost.
    void disconnected();
    /// The next thing that has happened, or nothing for now.
    [[nodiscard]] std::optional<SessionEvent> poll(Time now);
    /// The bytes to send, whole lines; empties the store.
    [[nodiscard]] QByteArray takeOutput();
    /// When poll() must be called though nothing has come in; nothing once closed.
    [[nodiscard]] std::optional<Time> nextDeadline() const;
    /// True when nothing will be sent or told any more: send the output, then close the transport.
    [[nodiscard]] bool isClosed() const { return m_state == State::Closed && !m_pending; }

    // At this end. All of these do nothing once the session is closed.

    /// Host, after Knocked: lets the guest in. Entered follows from poll().
    void admit();
    /// Host, after Knocked: turns the guest away; the session is closed.
    void reject(RejectReason reason);
    /// Host, after Entered and after each agreed restart or `again`: begins the next round.
    void startRound(Seat black);
    /// Says what happened in the match at this end, whoever's command it came from: give it every event, in order,
    /// after the match has taken it. Sends what the other side needs to know of it, often nothing.
    void tell(const Event& event);
    /// The match refused a command that came as PeerCommand: answers, stays silent or ends with an error (then poll()
    /// returns Failed), as the protocol has it.
    void refuse(const Command& command, Refusal refusal);
    /// Sends a line of chat, cleaned. False when nothing is left of it, when it is longer than maxChatLength or when
    /// there is nobody to hear it.
    bool chat(const QString& text);
    /// Says bye, where it can be said, and closes. In a running round this is a resignation.
    void leave();
    /// A number for the next request of this end (Ask::id): never given twice.
    [[nodiscard]] int nextRequestId() { return ++m_lastRequestId; }

    [[nodiscard]] Seat localSeat() const { return m_seat; }
    [[nodiscard]] Seat peerSeat() const { return opposite(m_seat); }
    /// The number of the round, from 1; 0 before the first.
    [[nodiscard]] int round() const { return m_round; }
    /// Host: true when the guest has introduced itself.
    [[nodiscard]] bool hasGreeted() const { return m_state != State::Greeting; }
    /// True between Entered and the end.
    [[nodiscard]] bool isPlaying() const { return m_state == State::Playing; }

private:
    /// Greeting: the host waits for hello. Knocking: it waits for its user, the guest for welcome.
    enum class State { Greeting, Knocking, Playing, Closed };
    /// The last request of this end: its reply must name both.
    struct OwnRequest {
        int id = 0;
        RequestKind kind = RequestKind::Undo;
    };

    Session(Seat seat, const Introduction& self, Time now);

    [[nodiscard]] bool isHost() const { return m_seat == Seat::First; }
    void send(const Message& message);
    void close(SessionEvent event);
    void closeSilently();
    void fail(ErrorCode code, const QString& detail);
    void checkTime();
    void takeLine(QByteArrayView line);
    [[nodiscard]] bool isDue(const Message& message) const;
    void count();
    void ignore();
    [[nodiscard]] bool isCurrent(int round);
    void beginRound(int round);
    void reply(const Ask& ask, AnswerReason reason);
    void turnAway(RejectReason reason);

    void say(const Placed& placed);
    void say(const Asked& asked);
    void say(const Answered& answered);
    void say(const Withdrew& withdrew);
    void say(const TookBack& tookBack);
    void say(const Ended& ended);
    void say(const Finished& finished);
    void say(const Overruled& overruled);
    void say(const Confirmed& confirmed);
    void say(const Passed&) { }

    void take(const message::Hello& hello);
    void take(const message::Welcome& welcome);
    void take(const message::Reject& reject);
    void take(const message::Start& start);
    void take(const message::Move& move);
    void take(const message::Request& request);
    void take(const message::Reply& reply);
    void take(const message::Withdraw& withdraw);
    void take(const message::Resign& resign);
    void take(const message::Chat& chat);
    void take(const message::Result& result);
    void take(const message::Ping& ping);
    void take(const message::Pong& pong);
    void take(const message::Bye& bye);
    void take(const message::Error& error);
    void take(const message::Reserved& reserved);
    void take(const message::Unknown& unknown);

    Seat m_seat;
    Introduction m_self;
    Introduction m_peer;          ///< host only: who knocked
    std::optional<Table> m_table; ///< host only
    State m_state = State::Greeting;
    LineReader m_reader;
    RateLimit m_rate;
    QByteArray m_output;
    std::optional<SessionEvent> m_pending; ///< what the next poll() returns
    bool m_disconnected = false;

    Time m_now;       ///< of the last call that gave it
    Time m_since;     ///< when the present state began
    Time m_lastHeard; ///< the last whole line
    Time m_lastPing;  ///< or when the line was last heard, if that is later

    int m_lastPingNumber = 0;
    bool m_uncounted = false; ///< the message at hand counts towards the rate only if it turns out not to be due

    int m_round = 0;
    int m_plies = 0;          ///< on the board at this end
    bool m_requested = false; ///< something was asked for in this round
    bool m_startDue = true;   ///< guest: the host may begin the next round
    int m_lastRequestId = 0;
    std::optional<OwnRequest> m_asked;
};

} // namespace qipan::net
