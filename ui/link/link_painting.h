#pragma once

#include "core/link/board.h"
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

/// The colours that link-match always has, whatever the theme; each is painted on a dark casing.
inline constexpr QRgb firstPickColor = qRgb(233, 43, 43);
inline constexpr QRgb secondPickColor = qRgb(255, 140, 0);
inline constexpr QRgb pathColor = qRgb(0, 255, 0);
/// The casing.
[[nodiscard]] QColor casingColor();

/// The frame around a tile: the first pick's is a whole one, the second's is broken in the middle of each side, the
/// hint's is round.
enum class TileFrame : std::uint8_t { First, Second, Hint };

/// The table under the tiles, with rounded corners.
void paintTable(QPainter& painter, const QRectF& table, const Theme& theme);
/// The faint outline of a cell without a tile.
void paintEmptyCell(QPainter& painter, const QRectF& cell, const Theme& theme);
/// What a tile shows. Precondition: picture < tiles.count().
struct TileFace {
    const TileSet& tiles;
    link::Picture picture;
};
/// A tile with its face, edge and shadow, all within the cell. `scale`: device pixels for each unit of the painter.
void paintTile(QPainter& painter, const QRectF& cell, const TileFace& shown, const Theme& theme, double scale);
/// The light of a tile under the pointer, over the tile.
void paintTileHover(QPainter& painter, const QRectF& cell, const Theme& theme);
/// A frame along the edge of a cell; its casing goes a little beyond.
void paintTileFrame(QPainter& painter, const QRectF& cell, TileFrame frame, const Theme& theme);

/// How a path is painted.
struct PathStyle {
    QColor color = QColor::fromRgb(pathColor);
    bool cornerDots = false;
    double drawn = 1; ///< how much of it, from its first cell on: 0 to 1
};

/// A path from centre to centre, 2 to 5 units wide with round ends, and a dot at its end when all of it is drawn.
void paintPath(QPainter& painter, const BoardGeometry& geometry, const link::Path& path, const PathStyle& style);

/// Painted tiles of one size, for there may be hundreds of them on the board.
class TileImages {
public:
    explicit TileImages(std::shared_ptr<const TileSet> tiles);

    [[nodiscard]] const TileSet& tiles() const { return *m_tiles; }
    void setTiles(std::shared_ptr<const TileSet> tiles);

    /// The tile in a cell of `geometry`; it is painted when it is asked for the first time.
    [[nodiscard]] const QPixmap& image(link::Picture picture, const BoardGeometry& geometry, const Theme& theme);

private:
    std::shared_ptr<const TileSet> m_tiles; // never null
    double m_cellSize = 0;
    double m_scale = 0;
    Theme m_theme;
    std::vector<QPixmap> m_images; // by picture
};

/// A small board in play that does not move, as large as fits in the middle of `area`: for a card that opens the game.
/// It shows symbols, whatever set is chosen: they need nothing to be read while the program starts.
void paintLinkCard(QPainter& painter, const QRectF& area, const Theme& theme);

} // namespace qipan::ui
