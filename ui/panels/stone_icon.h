// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/side.h"

#include <QIcon>

namespace qipan::ui {

/// Returns a stone as small as a letter, visible on light and dark backgrounds.
[[nodiscard]] QIcon stoneIcon(Side side);

} // namespace qipan::ui
