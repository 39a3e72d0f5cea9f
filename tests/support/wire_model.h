// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match.h"

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <variant>
#include <vector>

namespace qipan::test {

// A small model of a LAN game: two ends, each with a whole match, and a connection that preserves the order but
// delays. An end does what a session and a table do together according to docs/lan-protocol.md, without texts.

/// Random numbers that are the same with every standard library.
class Dice {
public:
    explicit Dice(std::uint64_t seed)
        : m_engine{seed}
    {
    }
    /// 0 … count - 1. Precondition: count > 0.
    [[nodiscard]] int below(int count) { return static_cast<int>(m_engine() % static_cast<std::uint64_t>(count)); }
    /// True with a probability of `percent` per cent.
    [[nodiscard]] bool chance(int percent) { return below(100) < percent; }

private:
    std::mt19937_64 m_engine;
};

/// A command for a round, or the host's start of one. Answers and withdrawals have no round on the wire: theirs only
/// tells the test whether they crossed with an end.
struct Message {
    int round = 1;
    std::optional<Command> command; ///< nothing: `start`
    Seat black = Seat::First;       ///< of a start
};

/// One end's final state of a round.
struct RoundRecord {
    int round = 1;
    std::optional<Verdict> verdict;
    std::vector<Ply> moves;
    std::vector<OpeningChoice> openingChoices;
    std::optional<Seat> winner;
    /// A move or an agreed takeback of the peer was too late for this end's board.
    bool crossed = false;
    bool resultSent = false; ///< this end has sent its result
    bool confirmed = false;  ///< and the peer's has arrived and agrees
};

using MakeGame = std::function<std::unique_ptr<BoardGame>()>;

/// What is played in every round.
struct Played {
    MakeGame makeGame;
    Opening opening = Opening::Free;
};

using Send = std::function<void(const Message&)>;

/// One end of the connection: a match, the number of its round and its messages. Records a complaint for anything an
/// honest peer never causes.
class WireEnd {
public:
    WireEnd(Seat seat, Played played, Send send);

    /// Tries a command for this end's seat; false if the match refuses it.
    bool act(const Command& command);
    void receive(const Message& message);

    [[nodiscard]] Seat seat() const { return m_seat; }
    [[nodiscard]] const Match& match() const { return *m_match; }
    [[nodiscard]] int round() const { return m_round; }
    [[nodiscard]] int nextId() { return ++m_lastId; }
    /// True while this end's own request is open; waitsWithdrawn(): one that it has withdrawn.
    [[nodiscard]] bool waits() const { return m_match->request(m_seat).has_value(); }
    [[nodiscard]] bool waitsWithdrawn() const { return waits() && m_match->request(m_seat)->id == m_withdrawnId; }
    /// All finished rounds, and the one on the board.
    [[nodiscard]] std::vector<RoundRecord> records() const;
    [[nodiscard]] const std::vector<std::string>& complaints() const { return m_complaints; }
    /// How often this end met the rare cases of a slow connection: each refusal by its name, "ended by the rules" and
    /// "by a player", "overruled" and "overruled after a restart", "voided" (an end of its own replaced by the next
    /// round), "crossed with an end" (a move, choice or takeback that was too late), "chosen", "chose while it ended"
    /// (a choice of the host that reached a guest whose round was over) and "unchosen" (a choice not included in the
    /// host's verdict).
    [[nodiscard]] const std::map<std::string, int>& met() const { return m_met; }

private:
    void receiveCommand(const Command& command, int round);
    void receiveStart(const Message& start);
    void answerRefusal(const Command& command, Refusal refusal, int round);
    void evolve(const Match::Events& events);
    void sendResult(const Match::Events& events);
    void startNextRound();
    void begin(int round, Seat black);
    [[nodiscard]] RoundRecord record() const;
    void checkReplay();
    void complain(const std::string& what);

    Seat m_seat;
    Played m_played;
    Send m_send;
    std::unique_ptr<Match> m_match;
    int m_round = 0;
    int m_lastId = 0;
    int m_withdrawnId = 0;
    bool m_resultSent = false;
    bool m_crossed = false;
    Match::Events m_events; // of this round, for replay
    std::vector<RoundRecord> m_done;
    std::vector<std::string> m_complaints;
    std::map<std::string, int> m_met;
};

/// Two ends that play random commands over a slow connection.
class WireModel {
public:
    WireModel(const Played& played, std::uint64_t seed);
    WireModel(const WireModel&) = delete; // its ends refer to it
    WireModel& operator=(const WireModel&) = delete;

    /// One tick: delivers what is due, then a random end tries a command.
    void step();
    /// Delivers everything and answers every open request, without starting anything new. False if a request would
    /// stay open for ever, or a withdrawn one until it is answered.
    [[nodiscard]] bool settle();

    [[nodiscard]] const WireEnd& host() const { return m_host; }
    [[nodiscard]] const WireEnd& guest() const { return m_guest; }

private:
    struct Line {
        struct Sent {
            Message message;
            int due;
        };
        std::deque<Sent> underWay;
    };

    void arrive();
    [[nodiscard]] bool isUnderWay() const { return !m_toHost.underWay.empty() || !m_toGuest.underWay.empty(); }
    void post(Line& line, const Message& message);
    void deliver(Line& line, WireEnd& to);
    void tryAnything(WireEnd& end);
    bool tryAnswer(WireEnd& end);
    void tryMove(WireEnd& end);
    void tryChoice(WireEnd& end);

    Dice m_dice;
    int m_now = 0;
    int m_maxDelay;      // ticks
    int m_otherPerMille; // share of requests, answers, withdrawals and ends in a running round; the others are moves
    Line m_toHost;
    Line m_toGuest;
    WireEnd m_host;
    WireEnd m_guest;
};

} // namespace qipan::test
