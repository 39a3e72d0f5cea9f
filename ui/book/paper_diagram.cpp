// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/book/paper_diagram.h"

#include "ui/board/board_view.h"
#include "ui/book/diagram_board.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace qipan::ui {
namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(qipan::ui::PaperDiagram)
};

constexpr int pictureEdge = 640;
constexpr double gap = 5; ///< between board and caption
constexpr int captionFlags = static_cast<int>(Qt::AlignHCenter) | static_cast<int>(Qt::TextWordWrap);

/// Returns a cell size that suits paper, smaller for large boards.
[[nodiscard]] double cellOnPaper(int columns)
{
    return columns <= 8 ? 28 : columns <= 12 ? 24 : 20;
}

[[nodiscard]] int columnsOf(const book::Diagram& diagram, const BoardView& view)
{
    return diagram.area ? diagram.area->last.x - diagram.area->first.x + 1 : view.boardSize().columns;
}

[[nodiscard]] BoardOptions optionsOnPaper(const book::Diagram& diagram, const DiagramBoard& board)
{
    BoardOptions options;
    options.coordinates = !diagram.area;
    options.legalMoves = false;
    options.animation = false;
    options.lastMove = board.canBack() && !board.isNumbered(); // the last stone of the start position is not a move
    return options;
}

/// Returns the caption with the moves, which one cannot step through on paper.
[[nodiscard]] QString captionOf(const book::Diagram& diagram)
{
    QString caption = QString::fromStdString(diagram.caption);
    QStringList moves;
    for (const Cell cell : diagram.moves)
        moves << QString::fromStdString(diagram.names().nameOf(cell));
    for (const link::Pair& pair : diagram.pairs)
        moves << QString::fromStdString(diagram.names().nameOf(pair.a) + "–" + diagram.names().nameOf(pair.b));
    if (moves.isEmpty())
        return caption;
    if (!caption.isEmpty())
        caption += u'\n';
    //: Below a diagram on paper: the moves that follow the position.
    return caption + Tr::tr("Moves: %1").arg(moves.join(u' '));
}

constexpr double between = 24;          ///< between two diagrams
constexpr double leastShareBeside = 85; ///< per cent of its preferred size, minimum for two diagrams side by side
constexpr int minShare = 70;            ///< per cent, minimum for shrinking a row to fit its page
constexpr int stepOfShares = 5;

/// Returns the width of each of two diagrams.
[[nodiscard]] double halfOf(double width)
{
    return (width - between) / 2;
}

} // namespace

DrawnDiagram drawDiagram(const book::Diagram& diagram, std::shared_ptr<const TileSet> tiles, const Theme& theme,
                         const QFont& font)
{
    const std::unique_ptr<DiagramBoard> board = DiagramBoard::make(diagram, std::move(tiles));
    const std::unique_ptr<BoardView> view{&board->view()}; // destroyed before the board, whose view it is
    if (board->position() != nullptr && !diagram.exercise)
        board->toLast(); // shows numbered moves, which the caption refers to
    view->setTheme(theme);
    view->setFont(font);
    view->setOptions(optionsOnPaper(diagram, *board));
    const PictureOptions options{.coordinates = !diagram.area, .moveNumbers = false, .marks = true, .isVector = true};
    view->resize(view->pictureSize(pictureEdge, options));
    const BoardGeometry& geometry = view->boardGeometry();
    DrawnDiagram drawn;
    drawn.part = {QPointF{}, view->size()};
    drawn.cell = geometry.cellSize();
    drawn.scale = cellOnPaper(columnsOf(diagram, *view)) / drawn.cell;
    drawn.caption = captionOf(diagram);
    if (diagram.area) {
        const book::Area& area = *diagram.area;
        drawn.part = geometry.rect(area.first).united(geometry.rect(area.last));
        for (int column = area.first.x; column <= area.last.x; ++column)
            drawn.columns << columnName(column);
        for (int row = area.first.y; row <= area.last.y; ++row)
            drawn.rows << rowName(row, view->boardSize().rows, view->rowNumbers());
    }
    QPainter painter{&drawn.board};
    view->paintPicture(painter, pictureEdge, options);
    painter.end();
    return drawn;
}

PaperDiagram::PaperDiagram(DrawnDiagram drawn, const QFont& font)
    : m_drawn{std::move(drawn)}
    , m_font{font}
{
}

double PaperDiagram::strip() const
{
    return m_drawn.columns.isEmpty() ? 0 : QFontMetricsF{m_font}.height() * 1.3;
}

double PaperDiagram::scaleFor(double columnWidth) const
{
    return m_share * (std::min(columnWidth, wantedWidth()) - 2 * strip()) / m_drawn.part.width();
}

QSizeF PaperDiagram::boardSize(double columnWidth) const
{
    const QSizeF part = m_drawn.part.size() * scaleFor(columnWidth);
    return part + QSizeF{2 * strip(), strip()}; // a strip at the right too, so that the board is centred
}

double PaperDiagram::captionHeight(double columnWidth) const
{
    if (m_drawn.caption.isEmpty())
        return 0;
    const QRectF room{0, 0, columnWidth, 10'000};
    return std::ceil(QFontMetricsF{m_font}.boundingRect(room, captionFlags, m_drawn.caption).height()) + gap;
}

QSizeF PaperDiagram::size(double columnWidth) const
{
    return {columnWidth, std::ceil(boardSize(columnWidth).height() + captionHeight(columnWidth))};
}

void PaperDiagram::paint(QPainter& painter, const QRectF& place) const
{
    const QSizeF board = boardSize(place.width());
    const double scale = scaleFor(place.width());
    const QRectF& part = m_drawn.part;
    painter.save();
    painter.translate(place.left() + (place.width() - board.width()) / 2 + strip(), place.top());
    paintCoordinates(painter, scale);
    painter.scale(scale, scale);
    painter.translate(-part.topLeft());
    painter.setClipRect(part, Qt::IntersectClip);
    // QPainter plays a picture in its size on the screen, whatever the resolution of the device.
    const double onScreen = static_cast<double>(m_drawn.board.logicalDpiX()) / painter.device()->logicalDpiX();
    painter.scale(onScreen, onScreen);
    painter.drawPicture(0, 0, m_drawn.board);
    painter.restore();
    painter.save();
    painter.setFont(m_font);
    painter.setPen(Qt::black);
    const double top = place.top() + board.height() + gap;
    painter.drawText(QRectF{place.left(), top, place.width(), place.bottom() - top + 1}, captionFlags, m_drawn.caption);
    painter.restore();
}

/// Paints letters and numbers beside a part of a board.
void PaperDiagram::paintCoordinates(QPainter& painter, double scale) const
{
    const double cell = m_drawn.cell * scale;
    const double bottom = m_drawn.part.height() * scale;
    painter.setFont(m_font);
    painter.setPen(Qt::darkGray);
    for (qsizetype i = 0; i < m_drawn.columns.size(); ++i) {
        const QRectF place{static_cast<double>(i) * cell, bottom, cell, strip()};
        painter.drawText(place, Qt::AlignCenter, m_drawn.columns[i]);
    }
    for (qsizetype i = 0; i < m_drawn.rows.size(); ++i) {
        const QRectF place{-strip(), static_cast<double>(i) * cell, strip() - 3, cell};
        painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, m_drawn.rows[i]);
    }
}

PaperRow::PaperRow(PaperDiagram first, double width)
    : m_width{width}
{
    m_diagrams.push_back(std::move(first));
}

bool PaperRow::hasRoomFor(const PaperDiagram& next) const
{
    const double most = halfOf(m_width) * 100 / leastShareBeside;
    return m_diagrams.size() == 1 && m_diagrams.front().wantedWidth() <= most && next.wantedWidth() <= most;
}

double PaperRow::columnWidth() const
{
    return m_diagrams.size() == 1 ? m_width : halfOf(m_width);
}

double PaperRow::height() const
{
    double highest = 0;
    for (const PaperDiagram& diagram : m_diagrams)
        highest = std::max(highest, diagram.size(columnWidth()).height());
    return highest;
}

void PaperRow::setShare(double share)
{
    for (PaperDiagram& diagram : m_diagrams)
        diagram.setShare(share);
}

bool PaperRow::shrinkTo(double height)
{
    if (m_isShrunk)
        return false;
    for (int share = 100 - stepOfShares; share >= minShare; share -= stepOfShares) {
        setShare(share / 100.0);
        m_isShrunk = this->height() <= height;
        if (m_isShrunk)
            return true;
    }
    setShare(1);
    return false;
}

void PaperRow::paint(QPainter& painter, QPointF corner) const
{
    for (const PaperDiagram& diagram : m_diagrams) {
        diagram.paint(painter, {corner, diagram.size(columnWidth())});
        corner.rx() += columnWidth() + between;
    }
}

} // namespace qipan::ui
