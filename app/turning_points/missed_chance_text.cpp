// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/turning_points/missed_chance_text.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(MissedChanceText)
};

[[nodiscard]] QString forbiddenText(Forbidden kind)
{
    switch (kind) {
    case Forbidden::Overline:
        return Tr::tr("In renju, Black may not make an overline: this move lost at once.");
    case Forbidden::DoubleFour:
        return Tr::tr("In renju, Black may not make a double four: this move lost at once.");
    case Forbidden::None:
    case Forbidden::DoubleThree:
        break;
    }
    return Tr::tr("In renju, Black may not make a double three: this move lost at once.");
}

[[nodiscard]] QString attackText(gomoku::MissedChanceKind kind, const QString& cell)
{
    using enum gomoku::MissedChanceKind;
    switch (kind) {
    case Five:
        return Tr::tr("Missed a five: %1 would have won at once.").arg(cell);
    case OpenFour:
        return Tr::tr("Missed an open four: after %1 no single stone could have stopped it.").arg(cell);
    case TwoFours:
        return Tr::tr("Missed a double four: after %1 only one of the two fours could have been stopped.").arg(cell);
    case Trap:
        return Tr::tr("Missed a trap: the only point that stops the four of %1 is forbidden for Black.").arg(cell);
    case FourAndThree:
        return Tr::tr("Missed a four-three: %1 makes a four and an open three, and wins by fours.").arg(cell);
    case WinByFours:
        return Tr::tr("Missed a win by fours (VCF). It starts with %1, and every four must be answered.").arg(cell);
    default:
        return Tr::tr("Missed a win by fours and threes (VCT). It starts with %1.").arg(cell);
    }
}

[[nodiscard]] QString defenceText(gomoku::MissedChanceKind kind, const QString& cell)
{
    using enum gomoku::MissedChanceKind;
    switch (kind) {
    case Block:
        return Tr::tr("A four was not blocked: the opponent makes five at %1, the only point that stops it.").arg(cell);
    case StopThree:
        return Tr::tr("An open three was not blocked: %1 now makes an open four, which no single stone stops.")
            .arg(cell);
    case StopTwoFours:
        return Tr::tr("A double four was not stopped: %1 now makes both fours, and only one can be blocked.").arg(cell);
    case StopFours:
        return Tr::tr("This move allows a win by fours (VCF). It starts with %1.").arg(cell);
    default:
        return Tr::tr("This move allows a win by fours and threes (VCT). It starts with %1.").arg(cell);
    }
}

[[nodiscard]] QString textOf(const gomoku::MissedChance& missedChance, const QString& cell, const QString& better)
{
    using enum gomoku::MissedChanceKind;
    switch (missedChance.kind) {
    case Other:
        return Tr::tr("No threat was missed. The analysis prefers %1 for what comes later.").arg(better);
    case ForbiddenPoint:
        return forbiddenText(missedChance.forbidden);
    case Five:
    case OpenFour:
    case TwoFours:
    case Trap:
    case FourAndThree:
    case WinByFours:
    case WinByThreats:
        return attackText(missedChance.kind, cell);
    case Block:
    case StopThree:
    case StopTwoFours:
    case StopFours:
    case StopThreats:
        return defenceText(missedChance.kind, cell);
    }
    return {};
}

[[nodiscard]] QString textOf(const reversi::MissedChance& missedChance, const QString& cell, const QString& better)
{
    using enum reversi::MissedChanceKind;
    switch (missedChance.kind) {
    case Other:
        return Tr::tr("Nothing stands out: the move gave away no corner and hardly any mobility. The analysis prefers "
                      "%1 for what comes later.")
            .arg(better);
    case Corner:
        return Tr::tr("Missed a corner: %1 was free to take, and a disc in a corner is never flipped.").arg(cell);
    case CornerGiven:
        return Tr::tr("Gave away a corner: the opponent can now take %1.").arg(cell);
    case XSquare:
        return Tr::tr("An X-square gave away the corner: the opponent can now take %1.").arg(cell);
    case CSquare:
        return Tr::tr("A C-square gave away the corner: the opponent can now take %1.").arg(cell);
    case CornerLeft:
        return Tr::tr("Left a corner open: the opponent could take %1 before this move and still can.").arg(cell);
    case Mobility:
        return Tr::tr("Lost mobility: the opponent now has %1 moves instead of %2.")
            .arg(missedChance.choices)
            .arg(missedChance.fewerChoices);
    case Parity:
        return Tr::tr("Lost parity: around %1 the number of empty squares was odd, and whoever moves there first also "
                      "moves there last. This move went where the number is even.")
            .arg(cell);
    case Discs:
        return Tr::tr("Near the end you can count every disc: %1 keeps more of them.").arg(cell);
    }
    return {};
}

[[nodiscard]] MissedChanceLesson lesson(const char* page, const QString& topic, const char* puzzles)
{
    return {.page = u"page:"_s + QString::fromLatin1(page),
            .topic = topic,
            .puzzles = u"puzzles:"_s + QString::fromLatin1(puzzles),
            //: The text of a link, as in "To practise: puzzles of this kind."
            .practice = Tr::tr("puzzles of this kind")};
}

/// Links to puzzles of the game, because there are none of this kind.
[[nodiscard]] MissedChanceLesson mixedLesson(const char* page, const QString& topic, const char* game)
{
    MissedChanceLesson mixed = lesson(page, topic, game);
    //: The text of a link, as in "To practise: puzzles of all kinds."
    mixed.practice = Tr::tr("puzzles of all kinds");
    return mixed;
}

[[nodiscard]] MissedChanceLesson forbiddenLesson(Forbidden kind)
{
    switch (kind) {
    case Forbidden::Overline:
        return lesson("gomoku-rules#overline", Tr::tr("Overline"), "forbidden");
    case Forbidden::DoubleFour:
        return lesson("gomoku-rules#double-four", Tr::tr("Double four"), "forbidden");
    case Forbidden::None:
    case Forbidden::DoubleThree:
        break;
    }
    return lesson("gomoku-rules#double-three", Tr::tr("Double three"), "forbidden");
}

[[nodiscard]] MissedChanceLesson lessonOf(const reversi::MissedChance& missedChance)
{
    using enum reversi::MissedChanceKind;
    switch (missedChance.kind) {
    case XSquare:
        return lesson("reversi-strategy#x-squares", Tr::tr("X-squares"), "corner");
    case CSquare:
        return lesson("reversi-strategy#c-squares", Tr::tr("C-squares"), "edge");
    case Mobility:
        return mixedLesson("reversi-strategy#mobility", Tr::tr("Mobility"), "reversi");
    case Parity:
        return lesson("reversi-strategy#parity", Tr::tr("Parity"), "parity");
    case Discs:
        return lesson("reversi-strategy#endgame", Tr::tr("Counting to the end"), "endgame");
    case Other:
        return mixedLesson("reversi-strategy#quiet", Tr::tr("Quiet moves"), "reversi");
    default:
        return lesson("reversi-strategy#corners", Tr::tr("Corners"), "corner");
    }
}

[[nodiscard]] MissedChanceLesson lessonOf(const gomoku::MissedChance& missedChance)
{
    using enum gomoku::MissedChanceKind;
    switch (missedChance.kind) {
    case ForbiddenPoint:
        return forbiddenLesson(missedChance.forbidden);
    case Five:
        return lesson("gomoku-shapes#five", Tr::tr("Five"), "five");
    case Block:
        return lesson("gomoku-shapes#four", Tr::tr("Four"), "block");
    case OpenFour:
        return lesson("gomoku-shapes#open-four", Tr::tr("Open four"), "vcf");
    case TwoFours:
        return lesson("gomoku-attack#double-four", Tr::tr("Double four"), "vcf");
    case Trap:
        return lesson("gomoku-rules#trap", Tr::tr("Winning by a forbidden point"), "trap");
    case FourAndThree:
        return lesson("gomoku-attack#four-three", Tr::tr("Four-three"), "four-three");
    case WinByFours:
        return lesson("gomoku-attack#vcf", Tr::tr("Winning by fours"), "vcf");
    case WinByThreats:
        return lesson("gomoku-attack#vct", Tr::tr("Fours and threes"), "vct");
    case StopThree:
        return lesson("gomoku-shapes#answering", Tr::tr("Why a three must be answered"), "defence");
    case StopTwoFours:
        return lesson("gomoku-defence#two-lines", Tr::tr("The point of two lines"), "defence");
    case StopFours:
        return lesson("gomoku-defence#counter-four", Tr::tr("Counter-fours"), "defence");
    case StopThreats:
        return lesson("gomoku-defence#defend-by-attack", Tr::tr("Attack as defence"), "defence");
    default:
        return mixedLesson("gomoku-study#review", Tr::tr("Going through a game"), "gomoku");
    }
}

} // namespace

QString missedChanceText(const AnyMissedChance& missedChance, const book::CellNames& names)
{
    const BetterMove& move = betterMoveOf(missedChance);
    const QString cell = QString::fromStdString(names.nameOf(move.cell));
    const QString better = QString::fromStdString(names.nameOf(move.better.front()));
    return std::visit([&](const auto& each) { return textOf(each, cell, better); }, missedChance);
}

MissedChanceLesson lessonFor(const AnyMissedChance& missedChance)
{
    return std::visit([](const auto& each) { return lessonOf(each); }, missedChance);
}

} // namespace qipan::app
