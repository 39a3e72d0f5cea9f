// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "tests/ui/board/board_fixture.h"
#include "ui/board/board_geometry.h"

#include <cmath>
#include <random>

using namespace qipan;
using qipan::ui::BoardGeometry;

namespace {

bool isWhole(double value)
{
    return std::abs(value - std::round(value)) < 1e-6;
}

BoardGeometry::Spec randomSpec(std::mt19937& random)
{
    const auto between = [&random](int low, int high) { return std::uniform_int_distribution{low, high}(random); };
    constexpr double scales[] = {1, 1.25, 1.5, 1.75, 2, 3};
    return {.size = {between(2, 30), between(2, 30)},
            .viewport = QSizeF(between(120, 1920), between(120, 1200)),
            .scale = scales[between(0, 5)],
            .margins = {between(0, 12) / 10.0, between(0, 12) / 10.0, between(0, 12) / 10.0, between(0, 12) / 10.0},
            .minMargins = QMarginsF(between(0, 24), between(0, 24), between(0, 24), between(0, 24))};
}

} // namespace

TEST_CASE("Cells and pixels agree at random sizes, scales and margins")
{
    std::mt19937 random{7};
    for (int round = test::repetitions(300, 5000); round > 0; --round) {
        const auto spec = randomSpec(random);
        const BoardGeometry geometry{spec};
        for (int y = 0; y < spec.size.rows; ++y) {
            for (int x = 0; x < spec.size.columns; ++x) {
                const Cell cell{x, y};
                const QRectF rect = geometry.rect(cell);
                REQUIRE(geometry.cellAt(rect.center()) == cell);
                REQUIRE(geometry.cellAt(geometry.centre(cell)) == cell);
                REQUIRE(geometry.cellAt(rect.topLeft() + QPointF{0.01, 0.01}) == cell);
                REQUIRE(geometry.cellAt(rect.bottomRight() - QPointF{0.01, 0.01}) == cell);
            }
        }
        REQUIRE_FALSE(geometry.cellAt(geometry.board().topLeft() - QPointF{0.1, -1}));
        REQUIRE_FALSE(geometry.cellAt(geometry.board().bottomRight() + QPointF{0.1, -1}));
    }
}

TEST_CASE("Cells and lines lie on whole device pixels")
{
    std::mt19937 random{8};
    for (int round = test::repetitions(500, 5000); round > 0; --round) {
        const auto spec = randomSpec(random);
        const BoardGeometry geometry{spec};
        const Cell cell{spec.size.columns / 2, spec.size.rows / 2};
        REQUIRE(isWhole(geometry.rect(cell).left() * spec.scale));
        REQUIRE(isWhole(geometry.rect(cell).top() * spec.scale));
        REQUIRE(isWhole(geometry.cellSize() * spec.scale));
        REQUIRE(isWhole(geometry.centre(cell).x() * spec.scale));
        const QRectF line = geometry.line(geometry.centre({0, 0}), geometry.centre({cell.x, 0}), 1.3);
        REQUIRE(isWhole(line.left() * spec.scale));
        REQUIRE(isWhole(line.top() * spec.scale));
        REQUIRE(isWhole(line.height() * spec.scale));
        REQUIRE(line.height() * spec.scale >= 1);
    }
}

TEST_CASE("A board is centred and as large as fits")
{
    std::mt19937 random{9};
    for (int round = test::repetitions(500, 5000); round > 0; --round) {
        auto spec = randomSpec(random);
        const BoardGeometry geometry{spec};
        if (geometry.cellSize() * spec.scale < 2)
            continue; // the minimum size need not fit
        const QRectF outer = geometry.outer();
        const double pixel = 1 / spec.scale;
        REQUIRE(outer.left() >= -pixel);
        REQUIRE(outer.top() >= -pixel);
        REQUIRE(outer.right() <= spec.viewport.width() + pixel);
        REQUIRE(outer.bottom() <= spec.viewport.height() + pixel);
        REQUIRE(std::abs(outer.center().x() - spec.viewport.width() / 2) <= pixel);
        REQUIRE(std::abs(outer.center().y() - spec.viewport.height() / 2) <= pixel);
        // One device pixel more per cell would not fit in one direction.
        const double cell = geometry.cellSize() + pixel;
        const auto margin = [&](double cells, double least) {
            return std::max(cell * cells, std::ceil(least * spec.scale) / spec.scale);
        };
        const QMarginsF& cells = spec.margins;
        const QMarginsF& least = spec.minMargins;
        const double wide = margin(cells.left(), least.left()) + margin(cells.right(), least.right());
        const double high = margin(cells.top(), least.top()) + margin(cells.bottom(), least.bottom());
        REQUIRE((cell * spec.size.columns + wide > spec.viewport.width() - pixel
                 || cell * spec.size.rows + high > spec.viewport.height() - pixel));
    }
}

TEST_CASE("Each margin is a share of a cell but at least its minimum width")
{
    std::mt19937 random{11};
    for (int round = test::repetitions(500, 5000); round > 0; --round) {
        const auto spec = randomSpec(random);
        const BoardGeometry geometry{spec};
        const double cell = geometry.cellSize() * spec.scale;
        // A share that is a whole number of pixels except for a rounding error may be rounded to either neighbour.
        const auto isWanted = [&](double margin, double cells, double least) {
            const auto is = [&](double share) {
                const double wanted = std::max(std::ceil(least * spec.scale), std::floor(share)) / spec.scale;
                return std::abs(margin - wanted) < 1e-6;
            };
            return is(cell * cells - 1e-9) || is(cell * cells + 1e-9);
        };
        const QMarginsF margins = geometry.margins();
        REQUIRE(isWanted(margins.left(), spec.margins.left(), spec.minMargins.left()));
        REQUIRE(isWanted(margins.top(), spec.margins.top(), spec.minMargins.top()));
        REQUIRE(isWanted(margins.right(), spec.margins.right(), spec.minMargins.right()));
        REQUIRE(isWanted(margins.bottom(), spec.margins.bottom(), spec.minMargins.bottom()));
    }
}

TEST_CASE("A point belongs to the cell whose centre is nearest")
{
    const BoardGeometry geometry{{.size = {15, 15}, .viewport = {333, 333}}};
    std::mt19937 random{10};
    std::uniform_real_distribution<double> share{0, 1};
    for (int round = 0; round < 2000; ++round) {
        const QRectF board = geometry.board();
        const QPointF point{board.left() + share(random) * board.width(), board.top() + share(random) * board.height()};
        const auto found = geometry.cellAt(point);
        REQUIRE(found);
        const auto distance = [&](Cell cell) {
            const QPointF gameMode = geometry.rect(cell).center() - point;
            return std::hypot(gameMode.x(), gameMode.y());
        };
        for (int y = 0; y < 15; ++y) {
            for (int x = 0; x < 15; ++x)
                REQUIRE(distance(*found) <= distance({x, y}) + 1e-6);
        }
    }
}
