#pragma once

#include "core/link/deal.h"
#include "core/link/way.h"

#include <QString>

namespace qipan::ui {

// Words for what link-match knows by enumerations, in the language of the moment.

/// "Against the clock".
[[nodiscard]] QString wayName(link::Way way);
/// One line that says what a way to play is about.
[[nodiscard]] QString wayMotto(link::Way way);
/// "Heart".
[[nodiscard]] QString outlineName(link::Outline outline);
/// "Hard".
[[nodiscard]] QString bandName(link::Band band);
/// "Down", "Tiles stay".
[[nodiscard]] QString fallingName(link::FallingMode mode);
/// What differs from tiles that stay, and from paths that may run anywhere: "Tiles fall: Inward. No paths outside the
/// board."; empty where nothing does.
[[nodiscard]] QString rulesText(link::FallingMode mode, bool border);

} // namespace qipan::ui
