// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPixmap>

#include <functional>
#include <future>
#include <optional>

class QPainter;
class QRectF;

namespace qipan::ui {

/// The picture of a card, painted in another thread. Painting in Qt's thread pool also avoids that Qt splits large
/// fills among threads, which costs more than the fills of a small board.
class CardPicture {
public:
    /// Called in another thread: may paint shapes, but no text and no pixmaps, and must own all that it uses.
    using Paint = std::function<void(QPainter& painter, const QRectF& area)>;

    explicit CardPicture(Paint paint);

    /// Starts painting, unless the last call had the same arguments. `size` is in device pixels, `scale` in device
    /// pixels per unit.
    void begin(const QSize& size, double scale);
    /// Waits for the picture started last and returns it; null if none was started.
    [[nodiscard]] const QPixmap& wait();

private:
    Paint m_paint;
    QSize m_size;
    double m_scale = 0;
    std::optional<std::future<QImage>> m_coming;
    QPixmap m_pixmap;
};

} // namespace qipan::ui
