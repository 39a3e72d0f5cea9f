#include "ui/history/history_text.h"

#include "core/record/record_outcome.h"
#include "ui/base/text_tools.h"
#include "ui/base/texts.h"
#include "ui/link/link_text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace qipan::ui {

namespace {

struct HistoryText {
    Q_DECLARE_TR_FUNCTIONS(qipan::ui::HistoryText)
};

[[nodiscard]] QString winnerText(const Outcome& outcome)
{
    if (!outcome.winner)
        return HistoryText::tr("Draw");
    return *outcome.winner == Side::Black ? HistoryText::tr("Black won") : HistoryText::tr("White won");
}

/// `discs` is the winner's lead; 0 if unknown.
[[nodiscard]] QString longOutcomeText(const Outcome& outcome, int discs)
{
    const QString result = winnerText(outcome);
    switch (outcome.reason) {
    case EndReason::Five:
        return HistoryText::tr("%1: five in a row").arg(result);
    case EndReason::Forbidden:
        return HistoryText::tr("%1: forbidden move").arg(result);
    case EndReason::Full:
        return HistoryText::tr("%1: board full").arg(result);
    case EndReason::Count:
        return discs > 0 ? HistoryText::tr("%1: by %n disc(s)", nullptr, discs).arg(result)
                         : HistoryText::tr("%1: by disc count").arg(result);
    case EndReason::Resign:
        return HistoryText::tr("%1: by resignation").arg(result);
    case EndReason::Agreed:
        return HistoryText::tr("%1: by agreement").arg(result);
    case EndReason::Timeout:
        return HistoryText::tr("%1: on time").arg(result);
    case EndReason::Other:
        break;
    }
    return result;
}

} // namespace

QString columnName(HistoryColumn column)
{
    switch (column) {
    case HistoryColumn::Date:
        return HistoryText::tr("Date");
    case HistoryColumn::Game:
        return HistoryText::tr("Game");
    case HistoryColumn::Black:
        return HistoryText::tr("Black");
    case HistoryColumn::White:
        return HistoryText::tr("White");
    case HistoryColumn::Result:
        return HistoryText::tr("Result");
    case HistoryColumn::Rule:
        return HistoryText::tr("Rule");
    case HistoryColumn::Event:
        return HistoryText::tr("Event");
    case HistoryColumn::Plies:
        break;
    }
    return HistoryText::tr("Moves");
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

QString resultText(const HistoryLine& line)
{
    if (line.state == HistoryLine::State::Running)
        return HistoryText::tr("In progress");
    if (line.state == HistoryLine::State::Interrupted)
        return HistoryText::tr("Interrupted");
    if (line.outcome && line.game == linkKey)
        return line.outcome->winner == Side::White ? HistoryText::tr("Lost") : HistoryText::tr("Finished");
    if (!line.outcome)
        return line.state == HistoryLine::State::Over ? HistoryText::tr("Finished") : HistoryText::tr("Unfinished");
    return winnerText(*line.outcome);
}

QString longResultText(const HistoryLine& line)
{
    return !line.outcome || line.game == linkKey ? resultText(line) : longOutcomeText(*line.outcome, 0);
}

QString resultText(const record::GameRecord& game)
{
    if (const auto end = record::outcomeOf(game))
        return longOutcomeText(end->outcome, end->discs);
    const QString stated = onOneLine(QString::fromStdString(game.result)).trimmed();
    // SGF's value for an unknown result, and Piskvork's.
    if (stated.isEmpty() || stated == u"?" || (stated == u"-1" && game.game == record::gomokuKey))
        return {};
    if (stated.compare(u"void", Qt::CaseInsensitive) == 0)
        return HistoryText::tr("No result");
    //: The result in a file, if it is not in a known form.
    return HistoryText::tr("Result “%1”").arg(stated);
}

QString ruleText(const HistoryLine& line)
{
    if (line.rule.isEmpty())
        return {};
    if (line.game != linkKey)
        return ruleName(line.game, line.rule);
    const auto gameMode = link::gameModeOf(line.rule.toStdString());
    return gameMode ? gameModeName(*gameMode) : line.rule;
}

QString opponentName(HistoryOpponent opponent)
{
    switch (opponent) {
    case HistoryOpponent::Computer:
        return HistoryText::tr("The computer");
    case HistoryOpponent::Engine:
        return HistoryText::tr("An engine");
    case HistoryOpponent::Lan:
        return HistoryText::tr("On the local network");
    case HistoryOpponent::Local:
        return HistoryText::tr("At this computer");
    case HistoryOpponent::File:
        break;
    }
    return HistoryText::tr("From files");
}

QString resultName(HistoryResult result)
{
    switch (result) {
    case HistoryResult::Won:
        return HistoryText::tr("You won");
    case HistoryResult::Lost:
        return HistoryText::tr("You lost");
    case HistoryResult::Black:
        return HistoryText::tr("Black won");
    case HistoryResult::White:
        return HistoryText::tr("White won");
    case HistoryResult::Draw:
        return HistoryText::tr("Draw");
    case HistoryResult::Open:
        break;
    }
    return HistoryText::tr("Unfinished");
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
