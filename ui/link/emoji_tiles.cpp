#include "ui/link/emoji_tiles.h"

#include "ui/link/things.h"

#include <QFont>
#include <QFontDatabase>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace qipan::ui {

namespace {

/// An emoji in the middle of an image that is larger than it, in black where the font has no colours.
QImage drawn(QStringView emoji, const QString& family, double pixels)
{
    const int side = static_cast<int>(std::ceil(pixels * 2));
    QImage image{side, side, QImage::Format_ARGB32_Premultiplied};
    image.fill(Qt::transparent);
    QFont font{family};
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
    font.setStyleStrategy(QFont::NoFontMerging); // no other font may help out
    QPainter painter{&image};
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.setFont(font);
    painter.setPen(Qt::black);
    painter.drawText(image.rect(), Qt::AlignCenter, emoji.toString());
    return image;
}

/// What is not transparent.
QRect inkOf(const QImage& image)
{
    QRect ink;
    for (int y = 0; y < image.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            if (qAlpha(line[x]) > 8)
                ink |= QRect{x, y, 1, 1};
        }
    }
    return ink;
}

bool hasColours(const QImage& image)
{
    int coloured = 0;
    for (int y = 0; y < image.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        coloured += static_cast<int>(std::count_if(line, line + image.width(), [](QRgb pixel) {
            return std::abs(qRed(pixel) - qBlue(pixel)) > 60; // more than the fringes of subpixels
        }));
    }
    return coloured * 50 > image.width() * image.height();
}

} // namespace

QString colorEmojiFamily()
{
    // Every such font in use says what it is; those without colours ("Noto Emoji") are told by what they draw.
    const QStringList families = QFontDatabase::families();
    for (const QString& family : families) {
        const bool promising = family.contains(QLatin1String("emoji"), Qt::CaseInsensitive)
            || family.contains(QLatin1String("JoyPixels"), Qt::CaseInsensitive)
            || family.contains(QLatin1String("Twemoji"), Qt::CaseInsensitive)
            || family.contains(QLatin1String("OpenMoji"), Qt::CaseInsensitive);
        if (promising && hasColours(drawn(things.front().emoji, family, 32)))
            return family;
    }
    return {};
}

EmojiTiles::EmojiTiles(const QString& family)
    : m_family{family}
{
}

QString EmojiTiles::name(link::Picture picture) const
{
    return thingName(picture);
}

void EmojiTiles::paint(QPainter& painter, const QRectF& square, link::Picture picture, double scale) const
{
    // Fonts leave different room around their glyphs: what is drawn is measured, and then fills the square.
    const QStringView emoji = things[picture].emoji;
    const double pixels = square.width() * scale;
    QImage image = drawn(emoji, m_family, pixels);
    QRect ink = inkOf(image);
    if (ink.isEmpty())
        return;
    const double grow = pixels / std::max(ink.width(), ink.height());
    image = drawn(emoji, m_family, pixels * grow);
    ink = inkOf(image);
    if (ink.isEmpty())
        return;
    const double fit = std::min(1.0, pixels / std::max(ink.width(), ink.height())) / scale;
    QRectF place{QPointF{0, 0}, QSizeF{ink.size()} * fit};
    place.moveCenter(square.center());
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(place, image, ink);
    painter.restore();
}

} // namespace qipan::ui
