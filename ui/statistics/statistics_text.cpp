// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/statistics/statistics_text.h"

#include "core/games/registry.h"
#include "core/rating/level_ratings.h"
#include "ui/base/text_tools.h"
#include "ui/base/texts.h"
#include "ui/link/link_text.h"
#include "ui/widgets/countdown.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <map>

using namespace Qt::StringLiterals;

namespace qipan::ui {

namespace {

struct StatisticsText {
    Q_DECLARE_TR_FUNCTIONS(qipan::ui::Statistics)
};

/// With a larger deviation a rating is almost meaningless; Glicko-2 begins with 350.
constexpr double maxDeviation = 200;
/// The maximum number of sentences in a description for screen readers; the table has the rest.
constexpr qsizetype maxSentences = 40;

/// Returns "Gomoku: Level 3".
[[nodiscard]] QString withGameName(const QString& game, const QString& text)
{
    return StatisticsText::tr("%1: %2").arg(gameName(game), text);
}

/// Converts a count for Qt's plural forms, which take an int.
[[nodiscard]] int plural(qint64 count)
{
    return static_cast<int>(std::min<qint64>(count, 1'000'000'000));
}

} // namespace

QString profileName(const Profile& profile)
{
    return profile.isGuest ? StatisticsText::tr("Guest (no name)") : profile.name;
}

QString opponentName(const Opponent& opponent, bool withGame)
{
    if (opponent.kind != Opponent::Kind::Computer)
        return !opponent.name.isEmpty()                     ? opponent.name
            : opponent.kind == Opponent::Kind::SecondPlayer ? StatisticsText::tr("Player 2")
                                                            : StatisticsText::tr("Unnamed");
    const GameInfo* game = findGame(opponent.game.toStdString());
    const QString level = game != nullptr && game->isFullStrength(opponent.level)
        ? StatisticsText::tr("Full strength")
        : StatisticsText::tr("Level %1").arg(opponent.level);
    const bool isFormer = game != nullptr && rating::isFormer(*game, opponent.level, opponent.edition);
    //: A level of the computer as it was before it was made weaker or stronger: "Level 2 (older version)".
    const QString text = isFormer ? StatisticsText::tr("%1 (older version)").arg(level) : level;
    return withGame ? withGameName(opponent.game, text) : text;
}

QString ruleLineName(const RuleLine& line, bool withGame)
{
    QString name;
    if (line.game == linkKey)
        name = linkRuleName(line.rule);
    else
        name = line.rule.isEmpty() ? StatisticsText::tr("Unknown rule") : shortRuleName(line.game, line.rule);
    return withGame ? withGameName(line.game, name) : name;
}

QString colourName(const ColourLine& line, bool withGame)
{
    const QString side =
        line.side == Side::Black ? StatisticsText::tr("Black (moves first)") : StatisticsText::tr("White");
    return withGame ? withGameName(line.game, side) : side;
}

QString countText(qint64 count)
{
    return QLocale{}.toString(count);
}

QString shareText(const Tally& tally)
{
    return tally.games() == 0 ? u"–"_s
                              : StatisticsText::tr("%1 %").arg(QLocale{}.toString(100 * tally.share(), 'f', 0));
}

QString tallyText(const Tally& tally)
{
    return StatisticsText::tr("%1 won, %2 drawn, %3 lost: score %4")
        .arg(countText(tally.wins), countText(tally.draws), countText(tally.losses), shareText(tally));
}

QString streakText(const Streaks& streaks)
{
    if (streaks.current == 0)
        return u"–"_s;
    if (streaks.result == GameResult::Win)
        return StatisticsText::tr("%Ln win(s)", nullptr, streaks.current);
    return streaks.result == GameResult::Draw ? StatisticsText::tr("%Ln draw(s)", nullptr, streaks.current)
                                              : StatisticsText::tr("%Ln loss(es)", nullptr, streaks.current);
}

QString ratingText(const rating::Rating& rating)
{
    return StatisticsText::tr("%1 ± %2").arg(std::lround(rating.value)).arg(std::lround(2 * rating.deviation));
}

QString ratingCaption(const RatingCurve& curve)
{
    if (curve.now.deviation > maxDeviation)
        return StatisticsText::tr("Too few games for a rating yet: %Ln against the computer.", nullptr,
                                  plural(curve.games));
    QString text = StatisticsText::tr("%1 after %Ln game(s) against the computer.", nullptr, plural(curve.games))
                       .arg(ratingText(curve.now));
    if (curve.level > 0)
        text += u' ' + StatisticsText::tr("Closest level: %1.").arg(curve.level);
    return text;
}

QString ratingDescription(const RatingCurve& curve)
{
    if (curve.days.empty())
        return StatisticsText::tr("No rated games in this period.");
    const auto value = [](const RatedDay& day) { return day.rating.value; };
    const RatedDay& first = curve.days.front();
    const RatedDay& last = curve.days.back();
    const RatedDay& lowest = *std::ranges::min_element(curve.days, {}, value);
    const RatedDay& highest = *std::ranges::max_element(curve.days, {}, value);
    return StatisticsText::tr("From %1 on %2 to %3 on %4; lowest %5 on %6, highest %7 on %8.")
        .arg(ratingText(first.rating), shortDate(first.day), ratingText(last.rating), shortDate(last.day),
             ratingText(lowest.rating), shortDate(lowest.day), ratingText(highest.rating), shortDate(highest.day));
}

QString barName(const ActivityBar& bar)
{
    switch (bar.span) {
    case ActivityBar::Span::Day:
        return shortDate(bar.from);
    case ActivityBar::Span::Month:
        // Month and year, in Qt's date format.
        return QLocale{}.toString(bar.from, StatisticsText::tr("MMM yyyy"));
    case ActivityBar::Span::Year:
        break;
    }
    return QString::number(bar.from.year());
}

QString barText(const ActivityBar& bar)
{
    QString text = StatisticsText::tr("%1: %Ln game(s)", nullptr, plural(bar.games())).arg(barName(bar));
    if (bar.tally.games() > 0)
        text += u", " + tallyText(bar.tally);
    return text;
}

QString activityCaption(const std::vector<ActivityBar>& bars)
{
    const auto most = std::ranges::max_element(bars, {}, &ActivityBar::games);
    if (most == bars.end())
        return StatisticsText::tr("No games in this period.");
    return StatisticsText::tr("Most active: %1 (%Ln game(s)).", nullptr, plural(most->games())).arg(barName(*most));
}

QString activityText(const std::vector<ActivityBar>& bars)
{
    QStringList words;
    for (const ActivityBar& bar : bars) {
        if (bar.games() > 0)
            words << barText(bar);
    }
    return words.mid(0, maxSentences).join(u"; "_s);
}

QString timeText(std::optional<qint64> time)
{
    return time ? elapsedText(Milliseconds{*time}) : u"–"_s;
}

QString countedFromText(const std::vector<CountedFrom>& from)
{
    std::map<qint64, QStringList> games; // a reset often applies to several games
    for (const CountedFrom& reset : from)
        games[reset.moment] << gameName(reset.game);
    QStringList sentences;
    for (const auto& [moment, names] : games) {
        const QDateTime at = QDateTime::fromMSecsSinceEpoch(moment);
        sentences << StatisticsText::tr("%1 games before %2 do not count; they stay in the history.")
                         .arg(QLocale{}.createSeparatedList(names), shortDate(at.date()) + u' ' + shortTime(at.time()));
    }
    return sentences.join(u'\n');
}

} // namespace qipan::ui
