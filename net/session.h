#pragma once

#include "core/match/event.h"
#include "core/match/match.h"
#include "net/hand_throw.h"
#include "net/line_reader.h"
#include "net/rate_limit.h"
#include "net/session_event.h"

#include <QByteArray>
#include <QByteArrayView>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <map>
#include <optional>
#include <vector>

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

/// The terms in the words of the wire.
[[nodiscard]] message::Setup describe(const Terms& terms);
/// The game, rule and size of a setup; nothing where it cannot be played here.
[[nodiscard]] std::optional<GameSetup> playableSetup(const message::Setup& setup);

/// How a guest comes to a table.
struct Approach {
    Role role = Role::Play;
    QString passcode;                      ///< empty: PasscodeWanted is told when there is one
    std::optional<message::Resume> resume; ///< the seat to take again
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
    [[nodiscard]] static Session host(const Introduction& self, const Terms& terms, Time now);
    /// The guest's or watcher's end of a connection that was just made; its hello is in the output.
    [[nodiscard]] static Session guest(const Introduction& self, const Approach& approach, Time now);

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
    /// How long nothing has been heard from the other side, where that is too long for a line that works: a ping of 2 s
    /// before has no answer. Otherwise zero.
    [[nodiscard]] Time deadTime(Time now) const;
    /// True when nothing will be sent or told any more: send the output, then close the transport.
    [[nodiscard]] bool isClosed() const { return m_state == State::Closed && !m_pending; }

    // At this end. All of these do nothing once the session is closed.

    /// Says what time it is; to be called before what follows where time has passed since the last call that told it.
    void advance(Time now) { m_now = std::max(m_now, now); }

    /// Host, before the guest is let in: the terms have changed meanwhile.
    void setTerms(const Terms& terms);
    /// Host, after Knocked: wants proof that the guest knows the passcode. Proved follows from poll().
    void challenge(const QString& passcode);
    /// Guest, after PasscodeWanted.
    void prove(const QString& passcode);
    /// Host, after Knocked or Proved: lets the guest in. Entered follows from poll().
    void admit();
    /// Host, after Knocked with the token of the kept seat: lets the guest take it again. Resumed follows from poll().
    void resume(const QString& token, const Standing& standing);
    /// Host, after Knocked or Proved: turns the guest away; the session is closed.
    void reject(RejectReason reason);

    /// Both, after Entered with a throw in the terms and after a tie: this end's choice, which the other side learns
    /// only when it has chosen too. False when no throw is due. HandsShown follows from poll().
    bool throwHand(Hand hand);
    /// Host, after Entered, HandsShown and each agreed restart, `again` or proposal: begins the next round, with what
    /// its setup has on the board from the start. `setup` where another one was agreed.
    void startRound(Seat black, const std::optional<GameSetup>& setup = std::nullopt);
    /// Host to guest and watcher: what the clock says, after every ply and take-back.
    void tellClock(const ClockTimes& times);
    /// Host to a watcher: everything as it stands; `guest` is empty while there is none.
    void sync(const std::optional<Standing>& standing, const QString& guest);
    /// Proposes what to play next. False while this cannot be said: a round runs, one of ours is open, or one of the
    /// other side waits for its answer.
    bool propose(const GameSetup& setup);
    /// A proposal of the other side waits for its answer.
    [[nodiscard]] bool hasPeerProposal() const { return m_peerProposal.has_value(); }
    /// Answers the open proposal of the other side. False when there is none, as after the line broke: then nothing was
    /// agreed. A host that has agreed calls startRound().
    bool answerProposal(bool accept);
    /// Says what happened in the match at this end, whoever's command it came from: give it every event, in order,
    /// after the match has taken it. Sends what the other side needs to know of it, often nothing. To a watcher it
    /// sends moves and ends of both seats; a take-back wants a sync().
    void tell(const Event& event);
    /// The match refused a command that came as PeerCommand: answers, stays silent or ends with an error (then poll()
    /// returns Failed), as the protocol has it.
    void refuse(const Command& command, Refusal refusal);
    /// Sends a line of chat, cleaned. False when nothing is left of it, when it is longer than maxChatLength or when
    /// there is nobody to hear it.
    bool chat(const QString& text);
    /// Host to a watcher: what one of the players said, cleaned.
    void relayChat(Seat from, const QString& text);
    /// Ends the connection with an error: the other side has done what it must not. Failed follows from poll().
    void fail(ErrorCode code, const QString& detail);
    /// Says bye, where it can be said, and closes. In a running round this is a resignation.
    void leave();

    [[nodiscard]] Seat localSeat() const { return m_seat; }
    [[nodiscard]] Seat peerSeat() const { return opposite(m_seat); }
    /// The number of the round, from 1; 0 before the first.
    [[nodiscard]] int round() const { return m_round; }
    /// Guest: the host may have begun the next round: it was agreed, or what this end wants for it may have been.
    [[nodiscard]] bool mayHaveNextRound() const;
    /// Host: true until the guest has introduced itself.
    [[nodiscard]] bool isGreeting() const { return m_state == State::Greeting; }
    /// Host: true while the proof that was asked for is waited for.
    [[nodiscard]] bool isProving() const { return m_state == State::Proving; }
    /// True between Entered or Resumed and the end.
    [[nodiscard]] bool isAtTable() const { return m_state == State::AtTable; }
    /// The other side (at a host's end) or this end watches.
    [[nodiscard]] Role role() const { return m_role; }
    /// Host: the other side knows of rounds that begin with moves on the board.
    [[nodiscard]] bool peerContinues() const { return m_peerContinues; }
    /// Host: how the other side has introduced itself.
    [[nodiscard]] const QString& peerName() const { return m_peer.name; }

private:
    /// Greeting: the host waits for hello. Proving: it waits for proof. Knocking: it waits for its user, the guest for
    /// welcome. AtTable: from welcome on.
    enum class State { Greeting, Proving, Knocking, AtTable, Closed };
    /// The open request of this end, also where the round has ended meanwhile: its reply must name both.
    struct OwnRequest {
        int id = 0;
        RequestKind kind = RequestKind::Undo;
    };

    struct OwnProposal {
        int id = 0;
        GameSetup setup;
        std::optional<Time> deadline; ///< for the word that it was heard; nothing once that is in
        bool isUnheard = false;       ///< given up
    };
    struct PeerProposal {
        int id = 0;
        GameSetup setup;
    };

    Session(Seat seat, const Introduction& self, Time now);

    [[nodiscard]] bool isHost() const { return m_seat == Seat::First; }
    void send(const Message& message);
    void close(SessionEvent event);
    void closeSilently();
    void checkTime();
    void takeLine(QByteArrayView line);
    [[nodiscard]] bool isDue(const Message& message) const;
    void count();
    void ignore();
    [[nodiscard]] bool isCurrent(int round);
    [[nodiscard]] std::optional<int> choicesToTell() const;
    [[nodiscard]] bool isDueAtTable(const Message& message) const;
    void beginRound(int round, std::size_t plies = 0);
    void takeOver(const Standing& standing);
    void revealWhenDue();
    void agreeTo(const GameSetup& setup);
    void giveUpProposal();
    void closeByPlay(Seat player);
    void reply(const Ask& ask, AnswerReason reason);
    void turnAway(RejectReason reason);

    void say(const Placed& placed);
    void say(const Chosen& chosen);
    void say(const Asked& asked);
    void say(const Answered& answered);
    void say(const Withdrew& withdrew);
    void say(const TookBack& tookBack);
    void say(const Ended& ended);
    void say(const Finished& finished);
    void say(const Overruled& overruled);
    void say(const Confirmed& confirmed);
    void say(const Passed&) { }
    void say(const Voided&) { }

    void take(const message::Hello& hello);
    void take(const message::Challenge& challenge);
    void take(const message::Proof& proof);
    void take(const message::Welcome& welcome);
    void take(const message::Reject& reject);
    void take(const message::Throw& commit);
    void take(const message::Reveal& reveal);
    void take(const message::Start& start);
    void take(const message::Move& move);
    void take(const message::Choice& choice);
    void take(const message::Request& request);
    void take(const message::Reply& reply);
    void take(const message::Withdraw& withdraw);
    void take(const message::Resign& resign);
    void take(const message::Chat& chat);
    void take(const message::Clock& clock);
    void take(const message::Timeout& timeout);
    void take(const message::Result& result);
    void take(const message::Sync& sync);
    void take(const message::Propose& propose);
    void take(const message::ProposalHeard& heard);
    void take(const message::ProposalReply& reply);
    void take(const message::Ping& ping);
    void take(const message::Pong& pong);
    void take(const message::Bye& bye);
    void take(const message::Error& error);
    void take(const message::Reserved& reserved);
    void take(const message::Unknown& unknown);

    Seat m_seat;
    Introduction m_self;
    Introduction m_peer;          ///< host only: who knocked
    std::optional<Terms> m_terms; ///< a guest learns them with welcome
    Role m_role = Role::Play;
    bool m_peerContinues = false;
    QString m_token; ///< of the seat of the guest; of the one it wants to take again before welcome
    State m_state = State::Greeting;
    LineReader m_reader;
    RateLimit m_rate{100, std::chrono::seconds{2}}; ///< of messages
    QByteArray m_output;
    std::optional<SessionEvent> m_pending; ///< what the next poll() returns
    bool m_disconnected = false;

    Time m_now;       ///< of the last call that gave it
    Time m_since;     ///< when the present state began
    Time m_lastHeard; ///< the last whole line
    Time m_lastPing;  ///< or when the line was last heard, if that is later

    // Before welcome.
    QString m_passcode;        ///< guest: for the challenge that may come
    QByteArray m_nonce;        ///< of the open challenge
    bool m_challenged = false; ///< guest: there is one challenge at most

    int m_lastPingNumber = 0;
    bool m_uncounted = false; ///< the message at hand counts towards the rate only if it turns out not to be due

    std::optional<HandThrow> m_throw;  ///< while it is to be decided who begins
    std::optional<Seat> m_throwWinner; ///< from then on until the first round begins
    int m_round = 0;
    int m_plies = 0;                       ///< on the board at this end
    int m_choices = 0;                     ///< likewise, of the opening
    bool m_isOver = false;                 ///< this round has a verdict at this end
    bool m_requested = false;              ///< something was asked for in this round
    bool m_startDue = true;                ///< guest: the host may begin the next round
    std::vector<GameSetup> m_agreedSetups; ///< guest: those with one of which it may begin
    std::optional<OwnRequest> m_asked;

    int m_lastProposalId = 0;
    std::map<int, GameSetup> m_proposed; ///< in this round at this end, by id
    std::optional<OwnProposal> m_ownProposal;
    std::optional<PeerProposal> m_peerProposal;
};

} // namespace qipan::net
