#pragma once

#include "core/board/registry.h"
#include "ui/statistics/statistics.h"

#include <QDate>

#include <vector>

namespace qipan::app {

/// The rating of one player in one game against the computer's levels (rating::levelRating): each day with games is a
/// rating period of Glicko-2, and so is each day between without.
class RatingHistory {
public:
    /// `game` must outlive it.
    explicit RatingHistory(const GameInfo& game)
        : m_game{&game}
    {
    }

    /// Days must not go back. A level without a rating is left out.
    void add(QDate day, int level, ui::GameResult result);
    /// What there is by the end of `today`; only days from `from` on are listed, where that is a day. Nothing can be
    /// added afterwards.
    [[nodiscard]] ui::RatingCurve finish(QDate today, QDate from);

private:
    void endDay();

    const GameInfo* m_game;
    rating::Rating m_rating;
    QDate m_lastDay; ///< with games, before those of `m_day`
    QDate m_day;
    std::vector<rating::Game> m_games; ///< of m_day
    ui::RatingCurve m_curve;
};

} // namespace qipan::app
