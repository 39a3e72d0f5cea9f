#pragma once

#include "core/board/board_game.h"
#include "core/board/opening.h"
#include "core/match/command.h"
#include "core/match/event.h"

#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace qipan {

/// Whose hand a command comes from: a seat of this program, one that saw an older board on the other end of a line, or
/// a game between two others that is only watched, whose ends are told and not found.
enum class Origin : std::uint8_t { Here, Afar, Watched };

/// Why a command changes nothing. A peer's session answers the first three, drops the next three silently and takes
/// the rest as errors (see netAnswer in net/); a window greys what would be refused and says the reason in words.
enum class Refusal : std::uint8_t {
    Stale,   ///< a request about another number of plies: it crossed with a move
    Crossed, ///< a request while one's own (of the first seat) waits
    Nothing, ///< nothing of the asker's own to take back

    Late,            ///< the round is over
    NothingToAnswer, ///< no such request is open
    AlreadySettled,  ///< a second result for a round that has its verdict

    NotYourTurn,
    WrongPly,       ///< not the number of the next ply
    Waiting,        ///< one's own request is open: no move and no second request before its answer
    AnswerFirst,    ///< the other side's request waits for an answer
    NotInThisState, ///< `again` while the round runs, a flag fall from the second seat, a choice that is not offered
    ChooseFirst,    ///< the opening wants a choice of this seat, not a move
    Outside,        ///< the four of IllegalMove
    Occupied,
    NoFlip,
    Opening,
    Desync, ///< a peer's result that cannot be: the boards differ
};

/// One round between two seats: a pure state machine, commands in, events out.
///
/// `decide` has no side effects and `evolve` is the only thing that changes a match; play, replay and resuming use
/// these two. Each end of a LAN game holds a whole match fed with both seats' commands. It has no clock of its own.
/// Colours are a mapping: in an opening with choices the turn goes by seats, and a choice can swap the colours.
/// Source of every rule here: docs/lan-protocol.md, "Playing" and "Opening rules".
class Match {
public:
    using Events = std::vector<Event>;
    using Decision = std::variant<Events, Refusal>;

    /// Takes over an empty game. `black` is the seat that begins with black; `undos` were agreed in this round before.
    Match(std::unique_ptr<BoardGame> game, Seat black, Opening opening = Opening::Free, int undos = 0);

    /// What a command would do now: its events, in order, or why not.
    [[nodiscard]] Decision decide(Seat by, const Command& command, Origin origin = Origin::Here) const;
    /// What it means that the first seat begins the next round now: nothing new when both had agreed; Finished where
    /// its agreement to a restart crossed with an end found here, which the first seat never confirmed and so does not
    /// count; a refusal when no next round is due.
    [[nodiscard]] Decision decideNextRound() const;
    /// What it means that the line between the seats broke: open requests are void. Nothing where none is open.
    [[nodiscard]] Events decideLineLost() const;
    /// Makes an event true. Precondition: it was decided on this state, or recorded in this order.
    void evolve(const Event& event);

    [[nodiscard]] const BoardGame& game() const { return *m_game; }
    [[nodiscard]] int plies() const { return static_cast<int>(m_game->plies().size()); }
    /// The take-backs that were agreed so far.
    [[nodiscard]] int undos() const { return m_undos; }
    /// The seat that plays black now.
    [[nodiscard]] Seat black() const { return m_black; }
    /// The seat that had black when the round began.
    [[nodiscard]] Seat beginner() const { return m_beginner; }
    [[nodiscard]] Seat seatOf(Side side) const { return side == Side::Black ? m_black : opposite(m_black); }
    [[nodiscard]] Side sideOf(Seat seat) const { return seat == m_black ? Side::Black : Side::White; }
    /// Who acts next: moves, or chooses.
    [[nodiscard]] Seat seatToMove() const;
    /// Who played the ply with this index, from 0.
    [[nodiscard]] Seat seatOfPly(int index) const;

    [[nodiscard]] Opening opening() const { return m_opening; }
    /// The choices of the opening so far, in order.
    [[nodiscard]] const std::vector<Take>& takes() const { return m_takes; }
    /// Who acts in the opening and how, from its first ply until its last choice; nothing after that, when the round is
    /// over, and in an opening without choices.
    [[nodiscard]] std::optional<OpeningTurn> openingTurn() const;
    /// The seat that has to choose now.
    [[nodiscard]] std::optional<Seat> chooser() const;

    /// True while moves can be played.
    [[nodiscard]] bool isRunning() const { return !m_verdict && !m_finished; }
    /// How the round ended; nothing while it runs and after an agreed restart.
    [[nodiscard]] const std::optional<Verdict>& verdict() const { return m_verdict; }
    /// True when the other end's result is in: the verdict will not change any more.
    [[nodiscard]] bool isConfirmed() const { return m_confirmed; }
    /// What both agreed to, when this match is done with.
    [[nodiscard]] const std::optional<RequestKind>& finished() const { return m_finished; }

    struct Request {
        RequestKind kind = RequestKind::Undo;
        int id = 0;
        bool withdrawn = false; ///< at this end; it stays open until its answer comes
    };
    /// The open request of a seat.
    [[nodiscard]] const std::optional<Request>& request(Seat asker) const;

    /// The number of plies that stay when `asker` takes back, or nothing when it has no move on the board.
    [[nodiscard]] std::optional<int> pliesAfterUndo(Seat asker) const;

    /// Plays, asks and answers made at this end: each with the number of plies and the request as they stand.
    [[nodiscard]] Place place(Cell cell) const { return {cell, plies() + 1}; }
    [[nodiscard]] Choose choose(Take take) const { return {take, plies()}; }
    [[nodiscard]] Ask ask(RequestKind kind, int id) const { return {kind, id, plies(), choices()}; }

private:
    [[nodiscard]] Decision decideFor(Seat by, const Place& place, Origin origin) const;
    [[nodiscard]] Decision decideFor(Seat by, const Choose& choose, Origin origin) const;
    [[nodiscard]] Decision decideFor(Seat by, const Ask& ask, Origin origin) const;
    [[nodiscard]] Decision decideFor(Seat by, const Answer& answer, Origin origin) const;
    [[nodiscard]] Decision decideFor(Seat by, const Withdraw& withdraw, Origin origin) const;
    [[nodiscard]] Decision decideFor(Seat by, const Resign& resign, Origin origin) const;
    [[nodiscard]] Decision decideFor(Seat by, const FlagFall& fall, Origin origin) const;
    [[nodiscard]] Decision decideFor(Seat by, const PeerResult& result, Origin origin) const;

    [[nodiscard]] std::optional<Refusal> askRefusal(Seat by, const Ask& ask, Origin origin) const;
    [[nodiscard]] int choices() const { return static_cast<int>(m_takes.size()); }
    [[nodiscard]] std::optional<OpeningTurn> standingTurn() const;
    [[nodiscard]] Seat seatIn(const OpeningTurn& turn) const;
    [[nodiscard]] Seat blackAfter(int choices) const;
    [[nodiscard]] bool canHaveSeen(int choices) const;
    [[nodiscard]] int choicesBehind(const PeerResult& result) const;
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
    void apply(const Voided& voided);

    [[nodiscard]] std::optional<Request>& requestOf(Seat asker) { return m_requests[asker == Seat::First ? 0 : 1]; }

    std::unique_ptr<BoardGame> m_game;
    Opening m_opening;
    Seat m_beginner;
    Seat m_black; ///< follows from m_beginner and m_takes
    std::vector<Take> m_takes;
    int m_undos;
    std::optional<Request> m_requests[2];
    std::optional<Verdict> m_verdict;
    bool m_confirmed = false;
    std::optional<RequestKind> m_finished;
};

} // namespace qipan
