// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gomoku/gomoku_view.h"

#include "ui/board/board_painting.h"
#include "ui/board/wood.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace qipan::ui {
namespace {

constexpr MotionClock::Milliseconds dropTime{150};

} // namespace

GomokuView::GomokuView(const BoardGame& start, QWidget* parent)
    : TurnBoardView{start, RowNumbers::FromBottom, ActOn::Release, parent}
{
}

/// Returns all stones, those of the start position included.
std::vector<Ply> GomokuView::stones() const
{
    std::vector<Ply> stones;
    for (int index = 0; index < boardSize().cells(); ++index) {
        if (const auto side = position().stoneAt(cellOf(index)))
            stones.push_back({cellOf(index), *side});
    }
    return stones;
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
    return {.cells = 0.7, .pixels = QFontMetricsF{font()}.horizontalAdvance(u"20"_s) + 10, .bareCells = 0.45};
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
    for (const Ply& stone : stones()) {
        if (!before.stoneAt(stone.cell))
            clock().start(indexOf(stone.cell), dropTime);
    }
}

void GomokuView::paintPieces(QPainter& painter)
{
    if (!isVectorWanted())
        m_pictures.prepare(boardGeometry().cellSize(), boardGeometry().scale(), theme());
    paintStones(painter);
    if (const auto ghost = ghostCell()) {
        painter.setOpacity(0.5);
        paintStone(painter, at(*ghost), boardGeometry().cellSize(), position().sideToMove(), theme());
        painter.setOpacity(1);
    }
    if (options().moveNumbers)
        paintNumbers(painter);
    paintMarks(painter);
}

void GomokuView::paintStones(QPainter& painter) const
{
    const double cell = boardGeometry().cellSize();
    const std::vector<Ply> stones = this->stones();
    for (const Ply& stone : stones)
        isVectorWanted() ? paintStoneShadow(painter, at(stone.cell), cell, theme())
                         : m_pictures.paintShadow(painter, at(stone.cell));
    for (const Ply& stone : stones) {
        const auto progress = clock().progress(indexOf(stone.cell));
        if (!progress) {
            isVectorWanted() ? paintStone(painter, at(stone.cell), cell, stone.side, theme())
                             : m_pictures.paintStone(painter, at(stone.cell), stone.side);
            continue;
        }
        // A stone drops from above: it is larger and fainter at first.
        const double falling = 1 - *progress;
        painter.setOpacity(1 - 0.6 * falling);
        paintStone(painter, at(stone.cell), cell * (1 + 0.3 * falling), stone.side, theme());
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
    paintPointMarks(painter);
    paintAnalysis(painter);
    paintLine(
        painter, 0.46, [this](Cell each) { return at(each); }, paintStone);
    for (const Cell won : position().winningLine())
        paintWinMark(painter, at(won), stoneRadius(cell) * 0.96, theme());
    if (const auto last = lastCell(); last && options().lastMove) {
        // Around the number, if there is one.
        const double radius = options().moveNumbers ? stoneRadius(cell) * 0.8 : cell * 0.17;
        paintLastMark(painter, at(*last), radius, cell * 0.06, position().plies().back().side, theme());
    }
    if (hint()) {
        const std::vector<Cell> line = shownLine().cells;
        const bool isLabelled = std::ranges::find(recordMarks(), *hint(), &record::Mark::cell) != recordMarks().end();
        const bool isFree = std::ranges::find(line, *hint()) == line.end() && consideredAt(*hint()) == nullptr;
        if (!isLabelled && isFree)
            paintHintMark(painter, at(*hint()), cell * 0.3, theme());
        else
            paintHintRing(painter, at(*hint()), stoneRadius(cell) * 0.96, theme());
    }
    paintRecordMarks(painter);
}

/// Paints the marks of empty points, side by side if there are several on one.
void GomokuView::paintPointMarks(QPainter& painter) const
{
    const double cell = boardGeometry().cellSize();
    const std::vector<Cell> line = shownLine().cells;
    std::vector<std::pair<Cell, std::optional<ThreatCell>>> marks; // without a threat: a cross
    for (const ForbiddenCell& forbidden : forbiddenCells())
        marks.emplace_back(forbidden.cell, std::nullopt);
    for (const ThreatCell& threat : threats().cells)
        marks.emplace_back(threat.cell, threat);
    std::erase_if(marks, [&](const auto& mark) { return std::ranges::find(line, mark.first) != line.end(); });
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const Cell where = marks[i].first;
        const auto isThere = [where](const auto& mark) { return mark.first == where; };
        const auto last = marks.begin() + static_cast<std::ptrdiff_t>(i);
        const auto before = static_cast<double>(std::count_if(marks.begin(), last, isThere));
        const auto all = static_cast<double>(std::ranges::count_if(marks, isThere));
        const QPointF centre = at(where) + QPointF{cell * 0.42 * (before - (all - 1) / 2), 0};
        if (const auto& threat = marks[i].second)
            paintThreatMark(painter, centre, cell * 0.22, threat->side, threat->kind, theme());
        else
            paintForbiddenMark(painter, centre, cell * 0.13, theme());
    }
}

} // namespace qipan::ui
