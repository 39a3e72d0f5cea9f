// SPDX-License-Identifier: GPL-3.0-or-later
// The theme of high contrast.
#include "ui/icons/contrast.h"
#include "ui/theme/theme.h"

#include <QGuiApplication>
#include <QStyleHints>
#if QT_VERSION >= QT_VERSION_CHECK(6, 10, 0)
#include <QAccessibilityHints>
#endif

#include <algorithm>
#include <array>
#include <initializer_list>
#include <utility>

namespace qipan::ui {
namespace {

constexpr double leastOfText = 7; // WCAG 2.1, 1.4.6
constexpr double leastOfMark = 3; // 1.4.11
/// Of black and white. Not every desktop says that it is in high contrast.
constexpr double nearlyAll = 20.5;

constexpr std::array textsOnGrounds{
    std::pair{QPalette::WindowText, QPalette::Window}, std::pair{QPalette::Text, QPalette::Base},
    std::pair{QPalette::ButtonText, QPalette::Button}, std::pair{QPalette::HighlightedText, QPalette::Highlight}};

[[nodiscard]] bool standsOut(const QColor& color, std::initializer_list<QColor> grounds, double least)
{
    return std::ranges::all_of(grounds, [&](const QColor& ground) { return contrast(color, ground) >= least; });
}

/// Returns this colour, or the one of black and white that stands out more.
[[nodiscard]] QColor readable(const QColor& color, const QColor& ground)
{
    if (contrast(color, ground) >= leastOfText)
        return color;
    return contrast(Qt::black, ground) > contrast(Qt::white, ground) ? Qt::black : Qt::white;
}

/// Returns whether a desktop in high contrast has such a palette: it has one ground for all texts, unlike the usual
/// ones.
[[nodiscard]] bool isPlainAndReadable(const QPalette& palette, double least)
{
    const QColor ground = palette.color(QPalette::Window);
    return palette.color(QPalette::Base) == ground && palette.color(QPalette::Button) == ground
        && standsOut(ground,
                     {palette.color(QPalette::WindowText), palette.color(QPalette::Text),
                      palette.color(QPalette::ButtonText)},
                     least);
}

[[nodiscard]] bool knowsOfHighContrast()
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 10, 0)
    return QGuiApplication::styleHints()->accessibility()->contrastPreference() == Qt::ContrastPreference::HighContrast;
#else
    return false;
#endif
}

/// Completes a palette of high contrast: roles that desktops do not set, and those with a meaning in this program.
[[nodiscard]] QPalette completed(const QPalette& given)
{
    QPalette palette = given;
    for (const auto& [text, ground] : textsOnGrounds)
        palette.setColor(text, readable(given.color(text), given.color(ground)));
    const QColor window = palette.color(QPalette::Window);
    const QColor base = palette.color(QPalette::Base);
    const QColor text = palette.color(QPalette::Text);
    for (const auto role : {QPalette::Link, QPalette::LinkVisited}) {
        if (!standsOut(palette.color(role), {window, base}, leastOfText))
            palette.setColor(role, text);
    }
    palette.setColor(QPalette::AlternateBase, base);
    palette.setColor(QPalette::PlaceholderText, text);
    palette.setColor(QPalette::BrightText, text);
    palette.setColor(QPalette::ToolTipBase, base);
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::Mid, palette.color(QPalette::WindowText)); // the borders
    const QColor disabled = given.color(QPalette::Disabled, QPalette::WindowText);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::PlaceholderText,
                            QPalette::Mid, QPalette::Highlight}) {
        if (standsOut(disabled, {window, base}, leastOfMark) && disabled.alpha() == 255)
            palette.setColor(QPalette::Disabled, role, disabled);
        else
            palette.setColor(QPalette::Disabled, role,
                             isDark(palette) ? QColor{0xa6, 0xa6, 0xa6} : QColor{Qt::darkGray});
    }
    palette.setCurrentColorGroup(QPalette::Active);
    return palette;
}

} // namespace

QPalette highContrastPalette(bool dark)
{
    const QColor ground = dark ? Qt::black : Qt::white;
    const QColor text = dark ? Qt::white : Qt::black;
    const QColor accent = dark ? QColor{0xff, 0xff, 0x00} : QColor{0x00, 0x30, 0x8f};
    QPalette palette{ground, ground};
    for (const auto role : {QPalette::Window, QPalette::Base, QPalette::Button, QPalette::Light, QPalette::Midlight})
        palette.setColor(role, ground);
    for (const auto role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::Dark, QPalette::Shadow})
        palette.setColor(role, text);
    palette.setColor(QPalette::Highlight, accent);
    palette.setColor(QPalette::HighlightedText, ground);
    palette.setColor(QPalette::Link, accent);
    palette.setColor(QPalette::LinkVisited, accent);
    palette.setColor(QPalette::Disabled, QPalette::WindowText,
                     dark ? QColor{0xa6, 0xa6, 0xa6} : QColor{0x59, 0x59, 0x59});
    return palette;
}

Theme makeHighContrastTheme(const QPalette& palette)
{
    Theme theme;
    const QPalette colours = completed(palette);
    theme.highContrast = colours;
    theme.dark = isDark(colours);
    const QColor base = colours.color(QPalette::Base);
    const QColor text = colours.color(QPalette::Text);
    const QColor window = colours.color(QPalette::Window);
    const QColor highlight = colours.color(QPalette::Highlight);
    const bool isMark = standsOut(highlight, {base, window}, leastOfText);
    const QColor mark = isMark ? highlight : text;
    const QColor ink = QColor::fromRgb(0x000000);
    const QColor tile = QColor::fromRgb(0xffffff); // pictures are made for light tiles
    theme.window = window;
    theme.panel = base;
    theme.button = colours.color(QPalette::Button);
    for (QColor Theme::*each : {&Theme::border, &Theme::text, &Theme::mutedText, &Theme::danger})
        theme.*each = text;
    theme.accent = mark;
    theme.accentText = isMark ? colours.color(QPalette::HighlightedText) : base;
    for (QColor Theme::*each : {&Theme::wood, &Theme::woodGrain, &Theme::felt, &Theme::feltFrame, &Theme::table,
                                &Theme::winCasing, &Theme::forbiddenCasing, &Theme::cursorCasing, &Theme::hintCasing})
        theme.*each = base;
    for (QColor Theme::*each : {&Theme::woodLine, &Theme::woodCoordinates, &Theme::feltLine, &Theme::feltCoordinates,
                                &Theme::tableCoordinates, &Theme::stoneEdge, &Theme::forbidden, &Theme::valueAhead,
                                &Theme::valueBehind, &Theme::valueEven})
        theme.*each = text;
    for (QColor Theme::*each : {&Theme::win, &Theme::cursor, &Theme::hint, &Theme::legal})
        theme.*each = mark;
    theme.emptyCell = colours.color(QPalette::Disabled, QPalette::Text);
    theme.tile = tile;
    theme.tileInk = ink;
    theme.tileEdge = contrast(text, tile) > contrast(base, tile) ? text : base;
    theme.blackStone = ink;
    theme.whiteStone = tile;
    theme.lastOnBlack = tile;
    theme.lastOnWhite = ink;
    return theme;
}

bool isHighContrast(const QPalette& palette)
{
    return palette.color(QPalette::Active, QPalette::Mid) == palette.color(QPalette::Active, QPalette::WindowText);
}

Theme chooseTheme(Look look, ColorMode mode, const QPalette& systemPalette, bool wantsHighContrast)
{
    const bool isSystemHigh =
        wantsHighContrast || knowsOfHighContrast() || isPlainAndReadable(systemPalette, nearlyAll);
    if (mode != ColorMode::HighContrast && !(mode == ColorMode::System && isSystemHigh))
        return makeTheme(look, wantsDark(mode, systemPalette));
    return makeHighContrastTheme(isSystemHigh && isPlainAndReadable(systemPalette, leastOfText)
                                     ? systemPalette
                                     : highContrastPalette(wantsDark(mode, systemPalette)));
}

} // namespace qipan::ui
