#pragma once

#include "core/link/deal.h"
#include "core/link/way.h"

#include <QString>

namespace qipan::ui {

// Display texts for enumerations of link-match, in the current language.

/// Returns "Against the clock".
[[nodiscard]] QString wayName(link::Way way);
/// Returns a one-line description of a mode.
[[nodiscard]] QString wayMotto(link::Way way);
/// Returns "Heart".
[[nodiscard]] QString outlineName(link::Outline outline);
/// Returns "Hard".
[[nodiscard]] QString bandName(link::Band band);
/// Returns "Down" or "Tiles stay".
[[nodiscard]] QString fallingName(link::FallingMode mode);
/// Returns what differs from the default rules (tiles stay, paths may run anywhere): "Tiles fall: Inward. No paths
/// outside the board."; empty if nothing does.
[[nodiscard]] QString rulesText(link::FallingMode mode, bool border);

} // namespace qipan::ui
