// SPDX-License-Identifier: GPL-3.0-or-later
// Painting a board as a picture of any size.
#include "ui/board/board_canvas.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace qipan::ui {
namespace {

/// The picture shows what a widget of this size shows, scaled: lines, letters and margins stay in proportion.
constexpr double usualEdge = 640;

/// Qt scales pixmaps badly if one unit is less than one pixel, so they are not used then.
bool isRepainted(int longer, const PictureOptions& options)
{
    return options.isVector || longer < usualEdge;
}

} // namespace

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
