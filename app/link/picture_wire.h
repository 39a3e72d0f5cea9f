// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QImage>

/// What PictureProcess and its worker, the same program, write to each other. The content of a file follows a request,
/// and the pixels follow a reply.
namespace qipan::app {

inline constexpr QByteArrayView pictureReady = "ready"; ///< from the worker, once
inline constexpr auto pictureFormat = QImage::Format_ARGB32_Premultiplied;

struct PictureRequest {
    int edge = 0;  ///< the most pixels along an edge
    int bytes = 0; ///< of the file
};

struct PictureReply {
    int width = 0; ///< in pixels
    int height = 0;

    [[nodiscard]] bool isNone() const { return width == 0 && height == 0; }
    [[nodiscard]] qint64 pixelBytes() const { return qint64{width} * height * 4; }
};

} // namespace qipan::app
