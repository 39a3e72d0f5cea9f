// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/card.h"

#include <QLayout>
#include <QPainter>
#include <QPainterPath>

namespace qipan::ui {
namespace {

constexpr double roundRadius = 9;
constexpr double flatRadius = 4;
constexpr double stripeWidth = 5;

} // namespace

void Card::setFlat(bool flat)
{
    m_flat = flat;
    update();
}

void Card::setAccented(bool accented)
{
    m_accented = accented;
    update();
}

void Card::hideAndLeaveFocus()
{
    const QWidget* focus = window()->focusWidget();
    const bool hasKeyboard = focus == this || isAncestorOf(focus);
    hide();
    if (hasKeyboard && parentWidget() != nullptr)
        parentWidget()->setFocus();
}

void Card::setPadding(int horizontal, int vertical)
{
    const int edge = shadowWidth();
    layout()->setContentsMargins(edge + horizontal, edge + vertical, edge + horizontal, edge + vertical);
}

void Card::paintEvent(QPaintEvent*)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const int edge = shadowWidth();
    const QRectF sheet = m_flat ? QRectF{rect()}.adjusted(0.5, 0.5, -0.5, -0.5)
                                : QRectF{rect()}.adjusted(edge - 0.5, edge - 1.5, 0.5 - edge, -0.5 - edge);
    const double radius = m_flat ? flatRadius : roundRadius;
    painter.setPen(Qt::NoPen);
    for (int i = edge; i >= 1; --i) {
        painter.setBrush(QColor{0, 0, 0, 14});
        painter.drawRoundedRect(sheet.adjusted(-i + 1, -i + 2, i - 1, i), radius + i, radius + i);
    }
    QPainterPath path;
    path.addRoundedRect(sheet, radius, radius);
    painter.fillPath(path, palette().color(QPalette::Base));
    if (m_accented) {
        painter.setClipPath(path);
        painter.fillRect(QRectF{sheet.topLeft(), QSizeF{stripeWidth, sheet.height()}},
                         palette().color(QPalette::Highlight));
        painter.setClipping(false);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{palette().color(QPalette::Mid), 1});
    painter.drawPath(path);
}

} // namespace qipan::ui
