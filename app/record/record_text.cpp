// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/record/record_text.h"

#include "app/record/record_cursor.h"
#include "core/record/game_tree.h"
#include "ui/base/text_tools.h"

#include <QCoreApplication>
#include <QLocale>
#include <QMap>
#include <QStringList>

#include <algorithm>

namespace qipan::app {

namespace {

using record::FaultKind;
using record::FormatMismatch;
using record::Loss;

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(RecordText)
};

constexpr qsizetype longestQuote = 30;

[[nodiscard]] QString illegalText(IllegalMove why)
{
    switch (why) {
    case IllegalMove::Outside:
        return Tr::tr("the move is outside the board");
    case IllegalMove::Occupied:
        return Tr::tr("there is already a stone");
    case IllegalMove::NoFlip:
        return Tr::tr("the move flips no disc");
    case IllegalMove::Opening:
        return Tr::tr("the opening rule does not allow this stone here");
    case IllegalMove::GameOver:
        return Tr::tr("the game was already over");
    }
    return {};
}

/// Returns the name of a game by its number in SGF; empty for little-known ones.
[[nodiscard]] QString gameOfSgf(int number)
{
    const QMap<int, QString> texts{
        {1, Tr::tr("Go")},         {3, Tr::tr("chess")},         {5, Tr::tr("nine men's morris")},
        {6, Tr::tr("backgammon")}, {7, Tr::tr("Chinese chess")}, {8, Tr::tr("shogi")},
        {11, Tr::tr("Hex")},       {12, Tr::tr("Jungle chess")}, {18, Tr::tr("Amazons")},
    };
    return texts.value(number);
}

[[nodiscard]] QString otherGameText(int number)
{
    const QString name = gameOfSgf(number);
    //: Why a file is not opened; %1 is chess, Go or the like.
    return name.isEmpty() ? Tr::tr("this is neither gomoku nor reversi")
                          : Tr::tr("this is a game of %1, not gomoku or reversi").arg(name);
}

[[nodiscard]] QString reason(const record::RecordFault& fault)
{
    switch (fault.kind) {
    case FaultKind::TooMuch:
        return Tr::tr("the record is too large");
    case FaultKind::NoRecord:
        return Tr::tr("no gomoku or reversi game found");
    case FaultKind::Unfinished:
        return Tr::tr("the record is incomplete");
    case FaultKind::Syntax:
        return Tr::tr("invalid syntax");
    case FaultKind::OtherGame:
        return otherGameText(fault.otherGame);
    case FaultKind::BoardSize:
        return Tr::tr("this board size is not supported");
    case FaultKind::NoCell:
        return Tr::tr("there is no such place on the board");
    case FaultKind::SetUp:
        return Tr::tr("stones are set up after the first move");
    case FaultKind::WrongSide:
        return Tr::tr("it is the opponent's turn");
    case FaultKind::WrongPass:
        return Tr::tr("passing is not allowed here");
    case FaultKind::IllegalMove:
        return illegalText(fault.illegal.value_or(IllegalMove::Occupied));
    }
    return {};
}

/// Returns where a file is broken, and why.
[[nodiscard]] QString placedReason(const record::RecordFault& fault)
{
    QString why = reason(fault);
    const bool isNamedGame = fault.kind == FaultKind::OtherGame && !gameOfSgf(fault.otherGame).isEmpty();
    // The place in the file would not help.
    const bool isWholeFile = fault.kind == FaultKind::NoRecord || (isNamedGame && fault.game == 0);
    const bool isQuoted = !isWholeFile && !isNamedGame && fault.kind != FaultKind::TooMuch;
    const QString quote = ui::onOneLine(QString::fromStdString(fault.text)).left(longestQuote);
    if (!quote.isEmpty() && isQuoted)
        //: Why a file is broken, and the text there: there is already a stone: “h8”.
        why = Tr::tr("%1: “%2”").arg(why, quote);
    const QLocale locale;
    const QString line = locale.toString(qulonglong{fault.line});
    const QString game = locale.toString(qulonglong{fault.game} + 1);
    const QString move = locale.toString(qulonglong{fault.ply});
    if (fault.line > 0 && fault.ply > 0)
        //: Where a file is broken: line, game, move, and why.
        return Tr::tr("Line %1, game %2, move %3: %4.").arg(line, game, move, why);
    if (fault.ply > 0)
        return Tr::tr("Game %1, move %2: %3.").arg(game, move, why);
    if (fault.line > 0 && !isWholeFile)
        return Tr::tr("Line %1: %2.").arg(line, why);
    why.replace(0, 1, why.at(0).toUpper());
    //: Turns a phrase into a sentence.
    return Tr::tr("%1.").arg(why);
}

} // namespace

QString faultText(const record::RecordFault& fault)
{
    QString text = placedReason(fault);
    if (fault.moreGames > 0)
        text += u' '
            + Tr::tr("%Ln other game(s) could not be read completely.", nullptr,
                     static_cast<int>(std::min<std::size_t>(fault.moreGames, record::maxGames)));
    return text;
}

QString mismatchText(FormatMismatch mismatch)
{
    switch (mismatch) {
    case FormatMismatch::WrongGame:
        return Tr::tr("This format is for another game.");
    case FormatMismatch::SeveralGames:
        return Tr::tr("This format holds only one game. SGF holds many.");
    case FormatMismatch::Start:
        return Tr::tr("This format cannot store the starting position. SGF can.");
    case FormatMismatch::Size:
        return Tr::tr("This format is for 15 × 15 boards only.");
    case FormatMismatch::NoWriter:
        return Tr::tr("This format can be read but not written.");
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
        case Loss::Rule:
            words << Tr::tr("the rule");
            break;
        case Loss::Size:
            words << Tr::tr("the board size");
            break;
        case Loss::Plies:
            words << Tr::tr("the moves (only the final position is saved)");
            break;
        case Loss::Extras:
            words << Tr::tr("times and other data of the file");
            break;
        }
    }
    //: The separator of list items.
    return words.join(Tr::tr(", "));
}

QString placeText(const RecordCursor& cursor)
{
    const record::GameTree& tree = cursor.tree();
    QString words = Tr::tr("Move %1 of %2").arg(cursor.move()).arg(cursor.moves());
    if (!cursor.isAtRoot() && tree.hasVariations(tree.parent(cursor.node()))) {
        const auto siblings = record::childrenOf(tree, tree.parent(cursor.node()));
        const auto at = std::ranges::find(siblings, cursor.node()) - siblings.begin();
        //: The place in a record, and which of several lines it is in: "Move 12 of 80 · Line 2 of 3".
        words = Tr::tr("%1 · Line %2 of %3").arg(words).arg(at + 1).arg(siblings.size());
    }
    if (cursor.position().outcome())
        return Tr::tr("%1 · The game is over.").arg(words);
    return cursor.position().sideToMove() == Side::Black ? Tr::tr("%1 · Black to move").arg(words)
                                                         : Tr::tr("%1 · White to move").arg(words);
}

} // namespace qipan::app
