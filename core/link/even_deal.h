// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/deal_candidate.h"

namespace qipan::link {

/// The recipes of DealVersion::Even. All use the same number of tiles per picture, or two more; they differ in where
/// equal tiles lie: in rows, side by side, anywhere, or crosswise where they block each other. Whether a board can be
/// cleared is known only when random play has won it.
[[nodiscard]] Recipes evenRecipes(const DealSetup& setup, const Shape& shape);

} // namespace qipan::link
