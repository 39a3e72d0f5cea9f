#include "ui/gomoku/gomoku_view.h"

#include "ui/board/board_painting.h"
#include "ui/board/marks.h"
#include "ui/board/wood.h"
#include "ui/gomoku/gomoku_painting.h"

#include <QFontMetricsF>
#include <QPainter>

namespace qipan::ui {
namespace {

constexpr MotionClock::Milliseconds dropTime{150};

} // namespace

GomokuView::GomokuView(const BoardGame& start, QWidget* parent)
    : TurnBoardView{start, RowNumbers::FromBottom, ActOn::Release, parent}
{
}

QString GomokuView::boardName() const
{
    return tr("Gomoku board");
}

BoardView::Margin GomokuView::boardMargin() const
{
    // Half of an outer cell is free: coordinates begin in it.
    if (!options().coordinates)
        return {.cells = 0.3, .pixels = 0};
    return {.cells = 0.7, .pixels = QFontMetricsF{font()}.horizontalAdvance(u"20"_qs) + 10, .bareCells = 0.45};
}

QPointF GomokuView::at(Cell cell) const
{
    const double half = 0.5 / boardGeometry().scale();
    return boardGeometry().centre(cell) + QPointF{half, half};
}

void GomokuView::paintSurface(QPainter& painter)
{
    paintGomokuBoard(painter, boardGeometry(), theme());
    if (options().coordinates) {
        const double strip = coordinateMargin() - plateGap(boardGeometry().cellSize());
        paintCoordinates(painter, theme().woodCoordinates, strip * 0.45);
    }
}

void GomokuView::animateFrom(const BoardGame& before)
{
    for (const Ply& ply : position().plies()) {
        if (!before.stoneAt(ply.cell))
            clock().start(indexOf(ply.cell), dropTime);
    }
}

void GomokuView::paintPieces(QPainter& painter)
{
    m_pictures.prepare(boardGeometry().cellSize(), boardGeometry().scale(), theme());
    paintStones(painter);
    if (const auto ghost = ghostCell()) {
        painter.setOpacity(0.5);
        paintStone(painter, at(*ghost), boardGeometry().cellSize(), position().sideToMove(), theme());
        painter.setOpacity(1);
    }
    if (options().moveNumbers)
        paintNumbers(painter);
    paintAnalysis(painter);
    paintMarks(painter);
}

void GomokuView::paintStones(QPainter& painter) const
{
    const double cell = boardGeometry().cellSize();
    for (const Ply& ply : position().plies())
        m_pictures.paintShadow(painter, at(ply.cell));
    for (const Ply& ply : position().plies()) {
        const auto progress = clock().progress(indexOf(ply.cell));
        if (!progress) {
            m_pictures.paintStone(painter, at(ply.cell), ply.side);
            continue;
        }
        // A stone comes down from above: it seems larger and fainter at first.
        const double falling = 1 - *progress;
        painter.setOpacity(1 - 0.6 * falling);
        paintStone(painter, at(ply.cell), cell * (1 + 0.3 * falling), ply.side, theme());
        painter.setOpacity(1);
    }
}

void GomokuView::paintNumbers(QPainter& painter) const
{
    const double cell = boardGeometry().cellSize();
    QFont number = font();
    number.setBold(true);
    int ply = 0;
    for (const Ply& played : position().plies()) {
        const QString text = QString::number(++ply);
        number.setPixelSize(std::max(5, static_cast<int>(cell * (text.size() > 2 ? 0.36 : 0.44))));
        painter.setFont(number);
        painter.setPen(played.side == Side::Black ? theme().whiteStone : theme().blackStone);
        paintCentred(painter, at(played.cell), text);
    }
}

void GomokuView::paintMarks(QPainter& painter) const
{
    const double cell = boardGeometry().cellSize();
    for (const ForbiddenCell& forbidden : forbiddenCells())
        paintForbiddenMark(painter, at(forbidden.cell), cell * 0.13, theme());
    for (const Cell won : position().winningLine())
        paintWinMark(painter, at(won), stoneRadius(cell) * 0.96, theme());
    if (const auto last = lastCell(); last && options().lastMove) {
        // Around the number, where there is one.
        const double radius = options().moveNumbers ? stoneRadius(cell) * 0.8 : cell * 0.17;
        paintLastMark(painter, at(*last), radius, cell * 0.06, position().plies().back().side, theme());
    }
    if (hint())
        paintHintMark(painter, at(*hint()), cell * 0.3, theme());
}

} // namespace qipan::ui
