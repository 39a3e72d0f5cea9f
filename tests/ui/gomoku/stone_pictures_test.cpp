// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "tests/ui/board/board_fixture.h"
#include "ui/gomoku/gomoku_painting.h"

#include <QPainter>

#include <algorithm>
#include <cstdlib>

using namespace qipan;
using namespace qipan::ui;

namespace {

/// The image that `paint` draws on wood, in the middle of a square of 101 device pixels.
template <typename Paint>
QImage painted(double scale, Paint paint)
{
    QImage image{101, 101, QImage::Format_RGB32};
    image.setDevicePixelRatio(scale);
    image.fill(QColor{222, 184, 120});
    QPainter painter{&image};
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, QPointF{50.5 / scale, 50.5 / scale});
    return image;
}

/// The largest difference of a colour component, 0 … 255.
int difference(const QImage& one, const QImage& other)
{
    int largest = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            const QRgb a = one.pixel(x, y);
            const QRgb b = other.pixel(x, y);
            largest = std::max(
                {largest, std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
        }
    }
    return largest;
}

/// Compares cached images of stones and shadow with directly painted ones.
void compare(StonePictures& pictures, double cell, double scale, const Theme& theme)
{
    pictures.prepare(cell, scale, theme);
    for (const Side side : {Side::Black, Side::White}) {
        const QImage copied = painted(scale, [&](QPainter& painter, QPointF centre) {
            pictures.paintShadow(painter, centre);
            pictures.paintStone(painter, centre, side);
        });
        const QImage plain = painted(scale, [&](QPainter& painter, QPointF centre) {
            paintStoneShadow(painter, centre, cell, theme);
            paintStone(painter, centre, cell, side, theme);
        });
        CAPTURE(cell, scale, side);
        CHECK(difference(copied, plain) <= 6); // rounded twice instead of once
    }
}

} // namespace

TEST_CASE("A cached stone looks like a painted one on every screen and after every change")
{
    Theme theme;
    theme.blackStone = QColor{24, 26, 30};
    theme.whiteStone = QColor{246, 243, 234};
    theme.stoneEdge = QColor{90, 80, 60};
    StonePictures pictures;
    for (const double scale : {1.0, 1.25, 1.5, 2.0}) {
        for (const double cell : {12.0, 30.0})
            compare(pictures, cell, scale, theme);
    }
    theme.blackStone = Qt::darkBlue;
    compare(pictures, 30, 2, theme);
}
