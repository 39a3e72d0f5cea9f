// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/link/emoji_tiles.h"

#include "ui/link/pixel_row.h"
#include "ui/link/svg_tiles.h"

#include <QFont>
#include <QFontDatabase>
#include <QFontMetrics>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace qipan::ui {

namespace {

QFont emojiFont(const QString& family, double pixels)
{
    QFont font{family};
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
    font.setStyleStrategy(QFont::NoFontMerging); // no fallback to other fonts
    return font;
}

/// Old fonts lack some.
bool hasAllEmoji(const QString& family)
{
    const QFontMetrics metrics{emojiFont(family, 32)};
    return std::ranges::all_of(
        tileMotifs, [&](const TileMotif& motif) { return metrics.inFontUcs4(motif.emoji.toUcs4().front()); });
}

/// Returns an image with an emoji in its middle, larger than the emoji; black if the font has no colours.
QImage drawn(QStringView emoji, const QString& family, double pixels)
{
    const int side = static_cast<int>(std::ceil(pixels * 2));
    QImage image{side, side, QImage::Format_ARGB32_Premultiplied};
    image.fill(Qt::transparent);
    QPainter painter{&image};
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.setFont(emojiFont(family, pixels));
    painter.setPen(Qt::black);
    painter.drawText(image.rect(), Qt::AlignCenter, emoji.toString());
    return image;
}

/// Returns the bounding rectangle of the pixels that are not transparent.
QRect inkOf(const QImage& image)
{
    QRect ink;
    for (int y = 0; y < image.height(); ++y) {
        int x = 0;
        for (const QRgb pixel : pixelRow(image, y)) {
            if (qAlpha(pixel) > 8)
                ink |= QRect{x, y, 1, 1};
            ++x;
        }
    }
    return ink;
}

bool hasColours(const QImage& image)
{
    int coloured = 0;
    for (int y = 0; y < image.height(); ++y) {
        coloured += static_cast<int>(std::ranges::count_if(pixelRow(image, y), [](QRgb pixel) {
            return std::abs(qRed(pixel) - qBlue(pixel)) > 60; // more than subpixel fringes
        }));
    }
    return coloured * 50 > image.width() * image.height();
}

} // namespace

QString colorEmojiFamily()
{
    // The names of all common fonts say so; fonts without colours ("Noto Emoji") are detected by drawing.
    const QStringList families = QFontDatabase::families();
    for (const QString& family : families) {
        const bool promising = family.contains(QLatin1String("emoji"), Qt::CaseInsensitive)
            || family.contains(QLatin1String("JoyPixels"), Qt::CaseInsensitive)
            || family.contains(QLatin1String("Twemoji"), Qt::CaseInsensitive)
            || family.contains(QLatin1String("OpenMoji"), Qt::CaseInsensitive);
        if (promising && hasAllEmoji(family) && hasColours(drawn(tileMotifs.front().emoji, family, 32)))
            return family;
    }
    return {};
}

EmojiTiles::EmojiTiles(QString family)
    : m_family{std::move(family)}
{
}

QString EmojiTiles::name(link::Picture picture) const
{
    return tileMotifName(picture);
}

void EmojiTiles::paint(QPainter& painter, const QRectF& square, link::Picture picture, double scale) const
{
    // Fonts leave different space around glyphs: measure what was drawn and fit it to the square.
    const QStringView emoji = tileMotifs[picture].emoji;
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
