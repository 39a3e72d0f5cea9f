// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reversi/reversi_view.h"

#include "ui/board/board_painting.h"
#include "ui/board/wood.h"
#include "ui/reversi/reversi_painting.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cstdlib>

namespace qipan::ui {
namespace {

constexpr MotionClock::Milliseconds turnTime{260};
constexpr MotionClock::Milliseconds nextDisc{45}; ///< delay between the turns of successive discs in a row

int distance(Cell one, Cell other)
{
    return std::max(std::abs(one.x - other.x), std::abs(one.y - other.y));
}

} // namespace

ReversiView::ReversiView(const BoardGame& start, QWidget* parent)
    : TurnBoardView{start, RowNumbers::FromTop, ActOn::Press, parent}
{
}

QString ReversiView::boardName() const
{
    return tr("Reversi board");
}

QString ReversiView::describe(Cell cell) const
{
    const QString text = TurnBoardView::describe(cell);
    return position().isLegal(cell) ? tr("%1, legal move").arg(text) : text;
}

std::optional<Side> ReversiView::faceAt(Cell cell) const
{
    const auto side = position().stoneAt(cell);
    if (!side)
        return std::nullopt;
    return clock().progress(indexOf(cell)).value_or(1) < 0.5 ? opposite(*side) : *side;
}

BoardView::Margin ReversiView::boardMargin() const
{
    if (!options().coordinates)
        return {.cells = 0.35, .pixels = 0};
    return {.cells = 0.55, .pixels = QFontMetricsF{font()}.height() * 1.3};
}

void ReversiView::paintSurface(QPainter& painter)
{
    paintReversiBoard(painter, boardGeometry(), theme());
    if (options().coordinates) {
        const double strip = coordinateMargin() - plateGap(boardGeometry().cellSize());
        paintCoordinates(painter, theme().feltCoordinates, strip * 0.52);
    }
}

void ReversiView::animateFrom(const BoardGame& before)
{
    const Cell origin = lastCell().value_or(Cell{});
    for (int index = 0; index < boardSize().cells(); ++index) {
        const Cell cell = cellOf(index);
        const auto old = before.stoneAt(cell);
        const auto now = position().stoneAt(cell);
        if (old && now && old != now)
            clock().start(index, turnTime, nextDisc * std::max(0, distance(cell, origin) - 1));
    }
}

void ReversiView::paintPieces(QPainter& painter)
{
    paintDiscs(painter);
    if (mayPlay() && options().legalMoves)
        paintLegalMarks(painter);
    const double cell = boardGeometry().cellSize();
    if (const auto ghost = ghostCell()) {
        painter.setOpacity(0.5);
        paintDisc(painter, boardGeometry().rect(*ghost).center(), cell, position().sideToMove(), theme());
        painter.setOpacity(1);
    }
    paintAnalysis(painter);
    paintLine(
        painter, 0.4, [this](Cell each) { return boardGeometry().rect(each).center(); }, paintDisc);
    if (const auto last = lastCell(); last && options().lastMove)
        paintLastMark(painter, boardGeometry().rect(*last).center(), cell * 0.14, cell * 0.05,
                      position().plies().back().side, theme());
    if (hint() && consideredAt(*hint()) != nullptr) // keeps its value readable
        paintHintRing(painter, boardGeometry().rect(*hint()).center(), cell * 0.46, theme());
    else if (hint())
        paintHintMark(painter, boardGeometry().rect(*hint()).center(), cell * 0.26, theme());
    paintRecordMarks(painter);
}

void ReversiView::paintDiscs(QPainter& painter) const
{
    for (int index = 0; index < boardSize().cells(); ++index) {
        const Cell cell = cellOf(index);
        if (const auto side = position().stoneAt(cell)) {
            paintTurningDisc(painter, boardGeometry().rect(cell).center(), boardGeometry().cellSize(), *side,
                             clock().progress(index).value_or(1), theme());
        }
    }
}

void ReversiView::paintLegalMarks(QPainter& painter) const
{
    for (int index = 0; index < boardSize().cells(); ++index) {
        const Cell cell = cellOf(index);
        if (position().isLegal(cell) && ghostCell() != cell && consideredAt(cell) == nullptr)
            paintLegalMark(painter, boardGeometry().rect(cell).center(), boardGeometry().cellSize(), theme());
    }
}

} // namespace qipan::ui
