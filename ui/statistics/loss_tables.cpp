// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/statistics/loss_tables.h"

#include "ui/base/opening_title.h"
#include "ui/statistics/statistics_text.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace qipan::ui {

namespace {

struct LossTables {
    Q_DECLARE_TR_FUNCTIONS(qipan::ui::LossTables)
};

[[nodiscard]] QString lossText(const Loss& loss)
{
    const auto mean = loss.mean();
    return mean ? QLocale{}.toString(*mean, 'f', 1) : u"–"_s;
}

[[nodiscard]] QStringList rowOf(const QString& name, const LossTally& tally)
{
    QStringList row{name, countText(tally.games), lossText(tally.all())};
    for (const Loss& loss : tally.sides)
        row << lossText(loss);
    for (const Loss& loss : tally.phases)
        row << lossText(loss);
    return row;
}

} // namespace

void showLosses(PictureCard& card, const Statistics& statistics, bool withGame)
{
    card.setVisible(statistics.losses.games > 0);
    card.setTexts(LossTables::tr("What your moves lose"),
                  LossTables::tr("How many points of the chance to win a move of yours gives away on average, in games "
                                 "that were analysed. The opening ends with move 10 in gomoku and 20 in reversi, the "
                                 "middle game with 30 and 40."));
    PictureCard::Table table{{LossTables::tr("Opponent"), LossTables::tr("Games"), LossTables::tr("All", "moves"),
                              LossTables::tr("Black"), LossTables::tr("White"), LossTables::tr("Opening"),
                              LossTables::tr("Middle"), LossTables::tr("End")},
                             {rowOf(LossTables::tr("All opponents"), statistics.losses)}};
    for (const OpponentLine& line : statistics.opponents) {
        if (line.losses.games > 0)
            table.rows.push_back(rowOf(opponentName(line.opponent, withGame), line.losses));
    }
    card.setTable(table);
}

void showOpenings(PictureCard& card, const Statistics& statistics)
{
    card.setVisible(!statistics.openings.empty());
    card.setTexts(
        LossTables::tr("Openings you lose with"),
        LossTables::tr("The average loss is that of your moves, in points of the chance to win, in games that "
                       "were analysed."));
    PictureCard::Table table{{LossTables::tr("Opening"), LossTables::tr("Games"), LossTables::tr("Wins"),
                              LossTables::tr("Losses"), LossTables::tr("Average loss")},
                             {}};
    for (const OpeningLine& line : statistics.openings)
        table.rows.push_back({openingTitle(line.game, line.opening), countText(line.tally.games()),
                              countText(line.tally.wins), countText(line.tally.losses), lossText(line.loss)});
    card.setTable(table);
}

} // namespace qipan::ui
