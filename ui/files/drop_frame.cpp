// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/drop_frame.h"

#include "ui/base/text_tools.h"

#include <QFontMetricsF>
#include <QPainter>

namespace qipan::ui {

DropFrame::DropFrame(QWidget* parent)
    : QWidget{parent}
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void DropFrame::open()
{
    setGeometry(parentWidget()->rect());
    raise();
    show();
}

void DropFrame::paintEvent(QPaintEvent*)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    QColor veil = palette().color(QPalette::Window);
    veil.setAlpha(170);
    painter.fillRect(rect(), veil);
    const QColor accent = palette().color(QPalette::Highlight);
    const QRectF frame = QRectF{rect()}.adjusted(14, 14, -14, -14);
    painter.setPen(QPen{accent, 3, Qt::DashLine, Qt::RoundCap});
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(frame, 14, 14);

    painter.setFont(scaledFont(font(), 1.5, QFont::Bold));
    const QString text = tr("Drop here to open");
    QRectF plate = QFontMetricsF{painter.font()}.boundingRect(frame, Qt::AlignCenter | Qt::TextWordWrap, text);
    plate.adjust(-22, -12, 22, 12);
    painter.setPen(Qt::NoPen);
    painter.setBrush(accent);
    painter.drawRoundedRect(plate, plate.height() / 2, plate.height() / 2);
    painter.setPen(palette().color(QPalette::HighlightedText));
    painter.drawText(plate, Qt::AlignCenter | Qt::TextWordWrap, text);
}

} // namespace qipan::ui
