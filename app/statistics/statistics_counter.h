// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/local_days.h"
#include "app/statistics/rating_history.h"
#include "app/statistics/statistics.h"

#include <map>
#include <tuple>
#include <utility>

namespace qipan::app {

/// Counts games, which must be added in the order of their ends.
class StatisticsCounter {
public:
    /// `choice` must outlive this object.
    StatisticsCounter(const ui::StatisticsChoice& choice, const std::vector<StatisticsReset>& resets,
                      const CountingTime& time);

    /// Returns the end of a game, or 0 if it is invalid.
    [[nodiscard]] qint64 momentOf(qint64 ended) const;
    void add(const PlayedGame& game);
    void add(const PlayedScore& score);
    [[nodiscard]] ui::Statistics finish();

private:
    [[nodiscard]] bool isChosen(const QString& game) const { return m_choice.game.isEmpty() || m_choice.game == game; }
    [[nodiscard]] bool isReset(const QString& game, qint64 moment) const
    {
        const auto reset = m_resets.find(game);
        return reset != m_resets.end() && moment < reset->second;
    }
    void rate(const PlayedGame& game, qint64 moment);
    void countLink(const PlayedGame& game);
    void countDuel(const PlayedGame& game, qint64 time);
    [[nodiscard]] static ui::Opponent opponentOf(const PlayedGame& game);
    void countResult(const PlayedGame& game);
    static void countLosses(const GameLosses& losses, Side side, ui::LossTally& tally);
    [[nodiscard]] std::vector<ui::OpeningLine> lostOpenings() const;
    void countStreak(ui::GameResult result);
    [[nodiscard]] std::vector<ui::ActivityBar> activity() const;
    [[nodiscard]] ui::LinkLine& linkLine(link::GameMode gameMode, BoardSize size);

    using OpponentKey = std::tuple<ui::Opponent::Kind, int, int, int, QString>;

    const ui::StatisticsChoice& m_choice;
    const qint64 m_now;
    LocalDays m_days;
    const QDate m_today;
    const QDate m_firstDay;
    const qint64 m_first;
    std::map<QString, qint64> m_resets;
    std::map<QString, RatingHistory> m_ratings;
    std::map<std::tuple<int, QString, QString>, ui::RuleLine> m_rules;
    std::map<std::pair<int, Side>, ui::ColourLine> m_colours;
    std::map<OpponentKey, ui::OpponentLine> m_opponents;
    std::map<std::pair<int, QString>, ui::OpeningLine> m_openings;
    std::map<std::tuple<link::GameMode, int, int>, ui::LinkLine> m_links;
    std::map<OpponentKey, ui::DuelLine> m_duels;
    std::map<QDate, ui::ActivityBar> m_active; ///< by day
    ui::Statistics m_found;
};

} // namespace qipan::app
