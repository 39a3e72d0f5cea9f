#pragma once

#include "core/match/match.h"

#include <QHash>
#include <QString>

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace qipan::net::model {

/// What an end holds of a round, and what excuses that it holds something else than the other one.
struct Record {
    Seat black = Seat::First;
    std::vector<Ply> moves;
    std::optional<Verdict> verdict;
    bool isConfirmed = false;
    bool isCrossed = false;     ///< a move or an agreed take-back of the other end came after an ending
    bool isInterrupted = false; ///< the line broke, or a program was restarted
    bool isRewound = false;     ///< host: it may have forgotten something that it had said
    bool isCounted = false;
};

/// The book that the test keeps of all rounds, which no end can see and no restart loses. A sitting lasts from a
/// player's welcome until that player has left for good.
class Ledger {
public:
    int open(const QString& token);
    [[nodiscard]] int sittingOf(const QString& token) const { return m_sittings.value(token); }

    [[nodiscard]] Record& record(Seat seat, int sitting, int round) { return of(seat)[{sitting, round}]; }
    /// Writes down how the match stands.
    void note(Seat seat, int sitting, int round, const Match& match);
    /// An end takes over the account of a round: what it held of it and of later ones is void.
    void dropFrom(Seat seat, int sitting, int round);
    /// A watcher has seen a round end.
    void watched(int round, const Match& match);
    /// The host has forgotten something: what watchers saw may not have been.
    void forgetWatched() { m_watched.clear(); }

    /// Fails unless all ends hold the same of all rounds; the round `round` of `sitting` is the one on the board.
    /// Returns the number of games with a result that were not counted before.
    int compare(int sitting, int round);
    /// True when, since the last comparison, something kept the ends from counting alike.
    [[nodiscard]] bool isScoreDoubtful(int sitting) const { return m_doubtful == sitting; }

private:
    using Key = std::pair<int, int>; ///< sitting, round
    using Records = std::map<Key, Record>;
    [[nodiscard]] Records& of(Seat seat) { return m_records[seat == Seat::First ? 0 : 1]; }
    void compare(const Key& key, const Record& host, bool isPresent);
    void compareWatched();

    Records m_records[2];
    std::vector<std::pair<int, Record>> m_watched;
    QHash<QString, int> m_sittings;
    int m_lastSitting = 0;
    int m_doubtful = 0; ///< the sitting
};

} // namespace qipan::net::model
