// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/path.h"
#include "ui/board/board_geometry.h"
#include "ui/link/tile_set.h"
#include "ui/theme/theme.h"

#include <QPixmap>

#include <cstdint>
#include <memory>
#include <vector>

class QPainter;

namespace qipan::ui {

/// Colours of link-match in every theme, each painted on a dark casing.
inline constexpr QRgb firstPickColor = qRgb(233, 43, 43);
inline constexpr QRgb secondPickColor = qRgb(255, 140, 0);
inline constexpr QRgb pathColor = qRgb(0, 255, 0);
[[nodiscard]] QColor casingColor();

/// The frame around a tile: solid for the first pick, interrupted in the middle of each side for the second, round for
/// the hint.
enum class TileFrame : std::uint8_t { First, Second, Hint };

/// Paints the table under the tiles, with rounded corners.
void paintTable(QPainter& painter, const QRectF& table, const Theme& theme);
/// Paints the faint outline of a cell without a tile.
void paintEmptyCell(QPainter& painter, const QRectF& cell, const Theme& theme);
/// The face of a tile. Precondition: picture < tiles.count().
struct TileFace {
    const TileSet& tiles;
    link::Picture picture;
};
/// Paints a tile with its face, edge and shadow, all within the cell. `scale`: device pixels per unit of the painter.
void paintTile(QPainter& painter, const QRectF& cell, const TileFace& shown, const Theme& theme, double scale);
/// Paints the highlight of a tile under the pointer, over the tile.
void paintTileHover(QPainter& painter, const QRectF& cell, const Theme& theme);
/// Paints a frame along the edge of a cell; its casing extends slightly beyond.
void paintTileFrame(QPainter& painter, const QRectF& cell, TileFrame frame, const Theme& theme);

/// How a path is painted.
struct PathStyle {
    QColor color = QColor::fromRgb(pathColor);
    bool cornerDots = false;
    double drawn = 1; ///< the part of the path that is drawn, from its first cell: 0 to 1
};

/// Paints a path from centre to centre, 2 to 5 units wide with round ends, and a dot at its end once it is complete.
void paintPath(QPainter& painter, const BoardGeometry& geometry, const link::Path& path, const PathStyle& style);

/// A cache of tile pixmaps of one size, as there may be hundreds of tiles on the board.
class TileImages {
public:
    explicit TileImages(std::shared_ptr<const TileSet> tiles);

    [[nodiscard]] const TileSet& tiles() const { return *m_tiles; }
    void setTiles(std::shared_ptr<const TileSet> tiles);

    /// Returns the tile for a cell of `geometry`, painted on first use.
    [[nodiscard]] const QPixmap& image(link::Picture picture, const BoardGeometry& geometry, const Theme& theme);

private:
    std::shared_ptr<const TileSet> m_tiles; // never null
    double m_cellSize = 0;
    double m_scale = 0;
    Theme m_theme;
    std::vector<QPixmap> m_images; // by picture
};

/// Paints a small still board, as large as fits in the middle of `area`, for the card that opens the game, with tiles
/// of this kind. Symbols stand for emoji and the user's own pictures, which take longer to find. May be called in any
/// thread.
void paintLinkCard(QPainter& painter, const QRectF& area, const Theme& theme, TileSetKind tiles);

} // namespace qipan::ui
