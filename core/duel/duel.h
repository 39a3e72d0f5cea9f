// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/duel/event.h"
#include "core/match/match.h"

#include <array>
#include <variant>
#include <vector>

namespace qipan::duel {

/// Which end of a duel a program is: it decides how long the end waits for what may be on its way.
enum class End : std::uint8_t {
    OneMachine, ///< both seats
    Host,       ///< the first seat, whose verdict stands
    Guest,      ///< the second seat
    Spectator,  ///< neither: the verdict is received
};

/// Why a command changes nothing.
enum class Refusal : std::uint8_t {
    Crossed, ///< a request of the second seat while another one of the first is open
    Late,    ///< the round is over
    NothingToAnswer,
    AlreadySettled,
    Paused,
    Waiting,     ///< the seat's own request is open
    AnswerFirst, ///< the other seat's request waits for an answer
    NotInThisState,
    WrongNumber, ///< not the number of the seat's next action of this kind
    Illegal,     ///< see Fault
    Desync,      ///< a peer's result is impossible: the boards differ
};

/// From the beginning of a round to its first pair: the players see a count.
inline constexpr Milliseconds countTime{3'000};
/// Ends of a round that are no further apart are a draw.
inline constexpr Milliseconds drawWindow{100};
/// The longest round trip that is credited to a peer.
inline constexpr Milliseconds longestTransit{500};
/// How long the host waits for the guest's result before its own stands without it.
inline constexpr Milliseconds hostPatience{5'000};

/// One round of link-match between two seats, each on a board of its own, as a pure state machine like Match: commands
/// in, events out. `decide` has no side effects, and only `evolve` changes a duel. Each end of a LAN duel holds a whole
/// one and feeds it with both seats' commands. Times are those since the start of the round, told in the commands.
/// Source of the rules: docs/lan-protocol.md, "Duels".
class Duel {
public:
    using Events = std::vector<Event>;
    using Decision = std::variant<Events, Refusal>;

    /// Precondition: isValid(setup), and `dealt` is the board of the round's deal.
    Duel(const Setup& setup, const link::Board& dealt, End end);

    [[nodiscard]] Decision decide(Seat by, const Command& command, CommandSource source = CommandSource::Local) const;
    /// Returns what follows if the connection between the seats is lost.
    [[nodiscard]] Events decideConnectionLost() const;
    /// Applies an event. Precondition: the event was decided on this state, or recorded in this order.
    void evolve(const Event& event);

    [[nodiscard]] const Setup& setup() const { return m_setup; }
    [[nodiscard]] const PlayerBoard& board(Seat seat) const { return m_boards[indexOf(seat)]; }
    /// Returns true until the round is over at this end. A player whose board is cleared waits meanwhile.
    [[nodiscard]] bool isRunning() const { return !m_verdict; }
    [[nodiscard]] bool isPaused() const { return m_isPaused; }
    /// Returns when a seat's board was cleared, by the rule that no message is older than a round trip.
    [[nodiscard]] std::optional<Milliseconds> finishedAt(Seat seat) const { return m_finishedAt[indexOf(seat)]; }
    [[nodiscard]] const std::optional<Verdict>& verdict() const { return m_verdict; }
    [[nodiscard]] bool isConfirmed() const { return m_isConfirmed; }
    [[nodiscard]] bool isFinished() const { return m_isFinished; }
    /// Returns the seat ahead by pairs or points; nothing while both are equal.
    [[nodiscard]] std::optional<Seat> leader() const;

    struct Request {
        RequestKind kind = RequestKind::Draw;
        int id = 0;
        bool withdrawn = false; ///< by this end; the request stays open until its answer comes
    };
    [[nodiscard]] const std::optional<Request>& request(Seat asker) const { return m_requests[indexOf(asker)]; }
    /// Returns the number of the next action of this kind.
    [[nodiscard]] int nextNumber(Seat seat, Action::Kind kind) const;

private:
    [[nodiscard]] Decision decideFor(Seat by, const Act& act, CommandSource source) const;
    [[nodiscard]] Decision decideFor(Seat by, const Ask& ask, CommandSource source) const;
    [[nodiscard]] Decision decideFor(Seat by, const Answer& answer, CommandSource source) const;
    [[nodiscard]] Decision decideFor(Seat by, const Withdraw& withdraw, CommandSource source) const;
    [[nodiscard]] Decision decideFor(Seat by, const GoOn&, CommandSource source) const;
    [[nodiscard]] Decision decideFor(Seat by, const Resign&, CommandSource source) const;
    [[nodiscard]] Decision decideFor(Seat by, const Tick& tick, CommandSource source) const;
    [[nodiscard]] Decision decideFor(Seat by, const PeerResult& result, CommandSource source) const;

    [[nodiscard]] Events agreed(RequestKind kind) const;
    [[nodiscard]] Events ended(const Verdict& verdict) const;
    [[nodiscard]] std::optional<Verdict> found() const;
    [[nodiscard]] std::optional<Milliseconds> foundAt() const;
    [[nodiscard]] Verdict settled(const Verdict& own, const Verdict& guests) const;
    [[nodiscard]] bool isPossible(Seat by, const Verdict& verdict) const;

    void apply(const Acted& acted);
    void apply(const Asked& asked);
    void apply(const Answered& answered);
    void apply(const Withdrew& withdrew);
    void apply(const Paused&);
    void apply(const WentOn&) { m_isPaused = false; }
    void apply(const Ended& ended);
    void apply(const Reported& reported) { m_reported = reported.verdict; }
    void apply(const Confirmed& confirmed);
    void apply(const Finished&);
    void apply(const RequestsVoided&) { m_requests = {}; }

    [[nodiscard]] std::optional<Request>& requestOf(Seat asker) { return m_requests[indexOf(asker)]; }

    Setup m_setup;
    End m_end;
    std::array<PlayerBoard, 2> m_boards;
    std::array<std::optional<Milliseconds>, 2> m_finishedAt;
    std::array<std::optional<Request>, 2> m_requests;
    bool m_hasOfferedDraw = false; ///< either seat, in this round
    bool m_isPaused = false;
    std::optional<Verdict> m_reported; ///< the peer's result, while this end has none
    std::optional<Verdict> m_verdict;
    bool m_isConfirmed = false;
    bool m_isFinished = false;
};

} // namespace qipan::duel
