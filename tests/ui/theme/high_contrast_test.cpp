// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "tests/ui/theme/themes.h"
#include "ui/icons/contrast.h"

using namespace qipan::ui;

namespace {

constexpr double leastOfText = 7; // WCAG 2.1, 1.4.6

/// The palette of a usual desktop.
[[nodiscard]] QPalette usualPalette(bool dark)
{
    return makePalette(makeTheme(Look::Plain, dark));
}

} // namespace

TEST_CASE("texts of high contrast have a contrast of 7 in every palette, disabled ones of 3", "[theme]")
{
    for (const NamedTheme& each : highContrastThemes()) {
        CAPTURE(each.name);
        const Theme& theme = each.theme;
        const QPalette palette = makePalette(theme);
        const auto check = [](const QColor& text, const QColor& ground) {
            CHECK(contrast(text, ground) >= leastOfText);
        };
        for (const auto ground : {QPalette::Window, QPalette::Base, QPalette::AlternateBase}) {
            for (const auto text : {QPalette::WindowText, QPalette::Text, QPalette::PlaceholderText, QPalette::Link,
                                    QPalette::BrightText, QPalette::Mid})
                check(palette.color(text), palette.color(ground));
            CHECK(contrast(palette.color(QPalette::Disabled, QPalette::Text), palette.color(ground)) >= 3);
        }
        check(palette.color(QPalette::ButtonText), palette.color(QPalette::Button));
        check(palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight));
        check(palette.color(QPalette::ToolTipText), palette.color(QPalette::ToolTipBase));
        for (const QColor& text : {theme.text, theme.mutedText, theme.accent, theme.danger, theme.border}) {
            for (const QColor& ground : {theme.window, theme.panel, theme.button})
                check(text, ground);
        }
        check(theme.accentText, theme.accent);
        check(theme.woodCoordinates, theme.wood);
        check(theme.feltCoordinates, theme.feltFrame);
        check(theme.tableCoordinates, theme.table);
        check(theme.tileInk, theme.tile);
        for (const QColor& value : {theme.valueAhead, theme.valueBehind, theme.valueEven})
            check(value, theme.hintCasing);
        CHECK(isHighContrast(palette));
    }
    for (const NamedTheme& each : usualThemes())
        CHECK_FALSE(isHighContrast(makePalette(each.theme)));
}

TEST_CASE("high contrast is used by choice, or where the desktop asks for it and nothing else was chosen", "[theme]")
{
    using enum ColorMode;
    for (const bool dark : {false, true}) {
        CAPTURE(dark);
        const QPalette usual = usualPalette(dark);
        CHECK_FALSE(chooseTheme(Look::Plain, System, usual, false).highContrast);
        CHECK(chooseTheme(Look::Plain, System, usual, true) == makeHighContrastTheme(highContrastPalette(dark)));
        CHECK(chooseTheme(Look::Classical, HighContrast, usual, false)
              == makeHighContrastTheme(highContrastPalette(dark)));
        const QPalette bare = highContrastPalette(dark); // as of a desktop that does not say so
        CHECK(chooseTheme(Look::Plain, System, bare, false) == makeHighContrastTheme(bare));
        CHECK(chooseTheme(Look::Plain, Light, bare, true) == makeTheme(Look::Plain, false));
        CHECK(chooseTheme(Look::Classical, Dark, bare, true) == makeTheme(Look::Classical, true));
    }
}

TEST_CASE("the colours of high contrast are those of the desktop", "[theme]")
{
    const QPalette desert = contrastPalette(0xfffaef, 0x3d3d3d, 0x903909, 0xfff5e3, 0x1c5e75, 0x676767);
    for (const ColorMode mode : {ColorMode::System, ColorMode::HighContrast}) {
        const Theme theme = chooseTheme(Look::Plain, mode, desert, true);
        CHECK(theme.wood == QColor{0xff, 0xfa, 0xef});
        CHECK(theme.woodLine == QColor{0x3d, 0x3d, 0x3d});
        CHECK(theme.cursor == QColor{0x90, 0x39, 0x09});
        CHECK(makePalette(theme).color(QPalette::Highlight) == QColor{0x90, 0x39, 0x09});
        CHECK(makePalette(theme).color(QPalette::Disabled, QPalette::Text) == QColor{0x67, 0x67, 0x67});
    }
}

TEST_CASE("a palette of the desktop that is hard to read is replaced in high contrast", "[theme]")
{
    const QPalette grey = contrastPalette(0x000000, 0x606060, 0xffffff, 0x000000, 0xffffff, 0x404040);
    CHECK(chooseTheme(Look::Plain, ColorMode::System, grey, true) == makeHighContrastTheme(highContrastPalette(true)));
    const QPalette poor = contrastPalette(0x000000, 0xffffff, 0x303030, 0x505050, 0x101010, 0x080808);
    const QPalette palette = makePalette(chooseTheme(Look::Plain, ColorMode::System, poor, true));
    CHECK(palette.color(QPalette::Highlight) == QColor{0x30, 0x30, 0x30});
    CHECK(contrast(palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight)) >= leastOfText);
    CHECK(contrast(palette.color(QPalette::Link), palette.color(QPalette::Base)) >= leastOfText);
    CHECK(contrast(palette.color(QPalette::Disabled, QPalette::Text), palette.color(QPalette::Base)) >= 3);
}
