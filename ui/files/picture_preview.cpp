// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/picture_preview.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace qipan::ui {

PicturePreview::PicturePreview(QWidget* parent)
    : QWidget{parent}
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void PicturePreview::setPicture(QSize size, PaintPicture paint)
{
    m_size = size;
    m_paint = std::move(paint);
    update();
}

void PicturePreview::paintEvent(QPaintEvent*)
{
    if (!m_paint || m_size.isEmpty())
        return;
    const QSize fitting = m_size.scaled(size() * devicePixelRatioF(), Qt::KeepAspectRatio);
    QPixmap picture{fitting.expandedTo({1, 1})};
    picture.fill(Qt::transparent);
    {
        QPainter painter{&picture};
        m_paint(painter, std::max(fitting.width(), fitting.height()));
    }
    picture.setDevicePixelRatio(devicePixelRatioF());
    const QSizeF shown = QSizeF{fitting} / devicePixelRatioF();
    QPainter painter{this};
    painter.drawPixmap(QPointF{(width() - shown.width()) / 2, (height() - shown.height()) / 2}, picture);
}

} // namespace qipan::ui
