// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match.h"
#include "core/match/match_snapshot.h"
#include "net/session.h"

#include <memory>
#include <optional>

namespace qipan::net::test {

/// Options for a whole run, decided by the fuzzer's input.
struct TableOptions {
    GameTerms terms;
    QString passcode;   ///< empty for none
    bool isTold = true; ///< the guest's join request includes the passcode
};

/// One end of a connection as in a program: a session and its match.
struct LineEnd {
    Session session;
    std::unique_ptr<Match> match;
    std::optional<GameTerms> terms;
    QString token;
    int round = 0;
    int lastRequestId = 0;
    QByteArray sent; ///< in transit to the other end

    explicit LineEnd(Session begun)
        : session{std::move(begun)}
    {
    }
    void enterRound(Seat black)
    {
        ++round;
        MatchSnapshot snapshot;
        snapshot.black = black;
        snapshot.moves = terms->setup.start;
        match = restore(terms->setup.makeGame(), snapshot, terms->setup.opening); // a session reports no illegal states
    }
    [[nodiscard]] std::optional<RoundState> roundState() const
    {
        return match ? std::optional{RoundState{round, snapshotOf(*match), std::nullopt}} : std::nullopt;
    }
};

/// A host, a guest and a spectator, over connections controlled by the fuzzer. After each step it checks the
/// invariants for any input: the output consists of complete valid messages, and not too many; a closed session stays
/// silent; an open one has a future deadline. Unless a connection was tampered with, no end reports an error.
class SessionTable {
public:
    explicit SessionTable(const TableOptions& options);

    enum class End { Host, Guest, HostOfSpectator, Spectator };
    static constexpr int ends = 4;

    /// Delivers up to `bytes` of what the other end has sent.
    void carry(End to, qsizetype bytes);
    /// Delivers other bytes.
    void tamper(End to, QByteArrayView bytes);
    void wait(Time time);
    /// Breaks the connections of the guest and the spectator; both reconnect.
    void breakLines();
    /// An action of the user at the host's or the guest's end; refused commands have no effect.
    void act(End by, const Command& command);
    void ask(End by, RequestKind kind);
    void answer(End by, bool accept);
    void withdraw(End by);
    void chat(End by, const QString& text);
    void chooseHand(End by, Hand hand);
    void propose(End by, const GameSetup& setup);
    void answerProposal(End by, bool accept);
    void sendClock(const ClockTimes& times);
    void leave(End by);

    [[nodiscard]] const LineEnd& side(End end) const { return m_sides[static_cast<std::size_t>(end)]; }

private:
    [[nodiscard]] LineEnd& at(End end) { return m_sides[static_cast<std::size_t>(end)]; }
    [[nodiscard]] Seat seatOf(End end) const { return end == End::Host ? Seat::First : Seat::Second; }
    void work();
    void collect(End end);
    void checkRest(End end);
    void handle(End end, const SessionEvent& event);
    void onEvent(End end, const JoinRequested& joinRequest);
    void onEvent(End end, const Entered& entered);
    void onEvent(End end, const Resumed& back);
    void onEvent(End end, const Synced& synced);
    void onEvent(End end, const HandsRevealed& shown);
    void onEvent(End end, const RoundStarted& started);
    void onEvent(End end, const PeerCommand& peer);
    void onEvent(End end, const SpectatedCommand& spectated);
    void onEvent(End end, const ChatReceived& said);
    void onEvent(End end, const ProposalReceived& proposed);
    void onEvent(End end, const ProposalUpdate& update);
    void onEvent(End end, const Failed& failed);
    void evolve(End end, const Match::Events& events);
    void begin(Seat black, std::optional<GameSetup> setup = std::nullopt);
    void syncSpectator();
    void countAction() { ++m_actions; }

    TableOptions m_options;
    Time m_now{0};
    LineEnd m_sides[ends];
    std::optional<GameSetup> m_proposed; ///< to the host
    bool m_tampered = false;
    qsizetype m_actions = 1;
    qsizetype m_received = 0;
    qsizetype m_sent = 0;
};

} // namespace qipan::net::test
