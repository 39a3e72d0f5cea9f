// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reversi/reversi_view.h"

#include "ui/board/board_painting.h"
#include "ui/board/wood.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QRadialGradient>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <numbers>

namespace qipan::ui {
namespace {

constexpr MotionClock::Milliseconds turnTime{260};
constexpr MotionClock::Milliseconds nextDisc{45}; ///< delay between the turns of successive discs in a row

int distance(Cell one, Cell other)
{
    return std::max(std::abs(one.x - other.x), std::abs(one.y - other.y));
}

constexpr double discRadius = 0.41; ///< in cells

void paintFelt(QPainter& painter, const BoardGeometry& geometry, const Theme& theme)
{
    const QRectF board = geometry.board();
    const double rim = std::max(1.0, geometry.cellSize() * 0.05);
    painter.fillRect(board.adjusted(-rim, -rim, rim, rim), theme.feltLine);
    painter.fillRect(board, theme.felt);
    if (isOnPaper(painter) || theme.highContrast)
        return;
    // Light of a lamp above the middle of the table.
    QRadialGradient lamp{board.center(), board.width() * 0.75};
    lamp.setColorAt(0, QColor{255, 255, 255, 20});
    lamp.setColorAt(0.5, QColor{255, 255, 255, 4});
    lamp.setColorAt(1, QColor{0, 0, 0, 10});
    painter.fillRect(board, lamp);
}

void paintGrid(QPainter& painter, const BoardGeometry& geometry, const Theme& theme)
{
    const int columns = geometry.size().columns;
    const int rows = geometry.size().rows;
    const double width = geometry.cellSize() * 0.025;
    for (int x = 0; x <= columns; ++x) {
        painter.fillRect(geometry.line(geometry.rect({x, 0}).topLeft(), geometry.rect({x, rows}).topLeft(), width),
                         theme.feltLine);
    }
    for (int y = 0; y <= rows; ++y) {
        painter.fillRect(geometry.line(geometry.rect({0, y}).topLeft(), geometry.rect({columns, y}).topLeft(), width),
                         theme.feltLine);
    }
}

void paintDots(QPainter& painter, const BoardGeometry& geometry, const Theme& theme)
{
    const double radius = std::max(2.0, geometry.cellSize() * 0.065);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.feltLine);
    for (const Cell corner : {Cell{2, 2}, Cell{6, 2}, Cell{2, 6}, Cell{6, 6}})
        painter.drawEllipse(geometry.rect(corner).topLeft(), radius, radius);
}

/// Paints one face of a disc, `width` times as wide as high.
void paintFace(QPainter& painter, QPointF centre, double radius, double width, Side side, const Theme& theme)
{
    if (theme.highContrast) {
        painter.save();
        painter.translate(centre);
        painter.scale(std::max(width, 0.02), 1);
        paintFlatStone(painter, {}, radius, side, theme);
        return painter.restore();
    }
    QRadialGradient light{QPointF{-radius * 0.15, -radius * 0.2}, radius * 1.2, QPointF{-radius * 0.4, -radius * 0.5}};
    const QColor color = side == Side::Black ? theme.blackStone : theme.whiteStone;
    if (side == Side::Black) {
        light.setColorAt(0, color.lighter(300));
        light.setColorAt(0.6, color.lighter(130));
        light.setColorAt(1, color);
    } else {
        light.setColorAt(0, Qt::white);
        light.setColorAt(0.7, color);
        light.setColorAt(1, color.darker(112));
    }
    painter.save();
    painter.translate(centre);
    painter.scale(std::max(width, 0.02), 1);
    painter.setPen(Qt::NoPen);
    painter.setBrush(light);
    painter.drawEllipse(QPointF{0, 0}, radius, radius);
    // A rim inside the edge.
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{side == Side::Black ? QColor{255, 255, 255, 26} : QColor{0, 0, 0, 24}, radius * 0.05});
    painter.drawEllipse(QPointF{0, 0}, radius * 0.83, radius * 0.83);
    painter.restore();
}

void paintDiscShadow(QPainter& painter, QPointF centre, double radius, double width)
{
    if (isOnPaper(painter))
        return;
    painter.save();
    painter.translate(centre + QPointF{radius * 0.08, radius * 0.16});
    painter.scale(width, 1);
    QRadialGradient shadow{QPointF{0, 0}, radius * 1.12};
    shadow.setColorAt(0, QColor{0, 0, 0, 160});
    shadow.setColorAt(0.8, QColor{0, 0, 0, 120});
    shadow.setColorAt(1, QColor{0, 0, 0, 0});
    painter.setPen(Qt::NoPen);
    painter.setBrush(shadow);
    painter.drawEllipse(QPointF{0, 0}, radius * 1.12, radius * 1.12);
    painter.restore();
}

/// Paints the felt in its frame with lines and the four dots, without coordinates, in the geometry's outer rectangle.
void paintReversiBoard(QPainter& painter, const BoardGeometry& geometry, const Theme& theme)
{
    const double cell = geometry.cellSize();
    const QColor grain = theme.look == Look::Classical ? theme.feltFrame.darker(135) : theme.feltFrame;
    paintPlate(painter, geometry.outer(), cell, {theme.feltFrame, grain}, theme);
    painter.setRenderHint(QPainter::Antialiasing, false);
    paintFelt(painter, geometry, theme);
    paintGrid(painter, geometry, theme);
    painter.setRenderHint(QPainter::Antialiasing, true);
    paintDots(painter, geometry, theme);
}

/// Paints a disc that is turning over to `side`, and its shadow; `progress` goes from 0 (the other side) to 1.
void paintTurningDisc(QPainter& painter, QPointF centre, double cell, Side side, double progress, const Theme& theme)
{
    const double turn = std::cos(progress * std::numbers::pi); // 1: the old face, -1: the new one
    const double lift = std::sin(progress * std::numbers::pi);
    const double radius = cell * discRadius * (1 + 0.1 * lift);
    const double width = std::max(std::abs(turn), 0.04);
    const Side shown = turn > 0 ? opposite(side) : side;
    if (!theme.highContrast) {
        paintDiscShadow(painter, centre + QPointF{0, cell * 0.08 * lift}, radius, std::max(width, 0.3));
        // The other face shows as an edge: below the disc at rest, at its side while it turns.
        const QPointF depth{cell * 0.09 * lift * (turn > 0 ? 1 : -1), cell * 0.045 * (1 - lift)};
        paintFace(painter, centre + depth, radius, width, opposite(shown), theme);
    }
    paintFace(painter, centre, radius, width, shown, theme);
}

void paintDisc(QPainter& painter, QPointF centre, double cell, Side side, const Theme& theme)
{
    paintTurningDisc(painter, centre, cell, side, 1, theme);
}

/// Paints a small dot on a legal cell.
void paintLegalMark(QPainter& painter, QPointF centre, double cell, const Theme& theme)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.legal);
    const double radius = std::max(2.5, cell * 0.085);
    painter.drawEllipse(centre, radius, radius);
}

} // namespace

void paintReversiCard(QPainter& painter, const QRectF& area, const Theme& theme)
{
    constexpr std::array<Cell, 6> black{Cell{3, 2}, {3, 3}, {4, 4}, {5, 4}, {2, 5}, {3, 5}};
    constexpr std::array<Cell, 6> white{Cell{4, 2}, {4, 3}, {5, 3}, {3, 4}, {2, 4}, {4, 5}};
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(area.topLeft());
    const BoardGeometry geometry{{.size = {8, 8},
                                  .viewport = area.size(),
                                  .scale = painter.device()->devicePixelRatioF(),
                                  .margins = {0.4, 0.4, 0.4, 0.4}}};
    paintReversiBoard(painter, geometry, theme);
    for (const Cell cell : black)
        paintDisc(painter, geometry.rect(cell).center(), geometry.cellSize(), Side::Black, theme);
    for (const Cell cell : white)
        paintDisc(painter, geometry.rect(cell).center(), geometry.cellSize(), Side::White, theme);
    paintLastMark(painter, geometry.rect(white.back()).center(), geometry.cellSize() * 0.14, geometry.cellSize() * 0.05,
                  Side::White, theme);
    painter.restore();
}

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

QString ReversiView::lastMoveText(const BoardGame& before) const
{
    const Side mover = before.sideToMove();
    const int turned = position().count(mover) - before.count(mover) - 1;
    //: What a screen reader says of a move: "Black plays D3, turning 1 disc. Black 4, White 1."
    return tr("%1, turning %2. Black %3, White %4.")
        .arg(TurnBoardView::lastMoveText(before), tr("%n disc(s)", nullptr, turned))
        .arg(position().count(Side::Black))
        .arg(position().count(Side::White));
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

void ReversiView::preparePictures()
{
    const double cell = boardGeometry().cellSize();
    const double scale = boardGeometry().scale();
    if (cell == m_pictures.cell && scale == m_pictures.scale && theme() == m_pictures.theme)
        return;
    const double margin = std::ceil(0.2 * cell * scale) / scale; // whole pixels
    m_pictures = {.cell = cell, .scale = scale, .theme = theme(), .margin = margin, .discs = {}};
    const double width = cell + 2 * margin;
    const int pixels = static_cast<int>(std::ceil(width * scale));
    for (const Side side : {Side::Black, Side::White}) {
        QPixmap picture{pixels, pixels};
        picture.setDevicePixelRatio(scale);
        picture.fill(Qt::transparent);
        QPainter painter{&picture};
        painter.setRenderHint(QPainter::Antialiasing);
        paintDisc(painter, QPointF{width, width} / 2, cell, side, theme());
        painter.end();
        m_pictures.discs[qipan::indexOf(side)] = std::move(picture);
    }
}

void ReversiView::paintPieces(QPainter& painter)
{
    if (!isVectorWanted())
        preparePictures();
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
        const auto side = position().stoneAt(cell);
        if (!side)
            continue;
        const QRectF place = boardGeometry().rect(cell);
        const auto progress = clock().progress(index);
        if (progress || isVectorWanted())
            paintTurningDisc(painter, place.center(), boardGeometry().cellSize(), *side, progress.value_or(1), theme());
        else
            painter.drawPixmap(place.topLeft() - QPointF{m_pictures.margin, m_pictures.margin},
                               m_pictures.discs[qipan::indexOf(*side)]);
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
