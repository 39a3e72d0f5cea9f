#include "ui/board/board_view.h"

#include "ui/board/board_accessible.h"
#include "ui/board/board_painting.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace qipan::ui {
namespace {

constexpr MotionClock::Milliseconds shakeTime{320};
constexpr MotionClock::Milliseconds announcementTime{2600};

Cell middle(BoardSize size)
{
    return {size.columns / 2, size.rows / 2};
}

Cell lastOf(BoardSize size)
{
    return {size.columns - 1, size.rows - 1};
}

} // namespace

BoardView::BoardView(BoardSize size, RowNumbers rowNumbers, ActOn actOn, QWidget* parent)
    : QWidget{parent}
    , m_size{size}
    , m_rowNumbers{rowNumbers}
    , m_actOn{actOn}
    , m_theme{makeTheme(Look::Plain, false)}
    , m_cursor{middle(size)}
    , m_last{lastOf(size)}
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_inputTime.start();
    connect(&m_clock, &MotionClock::ticked, this, qOverload<>(&QWidget::update));
}

void BoardView::setTheme(const Theme& theme)
{
    if (theme == m_theme)
        return;
    m_theme = theme;
    updateSurface();
}

void BoardView::setOptions(const BoardOptions& options)
{
    if (options == m_options)
        return;
    m_options = options;
    if (!m_options.animation)
        m_clock.finishAll();
    m_geometryValid = false;
    optionsChanged();
    updateSurface();
}

const BoardGeometry& BoardView::boardGeometry() const
{
    const double scale = m_picture ? m_picture->scale : devicePixelRatioF();
    if (!m_geometryValid || m_geometry.scale() != scale) {
        const Margin margin = boardMargin();
        // Only the sides with coordinates need room for them.
        const bool below = m_rowNumbers == RowNumbers::FromBottom;
        const double bare = margin.bareCells.value_or(margin.cells);
        m_geometry =
            BoardGeometry{{.size = m_size,
                           .viewport = m_picture ? m_picture->size : QSizeF{size()},
                           .scale = scale,
                           .margins = {margin.cells, below ? bare : margin.cells, bare, below ? margin.cells : bare},
                           .minMargins = {margin.pixels, below ? 0 : margin.pixels, 0, below ? margin.pixels : 0}}};
        m_geometryValid = true;
    }
    return m_geometry;
}

void BoardView::setBoardSize(BoardSize size)
{
    if (size == m_size)
        return;
    m_clock.finishAll();
    m_size = size;
    m_cursor = middle(size);
    m_first = {};
    m_last = lastOf(size);
    m_hovered.reset();
    m_pressed.reset();
    m_geometryValid = false;
    updateSurface();
    announceCellsReset(*this);
}

void BoardView::updateSurface()
{
    m_geometryValid = false; // the margin may depend on the options
    m_surface = {};
    update();
}

BoardView::Margin BoardView::boardMargin() const
{
    const double text = m_options.coordinates ? fontMetrics().height() * 1.4 : 0;
    return {.cells = m_options.coordinates ? 0.55 : 0.3, .pixels = text};
}

double BoardView::coordinateMargin() const
{
    return boardGeometry().margins().left();
}

QFont BoardView::coordinateFont() const
{
    return fittingFont(font(), boardGeometry().cellSize(), columnName(m_size.columns - 1));
}

void BoardView::paintCoordinates(QPainter& painter, const QColor& color, double distance) const
{
    const BoardGeometry& geometry = boardGeometry();
    const QRectF board = geometry.board();
    const double half = geometry.cellSize() / 2;
    painter.setFont(coordinateFont());
    painter.setPen(color);
    const bool below = m_rowNumbers == RowNumbers::FromBottom;
    const double y = below ? board.bottom() + distance : board.top() - distance;
    const double widest = painter.fontMetrics().horizontalAdvance(columnName(m_size.columns - 1));
    const int step = widest + 2 > geometry.cellSize() ? 2 : 1; // letters that touch would be illegible
    for (int column = 0; column < m_size.columns; column += step) {
        const double x = geometry.rect({column, 0}).left() + half;
        paintCentred(painter, {x, y}, columnName(column));
    }
    for (int row = 0; row < m_size.rows; ++row) {
        const double rowY = geometry.rect({0, row}).top() + half;
        paintCentred(painter, {board.left() - distance, rowY}, rowName(row, m_size.rows, m_rowNumbers));
    }
}

void BoardView::setCursorCell(Cell cell)
{
    if (reaches(cell) && cell != m_cursor) {
        m_cursor = cell;
        update();
        announceFocus();
    }
}

void BoardView::setReach(Cell first, Cell last)
{
    m_first = first;
    m_last = last;
    if (!reaches(m_cursor))
        setCursorCell({(first.x + last.x) / 2, (first.y + last.y) / 2});
}

bool BoardView::reaches(Cell cell) const
{
    return cell.x >= m_first.x && cell.x <= m_last.x && cell.y >= m_first.y && cell.y <= m_last.y;
}

void BoardView::choose(Cell cell, Qt::MouseButton button)
{
    if (m_size.contains(cell))
        Q_EMIT cellChosen(cell, button);
}

void BoardView::shake()
{
    if (m_options.shake && m_options.animation)
        m_clock.start(ShakeMotion, shakeTime);
}

void BoardView::announce(const QString& words)
{
    m_announcement = words;
    m_clock.start(AnnouncementMotion, announcementTime);
    update();
    speak(words);
}

QString BoardView::announcement() const
{
    return m_clock.isMoving(AnnouncementMotion) ? m_announcement : QString{};
}

void BoardView::speak(const QString& words)
{
    m_spoken = words;
    announceText(*this, words);
}

QString BoardView::nameOf(Cell cell) const
{
    return cellName(cell, m_size, m_rowNumbers);
}

QString BoardView::accessibleTextOf(Cell cell) const
{
    //: What a screen reader says of a cell: its name and its content.
    return tr("%1, %2").arg(nameOf(cell), describe(cell));
}

void BoardView::renderSurface()
{
    const QRectF area = boardGeometry().outer();
    const double scale = devicePixelRatioF();
    m_surface = QPixmap{(area.size() * scale).toSize().expandedTo({1, 1})};
    m_surface.setDevicePixelRatio(scale);
    m_surface.fill(Qt::transparent);
    QPainter painter{&m_surface};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-area.topLeft());
    paintSurface(painter);
}

void BoardView::paintEvent(QPaintEvent*)
{
    if (m_surface.isNull() || m_surface.devicePixelRatio() != devicePixelRatioF())
        renderSurface();
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    snapToDevicePixels(painter);
    painter.save();
    if (const auto progress = m_clock.progress(ShakeMotion)) {
        const double swing = std::sin(*progress * 6 * std::numbers::pi) * (1 - *progress);
        painter.translate(
            std::round(swing * boardGeometry().cellSize() * 0.12 * m_geometry.scale()) / m_geometry.scale(), 0);
    }
    painter.drawPixmap(boardGeometry().outer().topLeft(), m_surface);
    paintPieces(painter);
    if (isCursorVisible())
        paintCursor(painter, m_cursor);
    painter.restore();
    paintAnnouncement(painter);
}

void BoardView::paintCursor(QPainter& painter, Cell cell)
{
    paintCorners(painter, boardGeometry().rect(cell), m_theme.cursor, m_theme.cursorCasing);
}

void BoardView::paintAnnouncement(QPainter& painter) const
{
    const auto progress = m_clock.progress(AnnouncementMotion);
    if (!progress)
        return;
    const double fade = m_options.animation ? std::min({1.0, *progress * 16, (1 - *progress) * 6}) : 1;
    painter.setOpacity(fade);
    paintBanner(painter, QRectF{rect()}, boardGeometry().board(), font(), m_announcement, m_theme);
    painter.setOpacity(1);
}

} // namespace qipan::ui
