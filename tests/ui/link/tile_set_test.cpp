#include "ui/link/tile_set.h"

#include "tests/support/catch.h"
#include "ui/link/link_painting.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace qipan;
using namespace qipan::ui;

namespace {

constexpr int size = 40;

/// The symbol in shades of grey, as someone sees it who sees no colours, a little blurred.
std::vector<double> greyOf(link::Picture picture)
{
    QImage image{size, size, QImage::Format_RGB32};
    image.fill(Qt::white);
    QPainter painter{&image};
    painter.setRenderHint(QPainter::Antialiasing);
    paintSymbol(painter, QRectF{4, 4, size - 8, size - 8}, picture, 1);
    painter.end();
    std::vector<double> grey;
    for (int y = 1; y + 1 < size; ++y) {
        for (int x = 1; x + 1 < size; ++x) {
            double sum = 0;
            for (int dy = -1; dy <= 1; ++dy) {
                for (int dx = -1; dx <= 1; ++dx)
                    sum += qGray(image.pixel(x + dx, y + dy));
            }
            grey.push_back(sum / 9 / 255);
        }
    }
    return grey;
}

double distance(const std::vector<double>& a, const std::vector<double>& b)
{
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        sum += (a[i] - b[i]) * (a[i] - b[i]);
    return std::sqrt(sum / static_cast<double>(a.size()));
}

} // namespace

TEST_CASE("no two tiles look alike, even without colours", "[ui][link]")
{
    std::vector<std::vector<double>> greys;
    for (int picture = 0; picture < tilePictures; ++picture)
        greys.push_back(greyOf(static_cast<link::Picture>(picture)));
    for (std::size_t a = 0; a < greys.size(); ++a) {
        for (std::size_t b = a + 1; b < greys.size(); ++b) {
            INFO("pictures " << a << " and " << b);
            CHECK(distance(greys[a], greys[b]) > 0.12); // a disc and a square of the same size have 0.127
        }
    }
}

TEST_CASE("symbols stand out from the tiles of every theme", "[ui][link]")
{
    for (const Look look : {Look::Plain, Look::Classical}) {
        for (const bool dark : {false, true}) {
            const Theme theme = makeTheme(look, dark);
            for (const int picture : {0, 12, 24})
                CHECK(contrast(tileColor(static_cast<link::Picture>(picture)), theme.tile) >= 4.5);
        }
    }
}

TEST_CASE("the fixed colours stand out from their casing", "[ui][link]")
{
    for (const QRgb color : {firstPickColor, secondPickColor, pathColor})
        CHECK(contrast(QColor::fromRgb(color), casingColor()) >= 3);
}

TEST_CASE("a card shows tiles, a pair and its path within its area", "[ui][link]")
{
    QImage image{300, 220, QImage::Format_RGB32};
    image.fill(Qt::magenta);
    QPainter painter{&image};
    paintLinkCard(painter, QRectF{20, 10, 260, 200}, makeTheme(Look::Plain, false));
    painter.end();
    int green = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const bool inside = QRect{20, 10, 260, 200}.contains(x, y);
            if (!inside)
                REQUIRE(image.pixelColor(x, y) == QColor{Qt::magenta});
            green += image.pixel(x, y) == pathColor ? 1 : 0;
        }
    }
    CHECK(green > 100);
}
