// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace qipan::ui {

/// Returns a word for a level of the computer that a beginner understands: "Casual". `game` is a key of the registry.
/// Empty if there is no such level.
[[nodiscard]] QString levelWord(QStringView game, int level);
/// Returns a sentence for beginners on how the level plays. Empty if there is no such level.
[[nodiscard]] QString levelLine(QStringView game, int level);

} // namespace qipan::ui
