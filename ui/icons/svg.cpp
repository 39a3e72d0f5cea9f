// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icons/svg.h"

#ifdef QIPAN_SVG

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>
#include <QSvgRenderer>

namespace qipan::ui {

SvgDrawing::SvgDrawing(const QByteArray& svg)
    : m_renderer{std::make_shared<QSvgRenderer>(svg)}
{
    m_renderer->setAspectRatioMode(Qt::KeepAspectRatio);
}

void SvgDrawing::paint(QPainter& painter, const QRectF& area) const
{
    m_renderer->render(&painter, area);
}

QByteArray makeSvg(const QSize& size, const QString& title, const std::function<void(QPainter&)>& paint)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    generator.setViewBox(QRect{QPoint{}, size});
    generator.setResolution(96);
    generator.setTitle(title);
    QPainter painter{&generator};
    paint(painter);
    painter.end();
    return buffer.data();
}

} // namespace qipan::ui

#else

namespace qipan::ui {

SvgDrawing::SvgDrawing(const QByteArray& /*svg*/)
{
    Q_UNREACHABLE();
}

void SvgDrawing::paint(QPainter& /*painter*/, const QRectF& /*area*/) const
{
    Q_UNREACHABLE();
}

QByteArray makeSvg(const QSize& /*size*/, const QString& /*title*/, const std::function<void(QPainter&)>& /*paint*/)
{
    Q_UNREACHABLE();
}

} // namespace qipan::ui

#endif
