// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/list_text.h"
#include "ui/board/turn_board_view.h"

namespace qipan::ui {

QString TurnBoardView::turnText() const
{
    if (const auto outcome = m_game->outcome()) {
        if (!outcome->winner)
            return tr("The game is over: a draw.");
        return *outcome->winner == Side::Black ? tr("The game is over: Black has won.")
                                               : tr("The game is over: White has won.");
    }
    if (m_ended)
        return tr("The game is over.");
    return m_game->sideToMove() == Side::Black ? tr("Black to move.") : tr("White to move.");
}

QString TurnBoardView::summary() const
{
    QStringList sentences{turnText(), countText()};
    if (const auto last = lastCell()) {
        const bool isBlack = m_game->plies().back().side == Side::Black;
        sentences << (isBlack ? tr("Last move: Black %1.") : tr("Last move: White %1.")).arg(nameOf(*last));
    }
    if (const auto side = m_game->passed())
        sentences << (*side == Side::Black ? tr("Black had to pass.") : tr("White had to pass."));
    return sentences.join(u' ');
}

QString TurnBoardView::contents() const
{
    QStringList sentences;
    if (const QString black = piecesOf(Side::Black); !black.isEmpty())
        //: The cells with black pieces: "Black: G8, H8."
        sentences << tr("Black: %1.").arg(black);
    if (const QString white = piecesOf(Side::White); !white.isEmpty())
        sentences << tr("White: %1.").arg(white);
    return (sentences + threatTexts()).join(u' ');
}

/// Returns what the marks of threats say, one sentence for each kind.
QStringList TurnBoardView::threatTexts() const
{
    QStringList sentences;
    for (const ThreatKind kind : {ThreatKind::Win, ThreatKind::Unstoppable}) {
        for (const Side side : {Side::Black, Side::White}) {
            QStringList cells;
            for (const ThreatCell& threat : m_threats.cells) {
                if (threat.kind == kind && threat.side == side)
                    cells << nameOf(threat.cell);
            }
            if (!cells.isEmpty())
                //: A threat and where it is: "Black can make five: H8, H13."
                sentences << tr("%1: %2.").arg(meaningOf({.cell = {}, .side = side, .kind = kind}), listText(cells));
        }
    }
    if (m_threats.win.size() > 1) {
        QStringList cells;
        for (const Cell cell : m_threats.win)
            cells << nameOf(cell);
        const QString win =
            m_game->sideToMove() == Side::Black ? tr("Black can force a win: %1.") : tr("White can force a win: %1.");
        sentences << win.arg(listText(cells));
    }
    return sentences;
}

std::optional<Cell> TurnBoardView::nextPlace(Cell from, bool isForward) const
{
    if (m_ended)
        return std::nullopt;
    const int cells = boardSize().cells();
    for (int i = 1; i <= cells; ++i) {
        const Cell cell = cellOf((indexOf(from) + (isForward ? i : cells - i)) % cells);
        if (reaches(cell) && m_game->isLegal(cell))
            return cell;
    }
    return std::nullopt;
}

QString TurnBoardView::meaningOf(const ThreatCell& threat)
{
    const bool isBlack = threat.side == Side::Black;
    if (threat.kind == ThreatKind::Win)
        return isBlack ? tr("Black can make five") : tr("White can make five");
    return isBlack ? tr("Black can make an open four or two fours") : tr("White can make an open four or two fours");
}

} // namespace qipan::ui
