#include "app/analysis/miss_words.h"

#include <QCoreApplication>

namespace qipan::app {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(MissWords)
};

[[nodiscard]] QString forbiddenWords(Forbidden kind)
{
    switch (kind) {
    case Forbidden::Overline:
        return Tr::tr("Black may not make an overline in renju, and lost by it at once.");
    case Forbidden::DoubleFour:
        return Tr::tr("Black may not make two fours at once in renju, and lost by it at once.");
    case Forbidden::None:
    case Forbidden::DoubleThree:
        break;
    }
    return Tr::tr("Black may not make two open threes at once in renju, and lost by it at once.");
}

[[nodiscard]] QString attackWords(MissKind kind, const QString& cell)
{
    switch (kind) {
    case MissKind::Five:
        return Tr::tr("A five was missed: %1 would have won at once.").arg(cell);
    case MissKind::OpenFour:
        return Tr::tr("An open four was missed: no single stone could have stopped it after %1.").arg(cell);
    case MissKind::TwoFours:
        return Tr::tr("Two fours at once were missed: after %1 only one of them could have been stopped.").arg(cell);
    case MissKind::Trap:
        return Tr::tr("A trap was missed: Black may not play where the four of %1 has to be stopped.").arg(cell);
    case MissKind::FourAndThree:
        return Tr::tr("A four-three was missed: %1 makes a four and an open three, and wins by fours.").arg(cell);
    case MissKind::WinByFours:
        return Tr::tr("A win by fours alone was missed. It begins with %1, and every four must be answered.").arg(cell);
    default:
        return Tr::tr("A forced win by fours and threes was missed. It begins with %1.").arg(cell);
    }
}

[[nodiscard]] QString defenceWords(MissKind kind, const QString& cell)
{
    switch (kind) {
    case MissKind::Block:
        return Tr::tr("A four was left alone: the other side makes five at %1, and only there it could be stopped.")
            .arg(cell);
    case MissKind::StopThree:
        return Tr::tr("An open three was left alone: %1 now makes an open four, which no single stone stops.")
            .arg(cell);
    case MissKind::StopTwoFours:
        return Tr::tr("Two fours at once were left alone: %1 now makes both, and only one can be stopped.").arg(cell);
    case MissKind::StopFours:
        return Tr::tr("The other side was given a win by fours alone. It begins with %1.").arg(cell);
    default:
        return Tr::tr("The other side was given a forced win by fours and threes. It begins with %1.").arg(cell);
    }
}

[[nodiscard]] QString reversiWords(const Miss& miss, const QString& cell)
{
    switch (miss.kind) {
    case MissKind::Corner:
        return Tr::tr("A corner was missed: %1 could be taken, and nothing turns a corner over again.").arg(cell);
    case MissKind::CornerGiven:
        return Tr::tr("A corner was given away: after this move the other side can take %1.").arg(cell);
    case MissKind::XSquare:
        return Tr::tr("An X-square gave the corner away: from there the other side can take %1.").arg(cell);
    case MissKind::CSquare:
        return Tr::tr("A C-square gave the corner away: from there the other side can take %1.").arg(cell);
    case MissKind::CornerLeft:
        return Tr::tr("A corner was left open: the other side could take %1 before this move, and still can.")
            .arg(cell);
    case MissKind::Mobility:
        return Tr::tr("Mobility was lost: the other side was left %1 moves, in place of %2.")
            .arg(miss.choices)
            .arg(miss.fewerChoices);
    case MissKind::Parity:
        return Tr::tr("Parity was lost: around %1 there was an odd number of empty squares, and who moves there first "
                      "also moves there last. The move went where the number is even.")
            .arg(cell);
    default:
        return Tr::tr("Near the end every disc can be counted: %1 keeps more of them.").arg(cell);
    }
}

[[nodiscard]] QString quietWords(bool isReversi, const QString& better)
{
    return isReversi
        ? Tr::tr("No single thing stands out: it gave away no corner, and hardly any mobility. The analysis "
                 "likes %1 better for what comes later.")
              .arg(better)
        : Tr::tr("No single threat was missed. The analysis likes %1 better for what comes later.").arg(better);
}

[[nodiscard]] MissLesson lesson(const char* page, const QString& topic, const char* puzzles)
{
    return {.page = u"page:"_qs + QString::fromLatin1(page),
            .topic = topic,
            .puzzles = u"puzzles:"_qs + QString::fromLatin1(puzzles),
            //: The text of a link, as in "To practise: puzzles of this kind."
            .practice = Tr::tr("puzzles of this kind")};
}

/// Links to puzzles of the game, because there are none of this kind.
[[nodiscard]] MissLesson mixedLesson(const char* page, const QString& topic, const char* game)
{
    MissLesson mixed = lesson(page, topic, game);
    //: The text of a link, as in "To practise: puzzles of all kinds."
    mixed.practice = Tr::tr("puzzles of all kinds");
    return mixed;
}

[[nodiscard]] MissLesson forbiddenLesson(Forbidden kind)
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

[[nodiscard]] MissLesson reversiLesson(MissKind kind)
{
    switch (kind) {
    case MissKind::XSquare:
        return lesson("reversi-strategy#x-squares", Tr::tr("X-squares"), "corner");
    case MissKind::CSquare:
        return lesson("reversi-strategy#c-squares", Tr::tr("C-squares"), "edge");
    case MissKind::Mobility:
        return mixedLesson("reversi-strategy#mobility", Tr::tr("Mobility"), "reversi");
    case MissKind::Parity:
        return lesson("reversi-strategy#parity", Tr::tr("Parity"), "parity");
    case MissKind::Discs:
        return lesson("reversi-strategy#endgame", Tr::tr("Counting to the end"), "endgame");
    case MissKind::Other:
        return mixedLesson("reversi-strategy#quiet", Tr::tr("Quiet moves"), "reversi");
    default:
        return lesson("reversi-strategy#corners", Tr::tr("Corners"), "corner");
    }
}

[[nodiscard]] MissLesson gomokuLesson(const Miss& miss)
{
    switch (miss.kind) {
    case MissKind::ForbiddenPoint:
        return forbiddenLesson(miss.forbidden);
    case MissKind::Five:
        return lesson("gomoku-shapes#five", Tr::tr("Five"), "five");
    case MissKind::Block:
        return lesson("gomoku-shapes#four", Tr::tr("Four"), "block");
    case MissKind::OpenFour:
        return lesson("gomoku-shapes#open-four", Tr::tr("Open four"), "vcf");
    case MissKind::TwoFours:
        return lesson("gomoku-attack#double-four", Tr::tr("Double four"), "vcf");
    case MissKind::Trap:
        return lesson("gomoku-rules#trap", Tr::tr("Winning by a forbidden point"), "trap");
    case MissKind::FourAndThree:
        return lesson("gomoku-attack#four-three", Tr::tr("Four-three"), "four-three");
    case MissKind::WinByFours:
        return lesson("gomoku-attack#vcf", Tr::tr("Winning by fours"), "vcf");
    case MissKind::WinByThreats:
        return lesson("gomoku-attack#vct", Tr::tr("Fours and threes"), "vct");
    case MissKind::StopThree:
        return lesson("gomoku-shapes#answering", Tr::tr("Why a three must be answered"), "defence");
    case MissKind::StopTwoFours:
        return lesson("gomoku-defence#two-lines", Tr::tr("The point of two lines"), "defence");
    case MissKind::StopFours:
        return lesson("gomoku-defence#counter-four", Tr::tr("Counter-fours"), "defence");
    case MissKind::StopThreats:
        return lesson("gomoku-defence#defend-by-attack", Tr::tr("Attack as defence"), "defence");
    default:
        return mixedLesson("gomoku-study#review", Tr::tr("Going through a game"), "gomoku");
    }
}

} // namespace

QString missWords(const Miss& miss, bool isReversi, const book::CellNames& names)
{
    const QString cell = QString::fromStdString(names.nameOf(miss.cell));
    switch (miss.kind) {
    case MissKind::Other:
        return quietWords(isReversi, QString::fromStdString(names.nameOf(miss.better.front())));
    case MissKind::ForbiddenPoint:
        return forbiddenWords(miss.forbidden);
    case MissKind::Five:
    case MissKind::OpenFour:
    case MissKind::TwoFours:
    case MissKind::Trap:
    case MissKind::FourAndThree:
    case MissKind::WinByFours:
    case MissKind::WinByThreats:
        return attackWords(miss.kind, cell);
    case MissKind::Block:
    case MissKind::StopThree:
    case MissKind::StopTwoFours:
    case MissKind::StopFours:
    case MissKind::StopThreats:
        return defenceWords(miss.kind, cell);
    case MissKind::Corner:
    case MissKind::CornerGiven:
    case MissKind::XSquare:
    case MissKind::CSquare:
    case MissKind::CornerLeft:
    case MissKind::Mobility:
    case MissKind::Parity:
    case MissKind::Discs:
        return reversiWords(miss, cell);
    }
    return {};
}

MissLesson lessonFor(const Miss& miss, bool isReversi)
{
    return isReversi ? reversiLesson(miss.kind) : gomokuLesson(miss);
}

} // namespace qipan::app
