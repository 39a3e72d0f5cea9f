#pragma once

#include "core/link/shape.h"

#include <cstdint>
#include <optional>

namespace qipan::link {

/// The outlines a board can have. The values are part of deal numbers: add at the end only.
enum class Outline : std::uint8_t {
    Rectangle,
    Cross,
    Ring,
    Diamond,
    Heart,
    Hourglass,
    Butterfly, ///< an hourglass that lies on its side
    Window,    ///< a frame with a cross in it, and four panes without tiles
    Checkered, ///< every other square of two by two cells
};
inline constexpr int outlines = 9;

/// The smallest rectangle that a fancy outline fits into.
inline constexpr BoardSize smallestFancy{.columns = 6, .rows = 6};

/// The shape with that outline, which touches all four sides of the rectangle and is the same left and right but for
/// one cell that an even number may cost. Nothing where the size cannot hold it: a rectangle with an odd number of
/// cells or none, or a fancy outline below the smallest size.
[[nodiscard]] std::optional<Shape> makeShape(Outline outline, BoardSize size);

} // namespace qipan::link
