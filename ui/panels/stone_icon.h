#pragma once

#include "core/board/side.h"

#include <QIcon>

namespace qipan::ui {

/// Returns a stone as small as a letter, visible on light and dark backgrounds.
[[nodiscard]] QIcon stoneIcon(Side side);

} // namespace qipan::ui
