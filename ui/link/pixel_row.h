// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

#include <cassert>
#include <cstddef>
#include <span>

namespace qipan::ui {

/// Returns the pixels of a row of `image`, valid while the image exists unchanged. Precondition: 32 bits per pixel.
[[nodiscard]] inline std::span<const QRgb> pixelRow(const QImage& image, int y)
{
    assert(image.depth() == 32);
    const void* row = image.constScanLine(y);
    return {static_cast<const QRgb*>(row), static_cast<std::size_t>(image.width())};
}

} // namespace qipan::ui
