// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "ui/icons/contrast.h"
#include "ui/icons/icon.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QMenu>
#include <QProxyStyle>
#include <QRadioButton>
#include <QStyleOptionButton>
#include <QTabBar>

#include <cmath>
#include <vector>

using namespace qipan::ui;

namespace {

struct Pair {
    const char* name;
    QColor front;
    QColor ground;
};

std::vector<Pair> textsOf(const Theme& theme)
{
    std::vector<Pair> pairs{{"accent text", theme.accentText, theme.accent},
                            {"coordinates on wood", theme.woodCoordinates, theme.wood},
                            {"coordinates on grain", theme.woodCoordinates, theme.woodGrain},
                            {"coordinates on the frame", theme.feltCoordinates, theme.feltFrame},
                            {"coordinates on the table", theme.tableCoordinates, theme.table},
                            {"number on black", theme.whiteStone, theme.blackStone},
                            {"ink on a tile", theme.tileInk, theme.tile},
                            {"value ahead", theme.valueAhead, theme.hintCasing},
                            {"value behind", theme.valueBehind, theme.hintCasing},
                            {"even value", theme.valueEven, theme.hintCasing}};
    for (const QColor& ground : {theme.window, theme.panel, theme.button}) {
        pairs.push_back({"text", theme.text, ground});
        pairs.push_back({"muted text", theme.mutedText, ground});
    }
    for (const QColor& ground : {theme.window, theme.panel}) {
        pairs.push_back({"accent", theme.accent, ground});
        pairs.push_back({"danger", theme.danger, ground});
    }
    return pairs;
}

std::vector<Pair> marksOf(const Theme& theme)
{
    std::vector<Pair> pairs{{"lines on felt", theme.feltLine, theme.felt},
                            {"legal move", theme.legal, theme.felt},
                            {"black disc", theme.blackStone, theme.felt},
                            {"white disc", theme.whiteStone, theme.felt},
                            {"last on black", theme.lastOnBlack, theme.blackStone},
                            {"last on white", theme.lastOnWhite, theme.whiteStone},
                            {"win and casing", theme.win, theme.winCasing},
                            {"cursor and casing", theme.cursor, theme.cursorCasing},
                            {"hint and casing", theme.hint, theme.hintCasing},
                            {"forbidden and casing", theme.forbidden, theme.forbiddenCasing}};
    for (const QColor& ground : {theme.wood, theme.woodGrain}) {
        pairs.push_back({"lines on wood", theme.woodLine, ground});
        pairs.push_back({"black stone", theme.blackStone, ground});
        pairs.push_back({"edge of a white stone", theme.stoneEdge, ground});
    }
    return pairs;
}

} // namespace

TEST_CASE("The contrast of black and white is 21 and of a colour with itself 1")
{
    CHECK(std::abs(contrast(Qt::black, Qt::white) - 21) < 0.001);
    CHECK(std::abs(contrast(QColor{119, 119, 119}, Qt::white) - 4.48) < 0.01); // a well-known grey just below 4.5
    CHECK(std::abs(contrast(Qt::red, Qt::red) - 1) < 0.001);
}

TEST_CASE("Text has a contrast of 4.5 and marks of 3 in every light and dark theme")
{
    for (const Look look : {Look::Plain, Look::Classical}) {
        for (const bool dark : {false, true}) {
            const Theme theme = makeTheme(look, dark);
            for (const Pair& pair : textsOf(theme)) {
                INFO(pair.name << " classical " << (look == Look::Classical) << " dark " << dark);
                CHECK(contrast(pair.front, pair.ground) >= 4.5);
            }
            for (const Pair& pair : marksOf(theme)) {
                INFO(pair.name << " classical " << (look == Look::Classical) << " dark " << dark);
                CHECK(contrast(pair.front, pair.ground) >= 3);
            }
        }
    }
}

TEST_CASE("The palette of a theme is dark exactly when the theme is")
{
    for (const Look look : {Look::Plain, Look::Classical}) {
        CHECK(isDark(makePalette(makeTheme(look, true))));
        CHECK_FALSE(isDark(makePalette(makeTheme(look, false))));
    }
}

TEST_CASE("A chosen colour mode overrides the system's")
{
    const QPalette dark = makePalette(makeTheme(Look::Plain, true));
    const QPalette light = makePalette(makeTheme(Look::Plain, false));
    CHECK_FALSE(wantsDark(ColorMode::Light, dark));
    CHECK(wantsDark(ColorMode::Dark, light));
#if QT_VERSION < QT_VERSION_CHECK(6, 5, 0)
    CHECK(wantsDark(ColorMode::System, dark));
    CHECK_FALSE(wantsDark(ColorMode::System, light));
#endif
}

TEST_CASE("Applying a theme sets the palette and the style fusion")
{
    const Theme theme = makeTheme(Look::Classical, true);
    applyTheme(theme);
    CHECK(QApplication::palette().color(QPalette::Window) == theme.window);
    const auto* style = dynamic_cast<const QProxyStyle*>(QApplication::style());
    REQUIRE(style != nullptr);
    CHECK(style->baseStyle()->name() == QStringLiteral("fusion"));
    applyTheme(makeTheme(Look::Plain, false));
    CHECK(QApplication::palette().color(QPalette::Window) == makeTheme(Look::Plain, false).window);
}

TEST_CASE("The icon of a highlighted menu item has the colour of its text")
{
    const Theme theme = makeTheme(Look::Plain, false);
    applyTheme(theme);
    QMenu menu;
    QAction* action = menu.addAction(icon(QStringLiteral("edit-undo")), QString{});
    menu.adjustSize();
    const auto pixels = [&](const QColor& colour) {
        const QImage image = menu.grab(menu.actionGeometry(action)).toImage();
        int count = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                count += image.pixelColor(x, y) == colour ? 1 : 0;
        }
        return count;
    };
    CHECK(pixels(theme.text) > 0);
    menu.setActiveAction(action);
    CHECK(pixels(theme.text) == 0);
    CHECK(pixels(theme.accentText) > 0);
}

TEST_CASE("the selected tab stands out from the others and from the window", "[theme]")
{
    for (const Look look : {Look::Plain, Look::Classical}) {
        for (const bool dark : {false, true}) {
            const Theme theme = makeTheme(look, dark);
            applyTheme(theme);
            QTabBar tabs;
            for (const char* name : {"Player", "Look", "Board"})
                tabs.addTab(QString::fromLatin1(name));
            tabs.setCurrentIndex(1);
            tabs.resize(tabs.sizeHint());
            const QImage image = tabs.grab().toImage();
            const auto isMarked = [&](int tab) {
                const QRect place = tabs.tabRect(tab);
                for (int y = place.top(); y <= place.bottom(); ++y) {
                    if (contrast(image.pixelColor(place.left() + 5, y), theme.window) >= 3)
                        return true;
                }
                return false;
            };
            CAPTURE(static_cast<int>(look), dark);
            CHECK_FALSE(isMarked(0));
            CHECK(isMarked(1));
            CHECK_FALSE(isMarked(2));
        }
    }
    applyTheme(makeTheme(Look::Plain, false));
}

TEST_CASE("boxes and circles that are not ticked stand out from the window", "[theme]")
{
    for (const Look look : {Look::Plain, Look::Classical}) {
        for (const bool dark : {false, true}) {
            const Theme theme = makeTheme(look, dark);
            applyTheme(theme);
            QCheckBox box;
            QRadioButton circle;
            for (QAbstractButton* button :
                 {static_cast<QAbstractButton*>(&box), static_cast<QAbstractButton*>(&circle)}) {
                button->resize(60, 30);
                QStyleOptionButton option;
                option.initFrom(button);
                const bool isBox = button == &box;
                const QRect place = button->style()->subElementRect(
                    isBox ? QStyle::SE_CheckBoxIndicator : QStyle::SE_RadioButtonIndicator, &option, button);
                const QImage image = button->grab().toImage();
                double best = 1;
                for (int x = place.left(); x <= place.center().x(); ++x)
                    best = std::max(best, contrast(image.pixelColor(x, place.center().y()), theme.window));
                CAPTURE(static_cast<int>(look), dark, isBox);
                CHECK(best >= 3);
            }
        }
    }
    applyTheme(makeTheme(Look::Plain, false));
}
