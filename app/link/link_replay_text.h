// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/play.h"

#include <QString>

#include <array>

namespace qipan::app {

/// Returns a sentence that says why a line of a game of link-match cannot be replayed.
[[nodiscard]] QString whyUnreadable(const QString& line);

/// Says how a game ended, and who of two players won: "Board cleared · 2:05". Precondition: it has ended.
[[nodiscard]] QString endText(const link::Play& play, const std::array<QString, 2>& names);

} // namespace qipan::app
