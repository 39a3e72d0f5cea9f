// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme.h"

#include "ui/icons/contrast.h"
#include "ui/theme/application_style.h"

#include <QApplication>
#include <QGuiApplication>
#include <QStyleHints>
#include <QToolTip>

namespace qipan::ui {
namespace {

/// The colours of each look, in light and dark.
struct ColourRow {
    QColor Theme::*colour;
    QRgb plainLight;
    QRgb plainDark;
    QRgb classicalLight;
    QRgb classicalDark;
};

// clang-format off
constexpr ColourRow colourRows[] = {
    {&Theme::lastOnBlack,      0xff7a5c, 0xff7a5c, 0xff7a5c, 0xff7a5c},
    {&Theme::lastOnWhite,      0xb3261e, 0xb3261e, 0xb3261e, 0xb3261e},
    {&Theme::stoneEdge,        0x352d22, 0x352d22, 0x352d22, 0x352d22},
    {&Theme::win,              0xc2261c, 0xc2261c, 0xc2261c, 0xc2261c},
    {&Theme::winCasing,        0xffffff, 0xffffff, 0xffffff, 0xffffff},
    {&Theme::forbidden,        0xa8101f, 0x7a0a15, 0xa8101f, 0x7a0a15},
    {&Theme::forbiddenCasing,  0xfff4e6, 0xfff4e6, 0xfff4e6, 0xfff4e6},
    {&Theme::cursor,           0x0a3d8f, 0x072c69, 0x0a3d8f, 0x072c69},
    {&Theme::cursorCasing,     0xffffff, 0xffffff, 0xffffff, 0xffffff},
    {&Theme::hint,             0x6a1b9a, 0x4a1170, 0x6a1b9a, 0x4a1170},
    {&Theme::hintCasing,       0xffffff, 0xffffff, 0xffffff, 0xffffff},
    {&Theme::valueAhead,       0x0b5d8a, 0x0b5d8a, 0x0b5d8a, 0x0b5d8a},
    {&Theme::valueBehind,      0xa3341b, 0xa3341b, 0xa3341b, 0xa3341b},
    {&Theme::valueEven,        0x4b5052, 0x4b5052, 0x4b5052, 0x4b5052},
    {&Theme::window,           0xf3f4f2, 0x1d2021, 0xefe6d3, 0x211a15},
    {&Theme::panel,            0xffffff, 0x272b2c, 0xf9f3e5, 0x2c241d},
    {&Theme::button,           0xffffff, 0x313638, 0xfaf5e9, 0x382e25},
    {&Theme::border,           0xcfd3d0, 0x434a4b, 0xcdbc9a, 0x544636},
    {&Theme::text,             0x1c1f1e, 0xeceeed, 0x2a2018, 0xf0e5d0},
    {&Theme::mutedText,        0x58605c, 0xaab2af, 0x665642, 0xbdad91},
    {&Theme::accent,           0x1d6b50, 0x63c19c, 0x97301f, 0xe0856b},
    {&Theme::accentText,       0xffffff, 0x0c1f17, 0xfff8ea, 0x21100a},
    {&Theme::danger,           0xb3261e, 0xff9a8a, 0xa3261a, 0xff9f8a},
    {&Theme::wood,             0xe3c185, 0xb58f58, 0xdcae64, 0xb3844a},
    {&Theme::woodGrain,        0xd3ac6b, 0xa6804c, 0xc8944a, 0xa2763f},
    {&Theme::woodLine,         0x4a3418, 0x24170a, 0x36210d, 0x211206},
    {&Theme::woodCoordinates,  0x4a3418, 0x1c1107, 0x36210d, 0x180c03},
    {&Theme::felt,             0x2f8059, 0x2c7654, 0x4a7a52, 0x43744d},
    {&Theme::feltFrame,        0x20332b, 0x14201b, 0x4a2c18, 0x2e1b10},
    {&Theme::feltLine,         0x06281a, 0x031710, 0x12230f, 0x0a150a},
    {&Theme::feltCoordinates,  0xd5e5dc, 0xb9cbc1, 0xf0dcb8, 0xdcc6a0},
    {&Theme::legal,            0xd8f5e4, 0xc4e8d4, 0xf3ecc4, 0xe9e0b8},
    {&Theme::table,            0xe4e8e5, 0x242829, 0xe2d3b4, 0x2a221b},
    {&Theme::tableCoordinates, 0x4c5450, 0xaab2af, 0x54432d, 0xc5b497},
    {&Theme::emptyCell,        0xcdd4cf, 0x353b3c, 0xcdbb97, 0x40352a},
    {&Theme::tile,             0xfffdf8, 0xe6e4dd, 0xfdf8ea, 0xeee2c9},
    {&Theme::tileEdge,         0xa9aea8, 0x6d726f, 0xa58e63, 0x80694a},
    {&Theme::tileInk,          0x1c1f1e, 0x1c1f1e, 0x2a2018, 0x2a2018},
};
// clang-format on

} // namespace

Theme makeTheme(Look look, bool dark)
{
    Theme theme;
    theme.look = look;
    theme.dark = dark;
    theme.blackStone = QColor::fromRgb(blackStoneColor);
    theme.whiteStone = QColor::fromRgb(whiteStoneColor);
    for (const ColourRow& row : colourRows) {
        const QRgb value = look == Look::Plain ? (dark ? row.plainDark : row.plainLight)
                                               : (dark ? row.classicalDark : row.classicalLight);
        theme.*row.colour = QColor::fromRgb(value);
    }
    return theme;
}

bool isDark(const QPalette& palette)
{
    return luminance(palette.color(QPalette::WindowText)) > luminance(palette.color(QPalette::Window));
}

bool wantsDark(ColorMode mode, const QPalette& systemPalette)
{
    if (mode == ColorMode::Light || mode == ColorMode::Dark)
        return mode == ColorMode::Dark;
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    const auto scheme = QGuiApplication::styleHints()->colorScheme();
    if (scheme != Qt::ColorScheme::Unknown)
        return scheme == Qt::ColorScheme::Dark;
#endif
    return isDark(systemPalette);
}

QPalette makePalette(const Theme& theme)
{
    if (theme.highContrast)
        return *theme.highContrast;
    QPalette palette{theme.button, theme.window};
    palette.setColor(QPalette::Window, theme.window);
    palette.setColor(QPalette::WindowText, theme.text);
    palette.setColor(QPalette::Base, theme.panel);
    palette.setColor(QPalette::AlternateBase, theme.window);
    palette.setColor(QPalette::Text, theme.text);
    palette.setColor(QPalette::PlaceholderText, theme.mutedText);
    palette.setColor(QPalette::Button, theme.button);
    palette.setColor(QPalette::ButtonText, theme.text);
    palette.setColor(QPalette::BrightText, theme.danger);
    palette.setColor(QPalette::ToolTipBase, theme.panel);
    palette.setColor(QPalette::ToolTipText, theme.text);
    palette.setColor(QPalette::Highlight, theme.accent);
    palette.setColor(QPalette::HighlightedText, theme.accentText);
    palette.setColor(QPalette::Link, theme.accent);
    palette.setColor(QPalette::LinkVisited, theme.accent);
    palette.setColor(QPalette::Mid, theme.border);
    // Disabled controls are grey on purpose: WCAG exempts them from contrast rules.
    QColor grey = theme.mutedText;
    grey.setAlphaF(0.6F);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, grey);
    return palette;
}

void applyTheme(const Theme& theme)
{
    if (qobject_cast<ApplicationStyle*>(QApplication::style()) == nullptr)
        QApplication::setStyle(new ApplicationStyle);
    const QPalette palette = makePalette(theme);
    QApplication::setPalette(palette);
    QToolTip::setPalette(palette);
}

void setStyleAnimated(bool isAnimated)
{
    QApplication::setEffectEnabled(Qt::UI_General, isAnimated); // those of the desktop for menus and tool tips
    if (auto* style = qobject_cast<ApplicationStyle*>(QApplication::style()))
        style->setAnimated(isAnimated);
}

} // namespace qipan::ui
