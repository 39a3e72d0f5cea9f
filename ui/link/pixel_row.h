#pragma once

#include <QImage>

#include <cassert>
#include <cstddef>
#include <span>

namespace qipan::ui {

/// The pixels of a row of an image, as long as the image lives and is not changed. Precondition: 32 bits a pixel.
[[nodiscard]] inline std::span<const QRgb> pixelRow(const QImage& image, int y)
{
    assert(image.depth() == 32);
    const void* row = image.constScanLine(y);
    return {static_cast<const QRgb*>(row), static_cast<std::size_t>(image.width())};
}

} // namespace qipan::ui
