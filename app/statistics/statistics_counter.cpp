// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/statistics/statistics_counter.h"

#include "core/rating/level_ratings.h"
#include "core/record/duel_record.h"
#include "ui/base/texts.h"

#include <algorithm>

namespace qipan::app {

using ui::GameResult;
using ui::Opponent;
using ui::Statistics;

namespace {

constexpr qint64 oneDay = 24LL * 60 * 60 * 1000;
constexpr std::size_t maxOpponents = 200;
constexpr std::size_t maxOpenings = 30;
/// Up to this many months are shown as one bar each, longer periods by year.
constexpr int maxMonths = 36;
constexpr int maxDays = 45;

/// The order of the menus.
[[nodiscard]] int placeOf(const QString& game)
{
    int place = 0;
    for (const GameInfo& info : games()) {
        ++place;
        if (game == ui::textOf(info.key))
            return place;
    }
    return game == ui::linkKey ? 0 : place + 1;
}

[[nodiscard]] QDate monthOf(QDate day)
{
    return {day.year(), day.month(), 1};
}

/// Returns the edition in which a level became what it was in this game; levels that stayed the same are one opponent.
[[nodiscard]] int firstEdition(const Opponent& computer)
{
    const GameInfo* game = findGame(computer.game.toStdString());
    return game == nullptr ? 0 : rating::firstEdition(*game, computer.level, computer.edition);
}

[[nodiscard]] bool isDuel(const PlayedGame& game)
{
    return game.game == ui::linkKey && record::duelRuleOf(game.rule.toStdString());
}

/// The computer's levels come first, then the others by number of games.
void sortOpponents(auto& lines)
{
    const auto others =
        std::ranges::find_if(lines, [](const auto& line) { return line.opponent.kind != Opponent::Kind::Computer; });
    std::stable_sort(others, lines.end(),
                     [](const auto& one, const auto& other) { return one.tally.games() > other.tally.games(); });
    if (lines.size() > maxOpponents)
        lines.resize(maxOpponents);
}

void copyValues(const auto& map, auto& list)
{
    for (const auto& [key, value] : map)
        list.push_back(value);
}

} // namespace

StatisticsCounter::StatisticsCounter(const ui::StatisticsChoice& choice, const std::vector<StatisticsReset>& resets,
                                     const CountingTime& time)
    : m_choice{choice}
    , m_now{time.now}
    , m_days{time.zone}
    , m_today{m_days.dayOf(time.now)}
    , m_firstDay{firstDayOf(choice.period, m_today)}
    , m_first{m_firstDay.isValid() ? m_days.startOf(m_firstDay) : 0}
{
    for (const GameInfo& game : games())
        m_ratings.emplace(ui::textOf(game.key), RatingHistory{ui::textOf(game.key)});
    m_ratings.emplace(ui::linkKey.toString(), RatingHistory{ui::linkKey.toString()});
    for (const StatisticsReset& reset : resets) {
        if (reset.profile == choice.profile && isChosen(reset.game))
            m_resets[reset.game] = std::max(m_resets[reset.game], reset.from);
    }
}

qint64 StatisticsCounter::momentOf(qint64 ended) const
{
    return ended > 0 && ended <= m_now + oneDay ? ended : 0;
}

void StatisticsCounter::add(const PlayedGame& game)
{
    const qint64 moment = momentOf(game.ended);
    if (!isChosen(game.game) || isReset(game.game, moment))
        return;
    rate(game, moment); // for any period, because a rating depends on all earlier games
    if (moment < m_first)
        return;
    ui::RuleLine& rule = m_rules[{placeOf(game.game), game.game, game.rule}];
    rule.game = game.game;
    rule.rule = game.rule;
    if (!game.isOver) {
        ++rule.unfinished;
        ++m_found.unfinished;
        return;
    }
    const bool isLink = game.game == ui::linkKey;
    const bool isOfTwo = !isLink || isDuel(game);
    if (isOfTwo && !game.result)
        return;
    ++rule.games;
    rule.plies.add(game.plies);
    const bool isTimed = game.began > 0 && moment >= game.began && moment - game.began <= longestTime;
    const qint64 time = isTimed ? moment - game.began : 0;
    if (isTimed) {
        rule.time.add(time);
        m_found.time.add(time);
    }
    ui::ActivityBar unseen;
    ui::ActivityBar& bar = moment == 0 ? unseen : m_active[m_days.dayOf(moment)];
    if (isLink) {
        ++bar.other;
        countLink(game);
        if (isOfTwo) {
            rule.tally.count(*game.result);
            countDuel(game, time);
        }
    } else {
        bar.tally.count(*game.result);
        rule.tally.count(*game.result);
        countResult(game);
    }
}

void StatisticsCounter::rate(const PlayedGame& game, qint64 moment)
{
    const auto history = game.game == ui::linkKey && !isDuel(game) ? m_ratings.end() : m_ratings.find(game.game);
    if (history != m_ratings.end() && moment != 0 && game.isOver && game.isRated && game.result
        && game.opponent.kind == Opponent::Kind::Computer)
        history->second.add(m_days.dayOf(moment), game.opponent.level, game.opponent.edition, *game.result);
}

void StatisticsCounter::countLink(const PlayedGame& game)
{
    ++m_found.linkGames;
    if (const auto gameMode = link::gameModeOf(game.rule.toStdString()))
        ++linkLine(*gameMode, game.size).games;
}

/// Returns the opponent of a game; levels that stayed the same in other editions are one.
Opponent StatisticsCounter::opponentOf(const PlayedGame& game)
{
    Opponent opponent = game.opponent;
    if (opponent.kind == Opponent::Kind::Computer) {
        opponent.game = game.game;
        opponent.edition = firstEdition(opponent);
        opponent.name.clear();
    } else {
        opponent.level = 0;
        opponent.edition = 0;
    }
    return opponent;
}

void StatisticsCounter::countDuel(const PlayedGame& game, qint64 time)
{
    const Opponent opponent = opponentOf(game);
    ui::DuelLine& line = m_duels[{opponent.kind, 0, opponent.level, -opponent.edition, opponent.name}];
    line.opponent = opponent;
    line.tally.count(*game.result);
    if (time > 0) {
        line.pairs += game.plies;
        line.time += time;
    }
}

void StatisticsCounter::countResult(const PlayedGame& game)
{
    const GameResult result = *game.result;
    m_found.total.count(result);
    m_found.plies.add(game.plies);
    countStreak(result);
    ui::ColourLine& colour = m_colours[{placeOf(game.game), game.side}];
    colour.game = game.game;
    colour.side = game.side;
    colour.tally.count(result);
    const Opponent opponent = opponentOf(game);
    const bool isComputer = opponent.kind == Opponent::Kind::Computer;
    ui::OpponentLine& line = m_opponents[{opponent.kind, isComputer ? placeOf(game.game) : 0, opponent.level,
                                          -opponent.edition, opponent.name}];
    line.opponent = opponent;
    line.tally.count(result);
    ui::OpeningLine unnamed;
    ui::OpeningLine& opening = game.opening.isEmpty() ? unnamed : m_openings[{placeOf(game.game), game.opening}];
    opening.game = game.game;
    opening.opening = game.opening;
    opening.tally.count(result);
    if (game.losses) {
        countLosses(*game.losses, game.side, m_found.losses);
        countLosses(*game.losses, game.side, line.losses);
        for (const ui::Loss& loss : (*game.losses)[indexOf(game.side)])
            opening.loss.add(loss);
    }
}

void StatisticsCounter::countLosses(const GameLosses& losses, Side side, ui::LossTally& tally)
{
    ++tally.games;
    const auto& own = losses[indexOf(side)];
    for (std::size_t phase = 0; phase < own.size(); ++phase) {
        tally.sides[indexOf(side)].add(own[phase]);
        tally.phases[phase].add(own[phase]);
    }
}

/// Returns the openings with losses, most first; of equal ones those that were won more seldom.
std::vector<ui::OpeningLine> StatisticsCounter::lostOpenings() const
{
    std::vector<ui::OpeningLine> lost;
    for (const auto& [key, line] : m_openings) {
        if (line.tally.losses > 0)
            lost.push_back(line);
    }
    std::ranges::stable_sort(lost, {}, [](const ui::OpeningLine& line) {
        return std::pair{-line.tally.losses, line.tally.wins};
    });
    if (lost.size() > maxOpenings)
        lost.resize(maxOpenings);
    return lost;
}

void StatisticsCounter::countStreak(GameResult result)
{
    ui::Streaks& streaks = m_found.streaks;
    streaks.current = streaks.current > 0 && streaks.result == result ? streaks.current + 1 : 1;
    streaks.result = result;
    if (result == GameResult::Win)
        streaks.longestWin = std::max(streaks.longestWin, streaks.current);
}

ui::LinkLine& StatisticsCounter::linkLine(link::GameMode gameMode, BoardSize size)
{
    ui::LinkLine& line = m_links[{gameMode, size.columns, size.rows}];
    line.gameMode = gameMode;
    line.size = size;
    return line;
}

void StatisticsCounter::add(const PlayedScore& score)
{
    const qint64 moment = momentOf(score.ended);
    const QString game = ui::linkKey.toString();
    if (!isChosen(game) || isReset(game, moment) || moment < m_first)
        return;
    ui::LinkLine& line = linkLine(score.gameMode, score.size);
    line.bestPoints = std::max(line.bestPoints.value_or(0), score.points);
    if (!score.isHelped && !link::rulesOf(score.gameMode).hasNextBoard)
        line.bestTime = std::min(line.bestTime.value_or(score.time), score.time);
}

/// Returns the bars from the first day of the period, or the first day with games, to today.
std::vector<ui::ActivityBar> StatisticsCounter::activity() const
{
    using Span = ui::ActivityBar::Span;
    if (m_active.empty())
        return {};
    const QDate first = m_firstDay.isValid() ? m_firstDay : m_active.begin()->first;
    const QDate last = std::max(m_today, m_active.rbegin()->first);
    const int months = (last.year() - first.year()) * 12 + last.month() - first.month() + 1;
    const Span span = first.daysTo(last) < maxDays ? Span::Day : months <= maxMonths ? Span::Month : Span::Year;
    const auto startOf = [span](QDate of) {
        return span == Span::Day ? of : span == Span::Month ? monthOf(of) : QDate{of.year(), 1, 1};
    };
    std::vector<ui::ActivityBar> bars;
    for (QDate from = startOf(first); from <= last; from = span == Span::Day ? from.addDays(1)
             : span == Span::Month                                           ? from.addMonths(1)
                                                                             : from.addYears(1))
        bars.push_back({.from = from, .span = span, .other = 0});
    auto bar = bars.begin();
    for (const auto& [date, active] : m_active) {
        while (bar->from != startOf(date))
            ++bar;
        bar->tally.wins += active.tally.wins;
        bar->tally.draws += active.tally.draws;
        bar->tally.losses += active.tally.losses;
        bar->other += active.other;
    }
    return bars;
}

Statistics StatisticsCounter::finish()
{
    copyValues(m_rules, m_found.rules);
    copyValues(m_colours, m_found.colours);
    copyValues(m_opponents, m_found.opponents);
    copyValues(m_links, m_found.links);
    m_found.openings = lostOpenings();
    copyValues(m_duels, m_found.duels);
    sortOpponents(m_found.opponents);
    sortOpponents(m_found.duels);
    const auto addRating = [this](const QString& game) {
        ui::RatingCurve curve = m_ratings.at(game).finish(m_today, m_firstDay);
        if (curve.games > 0)
            m_found.ratings.push_back(std::move(curve));
    };
    for (const GameInfo& game : games())
        addRating(ui::textOf(game.key));
    addRating(ui::linkKey.toString());
    m_found.activity = activity();
    for (const auto& [game, moment] : m_resets)
        m_found.countedFrom.push_back({.game = game, .moment = moment});
    return std::move(m_found);
}

} // namespace qipan::app
