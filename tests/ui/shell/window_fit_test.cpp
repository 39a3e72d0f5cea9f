// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "ui/shell/window_fit.h"

namespace {

using qipan::ui::fitToScreens;

constexpr QMargins frame{2, 30, 2, 4};
constexpr QRect laptop{0, 0, 1092, 614}; // 1366 × 768 at 125 %
constexpr QRect desktop{1092, 0, 1920, 1040};

} // namespace

TEST_CASE("a window that fits its screen stays as it was", "[window_fit]")
{
    CHECK(fitToScreens({50, 40, 1000, 560}, frame, {laptop}) == QRect{50, 40, 1000, 560});
    CHECK(fitToScreens({1300, 100, 1000, 720}, frame, {laptop, desktop}) == QRect{1300, 100, 1000, 720});
    CHECK(fitToScreens({50, 40, 1000, 720}, frame, {}) == QRect{50, 40, 1000, 720});
}

TEST_CASE("a window is limited to its screen less the frame", "[window_fit]")
{
    CHECK(fitToScreens({0, 0, 1000, 720}, frame, {laptop}) == QRect{2, 30, 1000, 580});
    CHECK(fitToScreens({300, 200, 1600, 900}, frame, {laptop}) == QRect{2, 30, 1088, 580});
    CHECK(fitToScreens({900, 500, 600, 400}, frame, {laptop}) == QRect{490, 210, 600, 400});
}

TEST_CASE("a window stays on the screen that shows most of it", "[window_fit]")
{
    // A little of it is on the laptop.
    CHECK(fitToScreens({1000, 100, 1000, 720}, frame, {laptop, desktop}) == QRect{1094, 100, 1000, 720});
    CHECK(fitToScreens({200, 20, 1000, 720}, frame, {laptop, desktop}) == QRect{90, 30, 1000, 580});
}

TEST_CASE("a window whose screen is gone goes to the nearest one", "[window_fit]")
{
    CHECK(fitToScreens({1300, 100, 1000, 720}, frame, {laptop}) == QRect{90, 30, 1000, 580});
    constexpr QRect above{0, -1080, 1920, 1080};
    CHECK(fitToScreens({-2000, -900, 1000, 720}, frame, {laptop, above}) == QRect{2, -900, 1000, 720});
}
