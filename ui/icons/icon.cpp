// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icons/icon.h"

#include "ui/icons/contrast.h"
#include "ui/icons/svg.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QImage>
#include <QPainter>
#include <QPalette>

using namespace Qt::StringLiterals;

static void loadIcons()
{
    Q_INIT_RESOURCE(icons); // this library is linked statically
}

namespace qipan::ui {
namespace {

QString drawingOf(const QString& name)
{
    return (hasSvg ? u":/icons/%1.svg"_s : u":/icons/%1.png"_s).arg(name);
}

QColor inkOf(QIcon::Mode mode)
{
    const QPalette palette = QGuiApplication::palette();
    if (mode == QIcon::Selected)
        return palette.color(QPalette::HighlightedText);
    return palette.color(mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active, QPalette::ButtonText);
}

/// Returns true if most of an icon contrasts with `ground`.
bool isVisibleOn(const QColor& ground, const QImage& drawn)
{
    int opaque = 0;
    int visible = 0;
    for (int y = 0; y < drawn.height(); ++y) {
        for (int x = 0; x < drawn.width(); ++x) {
            const QColor pixel = drawn.pixelColor(x, y);
            if (pixel.alpha() < 128)
                continue;
            ++opaque;
            visible += contrast(pixel, ground) >= 3 ? 1 : 0;
        }
    }
    return visible * 2 > opaque;
}

/// Returns true if the desktop has an icon theme of its own. "hicolor" is only the fallback for programs' icons, and
/// searching it for every name takes longer than drawing all icons.
bool hasIconTheme()
{
    const QString theme = QIcon::themeName();
    return !theme.isEmpty() && theme != QLatin1String("hicolor");
}

/// Chooses between the system's icon and the program's drawing at each paint, so that a change between light and dark
/// needs no new icons. Searches the theme on first paint, as most icons are in menus that are never opened.
class TintedIcon final : public QIconEngine {
public:
    explicit TintedIcon(const QString& name)
        : m_name{name}
    {
    }

    QIconEngine* clone() const override { return new TintedIcon{m_name}; }
    bool isNull() override { return false; }
    QString key() const override { return u"TintedIcon"_s; }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1);
    }

    /// `size` is in device pixels.
    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State state, qreal scale) override
    {
        if (size.isEmpty())
            return {}; // a button without room: nothing to paint on
        QPixmap pixmap{size};
        pixmap.fill(Qt::transparent);
        QPainter painter{&pixmap};
        paint(&painter, QRect{QPoint{0, 0}, size}, mode, state);
        painter.end();
        pixmap.setDevicePixelRatio(scale);
        return pixmap;
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override
    {
        if (isThemedVisible()) {
            m_themed.paint(painter, rect, Qt::AlignCenter, mode, state);
            return;
        }
        const QColor ink = inkOf(mode);
        painter->save();
        painter->setOpacity(painter->opacity() * ink.alphaF());
        if (hasSvg)
            paintSvg(*painter, rect, ink);
        else
            paintImage(*painter, rect, ink);
        painter->restore();
    }

private:
    void paintSvg(QPainter& painter, const QRect& rect, const QColor& ink) const
    {
        QFile file{drawingOf(m_name)};
        QByteArray drawing = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
        SvgDrawing{drawing.replace("currentColor", ink.name().toLatin1())}.paint(painter, QRectF{rect});
    }

    void paintImage(QPainter& painter, const QRect& rect, const QColor& ink) const
    {
        QImage image{drawingOf(m_name)};
        image.convertTo(QImage::Format_ARGB32_Premultiplied);
        QPainter tint{&image};
        tint.setCompositionMode(QPainter::CompositionMode_SourceIn);
        tint.fillRect(image.rect(), QColor::fromRgb(ink.rgb()));
        tint.end();
        QRectF place{QPointF{0, 0}, QSizeF{image.size()}.scaled(rect.size(), Qt::KeepAspectRatio)};
        place.moveCenter(QRectF{rect}.center());
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(place, image);
    }

    bool isThemedVisible()
    {
        if (!m_isSearched) {
            m_isSearched = true;
            if (hasIconTheme() && QIcon::hasThemeIcon(m_name))
                m_themed = QIcon::fromTheme(m_name);
        }
        if (m_themed.isNull())
            return false;
        const QColor ground = QGuiApplication::palette().color(QPalette::Button);
        if (ground != m_judgedOn) {
            m_judgedOn = ground;
            m_visible = isVisibleOn(ground, m_themed.pixmap(QSize{24, 24}, 1.0).toImage());
        }
        return m_visible;
    }

    QString m_name;
    QIcon m_themed; ///< null if the theme has no such icon
    bool m_isSearched = false;
    QColor m_judgedOn; ///< the background that `m_visible` refers to; invalid at first
    bool m_visible = false;
};

} // namespace

QIcon icon(const QString& name)
{
    loadIcons();
    if (!QFile::exists(drawingOf(name)))
        return QIcon::fromTheme(name);
    return QIcon{new TintedIcon{name}};
}

QIcon applicationIcon()
{
    loadIcons();
    if (hasSvg)
        return QIcon{new TintedIcon{u"app"_s}}; // needs no plugin for icons
    QIcon icon;
    for (const QString& file : QDir{u":/icons/app"_s}.entryList())
        icon.addFile(u":/icons/app/"_s + file);
    return icon;
}

} // namespace qipan::ui
