// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match.h"

#include <QHash>
#include <QString>

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace qipan::net::model {

/// One end's record of a round, and the reasons why it may differ from the other end's.
struct Record {
    Seat black = Seat::First;
    std::vector<Ply> moves;
    std::optional<Verdict> verdict;
    bool isConfirmed = false;
    bool isCrossed = false;     ///< a move or an agreed takeback of the other end came after the end
    bool isInterrupted = false; ///< the connection broke, or a program was restarted
    bool isRewound = false;     ///< host: it may have lost something that it had sent
    bool isCounted = false;
};

/// The test's own record of all rounds, invisible to the ends and unaffected by restarts. A sitting lasts from a
/// player's `welcome` until that player has left for good.
class Ledger {
public:
    int open(const QString& token);
    [[nodiscard]] int sittingOf(const QString& token) const { return m_sittings.value(token); }

    [[nodiscard]] Record& record(Seat seat, int sitting, int round) { return of(seat)[{sitting, round}]; }
    /// Records the state of the match.
    void note(Seat seat, int sitting, int round, const Match& match);
    /// An end takes over the state of a round: its records of that and later rounds are void.
    void dropFrom(Seat seat, int sitting, int round);
    /// A spectator has seen a round end.
    void spectated(int round, const Match& match);
    /// The host has lost something: spectators may have seen what no longer exists.
    void forgetSpectated() { m_spectated.clear(); }

    /// Fails unless all ends agree on all rounds; `round` of `sitting` is the one on the board. Returns the number of
    /// newly counted games with a result.
    int compare(int sitting, int round);
    /// True if something since the last comparison may have made the ends' scores differ.
    [[nodiscard]] bool isScoreDoubtful(int sitting) const { return m_doubtful == sitting; }

private:
    using Key = std::pair<int, int>; ///< sitting, round
    using Records = std::map<Key, Record>;
    [[nodiscard]] Records& of(Seat seat) { return m_records[indexOf(seat)]; }
    void compare(const Key& key, const Record& host, bool isPresent);
    void compareSpectated();

    Records m_records[2];
    std::vector<std::pair<int, Record>> m_spectated;
    QHash<QString, int> m_sittings;
    int m_lastSitting = 0;
    int m_doubtful = 0; ///< the sitting
};

} // namespace qipan::net::model
