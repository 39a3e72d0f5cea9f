// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/statistics/rating_history.h"

#include "core/rating/level_ratings.h"
#include "ui/base/texts.h"

namespace qipan::app {

namespace {

[[nodiscard]] double scoreOf(ui::GameResult result)
{
    return result == ui::GameResult::Win ? 1 : result == ui::GameResult::Draw ? 0.5 : 0;
}

[[nodiscard]] std::optional<rating::Rating> ratingOf(const QString& game, int level, int edition)
{
    if (game == ui::linkKey)
        return rating::duelLevelRating(level);
    const GameInfo* info = findGame(game.toStdString());
    return info == nullptr ? std::nullopt : rating::levelRating(*info, level, edition);
}

/// Returns the level with the nearest rating; 0 if there is none.
[[nodiscard]] int nearestLevel(const QString& game, double value)
{
    if (game == ui::linkKey)
        return rating::nearestDuelLevel(value);
    const GameInfo* info = findGame(game.toStdString());
    return info == nullptr ? 0 : rating::nearestLevel(*info, value).value_or(0);
}

/// Returns the number of days without games between two days; never negative.
[[nodiscard]] int daysBetween(QDate from, QDate to)
{
    return static_cast<int>(std::clamp<qint64>(from.daysTo(to) - 1, 0, 1'000'000));
}

} // namespace

void RatingHistory::add(QDate day, int level, int edition, ui::GameResult result)
{
    const auto opponent = ratingOf(m_game, level, edition);
    if (!opponent)
        return;
    if (day != m_day) {
        endDay();
        m_day = day;
    }
    m_games.push_back({.opponent = opponent->value, .deviation = opponent->deviation, .score = scoreOf(result)});
}

void RatingHistory::endDay()
{
    if (m_games.empty())
        return;
    if (m_lastDay.isValid())
        m_rating = rating::afterIdle(m_rating, daysBetween(m_lastDay, m_day));
    m_rating = rating::afterPeriod(m_rating, m_games);
    m_curve.games += static_cast<qint64>(m_games.size());
    m_curve.days.push_back({.day = m_day, .rating = m_rating, .games = static_cast<int>(m_games.size())});
    m_lastDay = m_day;
    m_games.clear();
}

ui::RatingCurve RatingHistory::finish(QDate today, QDate from)
{
    endDay();
    m_curve.game = m_game;
    // Today is not over yet.
    m_curve.now = m_lastDay.isValid() ? rating::afterIdle(m_rating, daysBetween(m_lastDay, today)) : m_rating;
    m_curve.level = nearestLevel(m_game, m_curve.now.value);
    if (from.isValid())
        std::erase_if(m_curve.days, [from](const ui::RatedDay& day) { return day.day < from; });
    return m_curve;
}

} // namespace qipan::app
