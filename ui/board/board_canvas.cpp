// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/board_canvas.h"

#include "ui/base/announcer.h"
#include "ui/board/board_accessible.h"
#include "ui/board/board_painting.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace qipan::ui {
namespace {

constexpr MotionClock::Milliseconds shakeTime{320};
constexpr MotionClock::Milliseconds announcementTime{2600};
constexpr MotionClock::Milliseconds leastAnnouncementTime{800};

/// The picture shows what a widget of this size shows, scaled: lines, letters and margins stay in proportion.
constexpr double usualEdge = 640;

/// Qt scales pixmaps badly if one unit is less than one pixel, so they are not used then.
bool isRepainted(int longer, const PictureOptions& options)
{
    return options.isVector || longer < usualEdge;
}

} // namespace

BoardCanvas::BoardCanvas(BoardSize size, RowNumbers rowNumbers, QWidget* parent)
    : QWidget{parent}
    , m_size{size}
    , m_rowNumbers{rowNumbers}
    , m_theme{makeTheme(Look::Plain, false)}
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&m_clock, &MotionClock::ticked, this, [this] {
        if (m_endsAnnouncement)
            endAnnouncement();
        update();
    });
}

void BoardCanvas::setTheme(const Theme& theme)
{
    if (theme == m_theme)
        return;
    m_theme = theme;
    updateSurface();
}

void BoardCanvas::setOptions(const BoardOptions& options)
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

const BoardGeometry& BoardCanvas::boardGeometry() const
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

void BoardCanvas::setBoardSize(BoardSize size)
{
    if (size == m_size)
        return;
    m_clock.finishAll();
    m_size = size;
    updateSurface();
}

void BoardCanvas::updateSurface()
{
    m_geometryValid = false; // the margin may depend on the options
    m_surface = {};
    update();
}

BoardCanvas::Margin BoardCanvas::boardMargin() const
{
    const double text = m_options.coordinates ? fontMetrics().height() * 1.4 : 0;
    return {.cells = m_options.coordinates ? 0.55 : 0.3, .pixels = text};
}

void BoardCanvas::paintCoordinates(QPainter& painter, const QColor& color, double distance) const
{
    const BoardGeometry& geometry = boardGeometry();
    const QRectF board = geometry.board();
    const double half = geometry.cellSize() / 2;
    painter.setFont(fittingFont(font(), geometry.cellSize(), columnName(m_size.columns - 1)));
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

void BoardCanvas::shake()
{
    if (m_options.shake && m_options.animation)
        m_clock.start(ShakeMotion, shakeTime);
}

void BoardCanvas::announce(const QString& words)
{
    m_announcement = words;
    m_endsAnnouncement = false;
    m_clock.start(AnnouncementMotion, announcementTime);
    update();
    speak(*this, words);
}

void BoardCanvas::endAnnouncement()
{
    const auto shown = m_clock.progress(AnnouncementMotion).value_or(1) * announcementTime;
    m_endsAnnouncement = shown < leastAnnouncementTime;
    if (!m_endsAnnouncement)
        m_clock.stop(AnnouncementMotion);
    update();
}

QString BoardCanvas::announcement() const
{
    return m_clock.isMoving(AnnouncementMotion) ? m_announcement : QString{};
}

void BoardCanvas::renderSurface()
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

void BoardCanvas::paintEvent(QPaintEvent*)
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
    paintOverlay(painter);
    painter.restore();
    paintAnnouncement(painter);
}

void BoardCanvas::paintAnnouncement(QPainter& painter) const
{
    const auto progress = m_clock.progress(AnnouncementMotion);
    if (!progress)
        return;
    const double fade = m_options.animation ? std::min({1.0, *progress * 16, (1 - *progress) * 6}) : 1;
    painter.setOpacity(fade);
    if (!paintBanner(painter, bannerPlace(), font(), m_announcement, m_theme)) {
        // In the upper part: the last move is more often in the middle.
        const QRectF board = boardGeometry().board();
        const double centre = board.top() + board.height() * 0.2;
        paintBanner(painter, {0, centre - height(), 1.0 * width(), 2.0 * height()}, font(), m_announcement, m_theme);
    }
    painter.setOpacity(1);
}

void BoardCanvas::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)
        updateSurface();
    QWidget::changeEvent(event);
}

void BoardCanvas::resizeEvent(QResizeEvent* event)
{
    m_geometryValid = false;
    m_surface = {};
    QWidget::resizeEvent(event);
}

/// Runs `todo` while the board has the geometry and the options of a picture.
template <typename Do>
void BoardCanvas::asPicture(const Picture& picture, const PictureOptions& wanted, Do todo)
{
    m_clock.finishAll();
    BoardOptions options = m_options;
    options.coordinates = wanted.coordinates;
    options.moveNumbers = wanted.moveNumbers;
    options.lastMove = options.lastMove && wanted.marks;
    options.legalMoves = options.legalMoves && wanted.marks;
    options.forbiddenPoints = options.forbiddenPoints && wanted.marks;
    options.threats = options.threats && wanted.marks;
    const bool mustFindThreats = options.threats != m_options.threats;
    const BoardOptions before = std::exchange(m_options, options);
    m_picture = picture;
    m_geometryValid = false;
    if (mustFindThreats)
        optionsChanged();
    todo();
    m_options = before;
    m_picture.reset();
    m_geometryValid = false;
    if (mustFindThreats)
        optionsChanged();
}

QSize BoardCanvas::pictureSize(int longer, const PictureOptions& options)
{
    const double scale = longer / usualEdge;
    QSize size{longer, longer};
    asPicture({.size = {usualEdge, usualEdge}, .scale = scale, .isVector = isRepainted(longer, options)}, options, [&] {
        const QSizeF outer = boardGeometry().outer().size();
        if (outer.width() > outer.height())
            size.setHeight(std::max(1, static_cast<int>(std::lround(outer.height() * scale))));
        else if (outer.height() > outer.width())
            size.setWidth(std::max(1, static_cast<int>(std::lround(outer.width() * scale))));
    });
    // Margins with coordinates differ slightly; a square board gives a square picture nevertheless.
    return m_size.columns == m_size.rows ? QSize{longer, longer} : size;
}

void BoardCanvas::paintPicture(QPainter& painter, int longer, const PictureOptions& options)
{
    const QSize size = pictureSize(longer, options);
    const double scale = longer / usualEdge;
    asPicture({.size = QSizeF{size} / scale, .scale = scale, .isVector = isRepainted(longer, options)}, options, [&] {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(scale, scale);
        paintSurface(painter);
        paintPieces(painter);
        painter.restore();
    });
}

} // namespace qipan::ui
