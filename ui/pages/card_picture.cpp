// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/card_picture.h"

#include <QPainter>
#include <QPainterPath>
#include <QThreadPool>

#include <memory>
#include <utility>

namespace qipan::ui {
namespace {

QImage paintRounded(const CardPicture::Paint& paint, const QSize& size, double scale)
{
    QImage image{size, QImage::Format_ARGB32_Premultiplied};
    image.setDevicePixelRatio(scale);
    image.fill(Qt::transparent);
    QPainter painter{&image};
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area{0, 0, size.width() / scale, size.height() / scale};
    painter.save();
    paint(painter, area);
    painter.restore();
    QPainterPath corners; // cutting the corners off afterwards is faster than clipping every fill
    corners.addRect(area);
    corners.addRoundedRect(area, 7, 7);
    painter.setCompositionMode(QPainter::CompositionMode_DestinationOut);
    painter.fillPath(corners, Qt::black);
    return image;
}

} // namespace

CardPicture::CardPicture(Paint paint)
    : m_paint{std::move(paint)}
{
}

void CardPicture::begin(const QSize& size, double scale)
{
    if (!m_paint || size.isEmpty() || (size == m_size && qFuzzyCompare(scale, m_scale)))
        return;
    m_size = size;
    m_scale = scale;
    auto job = std::make_shared<std::packaged_task<QImage()>>(
        [paint = m_paint, size, scale] { return paintRounded(paint, size, scale); });
    m_coming = job->get_future();
    QThreadPool::globalInstance()->start([job] { (*job)(); });
}

const QPixmap& CardPicture::wait()
{
    if (m_coming) {
        m_pixmap = QPixmap::fromImage(m_coming->get());
        m_coming.reset();
    }
    return m_pixmap;
}

} // namespace qipan::ui
