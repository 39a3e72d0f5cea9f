#pragma once

#include "core/link/board.h"
#include "ui/link/tile_set.h"

#include <QLatin1String>
#include <QString>
#include <QStringView>

#include <array>

namespace qipan::ui {

/// Something that tiles show: in the colourful pictures, in those of high contrast, and as an emoji.
struct Thing {
    QLatin1String file; ///< of its drawings, without folder and ending
    const char* name;   ///< in English
    QStringView emoji;
};

/// All of them; those that come first differ most, for games with few pictures.
extern const std::array<Thing, tilePictures> things;

/// In the current language. Precondition: picture < tilePictures.
[[nodiscard]] QString thingName(link::Picture picture);

} // namespace qipan::ui
