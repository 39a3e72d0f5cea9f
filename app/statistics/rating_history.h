// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/statistics/statistics.h"

namespace qipan::app {

/// The rating of one player in one game, computed from games against the computer's levels (rating::levelRating, or
/// duelLevelRating). Each
/// day is a rating period of Glicko-2, including days without games.
class RatingHistory {
public:
    /// `game` is a key of the registry, or "link" for duels of link-match.
    explicit RatingHistory(QString game)
        : m_game{std::move(game)}
    {
    }

    /// Adds a game; days must be in order. `edition` is that of the levels. A level without a rating is ignored.
    void add(QDate day, int level, int edition, ui::GameResult result);
    /// Returns the rating at the end of `today` and its curve from the day `from`, or all of it if `from` is null.
    /// Nothing can be added afterwards.
    [[nodiscard]] ui::RatingCurve finish(QDate today, QDate from);

private:
    void endDay();

    QString m_game;
    rating::Rating m_rating;
    QDate m_lastDay; ///< with games, before those of `m_day`
    QDate m_day;
    std::vector<rating::Game> m_games; ///< of m_day
    ui::RatingCurve m_curve;
};

} // namespace qipan::app
