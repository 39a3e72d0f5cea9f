// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/link/small_board.h"

#include "ui/base/accessible_role.h"
#include "ui/base/text_tools.h"
#include "ui/board/board_painting.h"
#include "ui/link/symbol_tiles.h"

#include <QPainter>
#include <QPaintEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace qipan::ui {
namespace {

constexpr MotionClock::Milliseconds shownTime{450}; ///< how long a pair that goes is shown

// Widths outside the cells, in cells.
constexpr double ringForPaths = 0.68;
constexpr double plainRing = 0.3;

} // namespace

SmallBoard::SmallBoard(QWidget* parent)
    : QWidget{parent}
    , m_board{BoardSize{.columns = 16, .rows = 10}}
    , m_shape{m_board.size()}
    , m_theme{makeTheme(Look::Plain, false)}
    , m_images{std::make_shared<SymbolTiles>()}
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleRole(*this, QAccessible::Graphic);
    connect(&m_clock, &MotionClock::finished, this, &SmallBoard::endMotion);
}

void SmallBoard::setTiles(std::shared_ptr<const TileSet> tiles)
{
    m_images.setTiles(std::move(tiles));
    forgetPicture();
}

void SmallBoard::setTheme(const Theme& theme)
{
    if (theme == m_theme)
        return;
    m_theme = theme;
    forgetPicture();
}

void SmallBoard::setAnimation(bool animation)
{
    m_animation = animation;
    if (!animation)
        m_clock.finishAll();
}

void SmallBoard::showGame(const link::Game& game)
{
    forgetMotions();
    take(game);
}

void SmallBoard::showRemoved(const link::Removed& removed, const link::Game& after)
{
    take(after);
    if (!m_animation || m_cover)
        return;
    m_leaving.push_back({++m_lastMotion, removed});
    m_clock.start(m_lastMotion, shownTime);
    update(placeOf(removed));
}

void SmallBoard::setCover(const std::optional<QString>& words)
{
    if (words == m_cover)
        return;
    m_cover = words;
    if (m_cover)
        forgetMotions();
    update();
}

/// Shows a board, and repaints only the cells that differ if it has the shape of the previous one.
void SmallBoard::take(const link::Game& game)
{
    const bool isReshaped = game.shape() != m_shape || game.rule().border != m_border;
    if (isReshaped || m_picture.isNull()) {
        m_board = game.board();
        m_shape = game.shape();
        m_border = game.rule().border;
        m_geometry.reset();
        forgetPicture();
        if (isReshaped)
            Q_EMIT shapeChanged();
        return;
    }
    const link::Board before = std::exchange(m_board, game.board());
    QPainter painter{&m_picture};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-boardGeometry().outer().topLeft());
    for (const Cell cell : m_board.size()) {
        if (m_board[cell] == before[cell])
            continue;
        paintCell(painter, cell);
        if (!m_cover)
            update(placeOf(cell));
    }
}

void SmallBoard::forgetMotions()
{
    for (const Leaving& leaving : std::exchange(m_leaving, {})) {
        m_clock.stop(leaving.motion);
        update(placeOf(leaving.removed));
    }
}

void SmallBoard::endMotion(int key)
{
    const auto ended = std::ranges::find(m_leaving, key, &Leaving::motion);
    if (ended == m_leaving.end())
        return;
    update(placeOf(ended->removed));
    m_leaving.erase(ended);
}

void SmallBoard::forgetPicture()
{
    m_picture = {};
    update();
}

double SmallBoard::margin() const
{
    return m_border ? ringForPaths : plainRing;
}

QSizeF SmallBoard::cells() const
{
    return {m_board.size().columns + 2 * margin(), m_board.size().rows + 2 * margin()};
}

int SmallBoard::heightFor(int width) const
{
    const double scale = devicePixelRatioF();
    const double cell = std::max(1.0, std::floor(width * scale / cells().width())) / scale;
    return static_cast<int>(std::ceil(cell * cells().height())) + 1;
}

const BoardGeometry& SmallBoard::boardGeometry() const
{
    if (!m_geometry || m_geometry->scale() != devicePixelRatioF()) {
        const double ring = margin();
        m_geometry = BoardGeometry{{.size = m_board.size(),
                                    .viewport = QSizeF{size()},
                                    .scale = devicePixelRatioF(),
                                    .margins = {ring, ring, ring, ring},
                                    .minMargins = {}}};
    }
    return *m_geometry;
}

QRect SmallBoard::placeOf(Cell cell) const
{
    return boardGeometry().rect(cell).toAlignedRect().adjusted(-1, -1, 1, 1);
}

QRect SmallBoard::placeOf(const link::Removed& removed) const
{
    QRect place = placeOf(removed.a) | placeOf(removed.b);
    for (const Cell corner : removed.path.points)
        place |= placeOf(corner);
    return place.adjusted(-3, -3, 3, 3); // frames and dots extend beyond their cells
}

void SmallBoard::paintBoard()
{
    const BoardGeometry& geometry = boardGeometry();
    const QRectF area = geometry.outer();
    m_picture = QPixmap{(area.size() * geometry.scale()).toSize().expandedTo({1, 1})};
    m_picture.setDevicePixelRatio(geometry.scale());
    m_picture.fill(Qt::transparent);
    QPainter painter{&m_picture};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-area.topLeft());
    paintTable(painter, area, m_theme);
    for (const Cell cell : m_board.size())
        paintCell(painter, cell);
}

/// Paints what lies on a cell over whatever was there.
void SmallBoard::paintCell(QPainter& painter, Cell cell)
{
    const BoardGeometry& geometry = boardGeometry();
    const QRectF rect = geometry.rect(cell);
    painter.fillRect(rect, m_theme.table);
    if (const link::Tile tile = m_board[cell])
        painter.drawPixmap(rect.topLeft(), m_images.image(*tile, geometry, m_theme));
    else if (m_shape.contains(cell))
        paintEmptyCell(painter, rect, m_theme);
}

void SmallBoard::paintLeaving(QPainter& painter, const Leaving& leaving)
{
    const BoardGeometry& geometry = boardGeometry();
    const link::Removed& removed = leaving.removed;
    for (const Cell cell : {removed.a, removed.b}) {
        const QRectF rect = geometry.rect(cell);
        painter.drawPixmap(rect.topLeft(), m_images.image(removed.picture, geometry, m_theme));
        paintTileFrame(painter, rect, cell == removed.a ? TileFrame::First : TileFrame::Second, m_theme);
    }
    paintPath(painter, geometry, removed.path, {});
}

void SmallBoard::paintEvent(QPaintEvent* event)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    snapToDevicePixels(painter);
    painter.setClipRegion(event->region());
    const QRectF area = boardGeometry().outer();
    if (m_cover) {
        paintTable(painter, area, m_theme);
        painter.setFont(scaledFont(font(), m_cover->size() > 2 ? 1.2 : 3, QFont::Bold));
        painter.setPen(m_theme.tableCoordinates);
        painter.drawText(area.adjusted(4, 4, -4, -4), Qt::AlignCenter | Qt::TextWordWrap, *m_cover);
        return;
    }
    if (m_picture.isNull() || m_picture.devicePixelRatio() != devicePixelRatioF())
        paintBoard();
    painter.drawPixmap(area.topLeft(), m_picture);
    for (const Leaving& leaving : m_leaving)
        paintLeaving(painter, leaving);
}

void SmallBoard::resizeEvent(QResizeEvent* event)
{
    m_geometry.reset();
    forgetPicture();
    QWidget::resizeEvent(event);
}

} // namespace qipan::ui
