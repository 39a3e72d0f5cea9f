// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/event.h"

#include <array>
#include <memory>
#include <variant>
#include <vector>

namespace qipan {

/// Where a command comes from: `Local` from a seat of this program; `Remote` from a remote peer, which may have seen an
/// older board; `Spectated` from a spectated game between two others, whose result is received rather than computed.
enum class CommandSource : std::uint8_t { Local, Remote, Spectated };

/// Why a command changes nothing. A peer's session answers the first three refusals, ignores the next three silently,
/// and treats the rest as protocol errors. A window disables what would be refused and shows the reason.
enum class Refusal : std::uint8_t {
    Stale,   ///< a request about another number of plies: it crossed with a move
    Crossed, ///< a request of the second seat while one of the first seat is open
    Nothing, ///< the asker has no move to take back

    Late,            ///< the round is over
    NothingToAnswer, ///< no such request is open
    AlreadySettled,  ///< a second result for a round whose verdict is final

    NotYourTurn,
    WrongPly,       ///< not the number of the next ply
    Waiting,        ///< the seat's own request is open: no move and no second request before its answer
    AnswerFirst,    ///< the other seat's request waits for an answer
    NotInThisState, ///< `again` while the round runs, a flag fall from the second seat, or a choice that is not offered
    ChooseFirst,    ///< the opening requires a choice of this seat, not a move
    Outside,        ///< this and the next three are those of IllegalMove
    Occupied,
    NoFlip,
    Opening,
    Desync, ///< a peer's result is impossible: the boards differ
};

/// One round between two seats, as a pure state machine: commands in, events out. `decide` has no side effects, and
/// only `evolve` changes a match; play, replay and resuming use these two. Each end of a LAN game holds a whole match
/// and feeds it with both seats' commands. A match has no clock. Colours are mapped to seats: in an opening with
/// choices the turn belongs to seats, and a choice can swap the colours. Source of all rules: docs/lan-protocol.md,
/// "Playing" and "Opening rules".
class Match {
public:
    using Events = std::vector<Event>;
    using Decision = std::variant<Events, Refusal>;

    /// Takes ownership of an empty game. `black` is the seat that begins with black; `undos` takebacks were agreed
    /// before.
    Match(std::unique_ptr<BoardGame> game, Seat black, Opening opening = Opening::Free, int undos = 0);

    /// Returns the events that a command would cause now, in order, or why it is refused.
    [[nodiscard]] Decision decide(Seat by, const Command& command, CommandSource source = CommandSource::Local) const;
    /// Returns what follows if the first seat begins the next round now: nothing if both had agreed to it; `Finished`
    /// if the first seat's consent to a restart crossed with an unconfirmed end found here, which then does not count;
    /// a refusal if no next round is due.
    [[nodiscard]] Decision decideNextRound() const;
    /// Returns what follows if the connection between the seats is lost: open requests become void. Empty if none is
    /// open.
    [[nodiscard]] Events decideConnectionLost() const;
    /// Returns the events of taking back the last stone of an opening. Precondition: openingPlacer().
    [[nodiscard]] Events decideOpeningTakeback() const;
    /// Applies an event. Precondition: the event was decided on this state, or recorded in this order.
    void evolve(const Event& event);

    [[nodiscard]] const BoardGame& game() const { return *m_game; }
    [[nodiscard]] int plies() const { return static_cast<int>(m_game->plies().size()); }
    /// Returns the number of takebacks agreed so far.
    [[nodiscard]] int undos() const { return m_undos; }
    /// Returns the seat that plays black now.
    [[nodiscard]] Seat black() const { return m_black; }
    /// Returns the seat that had black when the round began.
    [[nodiscard]] Seat initialBlack() const { return m_initialBlack; }
    [[nodiscard]] Seat seatOf(Side side) const { return side == Side::Black ? m_black : opposite(m_black); }
    [[nodiscard]] Side sideOf(Seat seat) const { return seat == m_black ? Side::Black : Side::White; }
    /// Returns the seat that moves or chooses next.
    [[nodiscard]] Seat seatToMove() const;
    /// Returns the seat that played the ply with this index, from 0.
    [[nodiscard]] Seat seatOfPly(int index) const;

    [[nodiscard]] Opening opening() const { return m_opening; }
    /// Returns the opening choices so far, in order.
    [[nodiscard]] const std::vector<OpeningChoice>& openingChoices() const { return m_openingChoices; }
    /// Returns who acts in the opening and how, from the first ply to the last choice. Returns nothing after that,
    /// when the round is over, and in openings without choices.
    [[nodiscard]] std::optional<OpeningTurn> openingTurn() const;
    /// Returns the seat that has to choose now.
    [[nodiscard]] std::optional<Seat> chooser() const;

    /// Returns true while moves can be played.
    [[nodiscard]] bool isRunning() const { return !m_verdict && !m_finished; }
    /// Returns the result of the round; nothing while it runs and after an agreed restart.
    [[nodiscard]] const std::optional<Verdict>& verdict() const { return m_verdict; }
    /// Returns true once the other end's result has arrived: the verdict is final.
    [[nodiscard]] bool isConfirmed() const { return m_confirmed; }
    /// Returns what both seats agreed to, once this match is finished.
    [[nodiscard]] const std::optional<RequestKind>& finished() const { return m_finished; }

    struct Request {
        RequestKind kind = RequestKind::Undo;
        int id = 0;
        bool withdrawn = false; ///< by this end; the request stays open until its answer comes
    };
    /// Returns the open request of a seat.
    [[nodiscard]] const std::optional<Request>& request(Seat asker) const { return m_requests[indexOf(asker)]; }

    /// Returns the number of plies that remain if `asker` takes back, or nothing if it has no move to take back.
    [[nodiscard]] std::optional<int> pliesAfterUndo(Seat asker) const;

    /// Returns the seat that has placed the last stone of an opening whose next choice is still to come, which nobody
    /// else need agree to have moved at one machine. Nothing if there is none or a request is open.
    [[nodiscard]] std::optional<Seat> openingPlacer() const;

    /// Build commands of this end from the current state.
    [[nodiscard]] Place place(Cell cell) const { return {cell, plies() + 1}; }
    [[nodiscard]] Choose choose(OpeningChoice choice) const { return {choice, plies()}; }
    [[nodiscard]] Ask ask(RequestKind kind, int id) const { return {kind, id, plies(), choices()}; }

private:
    [[nodiscard]] Decision decideFor(Seat by, const Place& place, CommandSource source) const;
    [[nodiscard]] Decision decideFor(Seat by, const Choose& choose, CommandSource source) const;
    [[nodiscard]] Decision decideFor(Seat by, const Ask& ask, CommandSource source) const;
    [[nodiscard]] Decision decideFor(Seat by, const Answer& answer, CommandSource source) const;
    [[nodiscard]] Decision decideFor(Seat by, const Withdraw& withdraw, CommandSource source) const;
    [[nodiscard]] Decision decideFor(Seat by, const Resign& resign, CommandSource source) const;
    [[nodiscard]] Decision decideFor(Seat by, const FlagFall& fall, CommandSource source) const;
    [[nodiscard]] Decision decideFor(Seat by, const PeerResult& result, CommandSource source) const;

    [[nodiscard]] std::optional<Refusal> askRefusal(Seat by, const Ask& ask, CommandSource source) const;
    [[nodiscard]] int choices() const { return static_cast<int>(m_openingChoices.size()); }
    [[nodiscard]] std::optional<OpeningTurn> currentOpeningTurn() const;
    [[nodiscard]] Seat seatIn(const OpeningTurn& turn) const;
    [[nodiscard]] Seat blackAfter(int choices) const;
    [[nodiscard]] bool canHaveSeen(int choices) const;
    [[nodiscard]] int choicesSeenBy(const PeerResult& result) const;
    [[nodiscard]] Events agreed(Seat asker, RequestKind kind) const;
    [[nodiscard]] Event ended(Seat by, std::optional<Side> winner, EndReason reason) const;

    void apply(const Placed& placed);
    void apply(const Chosen& chosen);
    void apply(const Passed& passed);
    void apply(const Asked& asked);
    void apply(const Answered& answered);
    void apply(const Withdrew& withdrew);
    void apply(const TookBack& tookBack);
    void apply(const Ended& ended);
    void apply(const Finished& finished);
    void apply(const Confirmed& confirmed);
    void apply(const Overruled& overruled);
    void apply(const RequestsVoided& requestsVoided);

    [[nodiscard]] std::optional<Request>& requestOf(Seat asker) { return m_requests[indexOf(asker)]; }

    std::unique_ptr<BoardGame> m_game;
    Opening m_opening;
    Seat m_initialBlack;
    Seat m_black; ///< derived from m_initialBlack and m_openingChoices
    std::vector<OpeningChoice> m_openingChoices;
    int m_undos;
    std::array<std::optional<Request>, 2> m_requests;
    std::optional<Verdict> m_verdict;
    bool m_confirmed = false;
    std::optional<RequestKind> m_finished;
};

} // namespace qipan
