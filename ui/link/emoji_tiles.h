// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/link/tile_set.h"

#include <QImage>
#include <QStringView>

namespace qipan::ui {

/// Returns the family of a system font with colour glyphs for all emoji of `tileMotifs`; empty if there is none. The
/// first call searches the fonts and draws an emoji, which takes some milliseconds.
[[nodiscard]] QString colorEmojiFamily();

/// The things of the picture set as emoji of a font.
class EmojiTiles final : public TileSet {
public:
    /// Precondition: `family` was returned by colorEmojiFamily() and is not empty.
    explicit EmojiTiles(QString family);

    [[nodiscard]] int count() const override { return tilePictures; }
    [[nodiscard]] QString name(link::Picture picture) const override;
    void paint(QPainter& painter, const QRectF& square, link::Picture picture, double scale) const override;
    [[nodiscard]] double share() const override { return 0.8; }

private:
    QString m_family;
};

} // namespace qipan::ui
