// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/event.h"
#include "core/match/match.h"
#include "net/channel.h"
#include "net/duel_round.h"
#include "net/handshake.h"
#include "net/liveness.h"
#include "net/proposals.h"
#include "net/rate_gate.h"
#include "net/round.h"
#include "net/session_event.h"
#include "net/toss.h"

namespace qipan::net {

/// One end of a LAN connection from the first byte to the last: framing, limits, handshake, liveness, and the
/// translation between messages and the commands and events of a match. A state machine without sockets, timers or
/// clocks: bytes, local actions and the time go in, bytes and events come out. After each call that takes input, call
/// poll() until it returns nothing, handle each event before the next poll() (only then is the next line read), and
/// send takeOutput(). The host has Seat::First, the guest Seat::Second. Rules: docs/lan-protocol.md. The session
/// itself only passes messages, actions and the time on to its parts.
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
    void disconnected() { m_disconnected = true; }
    /// See Transport::interrupted() and restored().
    void interrupted() { m_liveness.interrupted(); }
    void restored() { m_liveness.restored(); }
    /// Returns the next event, or nothing if none is pending.
    [[nodiscard]] std::optional<SessionEvent> poll(Time now);
    /// Removes and returns the bytes to send, as complete lines.
    [[nodiscard]] QByteArray takeOutput() { return m_channel.takeOutput(); }
    /// When poll() must be called even without input; nothing once closed.
    [[nodiscard]] std::optional<Time> nextDeadline() const;
    /// How long the other side has been silent, if a ping sent 2 s ago or earlier has no answer or the transport was
    /// interrupted since; otherwise zero.
    [[nodiscard]] Time unresponsiveTime(Time now) const { return m_liveness.unresponsiveTime(now); }
    /// Whether the other side has answered a ping sent within the last `age`, so that all it said before that is here.
    /// If no ping was sent in that time, sends one.
    [[nodiscard]] bool hasAnsweredWithin(Time age)
    {
        return m_liveness.hasAnsweredSince(m_channel.now() - age, m_channel);
    }
    /// True when nothing more will be sent or reported. Send the output, then close the transport.
    [[nodiscard]] bool isClosed() const { return m_channel.isClosed() && !m_channel.hasEvent(); }

    // Actions at this end. None has an effect once the session is closed.

    /// Sets the time. Call it before the functions below if time has passed since the last call that took a time.
    void advance(Time now) { m_channel.advance(now); }

    /// Host, before the guest is let in: replaces the terms.
    void setTerms(const Terms& terms) { m_handshake.setTerms(terms); }
    /// Host, after JoinRequested: asks for a proof that the guest knows the passcode. poll() then returns
    /// PasscodeChecked. Without a passcode no proof is accepted: a guest whose program can encrypt comes back with an
    /// encrypted line, any other gets `reject` `version` for its proof.
    void challenge(const std::optional<QString>& passcode) { m_handshake.challenge(passcode, m_channel); }
    /// Guest, after PasscodeWanted.
    void submitPasscode(const QString& passcode) { m_handshake.submitPasscode(passcode, m_channel); }
    /// Host, after JoinRequested or PasscodeChecked: lets the guest in. poll() then returns Entered.
    void admit();
    /// Host, after JoinRequested with the token of the kept seat: lets the guest take it again. poll() then returns
    /// Resumed.
    void resume(const QString& token, const RoundState& roundState);
    /// Host, before `hello`, or after JoinRequested or PasscodeChecked: rejects the guest and closes the session.
    void reject(RejectReason reason) { m_handshake.reject(reason, m_channel); }

    /// Both, after Entered if the terms say so, and after a tie: sets this end's hand, which the other side learns
    /// only after it has chosen too. False when no hand is due. poll() then returns HandsRevealed.
    bool chooseHand(Hand hand);
    /// Host, after Entered, HandsRevealed and each agreed restart, `again` or proposal: begins the next round, with the
    /// moves that its setup starts from. `setup` is given if another one was agreed.
    void startRound(Seat black, const std::optional<GameSetup>& setup = std::nullopt);
    /// Host, to guest and spectator: sends the clock times, after every ply and takeback.
    void sendClock(const ClockTimes& times);
    /// Host, to a spectator: sends the complete state; `guest` is empty without a guest.
    void sync(const std::optional<RoundState>& roundState, const QString& guest);
    // At a table of duels these take the place of resume(), startRound(), sync(), sendEvent() and refuse(). `dealt` is
    // the board of the round's deal.

    void resumeDuel(const QString& token, const DuelState& state, const link::Board& dealt);
    void startDuel(const link::DealSetup& deal, const link::Board& dealt);
    void syncDuel(const std::optional<DuelState>& state, const link::Board& dealt, const QString& guest);
    /// Guest and spectator: compares the own deal with the host's. False if it differs; poll() then returns Failed.
    bool checkDeal(const link::Board& dealt);
    /// `duel` has evolved by this event.
    void sendDuelEvent(const duel::Event& event, const duel::Duel& duel);
    void refuseDuel(const duel::Command& command, duel::Refusal refusal);

    /// Proposes what to play next. False when that is not possible: a round is running, or a proposal of either side
    /// is open.
    bool propose(const GameSetup& setup);
    /// A proposal of the other side awaits its answer.
    [[nodiscard]] bool hasPeerProposal() const { return m_proposals.hasPeerProposal(); }
    /// Answers the other side's open proposal. False when there is none, as after a lost connection: nothing was
    /// agreed then. A host that agreed calls startRound().
    bool answerProposal(bool accept);
    /// Reports an event of the match at this end. Call it for every event, in order, whichever side caused it, after
    /// the match has evolved. Sends what the other side needs, often nothing. To a spectator it sends the moves and
    /// results of both seats; a takeback requires a sync().
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
    void fail(ErrorCode code, const QString& detail) { m_channel.fail(code, detail); }
    /// Sends `bye`, if that is allowed in this state, and closes. During a round this resigns.
    void leave();

    [[nodiscard]] Seat localSeat() const { return m_seat; }
    [[nodiscard]] Seat peerSeat() const { return opposite(m_seat); }
    /// The number of the round, from 1; 0 before the first.
    [[nodiscard]] int round() const { return m_duel ? m_duel->number() : m_round ? m_round->number() : 0; }
    /// Guest: true if the host may have begun the next round, because it was agreed or this end's request for it may
    /// have been accepted.
    [[nodiscard]] bool mayHaveNextRound() const;
    /// Host: true until the guest's `hello`.
    [[nodiscard]] bool isAwaitingHello() const { return !m_channel.isClosed() && m_handshake.isAwaitingHello(); }
    /// Host: true while the proof of the passcode is awaited.
    [[nodiscard]] bool isAwaitingProof() const { return !m_channel.isClosed() && m_handshake.isAwaitingProof(); }
    /// True between Entered or Resumed and the end.
    [[nodiscard]] bool isAtTable() const { return !m_channel.isClosed() && (m_round || m_duel); }
    /// Whether the guest (seen from the host's end) or this end plays or watches.
    [[nodiscard]] Role role() const { return m_handshake.role(); }
    /// Host: the other side supports rounds that begin with moves on the board.
    [[nodiscard]] bool peerSupportsStartMoves() const { return m_handshake.peerSupportsStartMoves(); }
    /// Host: false if the other side is a program from before duels.
    [[nodiscard]] bool peerMaySupportDuels() const { return m_handshake.peerMaySupportDuels(); }
    /// Host: the name that the other side gave.
    [[nodiscard]] const QString& peerName() const { return m_handshake.peer().name; }

private:
    Session(Seat seat, const Channel& channel, const Handshake& handshake);

    [[nodiscard]] bool isHost() const { return m_seat == Seat::First; }
    [[nodiscard]] bool isPlaying() const { return isAtTable() && role() == Role::Play; }
    [[nodiscard]] bool hasSpectator() const { return isHost() && isAtTable() && role() == Role::Watch; }
    /// Nothing while the other side is silent, which has until its connection is lost.
    [[nodiscard]] std::optional<Time> revealDeadline() const;
    void checkTime();
    void enterTable(const std::optional<RoundState>& roundState);
    void clearInterval();

    void handleLine(QByteArrayView line);
    [[nodiscard]] bool isDue(const Message& message) const;

    template <typename Content>
    Handled handle(const Content& content);
    template <typename Content>
    Handled handleAtDuels(const Content& content);
    Handled handle(const message::Welcome& welcome);
    Handled handle(const message::Start& start);
    Handled handle(const message::DuelStart& start);
    Handled handle(const message::Chat& chat);
    Handled handle(const message::Bye& bye);
    Handled handle(const message::Error& error);

    Seat m_seat;
    Channel m_channel;
    bool m_disconnected = false;
    Liveness m_liveness;
    std::optional<QByteArray> m_lateLine; ///< the first after a silence that was reported
    RateGate m_rateGate;
    Handshake m_handshake;
    Toss m_toss;
    Proposals m_proposals;
    std::optional<Round> m_round;    ///< once at the table, unless it is one of duels
    std::optional<DuelRound> m_duel; ///< once at a table of duels
};

} // namespace qipan::net
