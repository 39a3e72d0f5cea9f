#include "ui/book/paper_diagram.h"

#include "ui/board/board_view.h"
#include "ui/book/diagram_board.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace qipan::ui {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(qipan::ui::PaperDiagram)
};

constexpr int pictureEdge = 640;
constexpr double gap = 5; ///< between board and caption
constexpr int captionFlags = static_cast<int>(Qt::AlignHCenter) | static_cast<int>(Qt::TextWordWrap);

/// Stones of a size that is good to look at on paper, smaller on large boards.
[[nodiscard]] double cellOnPaper(int columns)
{
    return columns <= 8 ? 28 : columns <= 12 ? 24 : 20;
}

[[nodiscard]] PictureOptions picture(bool hasCoordinates)
{
    return {.coordinates = hasCoordinates, .moveNumbers = false, .marks = true, .isVector = true};
}

/// Nobody can step through a diagram on paper.
[[nodiscard]] QString movesOf(const book::Diagram& diagram)
{
    QStringList names;
    for (const Cell cell : diagram.moves)
        names << QString::fromStdString(diagram.names().nameOf(cell));
    return names.join(u' ');
}

} // namespace

PaperDiagram::PaperDiagram(const book::Diagram& diagram, std::shared_ptr<const TileSet> tiles, const Theme& theme,
                           const QFont& font)
    : m_diagram{diagram}
    , m_font{font}
    , m_board{DiagramBoard::make(diagram, std::move(tiles))}
    , m_view{&m_board->view()}
    , m_caption{QString::fromStdString(diagram.caption)}
{
    m_view->setTheme(theme);
    m_view->setFont(font);
    BoardOptions options;
    options.coordinates = !diagram.area;
    options.legalMoves = false;
    options.animation = false;
    options.lastMove = m_board->canBack() && !m_board->isNumbered(); // the last of stones that were set up is no move
    m_view->setOptions(options);
    m_view->resize(m_view->pictureSize(pictureEdge, picture(options.coordinates)));
    const QString moves = movesOf(diagram);
    if (!moves.isEmpty() && !m_caption.isEmpty())
        m_caption += u'\n';
    if (!moves.isEmpty())
        //: Below a diagram on paper: the moves that lead on from what is set up.
        m_caption += Tr::tr("Moves: %1").arg(moves);
}

PaperDiagram::~PaperDiagram() = default;

QSizeF PaperDiagram::pictureSize() const
{
    return m_view->size();
}

/// Of the picture.
QRectF PaperDiagram::shownPart() const
{
    if (!m_diagram.area)
        return {QPointF{}, pictureSize()};
    const BoardGeometry& geometry = m_view->boardGeometry();
    return geometry.rect(m_diagram.area->first).united(geometry.rect(m_diagram.area->last));
}

double PaperDiagram::strip() const
{
    return m_diagram.area ? QFontMetricsF{m_font}.height() * 1.3 : 0;
}

double PaperDiagram::scaleFor(double columnWidth) const
{
    const double cell = m_view->boardGeometry().cellSize();
    const int columns =
        m_diagram.area ? m_diagram.area->last.x - m_diagram.area->first.x + 1 : m_view->boardSize().columns;
    return std::min(cellOnPaper(columns) / cell, (columnWidth - 2 * strip()) / shownPart().width());
}

QSizeF PaperDiagram::boardSize(double columnWidth) const
{
    const QSizeF part = shownPart().size() * scaleFor(columnWidth);
    return part + QSizeF{2 * strip(), strip()}; // a strip at the right too: the board stands in the middle
}

double PaperDiagram::captionHeight(double columnWidth) const
{
    if (m_caption.isEmpty())
        return 0;
    const QRectF room{0, 0, columnWidth, 10'000};
    return std::ceil(QFontMetricsF{m_font}.boundingRect(room, captionFlags, m_caption).height()) + gap;
}

QSizeF PaperDiagram::size(double columnWidth) const
{
    return {columnWidth, std::ceil(boardSize(columnWidth).height() + captionHeight(columnWidth))};
}

void PaperDiagram::paint(QPainter& painter, const QRectF& place) const
{
    const QSizeF board = boardSize(place.width());
    const double scale = scaleFor(place.width());
    const QRectF part = shownPart();
    const QPointF corner{place.left() + (place.width() - board.width()) / 2 + strip(), place.top()};
    painter.save();
    painter.translate(corner);
    if (m_diagram.area)
        paintCoordinates(painter, part, scale);
    painter.scale(scale, scale);
    painter.translate(-part.topLeft());
    painter.setClipRect(part, Qt::IntersectClip);
    m_view->paintPicture(painter, pictureEdge, picture(!m_diagram.area));
    painter.restore();
    painter.save();
    painter.setFont(m_font);
    painter.setPen(Qt::black);
    const double top = place.top() + board.height() + gap;
    painter.drawText(QRectF{place.left(), top, place.width(), place.bottom() - top + 1}, captionFlags, m_caption);
    painter.restore();
}

/// A part of a board has its letters and numbers beside it.
void PaperDiagram::paintCoordinates(QPainter& painter, const QRectF& part, double scale) const
{
    const BoardView& view = *m_view;
    const double cell = view.boardGeometry().cellSize() * scale;
    const book::Area& area = *m_diagram.area;
    painter.setFont(m_font);
    painter.setPen(Qt::darkGray);
    for (int column = area.first.x; column <= area.last.x; ++column) {
        const QRectF place{(column - area.first.x) * cell, part.height() * scale, cell, strip()};
        painter.drawText(place, Qt::AlignCenter, columnName(column));
    }
    for (int row = area.first.y; row <= area.last.y; ++row) {
        const QRectF place{-strip(), (row - area.first.y) * cell, strip() - 3, cell};
        painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter,
                         rowName(row, view.boardSize().rows, view.rowNumbers()));
    }
}

} // namespace qipan::ui
