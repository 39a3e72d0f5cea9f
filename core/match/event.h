// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/command.h"

#include <optional>

namespace qipan {

// Events: what has happened. Only events change a match; players, views and records observe them.

/// A seat played a cell. This refuses an open request of the other seat.
struct Placed {
    Seat by = Seat::First;
    Cell cell;
    int ply = 1; ///< from 1
};

/// A seat made an opening choice. This refuses an open request of the other seat. Earlier events use the colours
/// before the choice, later ones those after it.
struct Chosen {
    Seat by = Seat::First;
    OpeningChoice choice = OpeningChoice::White;
    int plies = 0; ///< on the board at that time
};

/// A side could not move and passed; follows `Placed`.
struct Passed {
    Side side = Side::Black;
};

/// A seat made a request and waits for the answer.
struct Asked {
    Seat by = Seat::First;
    RequestKind kind = RequestKind::Undo;
    int id = 0;
};

/// The request of the seat `asker` was answered. If it was accepted, its effect follows as a separate event.
struct Answered {
    Seat asker = Seat::First;
    RequestKind kind = RequestKind::Undo;
    int id = 0;
    bool accept = false;
    std::optional<AnswerReason> reason;
};

/// The seat `by` withdrew its request `id`; the answer is still due.
struct Withdrew {
    Seat by = Seat::First;
    int id = 0;
};

/// Plies were taken back at the request of `by`; `plies` remain.
struct TookBack {
    Seat by = Seat::First;
    int plies = 0;
};

/// The round is over. `by` is the seat whose command ended it.
struct Ended {
    Seat by = Seat::First;
    Verdict verdict;
};

/// Both seats agreed to a restart or to another round: the last event of a match. A restart leaves no verdict.
struct Finished {
    RequestKind kind = RequestKind::Restart; ///< `Restart` or `Again`
};

/// The other seat's result has arrived, and equals this end's verdict or yields to it: the verdict is final.
struct Confirmed { };

/// The first seat's verdict replaces the one of this end. An opening choice of this end that the first seat had not
/// seen is dropped.
struct Overruled {
    Verdict verdict;
    int choices = 0; ///< opening choices that count
};

/// The connection between the seats was lost: open requests are void.
struct RequestsVoided { };

using Event = std::variant<Placed, Chosen, Passed, Asked, Answered, Withdrew, TookBack, Ended, Finished, Confirmed,
                           Overruled, RequestsVoided>;

} // namespace qipan
