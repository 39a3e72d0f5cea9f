// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line.h"
#include "core/match/clock.h"

#include <QString>

#include <optional>

/// Option values that are more than a word or a number.
namespace qipan::app {

/// In code points.
inline constexpr int longestPasscode = 64;

/// `MAIN+INCREMENT` in whole seconds, 10–36000 and 0–600.
[[nodiscard]] std::optional<ClockSetting> parseClock(const QString& text);

} // namespace qipan::app
