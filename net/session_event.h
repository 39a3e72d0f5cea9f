// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/duel/duel.h"
#include "core/games/registry.h"
#include "core/match/clock.h"
#include "core/match/command.h"
#include "core/match/hand.h"
#include "core/match/match_snapshot.h"
#include "net/message.h"
#include "net/terms.h"

namespace qipan::net {

// Events that a session reports to its owner. Texts are cleaned (net/text.h) and may be shown as plain text.

/// Host: a guest has sent `hello`. Answer with resume(), challenge(), admit() or reject(); after a minute the session
/// declines by itself.
struct JoinRequested {
    QString name;
    Role role = Role::Play;
    QString token; ///< of the seat to take again; empty for a new player
};

/// Host: the answer to challenge(). If right, continue as after JoinRequested. If wrong, the guest was rejected and the
/// session is closed.
struct PasscodeChecked {
    bool isCorrect = false;
};

/// Host: JoinRequested was not answered in time. The guest was declined and the session is closed.
struct JoinRequestExpired { };

/// Guest: the table requires a passcode and the join request had none. Call submitPasscode() within a minute.
struct PasscodeWanted { };

/// Both: the guest was let in. The host now calls startRound() or, if the terms say so, chooseHand() once its user has
/// chosen. A guest also calls chooseHand() in that case, and awaits RoundStarted. For a spectator the host calls
/// sync().
struct Entered {
    QString name;   ///< of the other side, never empty
    QString client; ///< the other side's program; may be empty
    Terms terms;
    QString token; ///< for taking the seat again; secret; empty for a spectator
};

/// Both: the guest is back in its seat. The guest restores the host's state first; only then do both continue.
struct Resumed {
    QString name; ///< of the other side, never empty
    GameTerms terms;
    RoundState roundState;
};

/// Spectator: the board and the players. Sent first, and again after every change other than the moves that follow.
struct Synced {
    std::optional<RoundState> roundState; ///< nothing before the first round
    QString host;                         ///< never empty
    QString guest;                        ///< empty without a guest
};

/// Both hands are revealed. If there is a winner, the host calls startRound(); otherwise both choose again.
struct HandsRevealed {
    Hand own = Hand::Rock;
    Hand other = Hand::Rock;
    std::optional<Seat> winner; ///< plays black
};

/// Guest and spectator: a round begins, with these moves, all legal, on the board. A guest ends the previous match
/// with the events of Match::decideNextRound(), for which sendEvent() is optional, then creates a new one.
struct RoundStarted {
    int round = 1;
    Seat black = Seat::First;
    std::optional<GameSetup> setup; ///< if another one was agreed
    std::vector<Cell> moves;

    /// The setup of this round; `before` is that of the previous round or of the terms.
    [[nodiscard]] GameSetup setupAfter(const GameSetup& before) const
    {
        GameSetup next = setup.value_or(before);
        next.start = moves;
        return next;
    }
};

/// Guest and spectator: the times on the host's clock when its board had `plies` plies.
struct ClockUpdated {
    int plies = 0;
    ClockTimes times;
};

/// At a table of two-player games, before what the other side says after the transport was interrupted: it may be late
/// by this much.
struct InterruptionEnded {
    std::chrono::milliseconds silence{0};
};

/// A command of the other side for the running match. Decide it with CommandSource::Remote for peerSeat(), then
/// evolve and sendEvent() each event, or refuse() it.
struct PeerCommand {
    Command command;
};

/// The other side's request has been open for a minute: refuse it with this answer, and tell the user.
struct RequestExpired {
    Answer answer;
};

/// Spectator: a command of the watched match. Decide it with CommandSource::Spectated: Place for the seat to move,
/// others for the first seat.
struct SpectatedCommand {
    Command command;
};

// At a table of duels these take the place of Resumed, Synced, RoundStarted, PeerCommand, RequestExpired and
// SpectatedCommand. After DuelResumed, DuelSynced and DuelStarted a guest and a spectator make the deal of the round
// and call checkDeal() before the next poll().

struct DuelResumed {
    QString name; ///< of the other side, never empty
    duel::Setup setup;
    DuelState state;
};

struct DuelSynced {
    std::optional<DuelState> state; ///< nothing before the first round
    QString host;                   ///< never empty
    QString guest;                  ///< empty without a guest
};

/// A guest ends the previous duel with Finished, for which sendDuelEvent() is optional, then creates a new one.
struct DuelStarted {
    int round = 1;
    link::DealSetup deal;
    std::chrono::milliseconds startsIn{0};
};

/// Decide the command of the seat `by` on the duel, then evolve and sendDuelEvent() each event, or refuseDuel() it.
struct DuelCommand {
    Seat by = Seat::First;
    CommandSource source = CommandSource::Remote;
    duel::Command command;
    std::chrono::milliseconds transit{0}; ///< how much earlier than now it can have been sent

    /// Returns the command as the duel expects it. `now` is the time of the round at this end.
    [[nodiscard]] duel::Command at(std::chrono::milliseconds now) const
    {
        duel::Command timed = command;
        if (auto* act = std::get_if<duel::Act>(&timed))
            act->earliest = now - transit;
        return timed;
    }
};

struct DuelRequestExpired {
    duel::Answer answer;
};

struct ChatReceived {
    QString text;            ///< never empty
    Seat from = Seat::First; ///< the sender
};

/// The other side proposes what to play next; call answerProposal().
struct ProposalReceived {
    GameSetup setup;
};

/// News of this end's proposal.
struct ProposalUpdate {
    enum class Status {
        Delivered, ///< received and shown to their user
        Unknown,   ///< no acknowledgement in 5 s: their program does not know the message. Another proposal is allowed;
                   ///< Delivered, Agreed or Refused may still follow over a slow connection
        Agreed,    ///< the host now calls startRound() with the setup
        Refused,
    };
    Status status = Status::Delivered;
    GameSetup setup;
};

/// The other side left for good (`bye`). During a round it thereby resigns.
struct PeerLeft { };

/// Guest: not let in.
struct Rejected {
    RejectReason reason = RejectReason::Other;
};

/// Guest: let in to a table that cannot be played here; the session has sent `bye`.
struct Unplayable {
    Obstacle obstacle = Obstacle::Game;
};

/// An `error` of either side ended the connection. The round has no result.
struct Failed {
    ErrorCode code = ErrorCode::Other;
    QString detail; ///< English, for a log or as additional text; may be empty
    bool byPeer = false;
};

/// The connection broke or was silent for too long. The round has no result.
struct Lost { };

/// PasscodeChecked (wrong), JoinRequestExpired, PeerLeft, Rejected, Unplayable, Failed and Lost are final: the session
/// is closed and nothing follows.
using SessionEvent =
    std::variant<JoinRequested, PasscodeChecked, JoinRequestExpired, PasscodeWanted, Entered, Resumed, Synced,
                 HandsRevealed, RoundStarted, ClockUpdated, InterruptionEnded, PeerCommand, RequestExpired,
                 SpectatedCommand, DuelResumed, DuelSynced, DuelStarted, DuelCommand, DuelRequestExpired, ChatReceived,
                 ProposalReceived, ProposalUpdate, PeerLeft, Rejected, Unplayable, Failed, Lost>;

} // namespace qipan::net
