#include "ui/history/history_words.h"

#include "core/record/record_outcome.h"
#include "ui/link/link_words.h"
#include "ui/panels/words.h"
#include "ui/texts.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace qipan::ui {

namespace {

struct HistoryWords {
    Q_DECLARE_TR_FUNCTIONS(qipan::ui::HistoryWords)
};

[[nodiscard]] QString winnerText(const Outcome& outcome)
{
    if (!outcome.winner)
        return HistoryWords::tr("Draw");
    return *outcome.winner == Side::Black ? HistoryWords::tr("Black won") : HistoryWords::tr("White won");
}

/// `discs` is the winner's lead; 0 if unknown.
[[nodiscard]] QString longOutcomeText(const Outcome& outcome, int discs)
{
    const QString result = winnerText(outcome);
    switch (outcome.reason) {
    case EndReason::Five:
        return HistoryWords::tr("%1: five in a row").arg(result);
    case EndReason::Forbidden:
        return HistoryWords::tr("%1: a forbidden move").arg(result);
    case EndReason::Full:
        return HistoryWords::tr("%1: the board is full").arg(result);
    case EndReason::Count:
        return discs > 0 ? HistoryWords::tr("%1: by %n disc(s)", nullptr, discs).arg(result)
                         : HistoryWords::tr("%1: by discs").arg(result);
    case EndReason::Resign:
        return HistoryWords::tr("%1: the other resigned").arg(result);
    case EndReason::Agreed:
        return HistoryWords::tr("%1: agreed").arg(result);
    case EndReason::Timeout:
        return HistoryWords::tr("%1: the time was up").arg(result);
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
        return HistoryWords::tr("Date");
    case HistoryColumn::Game:
        return HistoryWords::tr("Game");
    case HistoryColumn::Black:
        return HistoryWords::tr("Black");
    case HistoryColumn::White:
        return HistoryWords::tr("White");
    case HistoryColumn::Result:
        return HistoryWords::tr("Result");
    case HistoryColumn::Rule:
        return HistoryWords::tr("Rule");
    case HistoryColumn::Event:
        return HistoryWords::tr("Event");
    case HistoryColumn::Plies:
        break;
    }
    return HistoryWords::tr("Moves");
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
        return HistoryWords::tr("Being played");
    if (line.state == HistoryLine::State::Interrupted)
        return HistoryWords::tr("Interrupted");
    if (line.outcome && line.game == linkKey)
        return line.outcome->winner == Side::White ? HistoryWords::tr("Lost") : HistoryWords::tr("Finished");
    if (!line.outcome)
        return line.state == HistoryLine::State::Over ? HistoryWords::tr("Finished") : HistoryWords::tr("Not finished");
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
    const QString told = onOneLine(QString::fromStdString(game.result)).trimmed();
    // SGF's value for an unknown result, and Piskvork's.
    if (told.isEmpty() || told == u"?" || (told == u"-1" && game.game == record::gomokuKey))
        return {};
    if (told.compare(u"void", Qt::CaseInsensitive) == 0)
        return HistoryWords::tr("No result");
    //: The result in a file, if it is not in a known form.
    return HistoryWords::tr("Result “%1”").arg(told);
}

QString ruleText(const HistoryLine& line)
{
    if (line.rule.isEmpty())
        return {};
    if (line.game != linkKey)
        return ruleName(line.game, line.rule);
    const auto way = link::wayOf(line.rule.toStdString());
    return way ? wayName(*way) : line.rule;
}

QString opponentName(HistoryOpponent opponent)
{
    switch (opponent) {
    case HistoryOpponent::Computer:
        return HistoryWords::tr("The computer");
    case HistoryOpponent::Engine:
        return HistoryWords::tr("An engine");
    case HistoryOpponent::Lan:
        return HistoryWords::tr("On the network");
    case HistoryOpponent::Beside:
        return HistoryWords::tr("At this machine");
    case HistoryOpponent::File:
        break;
    }
    return HistoryWords::tr("From files");
}

QString resultName(HistoryResult result)
{
    switch (result) {
    case HistoryResult::Won:
        return HistoryWords::tr("You won");
    case HistoryResult::Lost:
        return HistoryWords::tr("You lost");
    case HistoryResult::Black:
        return HistoryWords::tr("Black won");
    case HistoryResult::White:
        return HistoryWords::tr("White won");
    case HistoryResult::Draw:
        return HistoryWords::tr("Draw");
    case HistoryResult::Open:
        break;
    }
    return HistoryWords::tr("Not finished");
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
        return all == 1 ? HistoryWords::tr("1 game") : HistoryWords::tr("%1 games").arg(grouped(all));
    return HistoryWords::tr("%1 of %2 games").arg(grouped(shown), grouped(all));
}

} // namespace qipan::ui
