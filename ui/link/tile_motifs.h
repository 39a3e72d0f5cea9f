// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/board.h"
#include "ui/link/tile_set.h"

#include <QLatin1String>
#include <QString>
#include <QStringView>

#include <array>

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

} // namespace qipan::ui
