// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/link/tile_distance.h"

#include "tests/support/catch.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <random>

using namespace qipan::ui;

namespace {

constexpr int imprintSide = TileImprint::side;

QImage blank()
{
    QImage image{imprintSide, imprintSide, QImage::Format_RGB32};
    image.fill(Qt::white);
    return image;
}

QImage block(const QRect& rect, const QColor& color = Qt::black)
{
    QImage image = blank();
    QPainter{&image}.fillRect(rect, color);
    return image;
}

/// Random blots of any colour and size.
QImage blots(std::mt19937& random)
{
    QImage image = blank();
    QPainter painter{&image};
    const auto below = [&](unsigned bound) { return static_cast<int>(random() % bound); };
    for (int i = 0; i < 6; ++i)
        painter.fillRect(below(imprintSide), below(imprintSide), 4 + below(20), 4 + below(20),
                         QColor{below(256), below(256), below(256)});
    return image;
}

/// The definition in the header, pixel by pixel.
TileDistance plainDistance(const QImage& a, const QImage& b)
{
    const auto value = [](const QImage& image, int x, int y, int channel) {
        double sum = 0;
        for (int v = y - 1; v <= y + 1; ++v) {
            for (int u = x - 1; u <= x + 1; ++u) {
                const QRgb pixel = image.valid(u, v) ? image.pixel(u, v) : qRgb(255, 255, 255);
                const int values[]{qRed(pixel), qGreen(pixel), qBlue(pixel), qGray(pixel)};
                sum += values[channel] / 255.0;
            }
        }
        return sum / 9;
    };
    TileDistance least{1, 1};
    for (int dy = -2; dy <= 2; ++dy) {
        for (int dx = -2; dx <= 2; ++dx) {
            double sums[4]{};
            for (int y = -4; y < imprintSide + 4; ++y) {
                for (int x = -4; x < imprintSide + 4; ++x) {
                    for (int channel = 0; channel < 4; ++channel) {
                        const double difference = value(a, x, y, channel) - value(b, x + dx, y + dy, channel);
                        sums[channel] += difference * difference;
                    }
                }
            }
            least.colour =
                std::min(least.colour, std::sqrt((sums[0] + sums[1] + sums[2]) / (3.0 * imprintSide * imprintSide)));
            least.grey = std::min(least.grey, std::sqrt(sums[3] / (imprintSide * imprintSide)));
        }
    }
    return least;
}

} // namespace

TEST_CASE("the picture distance matches its definition", "[ui][link]")
{
    std::mt19937 random{7};
    for (int i = 0; i < 4; ++i) {
        const QImage a = blots(random);
        const QImage b = blots(random);
        const TileDistance plain = plainDistance(a, b);
        const TileDistance fast = TileImprint{a}.distanceTo(TileImprint{b});
        CHECK(std::abs(fast.colour - plain.colour) < 1e-4);
        CHECK(std::abs(fast.grey - plain.grey) < 1e-4);
        CHECK(std::abs(TileImprint{b}.distanceTo(TileImprint{a}).colour - fast.colour) < 1e-4);
        CHECK(TileImprint{a}.isCloserThan(TileImprint{b}, plain.colour + 1e-3));
        CHECK_FALSE(TileImprint{a}.isCloserThan(TileImprint{b}, plain.colour - 1e-3));
    }
}

TEST_CASE("a picture has no distance to itself when slightly shifted or scaled", "[ui][link]")
{
    const TileImprint one{block({8, 8, 20, 20})};
    CHECK(one.distanceTo(one) == TileDistance{0, 0});
    CHECK(one.distanceTo(TileImprint{block({10, 6, 20, 20})}).colour < 1e-3);
    CHECK(one.distanceTo(TileImprint{block({16, 8, 20, 20})}).colour > 0.2);
    CHECK(one.distanceTo(TileImprint{block({8, 8, 20, 20}).scaled(400, 400)}).colour < 0.03);
    CHECK(one.isCloserThan(one, similarityThreshold));
}

TEST_CASE("black and white are far apart and colours differ even if their greys do not", "[ui][link]")
{
    const TileImprint white{blank()};
    CHECK(white.distanceTo(TileImprint{block({0, 0, imprintSide, imprintSide})}).grey > 0.95);
    const QRect middle{6, 6, 28, 28};
    const TileDistance hues =
        TileImprint{block(middle, QColor{200, 0, 0})}.distanceTo(TileImprint{block(middle, QColor{0, 0, 255})});
    CHECK(hues.colour > 0.3);
    CHECK(hues.grey < 0.15);
}

TEST_CASE("transparency counts as white and any size works", "[ui][link]")
{
    QImage clear{3, 90, QImage::Format_ARGB32};
    clear.fill(Qt::transparent);
    CHECK(TileImprint{clear}.distanceTo(TileImprint{blank()}) == TileDistance{0, 0});
    CHECK(TileImprint{QImage{1, 1, QImage::Format_Mono}}.distanceTo(TileImprint{blank()}).colour >= 0);
}
