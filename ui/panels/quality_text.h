// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/move_quality.h"

#include <QString>

namespace qipan::ui {

/// Returns "??", "?", "?!", "!?", "!" or "!!"; empty for `None`.
[[nodiscard]] QString qualitySymbol(record::MoveQuality quality);
/// Returns the quality in words, such as "blunder"; empty for `None`.
[[nodiscard]] QString qualityName(record::MoveQuality quality);
/// Returns the meanings of the marks that an analysis sets, on one line.
[[nodiscard]] QString qualityLegend();
/// Returns the same in sentences.
[[nodiscard]] QString qualityExplanation();

} // namespace qipan::ui
