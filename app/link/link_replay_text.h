// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/play.h"

#include <QString>

namespace qipan::app {

/// Returns a sentence that says why a line of a game of link-match cannot be replayed.
[[nodiscard]] QString whyUnreadable(const QString& line);

/// Says how a game ended: "Board cleared · 2:05". Precondition: it has ended.
[[nodiscard]] QString endText(const link::Play& play);

} // namespace qipan::app
