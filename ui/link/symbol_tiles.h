// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/link/tile_set.h"

#include <QColor>

namespace qipan::ui {

/// Plain symbols: fourteen shapes, each solid, outlined and striped. Every fill has its own colour, so that no two
/// symbols differ by colour alone. Can paint in any thread.
class SymbolTiles final : public TileSet {
public:
    [[nodiscard]] int count() const override { return tilePictures; }
    /// Returns "red solid star".
    [[nodiscard]] QString name(link::Picture picture) const override;
    /// Aligns stripes with device pixels.
    void paint(QPainter& painter, const QRectF& square, link::Picture picture, double scale) const override;
    [[nodiscard]] double share() const override { return 0.7; }

    /// Returns the colour of a picture: at least 4.5:1 to the tiles of every theme.
    [[nodiscard]] static QColor color(link::Picture picture);
};

} // namespace qipan::ui
