// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/link/tile_set.h"

#include <QLatin1String>
#include <QStringView>
#include <QSvgRenderer>

#include <array>
#include <vector>

namespace qipan::ui {

/// A thing shown on tiles: as colourful picture, in high contrast, and as emoji.
struct TileMotif {
    QLatin1String file;         ///< name of its drawings, without folder and suffix
    const char* name = nullptr; ///< in English
    QStringView emoji;
};

/// All things; the first ones differ most, for games with few pictures.
extern const std::array<TileMotif, tilePictures> tileMotifs;

/// Returns the name in the current language. Precondition: picture < tilePictures.
[[nodiscard]] QString tileMotifName(link::Picture picture);

/// Tiles drawn from the SVG files in resources/tiles. A file is read when it is first painted.
class SvgTiles final : public TileSet {
public:
    enum class Drawings : std::uint8_t {
        Pictures, ///< fruit, animals, things: flat colours with a dark outline
        Contrast, ///< the same names in the same order, in black and white
        Mahjong,  ///< dots, bamboo, characters from 1 to 9; winds, dragons, flowers, seasons
    };

    explicit SvgTiles(Drawings drawings);

    [[nodiscard]] int count() const override { return tilePictures; }
    [[nodiscard]] QString name(link::Picture picture) const override;
    void paint(QPainter& painter, const QRectF& square, link::Picture picture, double scale) const override;
    [[nodiscard]] double share() const override { return 0.82; }

private:
    [[nodiscard]] QString fileOf(link::Picture picture) const;

    Drawings m_drawings;
    mutable std::vector<std::unique_ptr<QSvgRenderer>> m_renderers; // by picture; null until first painted
};

} // namespace qipan::ui
