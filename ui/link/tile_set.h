#pragma once

#include "core/link/board.h"
#include "ui/link/tile_set_kind.h"

#include <QRectF>
#include <QString>

#include <memory>

class QPainter;

namespace qipan::ui {

/// Pictures for tiles, each with a name. Belongs to the window thread unless a set says otherwise.
class TileSet {
public:
    TileSet() = default;
    virtual ~TileSet() = default;
    TileSet(const TileSet&) = delete;
    TileSet& operator=(const TileSet&) = delete;

    /// How many there are; what follows takes pictures below it. At least link::fewestPictures.
    [[nodiscard]] virtual int count() const = 0;
    /// "apple", in the current language: for screen readers.
    [[nodiscard]] virtual QString name(link::Picture picture) const = 0;
    /// Paints a picture into a square, on whatever the tile is. `scale`: device pixels for each unit of the painter.
    virtual void paint(QPainter& painter, const QRectF& square, link::Picture picture, double scale) const = 0;
    /// The part of a tile's face, in width and height, that pictures of this set fill best.
    [[nodiscard]] virtual double share() const = 0;
};

/// How many pictures each of the program's own sets has.
inline constexpr int tilePictures = 42;

/// The set of a kind; null for emoji where the system has no font for them. Nothing is drawn or read yet.
/// Precondition: kind is not Own.
[[nodiscard]] std::shared_ptr<const TileSet> makeTileSet(TileSetKind kind);

} // namespace qipan::ui
