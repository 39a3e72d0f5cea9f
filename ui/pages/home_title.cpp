// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/home_title.h"

#include "ui/base/text_tools.h"
#include "ui/base/texts.h"

#include <QPainter>

namespace qipan::ui {

HomeTitle::HomeTitle(QWidget* parent)
    : QWidget{parent}
{
    setAccessibleName(u"Qipan 棋盘"_qs);
}

void HomeTitle::setFactor(double factor)
{
    m_factor = factor;
    updateGeometry();
    update();
}

QSize HomeTitle::sizeHint() const
{
    const QFontMetricsF metrics{scaledFont(font(), m_factor, QFont::Bold)};
    return {qRound(metrics.horizontalAdvance(programName()) + 1.6 * metrics.height()), qRound(1.1 * metrics.height())};
}

void HomeTitle::paintEvent(QPaintEvent*)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const QFont letters = scaledFont(font(), m_factor, QFont::Bold);
    const QFontMetricsF metrics{letters};
    const double side = metrics.height();
    const double gap = side * 0.32;
    const double advance = metrics.horizontalAdvance(programName());
    const double left = (width() - side - gap - advance) / 2;

    // The seal: two characters in red, as on a painting.
    const QRectF seal{left, (height() - side) / 2, side, side};
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor{0xb0, 0x2a, 0x1e});
    painter.drawRoundedRect(seal, side * 0.14, side * 0.14);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{QColor{0xff, 0xf6, 0xe8, 200}, side * 0.025});
    const double inset = side * 0.07;
    painter.drawRoundedRect(seal.adjusted(inset, inset, -inset, -inset), side * 0.09, side * 0.09);
    QFont characters = letters;
    characters.setPixelSize(std::max(1, static_cast<int>(side * 0.38)));
    painter.setFont(characters);
    painter.setPen(QColor{0xff, 0xf6, 0xe8});
    painter.drawText(seal, Qt::AlignCenter, u"棋盘"_qs);

    painter.setFont(letters);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRectF{seal.right() + gap, 0, advance + 2, double(height())}, Qt::AlignVCenter, programName());
}

} // namespace qipan::ui
