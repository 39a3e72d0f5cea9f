// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/today.h"

#include "app/base/local_days.h"
#include "app/history/history_file.h"
#include "app/history/history_record.h"
#include "core/book/link_board.h"
#include "core/games/registry.h"
#include "core/link/deal_number.h"
#include "core/link/game_mode.h"
#include "core/puzzle/schedule.h"
#include "core/record/duel_record.h"
#include "core/record/link_record.h"
#include "ui/base/chinese_spacing.h"
#include "ui/base/text_tools.h"
#include "ui/base/texts.h"
#include "ui/history/history_line.h"
#include "ui/link/link_text.h"

#include <QCoreApplication>
#include <QSqlQuery>

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <utility>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

constexpr int mostDeals = 4'000; ///< that are read: eleven years
constexpr int dealStart = 120;   ///< characters of a record that contain the number of its deal

/// A class, so that lupdate finds the texts and their context.
struct TodayText {
    Q_DECLARE_TR_FUNCTIONS(qipan::app::TodayText)
};

[[nodiscard]] QString dealDetail(const TodayFacts& facts)
{
    if (facts.isDealCleared)
        return TodayText::tr("Cleared, %n day(s) in a row", nullptr, facts.dealsInARow);
    if (facts.isDealBegun) {
        return facts.dealsInARow > 0 ? TodayText::tr("Begun, %n day(s) in a row so far", nullptr, facts.dealsInARow)
                                     : TodayText::tr("Begun: continue it");
    }
    if (facts.dealsInARow > 0)
        return TodayText::tr("%n day(s) in a row so far", nullptr, facts.dealsInARow);
    return TodayText::tr("The same board for everyone");
}

/// "Gomoku, yesterday": the name of the game, and when it ended.
[[nodiscard]] QString resultTitle(const HistoryEntry& game, QDate today, const QTimeZone& zone)
{
    const QString name = ui::gameName(game.game);
    const QDate day = LocalDays{zone}.dayOf(game.ended);
    if (day == today) {
        const QTime time = QDateTime::fromMSecsSinceEpoch(game.ended, zone).time();
        return TodayText::tr("%1, today %2").arg(name, ui::shortTime(time));
    }
    //: A game and a day.
    return day == today.addDays(-1) ? TodayText::tr("%1, yesterday").arg(name)
                                    : TodayText::tr("%1, %2").arg(name, ui::shortDate(day));
}

[[nodiscard]] bool isMe(const PlayerEntry& side)
{
    return side.kind == PlayerKind::Me || side.kind == PlayerKind::Guest;
}

[[nodiscard]] QString nameOf(const PlayerEntry& side, const HistoryEntry& game)
{
    if (side.kind != PlayerKind::Computer)
        return shownName(side, game.source, game.game);
    const GameInfo* info = findGame(game.game.toStdString());
    return info != nullptr && side.level >= info->levels ? TodayText::tr("full strength")
                                                         : TodayText::tr("level %1").arg(side.level);
}

/// Says how a game of two was won; empty if that is unknown.
[[nodiscard]] QString wayOf(EndReason reason)
{
    switch (reason) {
    case EndReason::Five:
        return TodayText::tr("five in a row");
    case EndReason::Forbidden:
        return TodayText::tr("forbidden move");
    case EndReason::Count:
        return TodayText::tr("more discs");
    case EndReason::Resign:
        return TodayText::tr("resignation");
    case EndReason::Timeout:
        return TodayText::tr("on time");
    default:
        return {};
    }
}

/// Says who won against whom, and how.
[[nodiscard]] QString resultOf(const HistoryEntry& game)
{
    const PlayerEntry& black = game.sides[0];
    const PlayerEntry& white = game.sides[1];
    // Both players at one machine see the home page.
    const auto isBeside = [](const PlayerEntry& side) { return side.kind == PlayerKind::SecondPlayer; };
    const bool isForBoth = isMe(black) == isMe(white) || isBeside(black) || isBeside(white);
    if (!game.outcome || !game.outcome->winner)
        return isForBoth ? TodayText::tr("%1 and %2 drew").arg(nameOf(black, game), nameOf(white, game))
                         : TodayText::tr("You drew with %1").arg(nameOf(isMe(black) ? white : black, game));
    const bool hasBlackWon = *game.outcome->winner == Side::Black;
    const PlayerEntry& winner = hasBlackWon ? black : white;
    const PlayerEntry& loser = hasBlackWon ? white : black;
    const QString result = isForBoth ? TodayText::tr("%1 beat %2").arg(nameOf(winner, game), nameOf(loser, game))
        : isMe(winner)               ? TodayText::tr("You beat %1").arg(nameOf(loser, game))
                                     : TodayText::tr("You lost to %1").arg(nameOf(winner, game));
    const bool isCounted = game.game == ui::linkKey && game.outcome->reason == EndReason::Count; // no discs
    const QString way = isCounted ? QString{} : wayOf(game.outcome->reason);
    //: The result of a game, and how it was won: "You beat level 3 (five in a row)".
    return way.isEmpty() ? result : TodayText::tr("%1 (%2)").arg(result, way);
}

/// Says the points of two players of link-match, the winner's first.
[[nodiscard]] QString pointsOf(const HistoryEntry& game)
{
    ui::LinkStanding link = *game.link;
    std::array names{nameOf(game.sides[0], game), nameOf(game.sides[1], game)};
    if (link.points[1] > link.points[0]) {
        std::swap(link.points[0], link.points[1]);
        std::swap(names[0], names[1]);
    }
    return ui::pointsOfTwo(link, names);
}

[[nodiscard]] QString lastDetail(const TodayFacts& facts)
{
    const HistoryEntry& last = *facts.last;
    if (last.game != ui::linkKey || record::duelRuleOf(last.rule.toStdString()))
        return resultOf(last);
    const QString mode = ui::linkRuleName(last.rule);
    if (!last.link)
        return mode;
    if (last.rule.toStdString() == link::keyOf(link::GameMode::TwoPlayers))
        return pointsOf(last);
    //: A mode of link-match, and what was reached: "Campaign, 210 points".
    return TodayText::tr("%1, %n point(s)", nullptr, last.link->points[0]).arg(mode);
}

/// Returns whether a record has removed something from the board of this number.
[[nodiscard]] bool isBegun(const std::string& record, const QString& deal)
{
    const auto start = book::readLinkStart(record::dealOfLinkRecord(record));
    if (!start || ui::textOf(record::dealOfLinkRecord(record)) != deal)
        return false;
    const auto play = record::readLinkRecord(record, book::sizeOf(*start));
    return play && play->gameMode == link::GameMode::Daily && !play->steps.empty();
}

} // namespace

QString dailyDealNumber(QDate day)
{
    return QString::fromStdString(link::dealNumber(
        link::dailyDeal(day.year(), static_cast<unsigned>(day.month()), static_cast<unsigned>(day.day()))));
}

int dealsInARow(const QSet<QString>& deals, QDate today)
{
    int days = 0;
    QDate day = deals.contains(dailyDealNumber(today)) ? today : today.addDays(-1);
    for (; deals.contains(dailyDealNumber(day)); day = day.addDays(-1))
        ++days;
    return days;
}

int duePuzzles(std::span<const PuzzleTry> tries, QDate today, const QTimeZone& zone)
{
    LocalDays days{zone};
    std::map<std::string, std::optional<puzzle::Progress>> progress;
    for (const PuzzleTry& one : tries) {
        std::optional<puzzle::Progress>& now = progress[one.puzzle];
        now = puzzle::after(now,
                            {.day = static_cast<puzzle::Day>(days.dayOf(one.at).toJulianDay()),
                             .isSolved = one.isSolved,
                             .mistakes = one.mistakes,
                             .hints = one.hints});
    }
    const auto day = static_cast<puzzle::Day>(today.toJulianDay());
    return static_cast<int>(
        std::ranges::count_if(progress, [day](const auto& each) { return puzzle::isDue(*each.second, day); }));
}

Result<TodayFacts, QString> readToday(DataFile& file, QDate today, const QTimeZone& zone)
{
    TodayFacts facts;
    if (!file.isThere())
        return facts;
    const auto tries = readTries(file);
    if (!tries)
        return tries.error();
    facts.duePuzzles = duePuzzles(*tries, today, zone);
    QSet<QString> deals;
    qint64 last = 0;
    const auto failure = file.use([&]() -> DataFile::Failure {
        deals.clear();
        if (auto why = file.read(u"SELECT substr(record, 1, ?) FROM game WHERE deleted IS NULL AND game='link'"
                                 u" AND rule='daily' AND state='over' AND COALESCE(pairs_left, 0)=0 ORDER BY began DESC"
                                 u" LIMIT ?"_s,
                                 {dealStart, mostDeals}, [&](const QSqlQuery& row) {
                                     const std::string record = row.value(0).toString().toStdString();
                                     deals << ui::textOf(record::dealOfLinkRecord(record));
                                 }))
            return why;
        // It is running, or waits behind others.
        const QString start = u"link1 daily %1 "_s.arg(dailyDealNumber(today));
        if (auto why =
                file.read(u"SELECT substr(record, 1, ?) FROM link_running WHERE owner IS NOT NULL AND"
                          u" substr(record, 1, ?)=? AND NOT EXISTS"
                          u" (SELECT 1 FROM game WHERE game.id=link_running.game AND deleted IS NOT NULL)"_s,
                          {qint64{record::longestLinkRecord}, qint64{start.size()}, start}, [&](const QSqlQuery& row) {
                              const std::string record = row.value(0).toString().toStdString();
                              facts.isDealBegun = facts.isDealBegun || isBegun(record, dailyDealNumber(today));
                          }))
            return why;
        return file.read(u"SELECT id FROM game WHERE deleted IS NULL AND state='over' AND source IN ('here', 'lan')"
                         u" ORDER BY ended DESC, id DESC LIMIT 1"_s,
                         {}, [&](const QSqlQuery& row) { last = row.value(0).toLongLong(); });
    });
    if (failure)
        return *failure;
    facts.dealsInARow = dealsInARow(deals, today);
    facts.isDealCleared = deals.contains(dailyDealNumber(today));
    if (last == 0)
        return facts;
    auto found = HistoryFile{file}.find(last);
    if (!found)
        return found.error();
    facts.last = *found;
    return facts;
}

std::vector<ui::TodayEntry> todayEntries(const TodayFacts& facts, const std::optional<NextLesson>& lesson, QDate today,
                                         const QTimeZone& zone)
{
    using Kind = ui::TodayEntry::Kind;
    std::vector<ui::TodayEntry> entries;
    entries.push_back({Kind::Deal, TodayText::tr("Today's deal"), dealDetail(facts)});
    entries.push_back({Kind::Puzzles, TodayText::tr("Puzzles"),
                       facts.duePuzzles > 0 ? TodayText::tr("%n due for review", nullptr, facts.duePuzzles)
                                            : TodayText::tr("Find the best move")});
    if (lesson && lesson->step > 0)
        entries.push_back({Kind::Lesson, TodayText::tr("Lesson of %1").arg(ui::gameName(lesson->game)),
                           TodayText::tr("Step %1 of %2").arg(lesson->step).arg(lesson->steps)});
    else if (lesson && !facts.last)
        entries.push_back({Kind::Lesson, TodayText::tr("Learn the game"),
                           TodayText::tr("A first lesson: %1").arg(ui::gameName(lesson->game))});
    if (facts.last)
        entries.push_back(
            {Kind::Result, resultTitle(*facts.last, today, zone), ui::withChineseSpacing(lastDetail(facts))});
    return entries;
}

} // namespace qipan::app
