// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/home_page.h"
#include "ui/theme/theme.h"

#include <vector>

namespace qipan::app {

/// Returns a card for link-match and one for each game of the registry, drawn by the games' own painters.
[[nodiscard]] std::vector<ui::HomeCard> homeCards(const ui::Theme& theme);

} // namespace qipan::app
