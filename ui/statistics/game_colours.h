// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QColor>

namespace qipan::ui {

/// Colours of results in charts: blue and orange, which are safe for colour-blind users, and grey; 3:1 to the theme's
/// panel.
struct GameColours {
    QColor won;
    QColor drawn;
    QColor lost;
};

[[nodiscard]] GameColours gameColours(const Theme& theme);

} // namespace qipan::ui
