#pragma once

#include "core/board/side.h"
#include "ui/theme/theme.h"

#include <QPixmap>
#include <QPointF>

#include <array>

class QPainter;

namespace qipan::ui {

/// Stones at rest and their shadows, painted once and then copied: hundreds of gradients would take longer than a
/// frame. `centre` must lie in the middle of a device pixel, as all crossings do, so that a copy is as sharp as the
/// original.
class StonePictures {
public:
    /// Says what the next stones look like; paints the pictures anew where that has changed. `cell` is the distance of
    /// two lines and `scale` the device pixels in a device-independent one.
    void prepare(double cell, double scale, const Theme& theme);

    void paintShadow(QPainter& painter, QPointF centre) const { paint(painter, centre, m_shadow); }
    void paintStone(QPainter& painter, QPointF centre, Side side) const
    {
        paint(painter, centre, m_stones[side == Side::Black ? 0 : 1]);
    }

private:
    void paint(QPainter& painter, QPointF centre, const QPixmap& picture) const;

    double m_cell = 0;
    double m_scale = 0;
    Theme m_theme;
    double m_half = 0; ///< half the width of a picture
    std::array<QPixmap, 2> m_stones;
    QPixmap m_shadow;
};

} // namespace qipan::ui
