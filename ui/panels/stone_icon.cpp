#include "ui/panels/stone_icon.h"

#include <QPainter>
#include <QPixmap>

namespace qipan::ui {

QIcon stoneIcon(Side side)
{
    constexpr int pixels = 48;
    QPixmap pixmap{pixels, pixels};
    pixmap.fill(Qt::transparent);
    QPainter painter{&pixmap};
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isBlack = side == Side::Black;
    painter.setBrush(isBlack ? QColor{0x1c, 0x1c, 0x1c} : QColor{0xfa, 0xfa, 0xfa});
    painter.setPen(QPen{isBlack ? QColor{0x8a, 0x8a, 0x8a} : QColor{0x77, 0x77, 0x77}, 4});
    painter.drawEllipse(QPointF{pixels / 2.0, pixels / 2.0}, pixels * 0.38, pixels * 0.38);
    painter.end();
    QIcon icon{pixmap};
    icon.addPixmap(pixmap, QIcon::Selected); // as it is, not tinted
    return icon;
}

} // namespace qipan::ui
