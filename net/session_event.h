#pragma once

#include "core/board/registry.h"
#include "core/match/command.h"
#include "net/message.h"

#include <QString>

#include <variant>

namespace qipan::net {

// What a session tells its owner, one thing at a time. Texts are cleaned (net/text.h) and may be shown as plain text.

/// Host: someone asks to be let in. Answer with admit() or reject(); after a minute the session declines by itself.
struct Knocked {
    QString name;
};

/// Host: nobody answered the knock in time; the guest was declined and the session is closed.
struct KnockExpired { };

/// Both: the guest is welcomed. The host now calls startRound(); the guest waits for RoundStarted.
struct Entered {
    QString name;   ///< of the other side, never empty
    QString client; ///< the other side's program, may be empty
    GameSetup setup;
};

/// Guest: an empty game begins. Close the match of the round before with the events of Match::decideNextRound() (tell
/// them or not: it makes no difference), then make a new one.
struct RoundStarted {
    int round = 1;
    Seat black = Seat::First;
};

/// The other side wants this of the running match: decide it with Origin::Afar for peerSeat(), then evolve and tell()
/// each event, or refuse() it.
struct PeerCommand {
    Command command;
};

struct Chatted {
    QString text; ///< never empty
};

/// The other side left for good (`bye`). In a running round that is its resignation.
struct PeerLeft { };

/// Guest: not let in.
struct Rejected {
    RejectReason reason = RejectReason::Other;
};

/// What this version cannot play at a table.
enum class Obstacle { Game, Rule, Size, Opening, Throw, Clock };

/// Guest: let in to a table that cannot be played here; the session has said bye.
struct Unplayable {
    Obstacle obstacle = Obstacle::Game;
};

/// The connection was ended by an `error`, of ours or of the other side. The round has no result.
struct Failed {
    ErrorCode code = ErrorCode::Other;
    QString detail; ///< English, for a log or a second line; may be empty
    bool byPeer = false;
};

/// The connection broke or was silent for too long. The round has no result.
struct Lost { };

/// After KnockExpired, PeerLeft, Rejected, Unplayable, Failed and Lost the session is closed and nothing follows.
using SessionEvent = std::variant<Knocked, KnockExpired, Entered, RoundStarted, PeerCommand, Chatted, PeerLeft,
                                  Rejected, Unplayable, Failed, Lost>;

} // namespace qipan::net
