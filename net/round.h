// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/event.h"
#include "net/open_requests.h"
#include "net/terms.h"
#include "net/toss.h"

namespace qipan::net {

/// The rounds of a table, as messages: the beginning of each, its moves, choices, requests, clock and result, and
/// snapshots of it. It follows the board at this end, which the match keeps.
class Round {
public:
    /// A table before its first round.
    Round(Seat seat, Role role, const GameTerms& terms);

    /// Counts from 1; 0 before the first round.
    [[nodiscard]] int number() const { return m_number; }
    /// The match at this end has a result.
    [[nodiscard]] bool isOver() const { return m_isOver; }
    [[nodiscard]] const GameTerms& terms() const { return m_terms; }
    /// Guest: allows the host to begin the next round with this setup.
    void agreeToNext(const GameSetup& setup);
    /// The host may have begun the next round: it was agreed, or this end's request for it may have been accepted.
    [[nodiscard]] bool mayHaveNext() const;

    /// Whether a message is due at the table.
    [[nodiscard]] bool isDue(const Message& message, const Toss& toss) const;
    /// Whether a message belongs to this round.
    [[nodiscard]] bool isCurrent(int round) const { return round == m_number && round > 0; }
    /// Ignores a message of another round, or ends the connection with an error if that round has not begun.
    [[nodiscard]] Handled dismiss(int round, Channel& channel) const;

    /// Host: begins the next round.
    void start(Seat black, const std::optional<GameSetup>& setup, Channel& channel);
    /// Guest and spectator: begins the next round as the host says, if that is allowed; `winner` is that of the toss.
    /// True if it has begun.
    bool start(const message::Start& start, std::optional<Seat> winner, Channel& channel);
    /// Takes over a snapshot; nothing: no round has begun.
    void adopt(const std::optional<RoundState>& roundState);

    /// Follows an event of the match and sends what the other side needs.
    void observe(const Event& event, Channel& channel);
    void sendClock(const ClockTimes& times, Channel& channel) const;

    [[nodiscard]] std::optional<Time> nextDeadline() const;
    /// Acts if the deadline has passed. True if it has.
    bool checkTime(Channel& channel);

    // Messages of this round.
    Handled handle(const message::Move& move, Channel& channel);
    Handled handle(const message::Choice& choice, Channel& channel);
    Handled handle(const message::Request& request, Channel& channel);
    Handled handle(const message::Reply& reply, Channel& channel);
    Handled handle(const message::Withdraw& withdraw, Channel& channel);
    Handled handle(const message::Resign&, Channel& channel);
    Handled handle(const message::Clock& clock, Channel& channel);
    Handled handle(const message::Timeout& timeout, Channel& channel);
    Handled handle(const message::Result& result, Channel& channel);
    Handled handle(const message::Sync& sync, Channel& channel);

private:
    void begin(int number, std::size_t plies);
    [[nodiscard]] bool isAgreed(const GameSetup& setup) const;
    [[nodiscard]] bool isStartDue(const message::Start& start, const std::optional<GameSetup>& setup,
                                  std::optional<Seat> winner, Channel& channel) const;
    [[nodiscard]] std::optional<int> choicesToSend() const;
    void closeRequestByMove(Seat player);
    void report(const Command& command, Channel& channel) const;

    void follow(const Placed& placed, Channel& channel);
    void follow(const Chosen& chosen, Channel& channel);
    void follow(const Asked& asked, Channel& channel);
    void follow(const Answered& answered, Channel& channel);
    void follow(const Withdrew& withdrew, Channel& channel);
    void follow(const TookBack& tookBack, Channel&) { m_plies = tookBack.plies; }
    void follow(const Ended& ended, Channel& channel);
    void follow(const Finished& finished, Channel& channel);
    void follow(const Overruled& overruled, Channel& channel);
    void follow(const Confirmed&, Channel&) { m_isNextAllowed = false; }
    void follow(const Passed&, Channel&) { }
    void follow(const RequestsVoided&, Channel&) { m_requests.stopWaiting(); }

    Seat m_seat;
    Role m_role;
    GameTerms m_terms; ///< the setup is that of the current round
    int m_number = 0;
    int m_plies = 0;   ///< on this end's board
    int m_choices = 0; ///< choices of the opening, on this end's board
    bool m_isOver = false;
    bool m_hasRequests = false; ///< there was a request in this round
    OpenRequests<RequestKind> m_requests;
    bool m_isNextAllowed = true;     ///< guest: the host may begin the next round, as it may the first one
    std::vector<GameSetup> m_agreed; ///< for the next round
};

} // namespace qipan::net
