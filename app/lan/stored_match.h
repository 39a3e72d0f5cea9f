#pragma once

#include "app/tables/score.h"
#include "core/board/registry.h"
#include "core/match/command.h"
#include "core/match/throw.h"
#include "net/message.h"

#include <QString>

#include <chrono>
#include <limits>
#include <optional>
#include <vector>

namespace qipan::app {

/// What tells one match on the LAN from every other in the store.
struct MatchKey {
    Seat role = Seat::First; ///< First: this end hosts
    QString token;           ///< 32 hexadecimal characters; secret: never to be logged or shown

    friend bool operator==(const MatchKey&, const MatchKey&) = default;
};

/// A match on the LAN as it must last: with it, this end goes on after it was killed.
/// The integers without a range here are 0 … 2^31-1.
struct StoredMatch {
    /// The setting of the clocks, and what was left on them.
    struct Clock {
        int mainSeconds = 10;     ///< 10 … 36000
        int incrementSeconds = 0; ///< 0 … 600
        int blackMs = 0;
        int whiteMs = 0;

        friend bool operator==(const Clock&, const Clock&) = default;
    };

    MatchKey key;
    QString address;  ///< guest: the host's, with its port, as it was joined; host: empty
    quint16 port = 0; ///< host: its own, not 0; guest: 0
    QString passcode; ///< host: secret; empty for none
    bool acceptAnyone = false;
    GameSetup offered;                   ///< what the table was opened with
    FirstBlack first = FirstBlack::Host; ///< likewise
    GameSetup setup;                     ///< of this round
    std::optional<Clock> clock;
    QString ownName;                ///< clean (net/text.h), 1 … 32 code points
    QString peerName;               ///< likewise
    int round = 1;                  ///< from 1
    Seat black = Seat::First;       ///< when the round began
    std::vector<Cell> plies;        ///< of this round, from its start
    std::vector<Take> takes;        ///< likewise, the choices of the opening
    int undos = 0;                  ///< take-backs agreed in this round
    int lastRequest = 0;            ///< the id of the last request of this end; 0 before the first
    std::optional<Verdict> verdict; ///< of this round
    int pausedMs = 0;               ///< how long the connection was lost in this round: 0 … 300000
    Score score;                    ///< of the rounds before this one
    qint64 lastSign = 0;            ///< when it was last alive: ms since 1970 UTC
    bool isRefused = false;         ///< the table to which this end came back last did not know it

    friend bool operator==(const StoredMatch& a, const StoredMatch& b)
    {
        return a.key == b.key && a.address == b.address && a.port == b.port && a.passcode == b.passcode
            && a.acceptAnyone == b.acceptAnyone && a.offered == b.offered && a.first == b.first && a.setup == b.setup
            && a.clock == b.clock && a.ownName == b.ownName && a.peerName == b.peerName && a.round == b.round
            && a.black == b.black && a.plies == b.plies && a.takes == b.takes && a.undos == b.undos
            && a.lastRequest == b.lastRequest && a.verdict == b.verdict && a.pausedMs == b.pausedMs
            && a.score == b.score && a.lastSign == b.lastSign && a.isRefused == b.isRefused;
    }
};

/// So long after its last sign of life a match that both ends have saved can be taken up again.
inline constexpr std::chrono::hours matchKept{72};

/// What becomes of a match that does not run any more. Its row stays a while, without its secrets.
enum class MatchEnd {
    Ended,      ///< a player left the table
    Unfinished, ///< it was lost and not resumed in time
};

/// Which running match is wanted.
struct MatchWanted {
    std::optional<Seat> role; ///< nothing: either
    QString address;          ///< StoredMatch::address; empty: any
    qint64 notBefore = 0;     ///< with a last sign of that time or later
    qint64 keptSince = 0;     ///< those with an older one, of either role, count as unfinished from now on
    bool isHeld = true;       ///< no other program can have the match that is found; false only looks at it
    qint64 before = std::numeric_limits<qint64>::max(); ///< with a last sign before that
    QString token{};                                    ///< StoredMatch::key; empty: any
};

} // namespace qipan::app
