// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tables/score.h"
#include "core/games/registry.h"
#include "core/match/command.h"
#include "core/match/hand.h"
#include "core/record/duel_record.h"
#include "net/terms.h"

#include <QCryptographicHash>
#include <QString>

#include <chrono>
#include <limits>
#include <optional>
#include <vector>

namespace qipan::app {

/// Identifies a LAN match in the store.
struct MatchKey {
    Seat role = Seat::First; ///< `First`: this side hosts
    QString token;           ///< 32 hexadecimal characters; secret: never log or show it

    friend bool operator==(const MatchKey&, const MatchKey&) = default;
};

/// Returns the key by which the history finds a round of a LAN match: the same after the program restarts and resumes
/// the match, and not reversible to its token.
[[nodiscard]] inline QString roundKey(const MatchKey& match, int round)
{
    const QString all = QStringLiteral("qipan %1 %2").arg(match.role == Seat::First ? u"host" : u"guest", match.token);
    const QByteArray hash = QCryptographicHash::hash(all.toUtf8(), QCryptographicHash::Sha256);
    return QString::fromLatin1(hash.toHex().left(32)) + u' ' + QString::number(round);
}

/// The round of a duel on the LAN as stored.
struct StoredDuel {
    record::DuelRecord round;   ///< with the setup of the table
    duel::Milliseconds time{0}; ///< of the round, when it was stored: negative during the count
    bool isPaused = false;

    friend bool operator==(const StoredDuel&, const StoredDuel&) = default;
};

/// A LAN match as stored, with everything this side needs to resume it after being killed. Integers without a range
/// here are 0 … 2^31-1.
struct StoredMatch {
    /// The setting of the clocks and the remaining times.
    struct Clock {
        int mainSeconds = 10;     ///< 10 … 36000
        int incrementSeconds = 0; ///< 0 … 600
        int blackMs = 0;
        int whiteMs = 0;

        friend bool operator==(const Clock&, const Clock&) = default;
    };

    MatchKey key;
    /// Guest: the host's address with its port, or the invitation link, which is secret. Host: the link of a table that
    /// is open on the internet, otherwise empty.
    QString address;
    quint16 port = 0; ///< host: its own, not 0; guest: 0
    QString passcode; ///< host: secret; empty for none
    bool acceptAnyone = false;
    bool isEncrypted = false; ///< host: only encrypted lines are accepted; guest: the seat was taken over one
    GameSetup offered;        ///< the setup with which the table was opened
    FirstBlack first = FirstBlack::Host; ///< likewise
    GameSetup setup;                     ///< of this round
    std::optional<Clock> clock;
    QString ownName;                           ///< sanitized (net/text.h), 1 … 32 code points
    QString peerName;                          ///< likewise
    int round = 1;                             ///< from 1
    Seat black = Seat::First;                  ///< when the round began
    std::vector<Cell> plies;                   ///< of this round, from its start
    std::vector<OpeningChoice> openingChoices; ///< likewise, the choices of the opening
    int undos = 0;                             ///< takebacks agreed in this round
    int lastRequest = 0;                       ///< the id of this side's last request; 0 before the first
    std::optional<Verdict> verdict;            ///< of this round
    int pausedMs = 0;                          ///< total disconnected time in this round: 0 … 300000
    Score score;                               ///< of the rounds before this one
    qint64 lastAlive = 0;                      ///< time of the last activity: ms since 1970 UTC
    bool isRefused = false;                    ///< the table to which this side last reconnected did not know it
    /// A duel; then setups, clock, plies, choices, takebacks and verdict do not count.
    std::optional<StoredDuel> duel;

    /// Returns the terms with which the table was opened.
    [[nodiscard]] net::Terms terms() const
    {
        if (duel)
            return duel->round.setup;
        return net::GameTerms{offered, first,
                              clock ? std::optional{ClockSetting{clock->mainSeconds, clock->incrementSeconds}}
                                    : std::nullopt};
    }
    /// Returns whether the round has a result.
    [[nodiscard]] bool isOver() const { return duel ? duel->round.verdict.has_value() : verdict.has_value(); }

    friend bool operator==(const StoredMatch&, const StoredMatch&) = default;
};

/// How long after its last activity a match that both sides have saved can be resumed.
inline constexpr std::chrono::hours matchLifetime{72};

/// How a match ended. Its row stays for a while, without its secrets.
enum class MatchEnd {
    Ended,      ///< a player left the table
    Unfinished, ///< the connection was lost, and the match was not resumed in time
};

/// Which running match to load.
struct MatchQuery {
    std::optional<Seat> role; ///< empty: either
    QString address;          ///< StoredMatch::address; empty: any
    qint64 notBefore = 0;     ///< with its last activity at this time or later
    qint64 expiresBefore = 0; ///< matches of either role with earlier activity become unfinished
    bool isHeld = true;       ///< prevents other programs from resuming the match; false only reads it
    qint64 before = std::numeric_limits<qint64>::max(); ///< with its last activity before this time
    QString token{};                                    ///< StoredMatch::key; empty: any
};

} // namespace qipan::app
