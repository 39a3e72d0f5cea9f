#pragma once

#include "ui/theme/theme.h"

#include <QColor>

namespace qipan::ui {

/// Games in pictures of statistics: blue and orange, which every eye tells apart, and grey between them; 3:1 to the
/// theme's panel.
struct GameColours {
    QColor won;
    QColor drawn;
    QColor lost;
};

[[nodiscard]] GameColours gameColours(const Theme& theme);

} // namespace qipan::ui
