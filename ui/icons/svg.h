// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSize>
#include <QString>

#include <functional>
#include <memory>

class QPainter;
class QRectF;
class QSvgRenderer;

namespace qipan::ui {

/// Whether the program was built with Qt Svg. What follows may only be used if it was.
#ifdef QIPAN_SVG
inline constexpr bool hasSvg = true;
#else
inline constexpr bool hasSvg = false;
#endif

/// A drawing in SVG.
class SvgDrawing {
public:
    explicit SvgDrawing(const QByteArray& svg);

    /// Paints the drawing into the middle of `area`, as large as fits.
    void paint(QPainter& painter, const QRectF& area) const;

private:
    std::shared_ptr<QSvgRenderer> m_renderer; // shared, as its class is unknown without Qt Svg
};

/// Returns what `paint` paints as an SVG file.
[[nodiscard]] QByteArray makeSvg(const QSize& size, const QString& title, const std::function<void(QPainter&)>& paint);

} // namespace qipan::ui
