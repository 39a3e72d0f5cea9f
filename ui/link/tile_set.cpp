// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/link/tile_set.h"

#include "ui/base/preferences.h"
#include "ui/link/symbol_tiles.h"
#include "ui/link/tile_distance.h"

#include <QCoreApplication>
#include <QFont>
#include <QFontDatabase>
#include <QFontMetrics>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <iterator>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

static void loadTiles()
{
    Q_INIT_RESOURCE(tiles); // this library is linked statically
}

namespace qipan::ui {
namespace {

QString translatedName(const char* name)
{
    return QCoreApplication::translate("qipan::ui::TileSet", name);
}

/// A thing shown on tiles: as colourful picture, in high contrast, and as emoji.
struct TileMotif {
    const char* file; ///< name of its drawings, without folder and suffix
    const char* name; ///< in English
    QStringView emoji;
};

/// All things; the first ones differ most, for games with few pictures.
constexpr std::array<TileMotif, tilePictures> tileMotifs{
    TileMotif{"apple", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "apple"), u"\U0001f34e"},
    TileMotif{"banana", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "banana"), u"\U0001f34c"},
    TileMotif{"cherries", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "cherries"), u"\U0001f352"},
    TileMotif{"grapes", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "grapes"), u"\U0001f347"},
    TileMotif{"car", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "car"), u"\U0001f697"},
    TileMotif{"fish", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "fish"), u"\U0001f41f"},
    TileMotif{"house", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "house"), u"\U0001f3e0"},
    TileMotif{"sunflower", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "sunflower"), u"\U0001f33b"},
    TileMotif{"watermelon", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "watermelon"), u"\U0001f349"},
    TileMotif{"cat", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "cat"), u"\U0001f431"},
    TileMotif{"umbrella", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "umbrella"), u"\u2602\ufe0f"},
    TileMotif{"rocket", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "rocket"), u"\U0001f680"},
    TileMotif{"fir", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "fir tree"), u"\U0001f332"},
    TileMotif{"owl", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "owl"), u"\U0001f989"},
    TileMotif{"key", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "key"), u"\U0001f511"},
    TileMotif{"butterfly", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "butterfly"), u"\U0001f98b"},
    TileMotif{"pineapple", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "pineapple"), u"\U0001f34d"},
    TileMotif{"anchor", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "anchor"), u"\u2693"},
    TileMotif{"rabbit", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "rabbit"), u"\U0001f430"},
    TileMotif{"lantern", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "lantern"), u"\U0001f3ee"},
    TileMotif{"snail", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "snail"), u"\U0001f40c"},
    TileMotif{"tulip", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "tulip"), u"\U0001f337"},
    TileMotif{"star", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "star"), u"\u2b50"},
    TileMotif{"frog", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "frog"), u"\U0001f438"},
    TileMotif{"carrot", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "carrot"), u"\U0001f955"},
    TileMotif{"sailboat", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "sailboat"), u"\u26f5"},
    TileMotif{"mushroom", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "mushroom"), u"\U0001f344"},
    TileMotif{"penguin", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "penguin"), u"\U0001f427"},
    TileMotif{"gift", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "present"), u"\U0001f381"},
    TileMotif{"moon", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "moon"), u"\U0001f319"},
    TileMotif{"crab", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "crab"), u"\U0001f980"},
    TileMotif{"teacup", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "teacup"), u"\u2615"},
    TileMotif{"turtle", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "turtle"), u"\U0001f422"},
    TileMotif{"bell", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "bell"), u"\U0001f514"},
    TileMotif{"whale", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "whale"), u"\U0001f433"},
    TileMotif{"cactus", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "cactus"), u"\U0001f335"},
    TileMotif{"doughnut", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "doughnut"), u"\U0001f369"},
    TileMotif{"crown", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "crown"), u"\U0001f451"},
    TileMotif{"ice_cream", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "ice cream"), u"\U0001f367"},
    TileMotif{"balloon", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "balloon"), u"\U0001f388"},
    TileMotif{"ladybird", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "ladybird"), u"\U0001f41e"},
    TileMotif{"light_bulb", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "light bulb"), u"\U0001f4a1"},
};

// Mahjong tiles, each once: dots, bamboo and characters from 1 to 9, four winds, three dragons, four flowers, four
// seasons.

constexpr int suitSize = 9;

struct Named {
    const char* file;
    const char* name;
};

constexpr Named suits[]{
    {"dots_%1", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "%1 of dots")},
    {"bamboo_%1", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "%1 of bamboo")},
    {"characters_%1", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "%1 of characters")},
};

constexpr Named honours[]{
    {"wind_east", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "east wind")},
    {"wind_south", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "south wind")},
    {"wind_west", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "west wind")},
    {"wind_north", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "north wind")},
    {"dragon_red", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "red dragon")},
    {"dragon_green", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "green dragon")},
    {"dragon_white", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "white dragon")},
    {"flower_plum", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "plum blossom")},
    {"flower_orchid", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "orchid")},
    {"flower_chrysanthemum", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "chrysanthemum")},
    {"flower_bamboo", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "bamboo leaves")},
    {"season_spring", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "spring")},
    {"season_summer", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "summer")},
    {"season_autumn", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "autumn")},
    {"season_winter", QT_TRANSLATE_NOOP("qipan::ui::TileSet", "winter")},
};
constexpr int suited = suitSize * static_cast<int>(std::size(suits));
static_assert(suited + std::size(honours) == tilePictures);

QString mahjongName(link::Picture picture)
{
    if (picture < suited)
        return translatedName(suits[picture / suitSize].name).arg(picture % suitSize + 1);
    return translatedName(honours[picture - suited].name);
}

QString mahjongFile(link::Picture picture)
{
    if (picture < suited)
        return QString::fromLatin1(suits[picture / suitSize].file).arg(picture % suitSize + 1);
    return QString::fromLatin1(honours[picture - suited].file);
}

/// Tiles drawn from the SVG files in resources/tiles. A file is read when it is first painted.
class SvgTiles final : public TileSet {
public:
    /// Precondition: `kind` is Pictures, Contrast (the same things in the same order) or Mahjong.
    explicit SvgTiles(TileSetKind kind)
        : m_kind{kind}
        , m_renderers(tilePictures)
    {
        loadTiles();
    }

    int count() const override { return tilePictures; }
    double share() const override { return 0.82; }
    QString name(link::Picture picture) const override
    {
        return m_kind == TileSetKind::Mahjong ? mahjongName(picture) : translatedName(tileMotifs[picture].name);
    }

    void paint(QPainter& painter, const QRectF& square, link::Picture picture, double /*scale*/) const override
    {
        std::unique_ptr<QSvgRenderer>& renderer = m_renderers[picture];
        if (!renderer)
            renderer = std::make_unique<QSvgRenderer>(fileOf(picture));
        renderer->render(&painter, square);
    }

private:
    QString fileOf(link::Picture picture) const
    {
        if (m_kind == TileSetKind::Mahjong)
            return u":/tiles/mahjong/%1.svg"_s.arg(mahjongFile(picture));
        const bool isContrast = m_kind == TileSetKind::Contrast;
        return (isContrast ? u":/tiles/contrast/%1.svg"_s : u":/tiles/pictures/%1.svg"_s)
            .arg(QLatin1String{tileMotifs[picture].file});
    }

    TileSetKind m_kind;
    mutable std::vector<std::unique_ptr<QSvgRenderer>> m_renderers; // by picture; null until first painted
};

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

/// The things of the picture set as emoji of a font.
class EmojiTiles final : public TileSet {
public:
    /// Precondition: `family` was returned by colorEmojiFamily() and is not empty.
    explicit EmojiTiles(QString family)
        : m_family{std::move(family)}
    {
    }

    int count() const override { return tilePictures; }
    double share() const override { return 0.8; }
    QString name(link::Picture picture) const override { return translatedName(tileMotifs[picture].name); }

    void paint(QPainter& painter, const QRectF& square, link::Picture picture, double scale) const override
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

private:
    QString m_family;
};

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

std::shared_ptr<const TileSet> makeTileSet(TileSetKind kind)
{
    switch (kind) {
    case TileSetKind::Pictures:
    case TileSetKind::Contrast:
    case TileSetKind::Mahjong:
        return std::make_shared<SvgTiles>(kind);
    case TileSetKind::Symbols:
        return std::make_shared<SymbolTiles>();
    case TileSetKind::Emoji:
        if (const QString family = colorEmojiFamily(); !family.isEmpty())
            return std::make_shared<EmojiTiles>(family);
        return nullptr;
    case TileSetKind::User:
        break;
    }
    Q_UNREACHABLE();
}

} // namespace qipan::ui
