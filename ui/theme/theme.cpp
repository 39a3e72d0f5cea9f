#include "ui/theme/theme.h"

#include <QApplication>
#include <QGuiApplication>
#include <QStyle>
#include <QStyleFactory>
#include <QStyleHints>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace qipan::ui {
namespace {

QColor rgb(QRgb value)
{
    return QColor::fromRgb(value);
}

/// Stones and marks that are the same in every look.
Theme common()
{
    Theme theme;
    theme.blackStone = rgb(0x15161a);
    theme.whiteStone = rgb(0xf6f3ea);
    theme.lastOnBlack = rgb(0xff7a5c);
    theme.lastOnWhite = rgb(0xb3261e);
    theme.stoneEdge = rgb(0x352d22);
    theme.win = rgb(0xc2261c);
    theme.winCasing = rgb(0xffffff);
    theme.forbidden = rgb(0xa8101f);
    theme.forbiddenCasing = rgb(0xfff4e6);
    theme.cursor = rgb(0x0a3d8f);
    theme.cursorCasing = rgb(0xffffff);
    theme.hint = rgb(0x6a1b9a);
    theme.hintCasing = rgb(0xffffff);
    theme.valueAhead = rgb(0x0b5d8a);
    theme.valueBehind = rgb(0xa3341b);
    theme.valueEven = rgb(0x4b5052);
    return theme;
}

Theme plainLight()
{
    Theme theme = common();
    theme.window = rgb(0xf3f4f2);
    theme.panel = rgb(0xffffff);
    theme.button = rgb(0xffffff);
    theme.border = rgb(0xcfd3d0);
    theme.text = rgb(0x1c1f1e);
    theme.mutedText = rgb(0x58605c);
    theme.accent = rgb(0x1d6b50);
    theme.accentText = rgb(0xffffff);
    theme.danger = rgb(0xb3261e);
    theme.wood = rgb(0xe3c185);
    theme.woodGrain = rgb(0xd3ac6b);
    theme.woodLine = rgb(0x4a3418);
    theme.woodCoordinates = rgb(0x4a3418);
    theme.felt = rgb(0x2f8059);
    theme.feltFrame = rgb(0x20332b);
    theme.feltLine = rgb(0x06281a);
    theme.feltCoordinates = rgb(0xd5e5dc);
    theme.legal = rgb(0xd8f5e4);
    theme.table = rgb(0xe4e8e5);
    theme.tableCoordinates = rgb(0x4c5450);
    theme.emptyCell = rgb(0xcdd4cf);
    theme.tile = rgb(0xfffdf8);
    theme.tileEdge = rgb(0xa9aea8);
    theme.tileInk = rgb(0x1c1f1e);
    return theme;
}

Theme plainDark()
{
    Theme theme = common();
    theme.window = rgb(0x1d2021);
    theme.panel = rgb(0x272b2c);
    theme.button = rgb(0x313638);
    theme.border = rgb(0x434a4b);
    theme.text = rgb(0xeceeed);
    theme.mutedText = rgb(0xaab2af);
    theme.accent = rgb(0x63c19c);
    theme.accentText = rgb(0x0c1f17);
    theme.danger = rgb(0xff9a8a);
    theme.wood = rgb(0xb58f58);
    theme.woodGrain = rgb(0xa6804c);
    theme.woodLine = rgb(0x24170a);
    theme.woodCoordinates = rgb(0x1c1107);
    theme.felt = rgb(0x2c7654);
    theme.feltFrame = rgb(0x14201b);
    theme.feltLine = rgb(0x031710);
    theme.feltCoordinates = rgb(0xb9cbc1);
    theme.legal = rgb(0xc4e8d4);
    theme.table = rgb(0x242829);
    theme.tableCoordinates = rgb(0xaab2af);
    theme.emptyCell = rgb(0x353b3c);
    theme.tile = rgb(0xe6e4dd);
    theme.tileEdge = rgb(0x6d726f);
    theme.tileInk = rgb(0x1c1f1e);
    theme.cursor = rgb(0x072c69);
    theme.hint = rgb(0x4a1170);
    return theme;
}

Theme classicalLight()
{
    Theme theme = common();
    theme.window = rgb(0xefe6d3);
    theme.panel = rgb(0xf9f3e5);
    theme.button = rgb(0xfaf5e9);
    theme.border = rgb(0xcdbc9a);
    theme.text = rgb(0x2a2018);
    theme.mutedText = rgb(0x665642);
    theme.accent = rgb(0x97301f);
    theme.accentText = rgb(0xfff8ea);
    theme.danger = rgb(0xa3261a);
    theme.wood = rgb(0xdcae64);
    theme.woodGrain = rgb(0xc8944a);
    theme.woodLine = rgb(0x36210d);
    theme.woodCoordinates = rgb(0x36210d);
    theme.felt = rgb(0x4a7a52);
    theme.feltFrame = rgb(0x4a2c18);
    theme.feltLine = rgb(0x12230f);
    theme.feltCoordinates = rgb(0xf0dcb8);
    theme.legal = rgb(0xf3ecc4);
    theme.table = rgb(0xe2d3b4);
    theme.tableCoordinates = rgb(0x54432d);
    theme.emptyCell = rgb(0xcdbb97);
    theme.tile = rgb(0xfdf8ea);
    theme.tileEdge = rgb(0xa58e63);
    theme.tileInk = rgb(0x2a2018);
    return theme;
}

Theme classicalDark()
{
    Theme theme = common();
    theme.window = rgb(0x211a15);
    theme.panel = rgb(0x2c241d);
    theme.button = rgb(0x382e25);
    theme.border = rgb(0x544636);
    theme.text = rgb(0xf0e5d0);
    theme.mutedText = rgb(0xbdad91);
    theme.accent = rgb(0xe0856b);
    theme.accentText = rgb(0x21100a);
    theme.danger = rgb(0xff9f8a);
    theme.wood = rgb(0xb3844a);
    theme.woodGrain = rgb(0xa2763f);
    theme.woodLine = rgb(0x211206);
    theme.woodCoordinates = rgb(0x180c03);
    theme.felt = rgb(0x43744d);
    theme.feltFrame = rgb(0x2e1b10);
    theme.feltLine = rgb(0x0a150a);
    theme.feltCoordinates = rgb(0xdcc6a0);
    theme.legal = rgb(0xe9e0b8);
    theme.table = rgb(0x2a221b);
    theme.tableCoordinates = rgb(0xc5b497);
    theme.emptyCell = rgb(0x40352a);
    theme.tile = rgb(0xeee2c9);
    theme.tileEdge = rgb(0x80694a);
    theme.tileInk = rgb(0x2a2018);
    theme.cursor = rgb(0x072c69);
    theme.hint = rgb(0x4a1170);
    return theme;
}

/// Relative luminance of WCAG 2.1.
double luminance(const QColor& color)
{
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

} // namespace

Theme makeTheme(Look look, bool dark)
{
    Theme theme =
        look == Look::Plain ? (dark ? plainDark() : plainLight()) : (dark ? classicalDark() : classicalLight());
    theme.look = look;
    theme.dark = dark;
    return theme;
}

double contrast(const QColor& one, const QColor& other)
{
    const double a = luminance(one);
    const double b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

bool isDark(const QPalette& palette)
{
    return luminance(palette.color(QPalette::WindowText)) > luminance(palette.color(QPalette::Window));
}

bool wantsDark(ColorMode mode, const QPalette& systemPalette)
{
    if (mode != ColorMode::System)
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
    if (QApplication::style()->name() != QLatin1String("fusion"))
        QApplication::setStyle(QStyleFactory::create(u"fusion"_qs));
    const QPalette palette = makePalette(theme);
    QApplication::setPalette(palette);
    QToolTip::setPalette(palette);
}

} // namespace qipan::ui
