#pragma once

#include "core/match/event.h"
#include "core/match/match.h"
#include "net/line_reader.h"
#include "net/rate_limit.h"
#include "net/rock_paper_scissors.h"
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

/// Time since an arbitrary start, from a monotonic clock.
using Time = std::chrono::milliseconds;

/// How a program introduces itself. cleaned() brings the texts within the protocol's limits.
struct Introduction {
    QString name;   ///< of the user
    QString client; ///< the program's name and version
};

/// The introduction with its texts cleaned and cut to the protocol's limits. The name is never empty.
[[nodiscard]] Introduction cleaned(const Introduction& introduction);

/// The terms in the words of the wire.
[[nodiscard]] message::Setup describe(const Terms& terms);
/// The game, rule and size of a setup; nothing if it cannot be played here.
[[nodiscard]] std::optional<GameSetup> playableSetup(const message::Setup& setup);

/// How a guest joins a table.
struct JoinRequest {
    Role role = Role::Play;
    QString passcode;                      ///< if empty and the table requires one, PasscodeWanted follows
    std::optional<message::Resume> resume; ///< the seat to take again
};

/// One end of a LAN connection from the first byte to the last: framing, limits, handshake, liveness, and the
/// translation between messages and the commands and events of a match. A state machine without sockets, timers or
/// clocks: bytes, local actions and the time go in, bytes and events come out. After each call that takes input, call
/// poll() until it returns nothing, handle each event before the next poll() (only then is the next line read), and
/// send takeOutput(). The host has Seat::First, the guest Seat::Second. Rules: docs/lan-protocol.md.
class Session {
public:
    /// The host's end of a connection just accepted.
    [[nodiscard]] static Session host(const Introduction& self, const Terms& terms, Time now);
    /// A guest's or spectator's end of a connection just made; the output holds its `hello`.
    [[nodiscard]] static Session guest(const Introduction& self, const JoinRequest& joinRequest, Time now);

    // The transport.

    /// Takes bytes from the other side, in pieces of any size. Holds at most these and one line.
    void receive(QByteArrayView bytes, Time now);
    /// The transport has ended. Bytes received before are still processed; then the session is lost.
    void disconnected();
    /// Returns the next event, or nothing for now.
    [[nodiscard]] std::optional<SessionEvent> poll(Time now);
    /// Removes and returns the bytes to send, as complete lines.
    [[nodiscard]] QByteArray takeOutput();
    /// When poll() must be called even without input; nothing once closed.
    [[nodiscard]] std::optional<Time> nextDeadline() const;
    /// How long the other side has been silent, if a ping sent 2 s ago or earlier has no answer; otherwise zero.
    [[nodiscard]] Time unresponsiveTime(Time now) const;
    /// True when nothing more will be sent or reported. Send the output, then close the transport.
    [[nodiscard]] bool isClosed() const { return m_state == State::Closed && !m_pending; }

    // Actions at this end. None has an effect once the session is closed.

    /// Sets the time. Call it before the functions below if time has passed since the last call that took a time.
    void advance(Time now) { m_now = std::max(m_now, now); }

    /// Host, before the guest is let in: replaces the terms.
    void setTerms(const Terms& terms);
    /// Host, after Knocked: asks for a proof that the guest knows the passcode. poll() then returns Proved.
    void challenge(const QString& passcode);
    /// Guest, after PasscodeWanted.
    void submitPasscode(const QString& passcode);
    /// Host, after Knocked or Proved: lets the guest in. poll() then returns Entered.
    void admit();
    /// Host, after Knocked with the token of the kept seat: lets the guest take it again. poll() then returns Resumed.
    void resume(const QString& token, const RoundState& roundState);
    /// Host, after Knocked or Proved: rejects the guest and closes the session.
    void reject(RejectReason reason);

    /// Both, after Entered if the terms say so, and after a tie: sets this end's hand, which the other side learns
    /// only after it has chosen too. False when no throw is due. poll() then returns HandsRevealed.
    bool chooseHand(Hand hand);
    /// Host, after Entered, HandsRevealed and each agreed restart, `again` or proposal: begins the next round, with the
    /// moves that its setup starts from. `setup` is given if another one was agreed.
    void startRound(Seat black, const std::optional<GameSetup>& setup = std::nullopt);
    /// Host, to guest and spectator: sends the clock times, after every ply and take-back.
    void sendClock(const ClockTimes& times);
    /// Host, to a spectator: sends the complete state; `guest` is empty without a guest.
    void sync(const std::optional<RoundState>& roundState, const QString& guest);
    /// Proposes what to play next. False when that is not possible: a round is running, or a proposal of either side
    /// is open.
    bool propose(const GameSetup& setup);
    /// A proposal of the other side awaits its answer.
    [[nodiscard]] bool hasPeerProposal() const { return m_peerProposal.has_value(); }
    /// Answers the other side's open proposal. False when there is none, as after a lost connection: nothing was
    /// agreed then. A host that agreed calls startRound().
    bool answerProposal(bool accept);
    /// Reports an event of the match at this end. Call it for every event, in order, whichever side caused it, after
    /// the match has evolved. Sends what the other side needs, often nothing. To a spectator it sends the moves and
    /// results of both seats; a take-back requires a sync().
    void sendEvent(const Event& event);
    /// Reports that the match refused a command that came as PeerCommand: replies, ignores it or ends with an error
    /// (poll() then returns Failed), as the protocol requires.
    void refuse(const Command& command, Refusal refusal);
    /// Sends a line of chat, cleaned. False when it is empty after cleaning, longer than maxChatLength, or there is no
    /// one to send it to.
    bool chat(const QString& text);
    /// Host, to a spectator: sends what a player said, cleaned.
    void relayChat(Seat from, const QString& text);
    /// Ends the connection with an error, after the other side broke the protocol. poll() then returns Failed.
    void fail(ErrorCode code, const QString& detail);
    /// Sends `bye`, if that is allowed in this state, and closes. During a round this resigns.
    void leave();

    [[nodiscard]] Seat localSeat() const { return m_seat; }
    [[nodiscard]] Seat peerSeat() const { return opposite(m_seat); }
    /// The number of the round, from 1; 0 before the first.
    [[nodiscard]] int round() const { return m_round; }
    /// Guest: true if the host may have begun the next round, because it was agreed or this end's request for it may
    /// have been accepted.
    [[nodiscard]] bool mayHaveNextRound() const;
    /// Host: true until the guest's `hello`.
    [[nodiscard]] bool isAwaitingHello() const { return m_state == State::AwaitingHello; }
    /// Host: true while the proof of the passcode is awaited.
    [[nodiscard]] bool isAwaitingProof() const { return m_state == State::AwaitingProof; }
    /// True between Entered or Resumed and the end.
    [[nodiscard]] bool isAtTable() const { return m_state == State::AtTable; }
    /// Whether the guest (seen from the host's end) or this end plays or watches.
    [[nodiscard]] Role role() const { return m_role; }
    /// Host: the other side supports rounds that begin with moves on the board.
    [[nodiscard]] bool peerSupportsStartMoves() const { return m_peerSupportsStartMoves; }
    /// Host: the name that the other side gave.
    [[nodiscard]] const QString& peerName() const { return m_peer.name; }

private:
    /// Greeting: the host awaits `hello`. Proving: the host awaits `proof`. Knocking: the host awaits its user, the
    /// guest `welcome`. AtTable: from `welcome` on.
    enum class State { AwaitingHello, AwaitingProof, AwaitingApproval, AtTable, Closed };
    /// This end's open request. Kept after the end of the round, since the reply must match both id and kind.
    struct OwnRequest {
        int id = 0;
        RequestKind kind = RequestKind::Undo;
    };

    struct OwnProposal {
        int id = 0;
        GameSetup setup;
        std::optional<Time> deadline; ///< for the acknowledgement; nothing once it came
        bool isUndelivered = false;   ///< not acknowledged in time
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
    void handleLine(QByteArrayView line);
    [[nodiscard]] bool isDue(const Message& message) const;
    void count();
    void ignore();
    [[nodiscard]] bool isCurrent(int round);
    [[nodiscard]] std::optional<int> choicesToSend() const;
    [[nodiscard]] bool isDueAtTable(const Message& message) const;
    void beginRound(int round, std::size_t plies = 0);
    void adoptRoundState(const RoundState& roundState);
    void revealWhenDue();
    void agreeTo(const GameSetup& setup);
    void giveUpProposal();
    void closeRequestByMove(Seat player);
    void reply(const Ask& ask, AnswerReason reason);
    void sendReject(RejectReason reason);

    void sendMessageFor(const Placed& placed);
    void sendMessageFor(const Chosen& chosen);
    void sendMessageFor(const Asked& asked);
    void sendMessageFor(const Answered& answered);
    void sendMessageFor(const Withdrew& withdrew);
    void sendMessageFor(const TookBack& tookBack);
    void sendMessageFor(const Ended& ended);
    void sendMessageFor(const Finished& finished);
    void sendMessageFor(const Overruled& overruled);
    void sendMessageFor(const Confirmed& confirmed);
    void sendMessageFor(const Passed&) { }
    void sendMessageFor(const RequestsVoided&) { }

    void handle(const message::Hello& hello);
    void handle(const message::Challenge& challenge);
    void handle(const message::Proof& proof);
    void handle(const message::Welcome& welcome);
    void handle(const message::Reject& reject);
    void handle(const message::HandCommitment& commit);
    void handle(const message::Reveal& reveal);
    void handle(const message::Start& start);
    void handle(const message::Move& move);
    void handle(const message::Choice& choice);
    void handle(const message::Request& request);
    void handle(const message::Reply& reply);
    void handle(const message::Withdraw& withdraw);
    void handle(const message::Resign& resign);
    void handle(const message::Chat& chat);
    void handle(const message::Clock& clock);
    void handle(const message::Timeout& timeout);
    void handle(const message::Result& result);
    void handle(const message::Sync& sync);
    void handle(const message::Propose& propose);
    void handle(const message::ProposalDelivered& delivered);
    void handle(const message::ProposalReply& reply);
    void handle(const message::Ping& ping);
    void handle(const message::Pong& pong);
    void handle(const message::Bye& bye);
    void handle(const message::Error& error);
    void handle(const message::Reserved& reserved);
    void handle(const message::Unknown& unknown);

    Seat m_seat;
    Introduction m_self;
    Introduction m_peer;          ///< host only: the guest's introduction
    std::optional<Terms> m_terms; ///< a guest learns them from `welcome`
    Role m_role = Role::Play;
    bool m_peerSupportsStartMoves = false;
    QString m_token; ///< of the guest's seat; before `welcome`, of the seat it wants to take again
    State m_state = State::AwaitingHello;
    LineReader m_reader;
    RateLimit m_rate{100, std::chrono::seconds{2}}; ///< messages
    QByteArray m_output;
    std::optional<SessionEvent> m_pending; ///< the next poll() returns this
    bool m_disconnected = false;

    Time m_now;          ///< of the last call that gave a time
    Time m_since;        ///< start of the current state
    Time m_lastReceived; ///< the last complete line
    Time m_lastPing;     ///< the last ping, or m_lastReceived if later

    // Handshake.
    QString m_passcode;        ///< guest: for a challenge
    QByteArray m_nonce;        ///< of the open challenge
    bool m_challenged = false; ///< guest: a second challenge is an error

    int m_lastPingNumber = 0;
    bool m_uncounted = false; ///< the current message counts towards the rate only if it turns out not to be due

    std::optional<RockPaperScissors> m_rockPaperScissors; ///< while it is undecided who begins
    std::optional<Seat> m_handWinner;                     ///< from then until the first round begins
    int m_round = 0;
    int m_plies = 0;                       ///< on this end's board
    int m_choices = 0;                     ///< choices of the opening, on this end's board
    bool m_isOver = false;                 ///< the match at this end has a result for this round
    bool m_requested = false;              ///< there was a request in this round
    bool m_startDue = true;                ///< guest: the host may begin the next round
    std::vector<GameSetup> m_agreedSetups; ///< guest: the host may begin it with one of these
    std::optional<OwnRequest> m_asked;

    int m_lastProposalId = 0;
    std::map<int, GameSetup> m_proposed; ///< this end's proposals in this round, by id
    std::optional<OwnProposal> m_ownProposal;
    std::optional<PeerProposal> m_peerProposal;
};

} // namespace qipan::net
