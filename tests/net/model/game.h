// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/request_pause.h"
#include "tests/net/model/ledger.h"
#include "tests/net/model/store.h"

#include <memory>
#include <optional>

namespace qipan::net::model {

/// The spectators at the host's end.
class Audience {
public:
    virtual ~Audience() = default;
    virtual void roundStarted() = 0;
    virtual void happened(const Event& event) = 0;
    virtual void clockSet() = 0;
    virtual void said(Seat by, const QString& text) = 0;
    /// The board or the players have changed in another way.
    virtual void changed() = 0;

protected:
    Audience() = default;
    Audience(const Audience&) = default;
    Audience& operator=(const Audience&) = default;
};

/// What both ends know once a guest has joined.
struct Seating {
    Seat me = Seat::First;
    QString token;
    GameTerms terms;
    int sitting = 0;
};

/// One end's table with its peer, as a program must handle it: the match, the clock, storing, and lost connections.
/// The owner of this object owns the session, which may be absent for a while.
class Game {
public:
    /// The other arguments must outlive the game. `audience` may be null.
    Game(Environment& environment, Ledger& ledger, Store& store, const Seating& seating, Audience* audience);

    /// The peer has joined on this session.
    void begin(Session& session);
    /// The peer is away; restores the stored match.
    void waitWith(const Kept& kept);
    /// The connection broke. False if that ends the game because no round had begun.
    [[nodiscard]] bool goAway();
    /// Host: the peer reconnects. The session is null while it is away.
    void takeBack(Session& session);
    /// Guest: the host has let this end resume.
    void adopt(Session& session, const Resumed& peer);
    /// An event of the session while it is at the table.
    void hear(const SessionEvent& event);
    /// The peer has said `bye`.
    void peerLeft();
    /// Says `bye`.
    void leave();
    /// The line was just cut, which neither end knows yet: what that costs is checked later.
    void noteCut();
    /// Does everything that is due.
    void tick();
    [[nodiscard]] std::optional<Time> next() const;

    // Actions of a user.

    bool submit(Seat by, const Command& command, CommandSource source = CommandSource::Local);
    bool chooseHand(Hand hand);
    bool chat(const QString& text);
    [[nodiscard]] bool canPropose() const;
    bool propose(const GameSetup& setup);
    void answerProposal(bool accept);
    [[nodiscard]] int nextRequestId() { return ++m_lastRequest; }

    [[nodiscard]] const Seating& seating() const { return m_seating; }
    [[nodiscard]] Seat me() const { return m_seating.me; }
    [[nodiscard]] bool isAway() const { return m_session == nullptr; }
    [[nodiscard]] bool hasMatch() const { return m_match != nullptr; }
    [[nodiscard]] const Match& match() const { return *m_match; }
    [[nodiscard]] int round() const { return m_round; }
    [[nodiscard]] bool isHandDue() const { return m_isHandDue; }
    [[nodiscard]] const std::optional<GameSetup>& proposed() const { return m_proposed; }
    [[nodiscard]] bool awaitsProposal() const { return m_awaitsProposal; }
    [[nodiscard]] const Score& score() const { return m_score; }
    /// The clock times last sent or received.
    [[nodiscard]] const std::optional<ClockTimes>& told() const { return m_told; }
    [[nodiscard]] std::optional<ClockTimes> timesLeft() const;
    [[nodiscard]] RoundState roundState() const;
    /// The verdict of the round on the board, if any, is counted.
    [[nodiscard]] bool isSettled() const { return !m_match->verdict() || m_settledRound == m_round; }
    /// A move is being stored: the session's output must wait.
    [[nodiscard]] bool isHoldingBack() const { return m_heldUntil.has_value(); }
    [[nodiscard]] bool isQuiet() const { return !m_heldUntil && !m_patience; }
    void note();

private:
    /// How long the other side's result is awaited.
    static constexpr Time resultPatience{5000};

    void attach(Session* session);
    void startRound(Seat black, const std::optional<GameSetup>& setup);
    void startProposed(const GameSetup& setup);
    void begin(std::unique_ptr<Match> match, const std::optional<ClockTimes>& times);
    void roundStarted();
    void closeRoundBefore();
    void noteCrossing(const Verdict& found);
    void carryOut(const Match::Events& events);
    void sendEvent(const Event& event);
    void count(const Event& event);
    [[nodiscard]] bool isOwnPlay(const Event& event) const;
    void see(const Event& event);
    void observe(const Event& event);
    void runClock();
    void sendClock();
    void hold(bool hold, Time since = Time{0});
    void judge(CommandSource source);
    [[nodiscard]] bool mayBeLate(Time since);
    [[nodiscard]] Time unresponsiveTime() const;
    [[nodiscard]] Time pausedSoFar() const;
    void settle();
    void refused(const Command& command, Refusal why);
    Time keep();
    void continueGame();
    void checkHalted() const;
    void checkGivenBack();
    void checkFlagFall(Side side) const;
    void checkSnapshot(const Resumed& peer) const;
    [[nodiscard]] Record& record();

    Environment& m_environment;
    Ledger& m_ledger;
    Store& m_store;
    Seating m_seating;
    Audience* m_audience;
    Session* m_session = nullptr;

    std::unique_ptr<Match> m_match;
    std::optional<GameClock> m_clock;
    std::optional<ClockTimes> m_told;
    RequestPause m_requestPause;
    Seat m_black = Seat::First;        ///< the seat whose clock time is stored as black's
    std::optional<GameSetup> m_agreed; ///< host: for the next round
    std::optional<GameSetup> m_proposed;
    bool m_awaitsProposal = false;
    bool m_isHandDue = false;
    bool m_isRestored = false; ///< guest: the host's state has not arrived yet
    bool m_hasOfferedDraw = false;
    bool m_mayHaveNextRound = true;
    int m_round = 0;
    int m_shownRound = 0;
    int m_settledRound = 0;
    int m_lastRequest = 0;
    Score m_score{};
    Score m_scoreBefore{};
    std::optional<Time> m_patience; ///< for the other side's result

    bool m_isHalted = false;
    std::optional<ClockTimes> m_haltedAt;
    Time m_paused{0}; ///< in this round, before the current pause
    std::optional<Time> m_pausedSince;
    Time m_nextFlagCheck{0};
    Time m_nextResultCheck{0};

    /// Host: the time left to the guest, who was to move, when the line was cut. Nobody has moved since.
    struct Cut {
        Side side = Side::Black;
        Time left{0};
    };
    std::optional<Cut> m_cut;

    std::optional<Time> m_heldUntil;
    Time m_holdPatience{0};
};

} // namespace qipan::net::model
