// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/stone_icon.h"

#include <QPainter>
#include <QPixmap>

namespace qipan::ui {

namespace {

QPixmap stonePixmap(const QColor& stone, const QColor& edge, double edgeWidth)
{
    constexpr int pixels = 48;
    QPixmap pixmap{pixels, pixels};
    pixmap.fill(Qt::transparent);
    QPainter painter{&pixmap};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(stone);
    painter.setPen(QPen{edge, edgeWidth});
    painter.drawEllipse(QPointF{pixels / 2.0, pixels / 2.0}, pixels * 0.38, pixels * 0.38);
    return pixmap;
}

} // namespace

QIcon stoneIcon(Side side)
{
    const QColor black{0x1c, 0x1c, 0x1c};
    const QColor white{0xfa, 0xfa, 0xfa};
    const QColor& stone = side == Side::Black ? black : white;
    QIcon icon{stonePixmap(stone, side == Side::Black ? QColor{0x8a, 0x8a, 0x8a} : QColor{0x77, 0x77, 0x77}, 4)};
    // The selection colour may be about as dark as either stone: with an edge, one of the two stands out.
    icon.addPixmap(stonePixmap(stone, side == Side::Black ? white : black, 7), QIcon::Selected);
    return icon;
}

} // namespace qipan::ui
