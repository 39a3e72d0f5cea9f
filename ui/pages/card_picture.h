#pragma once

#include <QImage>
#include <QPixmap>

#include <functional>
#include <future>
#include <optional>

class QPainter;
class QRectF;

namespace qipan::ui {

/// The picture of a card, painted by another thread while the window goes on. Qt splits large fills among threads
/// unless one of its pool paints: that costs more than the fills of a small board.
class CardPicture {
public:
    /// Called from another thread: paints shapes, no text and no pixmaps, and owns all it needs.
    using Paint = std::function<void(QPainter& painter, const QRectF& area)>;

    explicit CardPicture(Paint paint);

    /// Begins to paint unless this is what was begun last. `size` is in device pixels, `scale` device pixels to a unit.
    void begin(const QSize& size, double scale);
    /// What was begun last, once it is there; null when nothing was.
    [[nodiscard]] const QPixmap& wait();

private:
    Paint m_paint;
    QSize m_size;
    double m_scale = 0;
    std::optional<std::future<QImage>> m_coming;
    QPixmap m_pixmap;
};

} // namespace qipan::ui
