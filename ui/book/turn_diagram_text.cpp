// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/book/turn_diagram.h"

#include "core/games/registry.h"
#include "ui/base/texts.h"
#include "ui/board/turn_board_view.h"

#include <QStringList>

#include <utility>

using namespace Qt::StringLiterals;

namespace qipan::ui {

QString TurnDiagram::stonesText(Side side) const
{
    QStringList cells;
    for (int index = 0; index < m_game->size().cells(); ++index) {
        if (const Cell cell = m_view->cellOf(index); m_game->stoneAt(cell) == side)
            cells << m_view->nameOf(cell);
    }
    if (cells.isEmpty())
        return {};
    return (side == Side::Black ? tr("Black: %1.") : tr("White: %1.")).arg(cells.join(u' '));
}

QString TurnDiagram::movesText() const
{
    QStringList cells;
    for (const Cell cell : cellsFrom(0))
        cells << m_view->nameOf(cell);
    return cells.isEmpty() ? QString{} : tr("Moves: %1.").arg(cells.join(u' '));
}

QStringList TurnDiagram::marksTexts() const
{
    using enum record::MarkKind;
    QStringList texts;
    for (const auto& [kind, text] : {std::pair{Triangle, tr("Triangles: %1.")}, std::pair{Square, tr("Squares: %1.")},
                                     std::pair{Circle, tr("Circles: %1.")}, std::pair{Cross, tr("Crosses: %1.")},
                                     std::pair{Label, tr("Marked: %1.")}}) {
        QStringList cells;
        for (const record::Mark& mark : m_diagram.marks) {
            const QString cell = m_view->nameOf(mark.cell);
            if (mark.kind == kind)
                cells << (kind == Label ? u"%1 = %2"_s.arg(cell, QString::fromStdString(mark.label)) : cell);
        }
        if (!cells.isEmpty())
            texts << text.arg(cells.join(u", "));
    }
    return texts;
}

QString TurnDiagram::kindText() const
{
    const GameSetup usual = defaultSetup(*findGame(m_diagram.game));
    QStringList parts;
    if (!m_record.rule.empty() && m_record.rule != usual.rule)
        parts << tr("Rule: %1.").arg(ruleName(textOf(m_diagram.game), textOf(m_record.rule)));
    if (m_game->size().columns != usual.size)
        parts << tr("Board size: %1 lines.").arg(m_game->size().columns);
    return parts.join(u' ');
}

QString TurnDiagram::description() const
{
    QStringList parts{kindText(), stonesText(Side::Black), stonesText(Side::White), movesText()};
    if (!m_game->outcome())
        parts << (m_game->sideToMove() == Side::Black ? tr("Black to move.") : tr("White to move."));
    parts << marksTexts();
    parts.removeAll(QString{});
    return parts.join(u' ');
}

} // namespace qipan::ui
