// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>

namespace qipan::ui {

inline constexpr int tileShapes = 14;

/// Returns the outline of a shape within the square from (-1, -1) to (1, 1), y downwards; all look about equally large.
/// In this order: circle, square, triangle, diamond, star, heart, cross, moon, drop, clover, crown, hourglass, arrow,
/// flash. Precondition: 0 <= shape < tileShapes.
[[nodiscard]] QPainterPath tileShape(int shape);

} // namespace qipan::ui
