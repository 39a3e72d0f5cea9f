// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/duel/command.h"

namespace qipan::duel {

// Events: what has happened. Only events change a duel; players, views and records observe them.

struct Acted {
    Seat by = Seat::First;
    Action action;
    Milliseconds counts{0}; ///< when it counts, if it clears the board: not before it can have been done
};

struct Asked {
    Seat by = Seat::First;
    RequestKind kind = RequestKind::Draw;
    int id = 0;
};

/// The request of the seat `asker` was answered. If it was accepted, its effect follows as a separate event.
struct Answered {
    Seat asker = Seat::First;
    RequestKind kind = RequestKind::Draw;
    int id = 0;
    bool accept = false;
    bool isAutomatic = false; ///< refused because it crossed with the other seat's, or withdrawn
};

struct Withdrew {
    Seat by = Seat::First;
    int id = 0;
};

struct Paused { };
struct WentOn {
    Seat by = Seat::First;
};

/// The round is over at this end.
struct Ended {
    Verdict verdict;
};

/// The other end's result has arrived before this end has found its own.
struct Reported {
    Verdict verdict;
};

/// The verdict is final: it is the first seat's.
struct Confirmed {
    Verdict verdict;
};

/// Both seats agreed to another round: the last event of a duel.
struct Finished { };

/// The connection between the seats was lost: open requests are void.
struct RequestsVoided { };

using Event = std::variant<Acted, Asked, Answered, Withdrew, Paused, WentOn, Ended, Reported, Confirmed, Finished,
                           RequestsVoided>;

} // namespace qipan::duel
