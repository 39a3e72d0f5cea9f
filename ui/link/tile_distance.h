// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

#include <array>
#include <cassert>
#include <cstddef>
#include <span>
#include <vector>

namespace qipan::ui {

/// Returns the pixels of a row of `image`, valid while the image exists unchanged. Precondition: 32 bits per pixel.
[[nodiscard]] inline std::span<const QRgb> pixelRow(const QImage& image, int y)
{
    assert(image.depth() == 32);
    const void* row = image.constScanLine(y);
    return {static_cast<const QRgb*>(row), static_cast<std::size_t>(image.width())};
}

/// The visual distance of two pictures: the root mean square of their differences at 40 by 40 pixels on white, slightly
/// blurred, minimized over small shifts. 0 for equal pictures, 1 for black against white. A disc and a square of the
/// same size are about 0.15 apart.
struct TileDistance {
    double colour = 0;
    double grey = 0; ///< without colours, for colour-blind users

    friend bool operator==(const TileDistance&, const TileDistance&) = default;
};

/// Pictures closer than this can be mistaken for each other.
inline constexpr double similarityThreshold = 0.15;

/// The features of a picture that are compared. A value, usable in any thread.
class TileImprint {
public:
    /// `picture` may have any size and shape: it is fitted into a square, and transparency is white.
    explicit TileImprint(const QImage& picture);

    [[nodiscard]] TileDistance distanceTo(const TileImprint& other) const;
    /// Returns whether the colour distance is less than `limit`. If it is not, this is much faster than computing the
    /// distance.
    [[nodiscard]] bool isCloserThan(const TileImprint& other, double limit) const;

    static constexpr int side = 40; ///< pixels

private:
    static constexpr int shift = 2;          ///< maximum shift in x and y, in pixels
    static constexpr int margin = shift + 1; // blurring needs one pixel more
    static constexpr std::size_t width = side + 2 * margin;
    static constexpr std::size_t channels = 3;

    using Plane = std::vector<float>; // width × width, darkness from 0 to 1: the white around is 0

    [[nodiscard]] static double squares(const Plane& a, const Plane& b, int dx, int dy, double enough);

    std::array<Plane, channels> m_color;
    Plane m_grey;
};

} // namespace qipan::ui
