// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/deal_candidate.h"

namespace qipan::link {

/// The recipes of DealVersion::Uneven. Easy ones use many tiles per picture; hard ones swap tiles afterwards, so that
/// they may be unsolvable. Frozen: any change would change the boards of numbers that players keep.
[[nodiscard]] Recipes unevenRecipes(const DealSetup& setup, const Shape& shape);

} // namespace qipan::link
