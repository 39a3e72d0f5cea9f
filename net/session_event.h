#pragma once

#include "core/board/registry.h"
#include "core/match/account.h"
#include "core/match/clock.h"
#include "core/match/command.h"
#include "core/match/throw.h"
#include "net/message.h"

#include <QString>

#include <optional>
#include <variant>
#include <vector>

namespace qipan::net {

/// What is played at a table.
struct Terms {
    GameSetup setup;
    FirstBlack first = FirstBlack::Host; ///< in round 1
    std::optional<ClockSetting> clock;
};

// What a session tells its owner, one thing at a time. Texts are cleaned (net/text.h) and may be shown as plain text.

/// Host: someone has introduced themselves. Answer with resume(), challenge(), admit() or reject(); after a minute the
/// session declines by itself.
struct Knocked {
    QString name;
    Role role = Role::Play;
    QString token; ///< of the seat that they want to take again; empty where they do not
};

/// Host: the answer to challenge(). When it is right, go on as after Knocked; when it is wrong, the other side was
/// turned away and the session is closed.
struct Proved {
    bool right = false;
};

/// Host: nobody answered the knock in time; the guest was declined and the session is closed.
struct KnockExpired { };

/// Guest: the table wants a passcode and none was given before: call prove() within a minute.
struct PasscodeWanted { };

/// Both: the guest is welcomed. The host now calls startRound() or, for terms with a throw, throwHand() when its user
/// has chosen; so does a guest, and waits for RoundStarted. To a watcher, the host now calls sync().
struct Entered {
    QString name;   ///< of the other side, never empty
    QString client; ///< the other side's program, may be empty
    Terms terms;
    QString token; ///< to resume() with later: secret; empty for a watcher
};

/// Both: the guest is back in its seat. The guest takes over the host's account; then, and not before, both go on.
struct Resumed {
    QString name; ///< of the other side, never empty
    Terms terms;
    Standing standing;
};

/// Watcher: what is on the board now, and who plays. Comes first, and again when something else than the moves that
/// follow has changed it.
struct Synced {
    std::optional<Standing> standing; ///< nothing before the first round
    QString host;                     ///< never empty
    QString guest;                    ///< empty while there is none
};

/// Both have shown their hands. With a winner the host calls startRound(); without one both throw again.
struct HandsShown {
    Hand own = Hand::Rock;
    Hand other = Hand::Rock;
    std::optional<Seat> winner; ///< plays black
};

/// Guest and watcher: a game begins, with these moves on the board, which can be played. A guest closes the match of
/// the round before with the events of Match::decideNextRound() (tell them or not: it makes no difference), then makes
/// a new one.
struct RoundStarted {
    int round = 1;
    Seat black = Seat::First;
    std::optional<GameSetup> setup; ///< where another one was agreed
    std::vector<Cell> moves;

    /// The setup of this round, where `before` was that of the last one or of the terms.
    [[nodiscard]] GameSetup setupAfter(const GameSetup& before) const;
};

/// Guest and watcher: what the host's clock said when there were `plies` on its board.
struct ClockTold {
    int plies = 0;
    ClockTimes times;
};

/// The other side wants this of the running match: decide it with Origin::Afar for peerSeat(), then evolve and tell()
/// each event, or refuse() it.
struct PeerCommand {
    Command command;
};

/// Watcher: the same of the match that is watched, whose seat to move plays a Place; decide it with Origin::Watched for
/// the first seat otherwise.
struct WatchedCommand {
    Command command;
};

struct Chatted {
    QString text;            ///< never empty
    Seat from = Seat::First; ///< who said it
};

/// The other side proposes to play this next; call answerProposal().
struct Proposed {
    GameSetup setup;
};

/// Our proposal.
struct ProposalNews {
    enum class What {
        Heard,   ///< their user has it now
        Unknown, ///< no word in 5 s: their program does not know the message; another one may be made (should the line
                 ///< have been so slow, Heard, Agreed or Refused still follow)
        Agreed,  ///< the host now calls startRound() with the setup
        Refused,
    };
    What what = What::Heard;
    GameSetup setup;
};

/// The other side left for good (`bye`). In a running round that is its resignation.
struct PeerLeft { };

/// Guest: not let in.
struct Rejected {
    RejectReason reason = RejectReason::Other;
};

/// What this version cannot play at a table.
enum class Obstacle { Game, Rule, Size, Opening, First };

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

/// After Proved (wrong), KnockExpired, PeerLeft, Rejected, Unplayable, Failed and Lost the session is closed and
/// nothing follows.
using SessionEvent = std::variant<Knocked, Proved, KnockExpired, PasscodeWanted, Entered, Resumed, Synced, HandsShown,
                                  RoundStarted, ClockTold, PeerCommand, WatchedCommand, Chatted, Proposed, ProposalNews,
                                  PeerLeft, Rejected, Unplayable, Failed, Lost>;

} // namespace qipan::net
