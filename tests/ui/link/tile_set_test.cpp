// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icons/contrast.h"
#include "ui/link/tile_set.h"

#include "tests/support/catch.h"
#include "ui/base/preferences.h"
#include "ui/link/link_painting.h"
#include "ui/link/symbol_tiles.h"
#include "ui/link/tile_distance.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <set>
#include <vector>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::ui;

namespace {

constexpr TileSetKind drawnKinds[]{TileSetKind::Pictures, TileSetKind::Contrast, TileSetKind::Mahjong,
                                   TileSetKind::Symbols};

/// The picture alone, in a square of `side` pixels.
QImage imageOf(const TileSet& tiles, int picture, int side = 2 * TileImprint::side)
{
    QImage image{side, side, QImage::Format_ARGB32_Premultiplied};
    image.fill(Qt::transparent);
    QPainter painter{&image};
    painter.setRenderHint(QPainter::Antialiasing);
    tiles.paint(painter, QRectF{image.rect()}, static_cast<link::Picture>(picture), 1);
    return image;
}

/// The smallest distance of any two pictures of a set, in each component.
TileDistance minDistance(const TileSet& tiles)
{
    std::vector<TileImprint> imprints;
    for (int picture = 0; picture < tiles.count(); ++picture)
        imprints.emplace_back(imageOf(tiles, picture));
    TileDistance least{1, 1};
    for (std::size_t a = 0; a < imprints.size(); ++a) {
        for (std::size_t b = a + 1; b < imprints.size(); ++b) {
            const TileDistance distance = imprints[a].distanceTo(imprints[b]);
            least.colour = std::min(least.colour, distance.colour);
            least.grey = std::min(least.grey, distance.grey);
        }
    }
    return least;
}

} // namespace

TEST_CASE("no two tiles of a set look alike", "[ui][link]")
{
    struct Case {
        TileSetKind kind;
        double colour;
        double grey;
    };
    const Case cases[]{
        {TileSetKind::Pictures, 0.20, 0.16},
        {TileSetKind::Contrast, 0.22, 0.22}, // 0.20 is promised to users who see no colours
        {TileSetKind::Mahjong, 0.11, 0.10},  // three and five of characters, as in every Mahjong set
        {TileSetKind::Symbols, 0.15, 0.14},
    };
    for (const auto& [kind, colour, grey] : cases) {
        if (drawableTiles(kind) != kind)
            continue; // built without Qt Svg
        const TileDistance least = minDistance(*makeTileSet(kind));
        INFO("set " << static_cast<int>(kind) << ": " << least.colour << ", grey " << least.grey);
        CHECK(least.colour >= colour);
        CHECK(least.grey >= grey);
    }
}

#ifdef QIPAN_SVG
TEST_CASE("the high contrast tiles are black and white", "[ui][link]")
{
    const auto tiles = makeTileSet(TileSetKind::Contrast);
    for (int picture = 0; picture < tiles->count(); ++picture) {
        const QImage image = imageOf(*tiles, picture).convertToFormat(QImage::Format_ARGB32);
        int colored = 0;
        int pure = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const QRgb pixel = image.pixel(x, y);
                if (qAlpha(pixel) < 255)
                    continue;
                colored += qRed(pixel) != qGreen(pixel) || qRed(pixel) != qBlue(pixel) ? 1 : 0;
                pure += qRed(pixel) == 0 || qRed(pixel) == 255 ? 1 : 0;
            }
        }
        INFO(tiles->name(static_cast<link::Picture>(picture)).toStdString());
        CHECK(colored == 0);
        CHECK(pure > 800);
    }
}

TEST_CASE("Mahjong tiles are named by suit and number", "[ui][link]")
{
    const auto mahjong = makeTileSet(TileSetKind::Mahjong);
    CHECK(mahjong->name(0) == u"1 of dots"_s);
    CHECK(mahjong->name(26) == u"9 of characters"_s);
    CHECK(mahjong->name(27) == u"east wind"_s);
    CHECK(mahjong->name(41) == u"winter"_s);
}
#else
TEST_CASE("without Qt Svg symbols replace the drawings", "[ui][link]")
{
    const auto symbols = makeTileSet(TileSetKind::Symbols);
    for (const TileSetKind kind : drawnKinds) {
        CHECK(drawableTiles(kind) == TileSetKind::Symbols);
        CHECK(imageOf(*makeTileSet(kind), 5) == imageOf(*symbols, 5));
    }
}
#endif

TEST_CASE("tile names are unique within a set and the same in colour and in high contrast", "[ui][link]")
{
    for (const TileSetKind kind : drawnKinds) {
        const auto tiles = makeTileSet(kind);
        REQUIRE(tiles->count() == tilePictures);
        std::set<QString> names;
        for (int picture = 0; picture < tilePictures; ++picture)
            names.insert(tiles->name(static_cast<link::Picture>(picture)));
        CHECK(names.size() == tilePictures);
        CHECK(names.count(QString{}) == 0);
    }
    for (int i = 0; i < tilePictures; ++i) {
        const auto picture = static_cast<link::Picture>(i);
        CHECK(makeTileSet(TileSetKind::Pictures)->name(picture) == makeTileSet(TileSetKind::Contrast)->name(picture));
    }
}

TEST_CASE("every picture is centred in its square and fills most of it", "[ui][link]")
{
    constexpr int extent = 100;
    for (const TileSetKind kind : drawnKinds) {
        const auto tiles = makeTileSet(kind);
        for (int picture = 0; picture < tiles->count(); ++picture) {
            const QImage image = imageOf(*tiles, picture, extent);
            QRect ink;
            for (int y = 0; y < extent; ++y) {
                for (int x = 0; x < extent; ++x) {
                    if (qAlpha(image.pixel(x, y)) > 100)
                        ink |= QRect{x, y, 1, 1};
                }
            }
            INFO(tiles->name(static_cast<link::Picture>(picture)).toStdString());
            CHECK(std::max(ink.width(), ink.height()) >= 76);
            CHECK(ink.left() + ink.right() + 1 >= extent - 18);
            CHECK(ink.left() + ink.right() + 1 <= extent + 18);
            CHECK(ink.top() + ink.bottom() + 1 >= extent - 18);
            CHECK(ink.top() + ink.bottom() + 1 <= extent + 18);
        }
    }
}

TEST_CASE("emoji are available exactly if the system has a font for them", "[ui][link]")
{
    const auto tiles = makeTileSet(TileSetKind::Emoji);
    REQUIRE((tiles != nullptr) == !colorEmojiFamily().isEmpty());
    if (colorEmojiFamily() != u"Noto Color Emoji")
        return; // the others were not measured
    const TileDistance least = minDistance(*tiles);
    CHECK(least.colour >= similarityThreshold);
}

TEST_CASE("tiles are rendered once for each size at screen resolution", "[ui][link]")
{
    TileImages images{makeTileSet(TileSetKind::Pictures)};
    const Theme theme = makeTheme(Look::Plain, false);
    const BoardGeometry geometry{{.size = {4, 4}, .viewport = {200, 200}, .scale = 2}};
    const QPixmap first = images.image(3, geometry, theme);
    CHECK(first.devicePixelRatio() == 2);
    CHECK(first.width() == std::lround(geometry.cellSize() * 2));
    CHECK(images.image(3, geometry, theme).cacheKey() == first.cacheKey());
    const BoardGeometry larger{{.size = {4, 4}, .viewport = {300, 300}, .scale = 2}};
    CHECK(images.image(3, larger, theme).width() == std::lround(larger.cellSize() * 2));
    images.setTiles(makeTileSet(TileSetKind::Mahjong));
    CHECK(images.image(3, larger, theme).cacheKey() != first.cacheKey());
}

TEST_CASE("symbols contrast with the tiles of every theme", "[ui][link]")
{
    for (const Look look : {Look::Plain, Look::Classical}) {
        for (const bool dark : {false, true}) {
            const Theme theme = makeTheme(look, dark);
            for (int picture = 0; picture < tilePictures; ++picture)
                CHECK(contrast(SymbolTiles::color(static_cast<link::Picture>(picture)), theme.tile) >= 4.5);
        }
    }
}

TEST_CASE("the fixed colours contrast with their outline", "[ui][link]")
{
    for (const QRgb color : {firstPickColor, secondPickColor, pathColor})
        CHECK(contrast(QColor::fromRgb(color), casingColor()) >= 3);
}

TEST_CASE("a card draws tiles and a pair and its path within its area", "[ui][link]")
{
    QImage image{300, 220, QImage::Format_RGB32};
    image.fill(Qt::magenta);
    QPainter painter{&image};
    paintLinkCard(painter, QRectF{20, 10, 260, 200}, makeTheme(Look::Plain, false), TileSetKind::Pictures);
    painter.end();
    int pathPixels = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const bool inside = QRect{20, 10, 260, 200}.contains(x, y);
            if (!inside)
                REQUIRE(image.pixelColor(x, y) == QColor{Qt::magenta});
            pathPixels += image.pixel(x, y) == pathColor ? 1 : 0;
        }
    }
    CHECK(pathPixels > 100);
}
