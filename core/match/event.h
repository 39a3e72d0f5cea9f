#pragma once

#include "core/match/command.h"

#include <optional>
#include <variant>

namespace qipan {

// Events: what has happened. They alone change a match, and they are what players, views and records see.

/// A seat played a cell. An open request of the other seat is thereby refused.
struct Placed {
    Seat by = Seat::First;
    Cell cell;
    int ply = 1; ///< its number, from 1
};

/// A seat took a colour, or two more stones; an open request of the other seat is thereby refused. Whatever names a
/// colour before it follows the colours as they were, whatever comes after it those that are.
struct Chosen {
    Seat by = Seat::First;
    Take take = Take::White;
    int plies = 0; ///< on the board then
};

/// A side could not move and passed; follows Placed.
struct Passed {
    Side side = Side::Black;
};

/// A seat asked for something and waits for the answer.
struct Asked {
    Seat by = Seat::First;
    RequestKind kind = RequestKind::Undo;
    int id = 0;
};

/// The request of the seat `asker` was answered by the other one. What was agreed to follows as an event of its own.
struct Answered {
    Seat asker = Seat::First;
    RequestKind kind = RequestKind::Undo;
    int id = 0;
    bool accept = false;
    std::optional<AnswerReason> reason;
};

/// The seat `by` wants its request `id` refused; its answer is still to come.
struct Withdrew {
    Seat by = Seat::First;
    int id = 0;
};

/// Plies were taken back at the wish of `by`, down to `plies`.
struct TookBack {
    Seat by = Seat::First;
    int plies = 0;
};

/// The round is over. `by` is the seat whose command ended it.
struct Ended {
    Seat by = Seat::First;
    Verdict verdict;
};

/// Both agreed to a restart or to another game: the last event of a match. A restart leaves no verdict.
struct Finished {
    RequestKind kind = RequestKind::Restart; ///< Restart or Again
};

/// The other seat found the same result, or one that does not stand against ours: the verdict is settled.
struct Confirmed { };

/// The first seat's verdict stands against the one this end had found; a choice of this end that the first seat had
/// not seen then does not count.
struct Overruled {
    Verdict verdict;
    int choices = 0; ///< that count
};

/// The line between the seats broke: open requests are void.
struct Voided { };

using Event = std::variant<Placed, Chosen, Passed, Asked, Answered, Withdrew, TookBack, Ended, Finished, Confirmed,
                           Overruled, Voided>;

} // namespace qipan
