// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/board.h"

#include <QRectF>
#include <QString>

#include <cstdint>
#include <memory>

class QPainter;

namespace qipan::ui {

enum class TileSetKind : std::uint8_t;

/// A set of named pictures for tiles. Belongs to the GUI thread unless the subclass says otherwise.
class TileSet {
public:
    TileSet() = default;
    virtual ~TileSet() = default;
    TileSet(const TileSet&) = delete;
    TileSet& operator=(const TileSet&) = delete;

    /// The number of pictures, at least link::minPictures. Precondition of the functions below: picture < count().
    [[nodiscard]] virtual int count() const = 0;
    /// Returns "apple", in the current language: for screen readers.
    [[nodiscard]] virtual QString name(link::Picture picture) const = 0;
    /// Paints a picture into a square, on top of the tile. `scale`: device pixels per unit of the painter.
    virtual void paint(QPainter& painter, const QRectF& square, link::Picture picture, double scale) const = 0;
    /// The fraction of a tile's width and height that pictures of this set should fill.
    [[nodiscard]] virtual double share() const = 0;
};

/// The number of pictures in each built-in set.
inline constexpr int tilePictures = 42;

/// Returns the family of a system font with colour glyphs for all emoji of the picture set; empty if there is none. The
/// first call searches the fonts and draws an emoji, which takes some milliseconds.
[[nodiscard]] QString colorEmojiFamily();

/// Returns the kind that is shown when `kind` is chosen: Symbols in place of SVG drawings if the program was built
/// without Qt Svg, else `kind`.
[[nodiscard]] TileSetKind drawableTiles(TileSetKind kind);

/// Creates the set of `drawableTiles(kind)`; null for emoji if the system has no font for them. Draws and reads nothing
/// yet.
/// Precondition: kind is not User.
[[nodiscard]] std::shared_ptr<const TileSet> makeTileSet(TileSetKind kind);

} // namespace qipan::ui
