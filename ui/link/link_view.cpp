// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/link/link_view.h"

#include "ui/base/announcer.h"
#include "ui/board/board_painting.h"
#include "ui/link/link_text.h"
#include "ui/link/symbol_tiles.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace qipan::ui {
namespace {

using Milliseconds = MotionClock::Milliseconds;

constexpr int judgeMotion = 0;
constexpr int shuffleMotion = 1; // removed pairs and points have the keys after it
constexpr Milliseconds judgeTime{280};
constexpr Milliseconds leavingTime{680};
// Both are shorter if tiles fall into the place of the removed ones.
constexpr Milliseconds leavingTimeWithFalls{420};
constexpr Milliseconds fallTime{200};
constexpr Milliseconds shuffleTime{1'500};

constexpr double pathGrown = 0.2; // the fraction of leavingTime in which the path grows

// Widths outside the board, in cells.
constexpr double ring = 0.92;          // for paths
constexpr double pathRing = 0.68;      // the part of it that they paint
constexpr double coordinateBand = 0.5; // for coordinates, outside the paths

constexpr BoardSize firstSize{.columns = 8, .rows = 8};

/// Pictures have names in lower case.
QString asSentence(QString text)
{
    text[0] = text[0].toUpper();
    return text;
}

} // namespace

LinkView::LinkView(QWidget* parent)
    : BoardView{firstSize, RowNumbers::FromTop, ActOn::Press, parent}
    , m_board{firstSize}
    , m_images{std::make_shared<SymbolTiles>()}
{
    connect(&clock(), &MotionClock::finished, this, &LinkView::endMotion);
}

void LinkView::setLinkOptions(const LinkOptions& options)
{
    if (options == m_linkOptions)
        return;
    m_linkOptions = options;
    updateSurface();
}

void LinkView::setTiles(std::shared_ptr<const TileSet> tiles)
{
    m_images.setTiles(std::move(tiles));
    update();
}

void LinkView::take(const link::Game& game)
{
    m_hint.reset();
    m_obstacle.reset();
    m_board = game.board();
    m_picked = game.picked();
    if (game.rule().border != m_border || game.shape() != m_shape) {
        m_border = game.rule().border;
        m_shape = game.shape();
        updateSurface();
    }
    setBoardSize(m_board.size());
    descriptionsChanged();
    update();
}

void LinkView::showGame(const link::Game& game)
{
    forgetMotions();
    take(game);
}

void LinkView::showChoice(const link::Choice& choice, const link::Game& after)
{
    if (std::holds_alternative<link::Nothing>(choice))
        return;
    endAnnouncement();
    clock().stop(judgeMotion);
    m_judged.reset();
    take(after);
    if (const auto* moved = std::get_if<link::PickMoved>(&choice)) {
        m_judged = *moved;
        clock().start(judgeMotion, judgeTime);
        if (moved->why == link::Mismatch::NoPath)
            shake(); // picking a different picture is just another choice
    } else if (const auto* removed = std::get_if<link::Removed>(&choice)) {
        this->removed(*removed);
    }
    speak(*this, statusText(choice, after));
}

void LinkView::removed(const link::Removed& removed)
{
    m_leaving.push_back({++m_lastMotion, removed});
    clock().start(m_lastMotion, removed.falls.empty() ? leavingTime : leavingTimeWithFalls);
    m_falls.forget(removed.a);
    m_falls.forget(removed.b);
    if (removed.falls.empty() || !options().animation)
        return;
    m_falls.start(removed.falls, ++m_lastMotion, [this](int motion) { return progressOf(motion); });
    clock().start(m_lastMotion, fallTime);
}

void LinkView::showShuffle(const link::Game& game)
{
    const link::Board before = m_board;
    showGame(game);
    if (before.size() != m_board.size())
        return;
    for (int index = 0; index < boardSize().cells(); ++index) {
        if (const Cell cell = cellOf(index); m_board[cell] != before[cell])
            m_shuffled.push_back(cell);
    }
    clock().start(shuffleMotion, shuffleTime);
    speak(*this, tr("The tiles were shuffled."));
}

void LinkView::showHint(const link::Hint& hint)
{
    m_hint = hint;
    update();
    speak(*this,
          tr("Hint: %1 and %2, %3")
              .arg(nameOf(hint.pair.a), nameOf(hint.pair.b), m_images.tiles().name(m_board[hint.pair.a].value_or(0))));
}

void LinkView::showObstacle(const link::Obstacle& obstacle)
{
    m_hint.reset();
    m_obstacle = obstacle;
    update();
}

double LinkView::presence(double progress)
{
    constexpr double start = 0.75;
    const double gone = std::clamp((progress - start) / (1 - start), 0.0, 1.0);
    return 1 - gone * gone;
}

void LinkView::forgetMotions()
{
    m_falls.clear();
    clock().stop(judgeMotion);
    m_judged.reset();
    clock().stop(shuffleMotion);
    m_shuffled.clear();
    for (const Gain& gain : std::exchange(m_gains, {}))
        clock().stop(gain.motion);
    const auto leavingPairs = std::exchange(m_leaving, {});
    for (const Leaving& leaving : leavingPairs)
        clock().stop(leaving.motion);
    if (!leavingPairs.empty())
        Q_EMIT settled();
}

void LinkView::endMotion(int key)
{
    if (key == judgeMotion)
        m_judged.reset();
    if (key == shuffleMotion)
        m_shuffled.clear();
    std::erase_if(m_gains, [key](const Gain& gain) { return gain.motion == key; });
    const bool wasSettling = isSettling();
    std::erase_if(m_leaving, [key](const Leaving& leaving) { return leaving.motion == key; });
    m_falls.end(key);
    if (wasSettling && !isSettling())
        Q_EMIT settled();
}

BoardView::Margin LinkView::boardMargin() const
{
    // With the border, paths need room in the ring outside; coordinates lie outside of that.
    Margin margin = BoardView::boardMargin();
    if (m_border) {
        margin.bareCells = ring;
        margin.cells = options().coordinates ? ring + coordinateBand : ring;
    }
    return margin;
}

/// Above the tiles, where there are only paths.
QRectF LinkView::bannerPlace() const
{
    return {0, 1, 1.0 * width(), boardGeometry().board().top() - 2};
}

double LinkView::coordinateDistance() const
{
    const double pathsEnd = m_border ? pathRing * boardGeometry().cellSize() : 0;
    return (pathsEnd + coordinateMargin()) / 2;
}

void LinkView::paintSurface(QPainter& painter)
{
    const BoardGeometry& geometry = boardGeometry();
    paintTable(painter, geometry.outer(), theme());
    if (m_linkOptions.outlines) {
        for (int index = 0; index < boardSize().cells(); ++index) {
            if (const Cell cell = cellOf(index); m_shape.contains(cell))
                paintEmptyCell(painter, geometry.rect(cell), theme());
        }
    }
    if (options().coordinates)
        paintCoordinates(painter, theme().tableCoordinates, coordinateDistance());
}

void LinkView::paintTileAt(QPainter& painter, QPointF place, link::Picture picture)
{
    const BoardGeometry& geometry = boardGeometry();
    const QPointF corner = geometry.rect({0, 0}).topLeft() + place * geometry.cellSize();
    if (isVectorWanted()) {
        const QRectF cell{corner, QSizeF{geometry.cellSize(), geometry.cellSize()}};
        return paintTile(painter, cell, {m_images.tiles(), picture}, theme(), geometry.scale());
    }
    painter.drawPixmap(corner, m_images.image(picture, geometry, theme()));
}

void LinkView::paintPieces(QPainter& painter)
{
    // Below the tiles that fall into their place.
    for (const Leaving& leaving : m_leaving)
        paintLeavingTiles(painter, leaving);
    const auto progress = [this](int motion) { return progressOf(motion); };
    for (int index = 0; index < boardSize().cells(); ++index) {
        const Cell cell = cellOf(index);
        if (const link::Tile tile = m_board[cell])
            paintTileAt(painter, m_falls.isEmpty() ? pointOf(cell) : m_falls.placeOf(cell, progress), *tile);
    }
    if (const auto hovered = hoveredCell(); hovered && m_board[*hovered])
        paintTileHover(painter, boardGeometry().rect(*hovered), theme());
    paintPicks(painter);
    paintHelp(painter);
    for (const Leaving& leaving : m_leaving)
        paintLeavingPath(painter, leaving);
    for (const Gain& gain : m_gains)
        paintGain(painter, gain);
}

void LinkView::paintHelp(QPainter& painter)
{
    const auto ring = [&](Cell cell) { paintTileFrame(painter, boardGeometry().rect(cell), TileFrame::Hint, theme()); };
    if (m_equal) {
        for (int index = 0; index < boardSize().cells(); ++index) {
            if (const Cell cell = cellOf(index); m_board[cell] == m_equal)
                ring(cell);
        }
    }
    for (const Cell cell : m_shuffled)
        ring(cell);
    if (m_hint) {
        ring(m_hint->pair.a);
        ring(m_hint->pair.b);
        paintPath(painter, boardGeometry(), m_hint->path, {.cornerDots = m_linkOptions.cornerDots});
    }
    if (m_obstacle) {
        for (const Cell cell : m_obstacle->blocks)
            paintTileFrame(painter, boardGeometry().rect(cell), TileFrame::Second, theme());
        paintPath(painter, boardGeometry(), m_obstacle->path,
                  {.color = QColor::fromRgb(secondPickColor), .cornerDots = true});
    }
}

void LinkView::paintPicks(QPainter& painter) const
{
    const BoardGeometry& geometry = boardGeometry();
    if (m_judged) {
        paintTileFrame(painter, geometry.rect(m_judged->from), TileFrame::First, theme());
        paintTileFrame(painter, geometry.rect(m_judged->to), TileFrame::Second, theme());
    } else if (m_picked) {
        paintTileFrame(painter, geometry.rect(*m_picked), TileFrame::First, theme());
    }
}

void LinkView::paintLeavingTiles(QPainter& painter, const Leaving& leaving)
{
    const BoardGeometry& geometry = boardGeometry();
    const double there = options().animation ? presence(clock().progress(leaving.motion).value_or(0)) : 1;
    const link::Removed& removed = leaving.removed;
    painter.setOpacity(there);
    for (const Cell cell : {removed.a, removed.b}) {
        painter.save();
        if (there < 1) { // it sinks into the table
            const QPointF centre = geometry.centre(cell);
            painter.translate(centre);
            painter.scale(0.7 + 0.3 * there, 0.7 + 0.3 * there);
            painter.translate(-centre);
        }
        paintTileAt(painter, pointOf(cell), removed.picture);
        paintTileFrame(painter, geometry.rect(cell), cell == removed.a ? TileFrame::First : TileFrame::Second, theme());
        painter.restore();
    }
    painter.setOpacity(1);
}

void LinkView::paintLeavingPath(QPainter& painter, const Leaving& leaving)
{
    PathStyle style{.cornerDots = m_linkOptions.cornerDots};
    if (options().animation) {
        const double progress = clock().progress(leaving.motion).value_or(0);
        style.drawn = std::min(progress / pathGrown, 1.0);
        painter.setOpacity(presence(progress));
    }
    paintPath(painter, boardGeometry(), leaving.removed.path, style);
    painter.setOpacity(1);
}

void LinkView::paintCursor(QPainter& painter, Cell cell)
{
    // Within the frame of a pick, so that both are visible.
    const double in = boardGeometry().cellSize() * 0.06;
    paintCorners(painter, boardGeometry().rect(cell).adjusted(in, in, -in, -in), theme().cursor, theme().cursorCasing);
}

QString LinkView::statusText(const link::Choice& choice, const link::Game& after) const
{
    if (const auto* picked = std::get_if<link::Picked>(&choice))
        return asSentence(tr("%1 selected.").arg(nameOf(picked->cell)));
    if (const auto* unpicked = std::get_if<link::Unpicked>(&choice))
        return asSentence(tr("%1 deselected.").arg(nameOf(unpicked->cell)));
    if (const auto* moved = std::get_if<link::PickMoved>(&choice)) {
        const QString why = moved->why != link::Mismatch::NoPath ? tr("%1 and %2 differ; now %2 is selected.")
            : after.picked()                                     ? tr("No path connects %1 and %2; now %2 is selected.")
                                                                 : tr("No path connects %1 and %2; the turn passes.");
        return asSentence(why.arg(nameOf(moved->from), nameOf(moved->to)));
    }
    if (const auto* removed = std::get_if<link::Removed>(&choice)) {
        return asSentence(tr("%1 and %2 removed. Tiles left: %3.")
                              .arg(nameOf(removed->a), nameOf(removed->b))
                              .arg(after.tilesLeft()));
    }
    return {};
}

QString LinkView::shortStatusText(const link::Choice& choice, const link::Game& after) const
{
    if (options().coordinates)
        return statusText(choice, after);
    if (const auto* picked = std::get_if<link::Picked>(&choice))
        //: The name of a picture: "Penguin selected."
        return asSentence(tr("%1 selected.").arg(m_images.tiles().name(after.board()[picked->cell].value_or(0))));
    if (const auto* moved = std::get_if<link::PickMoved>(&choice))
        return moved->why != link::Mismatch::NoPath ? tr("These two differ; now the second is selected.")
            : after.picked()                        ? tr("No path connects these two; now the second is selected.")
                                                    : tr("No path connects these two; the turn passes.");
    if (std::holds_alternative<link::Removed>(choice))
        return tr("Tiles left: %1.").arg(after.tilesLeft());
    return {};
}

QString LinkView::boardName() const
{
    return m_name.isEmpty() ? tr("Link-match board") : m_name;
}

QString LinkView::describe(Cell cell) const
{
    const link::Tile tile = m_board[cell];
    if (!tile)
        return m_shape.contains(cell) ? tr("empty") : tr("hole");
    if (cell == m_picked)
        return tr("%1, selected").arg(m_images.tiles().name(*tile));
    if (m_hint && (cell == m_hint->pair.a || cell == m_hint->pair.b))
        return tr("%1, hint").arg(m_images.tiles().name(*tile));
    return m_images.tiles().name(*tile);
}

} // namespace qipan::ui
