#include "app/statistics/statistics.h"

#include "app/local_days.h"
#include "app/statistics/rating_history.h"
#include "core/board/registry.h"
#include "ui/texts.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace qipan::app {

namespace {

using ui::GameResult;
using ui::Opponent;
using ui::Profile;
using ui::Statistics;

constexpr qint64 oneDay = 24LL * 60 * 60 * 1000;
constexpr std::size_t mostOpponents = 200;
/// Up to so many months have a bar each; more are shown by years.
constexpr int mostMonths = 36;
constexpr int mostDays = 45;

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

/// Counts games that come in the order of their ends.
class Counter {
public:
    Counter(const ui::StatisticsChoice& choice, const std::vector<StatisticsReset>& resets, const CountingTime& time)
        : m_choice{choice}
        , m_now{time.now}
        , m_days{time.zone}
        , m_today{m_days.dayOf(time.now)}
        , m_firstDay{firstDayOf(choice.period, m_today)}
        , m_first{m_firstDay.isValid() ? m_days.startOf(m_firstDay) : 0}
    {
        for (const GameInfo& game : games())
            m_ratings.emplace(ui::textOf(game.key), RatingHistory{game});
        for (const StatisticsReset& reset : resets) {
            if (reset.profile == choice.profile && isChosen(reset.game))
                m_resets[reset.game] = std::max(m_resets[reset.game], reset.from);
        }
    }

    /// The end of a game, or 0 where it cannot be.
    [[nodiscard]] qint64 momentOf(qint64 ended) const { return ended > 0 && ended <= m_now + oneDay ? ended : 0; }
    void add(const PlayedGame& game);
    void add(const PlayedScore& score);
    [[nodiscard]] Statistics finish();

private:
    [[nodiscard]] bool isChosen(const QString& game) const { return m_choice.game.isEmpty() || m_choice.game == game; }
    [[nodiscard]] bool isReset(const QString& game, qint64 moment) const
    {
        const auto reset = m_resets.find(game);
        return reset != m_resets.end() && moment < reset->second;
    }
    void rate(const PlayedGame& game, qint64 moment);
    void countLink(const PlayedGame& game);
    void countResult(const PlayedGame& game);
    void countStreak(GameResult result);
    [[nodiscard]] std::vector<ui::ActivityBar> activity() const;
    [[nodiscard]] ui::LinkLine& linkLine(link::Way way, BoardSize size);

    using OpponentKey = std::tuple<Opponent::Kind, int, int, QString>;

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
    std::map<std::tuple<link::Way, int, int>, ui::LinkLine> m_links;
    std::map<QDate, ui::ActivityBar> m_active; ///< by day
    Statistics m_found;
};

void Counter::add(const PlayedGame& game)
{
    const qint64 moment = momentOf(game.ended);
    if (!isChosen(game.game) || isReset(game.game, moment))
        return;
    rate(game, moment); // whatever the period: a rating comes from all that was before
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
    if (!isLink && !game.result)
        return;
    ++rule.games;
    rule.plies.add(game.plies);
    if (game.began > 0 && moment >= game.began && moment - game.began <= longestTime) {
        rule.time.add(moment - game.began);
        m_found.time.add(moment - game.began);
    }
    ui::ActivityBar unseen;
    ui::ActivityBar& bar = moment == 0 ? unseen : m_active[m_days.dayOf(moment)];
    if (isLink) {
        ++bar.other;
        countLink(game);
    } else {
        bar.tally.count(*game.result);
        rule.tally.count(*game.result);
        countResult(game);
    }
}

void Counter::rate(const PlayedGame& game, qint64 moment)
{
    const auto history = m_ratings.find(game.game);
    if (history != m_ratings.end() && moment != 0 && game.isOver && game.isRated && game.result
        && game.opponent.kind == Opponent::Kind::Computer)
        history->second.add(m_days.dayOf(moment), game.opponent.level, *game.result);
}

void Counter::countLink(const PlayedGame& game)
{
    ++m_found.linkGames;
    if (const auto way = link::wayOf(game.rule.toStdString()))
        ++linkLine(*way, game.size).games;
}

void Counter::countResult(const PlayedGame& game)
{
    const GameResult result = *game.result;
    m_found.total.count(result);
    m_found.plies.add(game.plies);
    countStreak(result);
    ui::ColourLine& colour = m_colours[{placeOf(game.game), game.side}];
    colour.game = game.game;
    colour.side = game.side;
    colour.tally.count(result);
    Opponent opponent = game.opponent;
    const bool isComputer = opponent.kind == Opponent::Kind::Computer;
    if (isComputer) {
        opponent.game = game.game;
        opponent.name.clear();
    } else {
        opponent.level = 0;
    }
    ui::OpponentLine& line =
        m_opponents[{opponent.kind, isComputer ? placeOf(game.game) : 0, opponent.level, opponent.name}];
    line.opponent = opponent;
    line.tally.count(result);
}

void Counter::countStreak(GameResult result)
{
    ui::Streaks& streaks = m_found.streaks;
    streaks.current = streaks.current > 0 && streaks.result == result ? streaks.current + 1 : 1;
    streaks.result = result;
    if (result == GameResult::Win)
        streaks.longestWin = std::max(streaks.longestWin, streaks.current);
}

ui::LinkLine& Counter::linkLine(link::Way way, BoardSize size)
{
    ui::LinkLine& line = m_links[{way, size.columns, size.rows}];
    line.way = way;
    line.size = size;
    return line;
}

void Counter::add(const PlayedScore& score)
{
    const qint64 moment = momentOf(score.ended);
    const QString game = ui::linkKey.toString();
    if (!isChosen(game) || isReset(game, moment) || moment < m_first)
        return;
    ui::LinkLine& line = linkLine(score.way, score.size);
    line.bestPoints = std::max(line.bestPoints.value_or(0), score.points);
    if (!score.isHelped && !link::rulesOf(score.way).goesOn)
        line.bestTime = std::min(line.bestTime.value_or(score.time), score.time);
}

/// Bars from the first day of the period, or of playing, to today.
std::vector<ui::ActivityBar> Counter::activity() const
{
    using Span = ui::ActivityBar::Span;
    if (m_active.empty())
        return {};
    const QDate first = m_firstDay.isValid() ? m_firstDay : m_active.begin()->first;
    const QDate last = std::max(m_today, m_active.rbegin()->first);
    const int months = (last.year() - first.year()) * 12 + last.month() - first.month() + 1;
    const Span span = first.daysTo(last) < mostDays ? Span::Day : months <= mostMonths ? Span::Month : Span::Year;
    const auto startOf = [span](QDate of) {
        return span == Span::Day ? of : span == Span::Month ? monthOf(of) : QDate{of.year(), 1, 1};
    };
    std::vector<ui::ActivityBar> bars;
    for (QDate from = startOf(first); from <= last; from = span == Span::Day ? from.addDays(1)
             : span == Span::Month                                           ? from.addMonths(1)
                                                                             : from.addYears(1))
        bars.push_back({.from = from, .span = span, .tally = {}, .other = 0});
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

Statistics Counter::finish()
{
    for (const auto& [key, line] : m_rules)
        m_found.rules.push_back(line);
    for (const auto& [key, line] : m_colours)
        m_found.colours.push_back(line);
    for (const auto& [key, line] : m_opponents)
        m_found.opponents.push_back(line);
    const auto others = std::ranges::find_if(
        m_found.opponents, [](const ui::OpponentLine& line) { return line.opponent.kind != Opponent::Kind::Computer; });
    std::stable_sort(others, m_found.opponents.end(), [](const ui::OpponentLine& one, const ui::OpponentLine& other) {
        return one.tally.games() > other.tally.games();
    });
    if (m_found.opponents.size() > mostOpponents)
        m_found.opponents.resize(mostOpponents);
    for (const GameInfo& game : games()) {
        ui::RatingCurve curve = m_ratings.at(ui::textOf(game.key)).finish(m_today, m_firstDay);
        if (curve.games > 0)
            m_found.ratings.push_back(std::move(curve));
    }
    for (const auto& [key, line] : m_links)
        m_found.links.push_back(line);
    m_found.activity = activity();
    for (const auto& [game, moment] : m_resets)
        m_found.countedFrom.push_back({.game = game, .moment = moment});
    return std::move(m_found);
}

/// The most games first, guests last where there are as many.
[[nodiscard]] std::vector<Profile> profilesOf(const std::vector<PlayedGame>& games)
{
    std::map<Profile, qint64> counts;
    for (const PlayedGame& game : games)
        ++counts[game.profile];
    std::vector<std::pair<Profile, qint64>> sorted{counts.begin(), counts.end()};
    std::ranges::stable_sort(sorted, [](const auto& one, const auto& other) { return one.second > other.second; });
    std::vector<Profile> profiles;
    for (auto& [profile, count] : sorted)
        profiles.push_back(std::move(profile));
    return profiles;
}

/// Whether a score is of a profile for certain: it knows its player by name only, which a guest may have had too.
class Owners {
public:
    explicit Owners(const Played& played)
        : m_guests{played.guestName}
    {
        for (const PlayedGame& game : played.games) {
            if (game.profile.isGuest)
                m_guests.insert(game.shownName);
            else
                m_names.insert(game.profile.name);
        }
    }

    [[nodiscard]] bool isOf(const QString& name, const Profile& profile) const
    {
        return profile.isGuest ? m_guests.contains(name) && !m_names.contains(name)
                               : profile.name == name && !m_guests.contains(name);
    }

private:
    std::set<QString> m_guests;
    std::set<QString> m_names;
};

} // namespace

QDate firstDayOf(ui::Period period, QDate today)
{
    switch (period) {
    case ui::Period::Year:
        return today.addYears(-1).addDays(1);
    case ui::Period::Month:
        return today.addMonths(-1).addDays(1);
    case ui::Period::All:
        break;
    }
    return {};
}

Statistics countStatistics(Played played, const ui::StatisticsChoice& choice,
                           const std::vector<StatisticsReset>& resets, const CountingTime& time)
{
    Counter counter{choice, resets, time};
    std::vector<Profile> profiles = profilesOf(played.games);
    const Owners owners{played};
    std::erase_if(played.games, [&](const PlayedGame& game) { return game.profile != choice.profile; });
    std::ranges::sort(played.games, {}, [&](const PlayedGame& game) {
        return std::pair{counter.momentOf(game.ended), game.id};
    });
    for (const PlayedGame& game : played.games)
        counter.add(game);
    for (const PlayedScore& score : played.scores) {
        if (owners.isOf(score.name, choice.profile))
            counter.add(score);
    }
    Statistics found = counter.finish();
    found.profiles = std::move(profiles);
    return found;
}

} // namespace qipan::app
