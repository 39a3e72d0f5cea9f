// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/history_line.h"

#include "core/duel/computer.h"
#include "core/games/registry.h"
#include "core/record/duel_record.h"
#include "core/record/record_outcome.h"
#include "core/record/result_text.h"
#include "ui/base/chinese_spacing.h"
#include "ui/base/opening_title.h"
#include "ui/base/text_tools.h"
#include "ui/base/texts.h"
#include "ui/link/link_text.h"
#include "ui/widgets/countdown.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace qipan::ui {
namespace {

/// A class, so that lupdate finds the texts and their context.
struct HistoryText {
    Q_DECLARE_TR_FUNCTIONS(qipan::ui::HistoryText)

public:
    static constexpr const char* columns[] = {
        QT_TR_NOOP("Date"), QT_TR_NOOP("Game"),    QT_TR_NOOP("Black"), QT_TR_NOOP("White"), QT_TR_NOOP("Result"),
        QT_TR_NOOP("Rule"), QT_TR_NOOP("Opening"), QT_TR_NOOP("Event"), QT_TR_NOOP("Moves"), QT_TR_NOOP("Analysed")};
    static constexpr const char* opponents[] = {QT_TR_NOOP("The computer"), QT_TR_NOOP("An engine"),
                                                QT_TR_NOOP("On the local network"), QT_TR_NOOP("At this computer"),
                                                QT_TR_NOOP("From files")};
    static constexpr const char* results[] = {QT_TR_NOOP("You won"),   QT_TR_NOOP("You lost"),
                                              QT_TR_NOOP("Black won"), QT_TR_NOOP("White won"),
                                              QT_TR_NOOP("Draw"),      QT_TR_NOOP("Unfinished")};
    static_assert(std::size(columns) == historyColumns);
};

[[nodiscard]] QString winnerText(const Outcome& outcome)
{
    if (!outcome.winner)
        return HistoryText::tr("Draw");
    return *outcome.winner == Side::Black ? HistoryText::tr("Black won") : HistoryText::tr("White won");
}

/// Says who won a duel, or how it stands.
[[nodiscard]] QString duelWinnerText(const HistoryLine& line)
{
    if (line.state == HistoryLine::State::Running)
        return HistoryText::tr("In progress");
    if (!line.outcome)
        return HistoryText::tr("Unfinished");
    if (!line.outcome->winner)
        return HistoryText::tr("Draw");
    //: The result of a duel; %1 is a player.
    return withChineseSpacing(
        HistoryText::tr("%1 won").arg(shortName(line, *line.outcome->winner == Side::Black ? 0 : 1)));
}

/// Adds to a result how it came about. `discs` is the winner's lead; 0 if unknown.
[[nodiscard]] QString withReason(const QString& result, EndReason reason, int discs)
{
    switch (reason) {
    case EndReason::Five:
        return HistoryText::tr("%1: five in a row").arg(result);
    case EndReason::Forbidden:
        return HistoryText::tr("%1: forbidden move").arg(result);
    case EndReason::Full:
        return HistoryText::tr("%1: board full").arg(result);
    case EndReason::Count:
        return discs > 0 ? HistoryText::tr("%1 by %n disc(s)", nullptr, discs).arg(result)
                         : HistoryText::tr("%1 by disc count").arg(result);
    case EndReason::Resign:
        return HistoryText::tr("%1 by resignation").arg(result);
    case EndReason::Agreed:
        return HistoryText::tr("%1 by agreement").arg(result);
    case EndReason::Timeout:
        return HistoryText::tr("%1 on time").arg(result);
    case EndReason::Other:
        break;
    }
    return result;
}

[[nodiscard]] QString longOutcomeText(const Outcome& outcome, int discs)
{
    return withReason(winnerText(outcome), outcome.reason, discs);
}

/// `ahead` is black's lead in discs.
[[nodiscard]] QString countedText(int ahead)
{
    const auto winner = ahead == 0 ? std::nullopt : std::optional{ahead > 0 ? Side::Black : Side::White};
    return longOutcomeText({winner, EndReason::Count}, std::abs(ahead));
}

[[nodiscard]] QString pointsOfTwo(const LinkStanding& link)
{
    return u"%1\u00a0:\u00a0%2"_s.arg(pointsNumber(link.points[0]), pointsNumber(link.points[1]));
}

/// Returns "320 points" and "2:05", for one that was left "Unfinished", "320 points", "2:05" and "44 pairs left", and
/// for two players "120 : 90" and "2:05", with their names if `isLong`.
[[nodiscard]] QStringList linkPartsOf(const HistoryLine& line, bool isLong)
{
    const LinkStanding& link = *line.link;
    QStringList parts;
    if (line.state == HistoryLine::State::Running)
        parts << HistoryText::tr("In progress");
    else if (line.state != HistoryLine::State::Over)
        parts << HistoryText::tr("Unfinished");
    if (line.rule == textOf(link::keyOf(link::GameMode::TwoPlayers)))
        parts << (isLong ? pointsOfTwo(link, line.names) : pointsOfTwo(link));
    else
        parts << pointsText(link.points[0]);
    parts << elapsedText(link.time);
    if (link.pairsLeft > 0)
        parts << HistoryText::tr("%n pair(s) left", nullptr, link.pairsLeft);
    return parts;
}

/// Returns "Ann won", "80 : 62" and "2:05" for a duel.
[[nodiscard]] QStringList duelPartsOf(const HistoryLine& line, bool isLong)
{
    const auto rule = record::duelRuleOf(line.rule.toStdString());
    const bool hasReason = isLong && line.outcome && line.outcome->reason != EndReason::Count;
    QStringList parts{duelWinnerText(line)};
    if (hasReason)
        parts.front() = withReason(parts.front(), line.outcome->reason, 0);
    if (!line.link)
        return parts;
    const QString both = pointsOfTwo(*line.link);
    if (!isLong)
        parts << both;
    else //: The pairs or points of both players of a duel: "80 : 62 pairs".
        parts << (rule == duel::Rule::Race ? HistoryText::tr("%1 pairs") : HistoryText::tr("%1 points")).arg(both);
    parts << elapsedText(line.link->time);
    return parts;
}

[[nodiscard]] QString linkResultText(const HistoryLine& line, bool isLong)
{
    return (isDuel(line) ? duelPartsOf(line, isLong) : linkPartsOf(line, isLong)).join(u" · "_s);
}

} // namespace

bool isDuel(const HistoryLine& line)
{
    return line.game == linkKey && record::duelRuleOf(line.rule.toStdString());
}

QString columnName(HistoryColumn column, const QString& game)
{
    if (column == HistoryColumn::Black && game.isEmpty())
        return HistoryText::tr("First player");
    if (column == HistoryColumn::Black && game == linkKey)
        return HistoryText::tr("Player");
    if (column == HistoryColumn::White && (game.isEmpty() || game == linkKey))
        return HistoryText::tr("Second player");
    if (column == HistoryColumn::Rule && game == linkKey)
        return HistoryText::tr("Mode");
    if (column == HistoryColumn::Plies && game == linkKey)
        return HistoryText::tr("Pairs");
    return HistoryText::tr(HistoryText::columns[static_cast<std::size_t>(column)]);
}

QString shortName(const HistoryLine& line, std::size_t side)
{
    const GameInfo* game = findGame(line.game.toStdString());
    for (int level = 1; game != nullptr && level <= game->levels; ++level) {
        if (line.names[side] == computerName(*game, level))
            return shortComputerName(*game, level);
    }
    for (int level = 1; isDuel(line) && level <= duel::computerLevels; ++level) {
        if (line.names[side] == duelComputerName(level))
            return shortDuelComputerName(level);
    }
    return line.names[side];
}

QString dateText(const HistoryLine& line, bool withTime)
{
    if (line.began == 0)
        return {};
    const QDateTime began = QDateTime::fromMSecsSinceEpoch(line.began);
    QString text = shortDate(began.date());
    if (withTime && !line.isFromFile)
        text += u' ' + shortTime(began.time());
    return text;
}

QString titleText(const HistoryLine& line)
{
    QString who = shortName(line, 0);
    if (const QString other = shortName(line, 1); !other.isEmpty())
        who = who.isEmpty() ? other : who + u" – " + other;
    if (who.isEmpty())
        who = gameName(line.game);
    const QString date = dateText(line, false);
    return date.isEmpty() ? who : HistoryText::tr("%1, %2", "a game and its date").arg(who, date);
}

QString pointsOfTwo(const LinkStanding& link, const std::array<QString, 2>& names)
{
    //: The names of two players around their points: "Ann 120 : 90 Bob".
    return HistoryText::tr("%1 %2 %3").arg(names[0], pointsOfTwo(link), names[1]);
}

QString resultText(const HistoryLine& line)
{
    if (line.game == linkKey && (line.link || isDuel(line)))
        return linkResultText(line, false);
    if (line.state == HistoryLine::State::Running)
        return HistoryText::tr("In progress");
    if (line.state == HistoryLine::State::Interrupted)
        return HistoryText::tr("Interrupted");
    if (!line.outcome)
        return line.state == HistoryLine::State::Over ? HistoryText::tr("Finished") : HistoryText::tr("Unfinished");
    return winnerText(*line.outcome);
}

QString shortResultText(const HistoryLine& line)
{
    if (isDuel(line))
        return duelWinnerText(line);
    if (line.game != linkKey || !line.link || line.state == HistoryLine::State::Over)
        return resultText(line);
    return linkPartsOf(line, false).mid(0, 2).join(u" · "_s); // the state and the points
}

QString longResultText(const HistoryLine& line)
{
    if (line.game == linkKey && (line.link || isDuel(line)))
        return linkResultText(line, true);
    return !line.outcome ? resultText(line) : longOutcomeText(*line.outcome, 0);
}

QString resultText(const record::GameRecord& game)
{
    const QString stated = onOneLine(QString::fromStdString(game.result)).trimmed();
    const bool isReversi = game.game == record::reversiKey;
    // SGF's value for an unknown result, and Piskvork's.
    const bool isUnknown = stated.isEmpty() || stated == u"?" || stated == u"*" || (stated == u"-1" && !isReversi);
    if (const auto end = record::outcomeOf(game)) {
        const QString known = longOutcomeText(end->outcome, end->discs);
        if (end->counted)
            //: The result that a file states, and another one that the discs on the board would give.
            return HistoryText::tr("In the file: %1; on the board: %2").arg(known, countedText(*end->counted));
        const auto read = record::readResult(game.result, isReversi);
        // In gomoku the board has decided, and Piskvork's 0 says just that.
        const bool isOther = !isReversi && isDecidedOnBoard(end->outcome.reason) && read && stated != u"0"
            && read->outcome.winner != end->outcome.winner;
        if (isOther)
            return HistoryText::tr("In the file: %1; on the board: %2").arg(longOutcomeText(read->outcome, 0), known);
        if (!isReversi || isUnknown || read)
            return known;
        //: The result on the board, and what the file says about it in words that are not understood.
        return HistoryText::tr("%1 (in the file: “%2”)").arg(known, stated);
    }
    if (isUnknown)
        return {};
    if (stated.compare(u"void", Qt::CaseInsensitive) == 0)
        return HistoryText::tr("No result");
    //: The result in a file, if it is not in a known form.
    return HistoryText::tr("Result “%1”").arg(stated);
}

QString gameText(const HistoryLine& line)
{
    const QString name = gameName(line.game);
    //: A game whose kind or texts were guessed; %1 is gomoku, for instance.
    return line.isGameGuessed || line.isPageGuessed ? HistoryText::tr("%1 (?)").arg(name) : name;
}

QString guessText(const HistoryLine& line)
{
    QStringList guesses;
    if (line.isGameGuessed)
        guesses << HistoryText::tr("It is not certain which game the file is of. It was taken for %1.")
                       .arg(gameName(line.game));
    if (line.isPageGuessed)
        guesses << HistoryText::tr("The file does not say how its texts are encoded. Names may be wrong.");
    return guesses.join(u'\n');
}

QString ruleText(const HistoryLine& line)
{
    if (line.rule.isEmpty())
        return {};
    if (line.game != linkKey)
        return shortRuleName(line.game, line.rule);
    return linkRuleName(line.rule);
}

QString openingText(const HistoryLine& line)
{
    return openingTitle(line.game, line.opening);
}

QString opponentName(HistoryOpponent opponent)
{
    return HistoryText::tr(HistoryText::opponents[static_cast<std::size_t>(opponent)]);
}

QString resultName(HistoryResult result)
{
    return HistoryText::tr(HistoryText::results[static_cast<std::size_t>(result)]);
}

QString countText(qint64 shown, qint64 all)
{
    const auto grouped = [](qint64 number) {
        QLocale locale;
        locale.setNumberOptions(QLocale::DefaultNumberOptions); // group separators, which some locales disable
        return locale.toString(number);
    };
    // %n cannot be grouped: it only selects the plural form.
    if (shown == all)
        return all == 1 ? HistoryText::tr("1 game") : HistoryText::tr("%1 games").arg(grouped(all));
    return HistoryText::tr("%1 of %2 games").arg(grouped(shown), grouped(all));
}

} // namespace qipan::ui
