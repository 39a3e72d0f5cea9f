// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/history_file.h"
#include "app/statistics/statistics.h"

#include "app/base/keys.h"
#include "core/rating/level_ratings.h"
#include "tests/app/statistics/random_history.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "ui/base/texts.h"
#include "ui/statistics/statistics_text.h"

#include <QDateTime>
#include <QTemporaryDir>
#include <tuple>
#include <utility>

#include <algorithm>
#include <limits>
#include <map>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::app;
using namespace qipan::tests;
using ui::GameResult;
using ui::Opponent;
using ui::Period;
using ui::Profile;
using ui::Statistics;
using ui::StatisticsChoice;
using ui::Tally;

namespace {

const QTimeZone utc = QTimeZone::utc();
const Profile ada{false, u"Ada"_s};

[[nodiscard]] qint64 moment(int year, int month, int day, int hour = 12, int minute = 0)
{
    return QDateTime{QDate{year, month, day}, QTime{hour, minute}, utc}.toMSecsSinceEpoch();
}

const qint64 now = moment(2026, 11, 20);

[[nodiscard]] PlayedGame game(GameResult result, qint64 ended, int level = 5)
{
    PlayedGame game;
    game.game = u"gomoku"_s;
    game.rule = u"freestyle"_s;
    game.size = {15, 15};
    game.profile = ada;
    game.shownName = ada.name;
    game.opponent = {.kind = Opponent::Kind::Computer, .game = {}, .level = level};
    game.isOver = true;
    game.isRated = true;
    game.result = result;
    game.began = ended - 60'000;
    game.ended = ended;
    game.plies = 30;
    return game;
}

[[nodiscard]] Statistics count(std::vector<PlayedGame> games, const StatisticsChoice& choice = {ada, {}, Period::All},
                               const std::vector<StatisticsReset>& resets = {}, const QTimeZone& zone = utc)
{
    for (std::size_t i = 0; i < games.size(); ++i)
        games[i].id = static_cast<qint64>(i) + 1;
    return countStatistics({std::move(games), {}, u"Player"_s}, choice, resets, {now, zone});
}

/// A race of Ada, who takes 30 pairs in a minute.
[[nodiscard]] PlayedGame race(GameResult result, qint64 ended, const Opponent& opponent)
{
    PlayedGame race = game(result, ended);
    race.game = u"link"_s;
    race.rule = u"race"_s;
    race.size = {16, 10};
    race.opponent = opponent;
    return race;
}

[[nodiscard]] std::vector<GameResult> resultsOf(const QString& letters)
{
    std::vector<GameResult> results;
    for (const QChar letter : letters)
        results.push_back(letter == u'W' ? GameResult::Win : letter == u'D' ? GameResult::Draw : GameResult::Loss);
    return results;
}

/// A plain count of the same figures.
struct Plain {
    Tally total;
    qint64 unfinished = 0;
    qint64 links = 0;
    std::map<QString, Tally> byOpponent;
    std::map<QString, Tally> byRule;
    std::map<QString, Tally> byColour;
    std::map<QDate, qint64> byDay;
    qint64 plies = 0;
    qint64 time = 0;
    qint64 timed = 0;
    QString letters; ///< the results as letters, sorted by the end of the game
};

/// Gomoku's levels 1 to 6 and reversi's level 1 were changed after the first edition.
[[nodiscard]] bool isFormer(const QString& game, const Opponent& computer)
{
    return computer.edition == 1 && computer.level <= (game == u"gomoku" ? 6 : 1);
}

[[nodiscard]] QString nameOf(const QString& game, const Opponent& opponent)
{
    if (opponent.kind == Opponent::Kind::Computer)
        return game + QString::number(opponent.level) + (isFormer(game, opponent) ? u" before" : u"");
    return QString::number(static_cast<int>(opponent.kind)) + opponent.name;
}

[[nodiscard]] Plain plainCount(const std::vector<PlayedGame>& games, const StatisticsChoice& choice,
                               const std::vector<StatisticsReset>& resets, const QTimeZone& zone)
{
    Plain plain;
    const auto dayOf = [&](qint64 at) { return QDateTime::fromMSecsSinceEpoch(at, zone).date(); };
    std::multimap<std::pair<qint64, qint64>, const PlayedGame*> ordered;
    for (const PlayedGame& game : games)
        ordered.insert({{game.ended, game.id}, &game});
    for (const auto& [key, each] : ordered) {
        bool counts = each->profile == choice.profile && (choice.game.isEmpty() || each->game == choice.game);
        for (const StatisticsReset& reset : resets)
            counts =
                counts && !(reset.profile == each->profile && reset.game == each->game && each->ended < reset.from);
        if (choice.period == Period::Year)
            counts = counts && dayOf(each->ended) > dayOf(now).addYears(-1);
        if (choice.period == Period::Month)
            counts = counts && dayOf(each->ended) > dayOf(now).addMonths(-1);
        if (!counts)
            continue;
        if (!each->isOver) {
            ++plain.unfinished;
            continue;
        }
        ++plain.byDay[dayOf(each->ended)];
        const qint64 took = each->ended - each->began;
        if (took >= 0 && took <= 24 * 3'600'000) {
            plain.time += took;
            ++plain.timed;
        }
        if (each->game == u"link") {
            ++plain.links;
            continue;
        }
        const auto add = [result = *each->result](Tally& tally) {
            tally.wins += result == GameResult::Win ? 1 : 0;
            tally.draws += result == GameResult::Draw ? 1 : 0;
            tally.losses += result == GameResult::Loss ? 1 : 0;
        };
        add(plain.total);
        add(plain.byOpponent[nameOf(each->game, each->opponent)]);
        add(plain.byRule[each->game + each->rule]);
        add(plain.byColour[each->game + (each->side == Side::Black ? u"b" : u"w")]);
        plain.plies += each->plies;
        plain.letters += *each->result == GameResult::Win ? u'W' : *each->result == GameResult::Draw ? u'D' : u'L';
    }
    return plain;
}

[[nodiscard]] int longestRun(const QString& letters, QChar letter)
{
    int longest = 0;
    for (int length = 1; length <= letters.size(); ++length) {
        if (letters.contains(QString(length, letter)))
            longest = length;
    }
    return longest;
}

void compare(const Statistics& found, const Plain& plain)
{
    CHECK(found.total == plain.total);
    CHECK(found.unfinished == plain.unfinished);
    CHECK(found.linkGames == plain.links);
    CHECK(found.plies.sum == plain.plies);
    CHECK(found.time.sum == plain.time);
    CHECK(found.time.count == plain.timed);
    std::map<QString, Tally> opponents;
    for (const ui::OpponentLine& line : found.opponents)
        opponents[nameOf(line.opponent.game, line.opponent)] = line.tally;
    CHECK(opponents.size() == found.opponents.size());
    CHECK(opponents == plain.byOpponent);
    std::map<QString, Tally> rules;
    for (const ui::RuleLine& line : found.rules) {
        if (line.tally.games() > 0)
            rules[line.game + line.rule] = line.tally;
    }
    CHECK(rules == plain.byRule);
    std::map<QString, Tally> colours;
    for (const ui::ColourLine& line : found.colours)
        colours[line.game + (line.side == Side::Black ? u"b" : u"w")] = line.tally;
    CHECK(colours == plain.byColour);
    qint64 played = 0;
    for (const ui::ActivityBar& bar : found.activity) {
        played += bar.tally.games() + bar.other;
        if (bar.span == ui::ActivityBar::Span::Day)
            CHECK(bar.tally.games() + bar.other
                  == (plain.byDay.contains(bar.from) ? plain.byDay.at(bar.from) : qint64{0}));
    }
    CHECK(played == plain.total.games() + plain.links);
    CHECK(found.streaks.longestWin == longestRun(plain.letters, u'W'));
    int current = 0;
    for (qsizetype i = plain.letters.size(); i-- > 0 && plain.letters[i] == plain.letters.back();)
        ++current;
    CHECK(found.streaks.current == current);
}

} // namespace

TEST_CASE("random games are counted like a plain reference for any filter and reset", "[statistics]")
{
    const QTimeZone zones[]{utc, QTimeZone{5 * 3600 + 1800}, QTimeZone{-11 * 3600}};
    for (int round = 0; round < test::repetitions(60, 1'000); ++round) {
        RandomHistory history{std::mt19937{static_cast<unsigned>(round)}, moment(2025, 10, 1), now};
        const std::vector<PlayedGame> games = history.games(1 + history.below(400));
        const QTimeZone& zone = zones[history.below(3)];
        std::vector<StatisticsReset> resets;
        for (int i = history.below(4); i > 0; --i) {
            const PlayedGame& of = games[static_cast<std::size_t>(history.below(static_cast<int>(games.size())))];
            resets.push_back({of.profile, of.game, of.ended});
        }
        for (const Profile& profile : {Profile{}, ada, Profile{false, u"Player"_s}}) {
            for (const QString& key : {u""_s, u"link"_s, u"gomoku"_s, u"reversi"_s}) {
                for (const Period period : {Period::All, Period::Year, Period::Month}) {
                    const StatisticsChoice choice{profile, key, period};
                    CAPTURE(round, key.toStdString(), profile.name.toStdString(), static_cast<int>(period));
                    compare(countStatistics({games, {}, u"Player"_s}, choice, resets, {now, zone}),
                            plainCount(games, choice, resets, zone));
                }
            }
        }
    }
}

TEST_CASE("what moves lose, and the openings of lost games, are plain sums over the file", "[statistics]")
{
    for (int round = 0; round < test::repetitions(5, 50); ++round) {
        const QTemporaryDir folder;
        DataFile data{folder.path()};
        HistoryFile file{data};
        RandomHistory history{std::mt19937{static_cast<unsigned>(round)}, moment(2025, 10, 1), now};
        ui::LossTally all;
        std::map<QString, ui::LossTally> byOpponent;
        std::map<QString, ui::OpeningLine> byOpening;
        for (const PlayedGame& played : history.games(200)) {
            const HistoryEntry entry = entryFrom(played);
            const auto id = file.save(entry);
            REQUIRE(id);
            const bool isBoardGame = played.game != u"link";
            GameLosses losses{};
            for (auto& side : losses) {
                for (ui::Loss& loss : side) {
                    loss.moves = history.below(30);
                    loss.lost = loss.moves * history.below(10'000);
                }
            }
            const bool isAnalysed = isBoardGame && history.below(3) > 0;
            const bool isWhole = history.below(5) > 0;
            if (isAnalysed) {
                StoredAnalysis analysis{.edition = 1, .moves = entry.moves};
                if (isWhole)
                    analysis.losses = losses;
                REQUIRE_FALSE(AnalysisFile{data}.save(*id, analysis));
            }
            const QString opening = history.below(4) == 0 ? u""_s : u"Opening %1"_s.arg(history.below(6));
            REQUIRE_FALSE(data.run(u"UPDATE game SET opening=? WHERE id=?"_s, {opening, *id}));
            if (!isBoardGame || played.profile != ada || !played.isOver)
                continue;
            const auto side = static_cast<std::size_t>(played.side == Side::Black ? 0 : 1);
            ui::OpeningLine& line = byOpening[played.game + opening];
            line.tally.count(*played.result);
            if (!isAnalysed || !isWhole)
                continue;
            for (ui::LossTally* tally : {&all, &byOpponent[nameOf(played.game, played.opponent)]}) {
                ++tally->games;
                for (std::size_t phase = 0; phase < 3; ++phase) {
                    tally->sides[side].moves += losses[side][phase].moves;
                    tally->sides[side].lost += losses[side][phase].lost;
                    tally->phases[phase].moves += losses[side][phase].moves;
                    tally->phases[phase].lost += losses[side][phase].lost;
                }
            }
            for (const ui::Loss& loss : losses[side]) {
                line.loss.moves += loss.moves;
                line.loss.lost += loss.lost;
            }
        }
        const auto played = readPlayed(file, u"Player"_s);
        REQUIRE(played);
        const Statistics found = countStatistics(*played, {ada, {}, Period::All}, {}, {now, utc});
        CHECK(found.losses == all);
        for (const ui::OpponentLine& line : found.opponents)
            CHECK(line.losses == byOpponent[nameOf(line.opponent.game, line.opponent)]);
        qint64 lost = 0;
        for (const auto& [key, line] : byOpening) {
            if (key != u"gomoku" && key != u"reversi" && line.tally.losses > 0)
                ++lost;
        }
        CHECK(std::ssize(found.openings) == lost);
        for (const ui::OpeningLine& line : found.openings) {
            CHECK(line.tally == byOpening[line.game + line.opening].tally);
            CHECK(line.loss == byOpening[line.game + line.opening].loss);
        }
        CHECK(std::ranges::is_sorted(found.openings, std::greater{},
                                     [](const ui::OpeningLine& line) { return line.tally.losses; }));
    }
}

TEST_CASE("losses that no program wrote are not read", "[statistics]")
{
    CHECK(lossesIn(u"1 100 2 0 3 30000 0 0 0 0 0 0"));
    for (const QStringView text : {u"", u"1 2 3", u"1 100 2 0 3 30001 0 0 0 0 0 0", u"-1 0 2 0 3 30 0 0 0 0 0 0",
                                   u"1 100 2 0 3 x 0 0 0 0 0 0", u"1 100 2 0 3 30 0 0 0 0 0 0 0"})
        CHECK_FALSE(lossesIn(text));
}

TEST_CASE("a streak is consecutive games with one result in the order of their ends", "[statistics]")
{
    std::vector<PlayedGame> games;
    for (const GameResult result : resultsOf(u"LWWWDWWLL"_s))
        games.push_back(game(result, moment(2026, 3, 1) + static_cast<qint64>(games.size())));
    std::reverse(games.begin(), games.end());
    const ui::Streaks streaks = count(games).streaks;
    CHECK(streaks.longestWin == 3);
    CHECK(streaks.current == 2);
    CHECK(streaks.result == GameResult::Loss);
    CHECK(count({}).streaks == ui::Streaks{});
}

TEST_CASE("days end at local midnight", "[statistics]")
{
    const std::vector<PlayedGame> games{game(GameResult::Win, moment(2026, 11, 18, 15, 59)),
                                        game(GameResult::Win, moment(2026, 11, 18, 16, 0))};
    const StatisticsChoice choice{ada, {}, Period::Month};
    const auto daysWith = [&](const QTimeZone& zone) {
        std::vector<QDate> days;
        for (const ui::ActivityBar& bar : count(games, choice, {}, zone).activity) {
            if (bar.tally.games() > 0)
                days.push_back(bar.from);
        }
        return days;
    };
    CHECK(daysWith(utc) == std::vector{QDate{2026, 11, 18}});
    CHECK(daysWith(QTimeZone{8 * 3600}) == std::vector{QDate{2026, 11, 18}, QDate{2026, 11, 19}}); // Beijing
    CHECK(count(games, choice, {}, QTimeZone{8 * 3600}).ratings.front().days.size() == 2);
}

TEST_CASE("games on a daylight-saving day are counted once", "[statistics]")
{
    const QTimeZone zone{"Europe/Berlin"};
    if (!zone.isValid())
        return;
    std::vector<PlayedGame> games;
    for (int hour = 0; hour < 72; ++hour) // around 25 October 2026
        games.push_back(game(GameResult::Win, moment(2026, 10, 24, 0) + hour * 3'600'000LL));
    std::map<QDate, qint64> found;
    for (const ui::ActivityBar& bar : count(games, {ada, {}, Period::Month}, {}, zone).activity)
        found[bar.from] = bar.tally.wins;
    CHECK(found[QDate{2026, 10, 24}] == 22);
    CHECK(found[QDate{2026, 10, 25}] == 25);
    CHECK(found[QDate{2026, 10, 26}] == 24);
}

TEST_CASE("games of a guest and of a profile are kept apart even with the same name", "[statistics]")
{
    PlayedGame guest = game(GameResult::Win, moment(2026, 3, 1));
    guest.profile = {};
    guest.shownName = u"Player"_s;
    PlayedGame named = game(GameResult::Loss, moment(2026, 3, 2));
    named.profile = {false, u"Player"_s};
    named.shownName = u"Player"_s;
    CHECK(count({guest, named}, {Profile{}, {}, Period::All}).total == Tally{1, 0, 0});
    CHECK(count({guest, named}, {named.profile, {}, Period::All}).total == Tally{0, 0, 1});
    CHECK(count({guest, named, named}).profiles == std::vector{named.profile, Profile{}});

    // A score has only a name: if both profiles share it, it belongs to neither.
    const PlayedScore score{link::GameMode::Clock, {10, 8}, u"Player"_s, moment(2026, 3, 1), 900, 60'000, false};
    const auto links = [&](std::vector<PlayedGame> games, const Profile& of) {
        return countStatistics({std::move(games), {score}, u"Player"_s}, {of, {}, Period::All}, {}, {now, utc}).links;
    };
    CHECK(links({guest, named}, {}).empty());
    CHECK(links({guest, named}, named.profile).empty());
    CHECK(links({guest}, {}).size() == 1);
    CHECK(links({guest}, ada).empty());
}

TEST_CASE("link-match records: time only without help and on one board and points of any game", "[statistics]")
{
    const auto score = [](link::GameMode gameMode, int points, qint64 time, bool helped) {
        return PlayedScore{gameMode, {10, 8}, u"Ada"_s, moment(2026, 3, 1), points, time, helped};
    };
    const Statistics found = countStatistics(
        {{},
         {score(link::GameMode::Clock, 500, 90'000, false), score(link::GameMode::Clock, 800, 50'000, true),
          score(link::GameMode::Clock, 300, 70'000, false), score(link::GameMode::Campaign, 9000, 10'000, false)},
         u"Player"_s},
        {ada, u"link"_s, Period::All}, {}, {now, utc});
    REQUIRE(found.links.size() == 2);
    CHECK(found.links[0].bestPoints == 800);
    CHECK(found.links[0].bestTime == 70'000);
    CHECK(found.links[1].bestPoints == 9000);
    CHECK_FALSE(found.links[1].bestTime);
}

TEST_CASE("a rating matches Glicko-2 over days with and without games", "[statistics]")
{
    const std::vector<PlayedGame> games{
        game(GameResult::Win, moment(2026, 3, 1), 4), game(GameResult::Loss, moment(2026, 3, 1, 13), 6),
        game(GameResult::Win, moment(2026, 3, 11), 5), game(GameResult::Draw, moment(2026, 11, 10), 7)};
    const GameInfo& gomoku = *qipan::findGame("gomoku");
    const auto against = [&](int level, double score) {
        const rating::Rating rated = *rating::levelRating(gomoku, level);
        return rating::Game{rated.value, rated.deviation, score};
    };
    rating::Rating plain;
    plain = rating::afterPeriod(plain, std::vector{against(4, 1), against(6, 0)});
    for (int day = 2; day < 11; ++day)
        plain = rating::afterPeriod(plain, {});
    plain = rating::afterPeriod(plain, std::vector{against(5, 1)});
    const rating::Rating inMarch = plain;
    for (QDate day{2026, 3, 12}; day < QDate{2026, 11, 10}; day = day.addDays(1))
        plain = rating::afterPeriod(plain, {});
    plain = rating::afterPeriod(plain, std::vector{against(7, 0.5)});

    const Statistics found = count(games);
    REQUIRE(found.ratings.size() == 1);
    const ui::RatingCurve& curve = found.ratings.front();
    REQUIRE(curve.days.size() == 3);
    CHECK(curve.days[1].rating.value == Approx{inMarch.value});
    CHECK(curve.days[1].rating.deviation == Approx{inMarch.deviation});
    CHECK(curve.days[2].rating.value == Approx(plain.value));
    CHECK(curve.days[2].rating.deviation == Approx(plain.deviation));
    CHECK(curve.games == 4);
    CHECK(curve.now.deviation > curve.days[2].rating.deviation); // ten days ago

    // The period limits the chart, not the games that the rating is computed from.
    const ui::RatingCurve month = count(games, {ada, {}, Period::Month}).ratings.front();
    REQUIRE(month.days.size() == 1);
    CHECK(month.days[0].rating.value == Approx(plain.value));
}

TEST_CASE("a level that was changed is another opponent than before with its own rating", "[statistics]")
{
    std::vector<PlayedGame> games;
    for (const int edition : {1, 2}) {
        for (const int level : {3, 8}) {
            games.push_back(game(edition == 1 ? GameResult::Loss : GameResult::Win, moment(2026, 3, edition), level));
            games.back().opponent.edition = edition;
        }
    }
    PlayedGame external = game(GameResult::Win, moment(2026, 3, 3));
    external.opponent = {.kind = Opponent::Kind::Engine, .game = {}, .name = u"Level 3"_s, .edition = 1};
    games.push_back(external);
    external.opponent.edition = 2;
    games.push_back(external);

    const Statistics found = count(games);
    std::map<QString, Tally> opponents;
    for (const ui::OpponentLine& line : found.opponents)
        opponents[(line.opponent.kind == Opponent::Kind::Engine ? u"engine "_s : QString{})
                  + ui::opponentName(line.opponent, false)] = line.tally;
    CHECK(opponents
          == std::map<QString, Tally>{{u"Level 3"_s, Tally{1, 0, 0}},
                                      {u"Level 3 (older version)"_s, Tally{0, 0, 1}},
                                      {u"Level 8"_s, Tally{1, 0, 1}},
                                      {u"engine Level 3"_s, Tally{2, 0, 0}}});

    const GameInfo& gomoku = *qipan::findGame("gomoku");
    const auto against = [&](int level, int edition, double score) {
        const rating::Rating rated = *rating::levelRating(gomoku, level, edition);
        return rating::Game{rated.value, rated.deviation, score};
    };
    rating::Rating plain;
    plain = rating::afterPeriod(plain, std::vector{against(3, 1, 0), against(8, 1, 0)});
    plain = rating::afterPeriod(plain, std::vector{against(3, 2, 1), against(8, 2, 1)});
    REQUIRE(found.ratings.size() == 1);
    CHECK(found.ratings.front().days.back().rating.value == Approx(plain.value));
}

TEST_CASE("incomplete games against the computer are unrated but count as won or lost", "[statistics]")
{
    PlayedGame fromPosition = game(GameResult::Win, moment(2026, 3, 1));
    fromPosition.isRated = false;
    PlayedGame neighbour = game(GameResult::Win, moment(2026, 3, 1));
    neighbour.opponent = {.kind = Opponent::Kind::SecondPlayer, .game = {}, .level = 0, .name = u"Lin"_s};
    PlayedGame unknownLevel = game(GameResult::Win, moment(2026, 3, 1), 99);
    PlayedGame left = game(GameResult::Win, moment(2026, 3, 1));
    left.isOver = false;
    left.result.reset();
    const Statistics found = count({fromPosition, neighbour, unknownLevel, left});
    CHECK(found.ratings.empty());
    CHECK(found.total == Tally{3, 0, 0});
    CHECK(found.unfinished == 1);
}

TEST_CASE("invalid numbers do no harm", "[statistics]")
{
    constexpr qint64 most = std::numeric_limits<qint64>::max();
    std::vector<PlayedGame> games;
    for (const qint64 ended :
         {qint64{0}, qint64{-1}, std::numeric_limits<qint64>::min(), most, now + 2 * longestTime}) {
        for (const qint64 began : {qint64{0}, most, std::numeric_limits<qint64>::min()}) {
            games.push_back(game(GameResult::Win, 60'000));
            games.back().began = began;
            games.back().ended = ended;
            games.back().plies = std::numeric_limits<int>::max();
        }
    }
    const Statistics found = count(games);
    CHECK(found.total.wins == static_cast<qint64>(games.size()));
    CHECK(found.time.count == 0);
    CHECK(found.activity.empty());
    CHECK(found.ratings.empty());
    CHECK(found.plies.value() == std::numeric_limits<int>::max());
    CHECK(count(games, {ada, {}, Period::Year}).total.games() == 0);
    CHECK(count(games, {ada, {}, Period::All}, {{ada, u"gomoku"_s, 1}}).total.games() == 0);
}

TEST_CASE("bars are days or months or years without gaps from the first game until today", "[statistics]")
{
    using Span = ui::ActivityBar::Span;
    const auto bars = [](qint64 first, Period period = Period::All) {
        return count({game(GameResult::Win, first), game(GameResult::Loss, now)}, {ada, {}, period}).activity;
    };
    CHECK(bars(moment(2026, 11, 1)).size() == 20);
    CHECK(bars(moment(2026, 11, 1)).front().span == Span::Day);
    CHECK(bars(moment(2025, 1, 15)).size() == 23);
    CHECK(bars(moment(2025, 1, 15)).front().span == Span::Month);
    CHECK(bars(moment(1991, 7, 1)).size() == 36);
    CHECK(bars(moment(1991, 7, 1)).front().from == QDate{1991, 1, 1});
    CHECK(bars(now, Period::Month).size() == 31);
    CHECK(bars(now, Period::Year).size() == 13);
}

TEST_CASE("statistics read what was saved without running and deleted games", "[statistics]")
{
    QTemporaryDir folder;
    DataFile data{folder.path()};
    HistoryFile file{data};
    RandomHistory history{std::mt19937{5}, moment(2025, 10, 1), now};
    const std::vector<PlayedGame> games = history.games(200);
    for (const PlayedGame& each : games)
        REQUIRE(file.save(entryFrom(each)));
    HistoryEntry other = entryFrom(game(GameResult::Win, now));
    other.state = GameState::Running;
    REQUIRE(file.save(other));
    other.state = GameState::Over;
    const auto deleted = file.save(other);
    REQUIRE(deleted);
    REQUIRE(!data.run(u"UPDATE game SET deleted=1 WHERE id=?"_s, {*deleted}));
    other.sides[0].kind = PlayerKind::Unknown; // from a file
    other.sides[1].kind = PlayerKind::Unknown;
    other.source = GameSource::File;
    REQUIRE(file.save(other));
    other.source = GameSource::Local;
    other.sides[0].kind = PlayerKind::Me; // against oneself
    other.sides[1].kind = PlayerKind::Guest;
    REQUIRE(file.save(other));
    other = entryFrom(game(GameResult::Win, now));
    other.source = GameSource::Lan;
    REQUIRE(file.save(other));
    other.source = GameSource::Local;
    other.isHelped = true;
    REQUIRE(file.save(other));
    REQUIRE(!data.run(u"INSERT INTO link_score (way, columns, rows, falling, outline, difficulty, border, name, played,"
                      u" deal, level, points, time_ms, helped, record) VALUES"
                      u" ('clock',10,8,0,0,0,1,'Ada',1000,'x',1,700,60000,0,''),"
                      u" ('unheard-of',10,8,0,0,0,1,'Ada',1000,'x',1,700,60000,0,'')"_s));

    const auto played = readPlayed(file, u"Player"_s);
    REQUIRE(played);
    REQUIRE(played->games.size() == games.size() + 2);
    CHECK_FALSE(played->games[games.size()].isRated); // on the LAN
    CHECK_FALSE(played->games.back().isRated);        // with hints
    REQUIRE(played->scores.size() == 1);
    CHECK(played->scores[0].ended == 1'000'000);
    CHECK(played->scores[0].time == 60'000);
    CHECK(played->imported == std::map<QString, qint64>{{other.game, 1}});
    CHECK(countStatistics(*played, {ada, {}, Period::All}, {}, {now, utc}).imported == 1);
    CHECK(countStatistics(*played, {ada, u"link"_s, Period::All}, {}, {now, utc}).imported == 0);
    // Against each level, as counted from all games.
    std::map<std::tuple<QString, int, int>, std::pair<int, int>> levels;
    for (const PlayedGame& each : played->games) {
        if (each.opponent.kind != Opponent::Kind::Computer || !each.result)
            continue;
        auto& [won, count] = levels[{each.game, each.opponent.level, each.opponent.edition}];
        won += *each.result == GameResult::Win ? 1 : 0;
        ++count;
    }
    const auto scores = readLevelScores(file);
    REQUIRE(scores);
    CHECK(scores->size() == levels.size());
    for (const LevelScore& score : scores.value())
        CHECK((levels[{score.game, score.level, score.edition}] == std::pair{score.won, score.played}));

    for (const Profile& profile : {Profile{}, ada}) {
        const StatisticsChoice choice{profile, {}, Period::All};
        std::vector<PlayedGame> saved{played->games.begin(), played->games.end() - 2};
        const Statistics read = countStatistics({saved, {}, u"Player"_s}, choice, {}, {now, utc});
        const Statistics direct = countStatistics({games, {}, u"Player"_s}, choice, {}, {now, utc});
        CHECK(read == direct);
    }
}

TEST_CASE("a second player without a name is one opponent, called in the current language", "[statistics]")
{
    QTemporaryDir folder;
    DataFile data{folder.path()};
    HistoryFile file{data};
    for (const QString& stored : {QString{}, u"玩家二"_s, u"Player 2"_s}) {
        HistoryEntry entry = entryFrom(game(GameResult::Win, now));
        entry.sides[1] = {stored, PlayerKind::SecondPlayer, 0};
        REQUIRE(file.save(entry));
    }
    const auto played = readPlayed(file, u"Player"_s);
    REQUIRE(played);
    const Statistics found = count(played->games);
    REQUIRE(found.opponents.size() == 1);
    CHECK(found.opponents[0].tally.wins == 3);
    CHECK(ui::opponentName(found.opponents[0].opponent, false) == u"Player 2");
}

TEST_CASE("duels count for each friend and level with pairs a minute and have a rating", "[statistics]")
{
    const Opponent lin{.kind = Opponent::Kind::Peer, .name = u"Lin"_s};
    const Opponent bob{.kind = Opponent::Kind::Peer, .name = u"Bob"_s};
    const Opponent level3{.kind = Opponent::Kind::Computer, .level = 3};
    PlayedGame slow = race(GameResult::Draw, moment(2026, 11, 4), lin);
    slow.began = slow.ended - 120'000;
    PlayedGame relaxed = game(GameResult::Win, moment(2026, 11, 5));
    relaxed.game = u"link"_s;
    relaxed.rule = u"relaxed"_s;
    relaxed.result.reset();
    PlayedGame left = race(GameResult::Win, moment(2026, 11, 6), bob);
    left.isOver = false;
    left.result.reset();
    const Statistics found =
        count({race(GameResult::Win, moment(2026, 11, 1), bob), race(GameResult::Loss, moment(2026, 11, 2), level3),
               race(GameResult::Win, moment(2026, 11, 3), lin), slow, relaxed, left});
    REQUIRE(found.duels.size() == 3);
    CHECK(found.duels[0].opponent.level == 3); // the computer first
    CHECK(found.duels[0].tally == Tally{0, 0, 1});
    CHECK(found.duels[1].opponent.name == u"Lin");
    CHECK(found.duels[1].tally == Tally{1, 1, 0});
    CHECK(found.duels[1].pace() == 20.0); // 60 pairs in three minutes
    CHECK(found.duels[2].opponent.name == u"Bob");
    CHECK(found.duels[2].pace() == 30.0);
    CHECK(ui::DuelLine{}.pace() == std::nullopt);
    CHECK(found.linkGames == 5);
    CHECK(found.unfinished == 1);
    CHECK(found.total == Tally{}); // of board games
    CHECK(found.opponents.empty());
    REQUIRE(found.ratings.size() == 1); // the duel with the computer
    CHECK(found.ratings[0].game == u"link");
    CHECK(found.ratings[0].games == 1);
    CHECK(found.ratings[0].now.value < 1500);
    CHECK(found.ratings[0].level == 3);
    const auto rule = std::ranges::find(found.rules, u"race"_s, &ui::RuleLine::rule);
    REQUIRE(rule != found.rules.end());
    CHECK(rule->tally == Tally{2, 1, 1});
    CHECK(ui::ruleLineName(*rule, true) == u"Link-match: Duel, race");
    CHECK(ui::opponentName(found.duels[0].opponent, false) == u"Level 3");
}

TEST_CASE("a duel in the data file counts with the time that it took", "[statistics]")
{
    const QTemporaryDir folder;
    DataFile data{folder.path()};
    HistoryFile file{data};
    HistoryEntry entry;
    entry.game = u"link"_s;
    entry.rule = u"points"_s;
    entry.size = {16, 10};
    entry.source = GameSource::Lan;
    entry.state = GameState::Over;
    entry.sides = {PlayerEntry{u"Lin"_s, PlayerKind::Peer}, PlayerEntry{u"Ada"_s, PlayerKind::Me}};
    entry.began = moment(2026, 11, 1);
    entry.ended = moment(2026, 11, 1, 13); // with an hour of pause
    entry.outcome = Outcome{Side::White, EndReason::Count};
    entry.plies = 90;
    entry.link = ui::LinkStanding{.points = {1'000, 2'000}, .time = std::chrono::minutes{3}};
    entry.record = u"duel1"_s;
    REQUIRE(file.save(entry));
    auto played = readPlayed(file, u"Player"_s);
    REQUIRE(played);
    const Statistics found = countStatistics(std::move(played.value()), {ada, {}, Period::All}, {}, {now, utc});
    REQUIRE(found.duels.size() == 1);
    CHECK(found.duels[0].tally == Tally{1, 0, 0});
    CHECK(found.duels[0].pace() == 30.0);
    CHECK(found.ratings.empty()); // a friend has no known rating
}
