#include "app/record_words.h"

#include "ui/panels/words.h"

#include <QCoreApplication>
#include <QStringList>

namespace qipan::app {

namespace {

using record::FaultKind;
using record::Loss;
using record::Misfit;

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(RecordWords)
};

constexpr qsizetype longestQuote = 30;

[[nodiscard]] QString illegalText(IllegalMove why)
{
    switch (why) {
    case IllegalMove::Outside:
        return Tr::tr("the move lies outside the board");
    case IllegalMove::Occupied:
        return Tr::tr("a stone lies there already");
    case IllegalMove::NoFlip:
        return Tr::tr("the move turns no disc");
    case IllegalMove::Opening:
        return Tr::tr("the opening rule wants this stone elsewhere");
    case IllegalMove::GameOver:
        return Tr::tr("the game was over by then");
    }
    return {};
}

[[nodiscard]] QString reason(const record::RecordFault& fault)
{
    switch (fault.kind) {
    case FaultKind::TooMuch:
        return Tr::tr("there is more than can be read");
    case FaultKind::NoRecord:
        return Tr::tr("there is no game of gomoku or reversi in it");
    case FaultKind::Unfinished:
        return Tr::tr("it ends in the middle of something");
    case FaultKind::Syntax:
        return Tr::tr("this cannot be understood");
    case FaultKind::OtherGame:
        return Tr::tr("this is neither gomoku nor reversi");
    case FaultKind::BoardSize:
        return Tr::tr("the game is not played on this board");
    case FaultKind::NoCell:
        return Tr::tr("this is no place on the board");
    case FaultKind::SetUp:
        return Tr::tr("stones are set up after the first move");
    case FaultKind::WrongSide:
        return Tr::tr("it is the other side's turn");
    case FaultKind::WrongPass:
        return Tr::tr("passing is not allowed here");
    case FaultKind::IllegalMove:
        return illegalText(fault.illegal.value_or(IllegalMove::Occupied));
    }
    return {};
}

} // namespace

QString faultText(const record::RecordFault& fault)
{
    QString why = reason(fault);
    const QString quote = ui::onOneLine(QString::fromStdString(fault.text)).left(longestQuote);
    if (!quote.isEmpty() && fault.kind != FaultKind::TooMuch && fault.kind != FaultKind::NoRecord)
        //: Why a file broke, and what stands there: a stone lies there already: “h8”.
        why = Tr::tr("%1: “%2”").arg(why, quote);
    const QString game = QString::number(fault.game + 1);
    if (fault.line > 0 && fault.ply > 0)
        //: Where a file broke: line, game, move, and why.
        return Tr::tr("Line %1, game %2, move %3: %4.")
            .arg(QString::number(fault.line), game, QString::number(fault.ply), why);
    if (fault.ply > 0)
        return Tr::tr("Game %1, move %2: %3.").arg(game, QString::number(fault.ply), why);
    if (fault.line > 0 && fault.kind != FaultKind::NoRecord)
        return Tr::tr("Line %1: %2.").arg(QString::number(fault.line), why);
    why.replace(0, 1, why.at(0).toUpper());
    //: A sentence out of its words.
    return Tr::tr("%1.").arg(why);
}

QString misfitText(Misfit misfit)
{
    switch (misfit) {
    case Misfit::WrongGame:
        return Tr::tr("This kind of file is for another game.");
    case Misfit::SeveralGames:
        return Tr::tr("This kind of file holds one game only. SGF holds many.");
    case Misfit::Start:
        return Tr::tr("This kind of file cannot tell the position that the game begins with. SGF can.");
    case Misfit::Size:
        return Tr::tr("This kind of file is for boards of 15 × 15 only.");
    case Misfit::NoWriter:
        return Tr::tr("This kind of file can be read but not written.");
    }
    return {};
}

QString lossText(std::span<const Loss> losses)
{
    QStringList words;
    for (const Loss loss : losses) {
        switch (loss) {
        case Loss::Variations:
            words << Tr::tr("variations");
            break;
        case Loss::Comments:
            words << Tr::tr("comments");
            break;
        case Loss::Marks:
            words << Tr::tr("marks");
            break;
        case Loss::Names:
            words << Tr::tr("names");
            break;
        case Loss::Size:
            words << Tr::tr("the size of the board");
            break;
        case Loss::Plies:
            words << Tr::tr("the moves (the last position stays)");
            break;
        }
    }
    //: Between the parts of a list.
    return words.join(Tr::tr(", "));
}

} // namespace qipan::app
