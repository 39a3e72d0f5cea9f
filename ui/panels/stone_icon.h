#pragma once

#include "core/board/side.h"

#include <QIcon>

namespace qipan::ui {

/// A stone as small as a letter, that is told from what lies around it on light and dark.
[[nodiscard]] QIcon stoneIcon(Side side);

} // namespace qipan::ui
