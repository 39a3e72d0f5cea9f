// SPDX-License-Identifier: GPL-3.0-or-later
// What one sees of controls in each look, measured from pixels.
#include "tests/support/catch.h"
#include "tests/ui/theme/themes.h"
#include "ui/icons/contrast.h"
#include "ui/pages/card_button.h"
#include "ui/panels/evaluation_graph.h"
#include "ui/panels/hand_button.h"
#include "ui/statistics/rating_graph.h"
#include "ui/theme/application_style.h"
#include "ui/theme/theme.h"
#include "ui/widgets/choice_row.h"
#include "ui/widgets/option_card.h"

#include <QAbstractAnimation>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QSlider>
#include <QSpinBox>
#include <QTableWidget>
#include <QTabWidget>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <memory>

using namespace Qt::StringLiterals;
using namespace qipan::ui;

namespace {

constexpr double enough = 3; // WCAG 2.1, 1.4.11

struct Kind {
    const char* name;
    std::function<QWidget*(const Theme&)> make; ///< the widget, or the one that contains it
};

template <typename W>
[[nodiscard]] QWidget* withText()
{
    auto* widget = new W;
    widget->setText(u"Text"_s);
    return widget;
}

template <typename W>
[[nodiscard]] QWidget* asItIs(const Theme&)
{
    return new W;
}

template <typename Tree>
[[nodiscard]] QWidget* withRows(const Theme&)
{
    auto* rows = new Tree;
    if constexpr (std::is_same_v<Tree, QListWidget>) {
        rows->addItems({u"one"_s, u"two"_s});
        rows->setCurrentRow(1);
    } else if constexpr (std::is_same_v<Tree, QTreeWidget>) {
        rows->addTopLevelItem(new QTreeWidgetItem{{u"one"_s}});
        rows->setCurrentItem(rows->topLevelItem(0));
    } else {
        rows->setRowCount(2);
        rows->setColumnCount(2);
        rows->setCurrentCell(1, 1);
    }
    return rows;
}

const Kind kinds[] = {
    {"button", [](const Theme&) { return withText<QPushButton>(); }},
    {"default button",
     [](const Theme&) {
         auto* button = new QPushButton{u"Start"_s};
         button->setDefault(true);
         return button;
     }},
    {"checked button",
     [](const Theme&) {
         auto* button = new QPushButton{u"More"_s};
         button->setCheckable(true);
         button->setChecked(true);
         return button;
     }},
    {"tool button", [](const Theme&) { return withText<QToolButton>(); }},
    {"flat tool button",
     [](const Theme&) {
         auto* button = new QToolButton;
         button->setText(u"+"_s);
         button->setAutoRaise(true);
         return button;
     }},
    {"check box", [](const Theme&) { return withText<QCheckBox>(); }},
    {"radio button", [](const Theme&) { return withText<QRadioButton>(); }},
    {"line edit", [](const Theme&) { return withText<QLineEdit>(); }},
    {"spin box", asItIs<QSpinBox>},
    {"combo box",
     [](const Theme&) {
         auto* box = new QComboBox;
         box->addItems({u"one"_s, u"two"_s});
         return box;
     }},
    {"editable combo box",
     [](const Theme&) {
         auto* box = new QComboBox;
         box->setEditable(true);
         return box;
     }},
    {"slider", [](const Theme&) { return new QSlider{Qt::Horizontal}; }},
    {"tabs",
     [](const Theme&) {
         auto* tabs = new QTabBar;
         tabs->addTab(u"one"_s);
         tabs->addTab(u"two"_s);
         return tabs;
     }},
    {"list", withRows<QListWidget>},
    {"tree", withRows<QTreeWidget>},
    {"table", withRows<QTableWidget>},
    {"empty list", asItIs<QListWidget>},
    {"empty tree", asItIs<QTreeWidget>},
    {"empty table", asItIs<QTableWidget>},
    {"comment", asItIs<QPlainTextEdit>},
    {"text edit", asItIs<QTextEdit>},
    {"text without a frame",
     [](const Theme&) {
         auto* text = new QTextBrowser;
         text->setFrameShape(QFrame::NoFrame);
         text->setHtml(u"<h1>Rules</h1><p>One plays."_s);
         return text;
     }},
    {"scrolled page",
     [](const Theme&) {
         auto* page = new QScrollArea;
         page->setFrameShape(QFrame::NoFrame);
         page->setFocusPolicy(Qt::StrongFocus);
         return page;
     }},
    {"choices",
     [](const Theme&) {
         auto* row = new ChoiceRow;
         row->setChoices({{.value = 1, .text = u"one"_s, .tip = {}}, {.value = 2, .text = u"two"_s, .tip = {}}});
         return row;
     }},
    {"option",
     [](const Theme&) {
         auto* card = new OptionCard{{}, nullptr};
         card->setTexts(u"Relaxed"_s, u"No clock"_s);
         return card;
     }},
    {"chosen option",
     [](const Theme&) {
         auto* card = new OptionCard{{}, nullptr};
         card->setTexts(u"Relaxed"_s, u"No clock"_s);
         card->setChecked(true);
         return card;
     }},
    {"hand", [](const Theme&) { return new HandButton{qipan::Hand::Rock}; }},
    {"card",
     [](const Theme&) {
         return new CardButton{u"gomoku"_s, {}, nullptr};
     }},
    {"chart",
     [](const Theme& theme) {
         auto* graph = new RatingGraph;
         graph->setTheme(theme);
         return graph;
     }},
    {"graph of a game", asItIs<EvaluationGraph>},
};

/// A window with one control of a kind, and another that can have the focus instead.
struct ControlWindow {
    QWidget window;
    QWidget* control = nullptr;
    QPushButton* other = nullptr;

    ControlWindow(const Kind& kind, const Theme& theme)
    {
        auto* layout = new QVBoxLayout{&window};
        control = kind.make(theme);
        other = new QPushButton{u"Other"_s};
        layout->addWidget(control);
        layout->addSpacing(20);
        layout->addWidget(other);
        window.resize(300, 200);
        window.show();
        REQUIRE(QTest::qWaitForWindowActive(&window));
        window.setAttribute(Qt::WA_KeyboardFocusChange);
    }

    /// The part of the window with the control.
    [[nodiscard]] QImage image(bool isFocused)
    {
        (isFocused ? control : other)->setFocus(Qt::TabFocusReason);
        QCoreApplication::processEvents();
        return window.grab(QRect{0, 0, window.width(), control->geometry().bottom() + 10}).toImage();
    }
};

/// Counts the pixels that changed visibly and stand out from one beside them.
[[nodiscard]] int visiblyChanged(const QImage& before, const QImage& after)
{
    int count = 0;
    for (int y = 1; y + 1 < after.height(); ++y) {
        for (int x = 1; x + 1 < after.width(); ++x) {
            const QColor now = after.pixelColor(x, y);
            if (contrast(now, before.pixelColor(x, y)) < enough)
                continue;
            const bool standsOut = contrast(now, after.pixelColor(x - 1, y)) >= enough
                || contrast(now, after.pixelColor(x + 1, y)) >= enough
                || contrast(now, after.pixelColor(x, y - 1)) >= enough
                || contrast(now, after.pixelColor(x, y + 1)) >= enough;
            count += standsOut ? 1 : 0;
        }
    }
    return count;
}

void inEachLook(const std::function<void(const Theme& theme)>& check)
{
    for (const NamedTheme& each : allThemes()) {
        CAPTURE(each.name);
        applyTheme(each.theme);
        check(each.theme);
    }
    applyTheme(makeTheme(Look::Plain, false));
}

} // namespace

TEST_CASE("the focus of every kind of control stands out from what is around it", "[theme]")
{
    QApplication::setCursorFlashTime(0);
    inEachLook([](const Theme& theme) {
        for (const Kind& kind : kinds) {
            ControlWindow shown{kind, theme};
            const QImage before = shown.image(false);
            const QImage after = shown.image(true);
            CAPTURE(kind.name);
            constexpr int outline = 40; // pixels: more than the caret of a field
            CHECK(visiblyChanged(before, after) >= outline);
        }
    });
}

TEST_CASE("menus of high contrast have an edge, and what is switched on has a bar", "[theme]")
{
    for (const NamedTheme& each : highContrastThemes()) {
        CAPTURE(each.name);
        applyTheme(each.theme);
        QMenu menu;
        menu.addAction(u"Home page"_s);
        menu.popup({});
        REQUIRE(QTest::qWaitForWindowExposed(&menu));
        const QImage picture = menu.grab().toImage();
        CHECK(contrast(picture.pixelColor(0, picture.height() / 2), each.theme.window) >= enough);
        menu.close();

        const auto buttonOf = [](bool isOn) {
            QToolButton button;
            button.setText(u"+"_s);
            button.setCheckable(true);
            button.setChecked(isOn);
            button.resize(40, 30);
            return button.grab().toImage();
        };
        CHECK(visiblyChanged(buttonOf(false), buttonOf(true)) >= 30);

        ChoiceRow row;
        row.setChoices({{.value = 1, .text = u"one"_s, .tip = {}}, {.value = 2, .text = u"two"_s, .tip = {}}});
        row.setValue(1);
        auto* chosen = row.findChildren<QToolButton*>().front();
        REQUIRE(chosen->isChecked());
        chosen->resize(chosen->sizeHint());
        const QPalette palette = makePalette(each.theme);
        CHECK(chosen->grab().toImage().pixelColor(4, 4) == palette.color(QPalette::Highlight)); // without shades
    }
    applyTheme(makeTheme(Look::Plain, false));
}

TEST_CASE("a text has a frame once keys were used, but not where the mouse gave it the focus", "[theme]")
{
    const Theme theme = makeTheme(Look::Plain, false);
    applyTheme(theme);
    ControlWindow shown{*std::ranges::find(kinds, std::string_view{"text without a frame"}, &Kind::name), theme};
    const QImage without = shown.image(false);
    const auto now = [&] { return shown.window.grab(QRect{QPoint{}, without.size()}).toImage(); };
    auto* text = qobject_cast<QTextBrowser*>(shown.control);
    QTest::mouseClick(text->viewport(), Qt::LeftButton);
    REQUIRE(text->hasFocus());
    CHECK(visiblyChanged(without, now()) == 0);
    shown.other->setFocus();
    shown.window.setAttribute(Qt::WA_KeyboardFocusChange, false);
    text->setFocus(); // as a page does after a click on what opens it
    CHECK(visiblyChanged(without, now()) == 0);
    shown.other->setFocus();
    QTest::keyClick(shown.other, Qt::Key_F2);
    text->setFocus(); // as a page does after a key
    CHECK(visiblyChanged(without, now()) > 0);
}

TEST_CASE("the edges of fields, boxes to tick and handles stand out from the page", "[theme]")
{
    inEachLook([](const Theme& theme) {
        std::vector<const char*> names{"check box",          "radio button", "line edit", "spin box", "combo box",
                                       "editable combo box", "slider",       "comment",   "text edit"};
        if (theme.highContrast)
            names.insert(names.end(),
                         {"button", "default button", "checked button", "tabs", "list", "tree", "table", "text edit",
                          "option", "hand", "card"});
        for (const char* name : names) {
            const Kind& kind = *std::ranges::find(kinds, std::string_view{name}, &Kind::name);
            ControlWindow shown{kind, theme};
            const QImage image = shown.image(false);
            const QRect place = shown.control->geometry();
            double best = 1;
            constexpr int edge = 3; // pixels, before any text begins
            for (int x = place.left() - 1; x <= place.left() + edge; ++x)
                best = std::max(best, contrast(image.pixelColor(x, place.center().y()), theme.window));
            CAPTURE(name);
            CHECK(best >= enough);
        }
    });
}

TEST_CASE("icons and boxes to tick grow with the letters", "[theme]")
{
    applyTheme(makeTheme(Look::Plain, false));
    const QFont usual = QApplication::font();
    const QStyle& style = *QApplication::style();
    const int icon = style.pixelMetric(QStyle::PM_ButtonIconSize);
    const int box = style.pixelMetric(QStyle::PM_IndicatorHeight);
    QFont large = usual;
    large.setPixelSize(2 * QFontInfo{usual}.pixelSize());
    QApplication::setFont(large);
    CHECK(style.pixelMetric(QStyle::PM_ButtonIconSize) >= icon * 3 / 2);
    CHECK(style.pixelMetric(QStyle::PM_IndicatorHeight) >= box * 3 / 2);
    QApplication::setFont(usual);
    CHECK(style.pixelMetric(QStyle::PM_ButtonIconSize) == icon);
}

TEST_CASE("menus and the bar of work without a known end move only where animations are wanted", "[theme]")
{
    applyTheme(makeTheme(Look::Plain, false));
    for (const bool isAnimated : {true, false}) {
        setStyleAnimated(isAnimated);
        QApplication::setEffectEnabled(Qt::UI_FadeMenu); // as on Windows
        CHECK(QApplication::isEffectEnabled(Qt::UI_FadeMenu) == isAnimated);
        QApplication::setEffectEnabled(Qt::UI_FadeMenu, false);
        QProgressBar bar;
        bar.setRange(0, 0);
        bar.resize(200, 24);
        bar.show();
        REQUIRE(QTest::qWaitForWindowExposed(&bar));
        const QImage image = bar.grab().toImage();
        CAPTURE(isAnimated);
        CHECK(bar.findChildren<QAbstractAnimation*>().isEmpty() != isAnimated);
        CHECK(image.pixelColor(100, 12) != image.pixelColor(1, 1)); // it shows that work goes on
    }
    setStyleAnimated(true);
}

TEST_CASE("controls are at least 24 pixels high and wide, with a small font too", "[theme]")
{
    applyTheme(makeTheme(Look::Plain, false));
    QFont small;
    small.setPixelSize(9);
    for (const char* name : {"button", "tool button", "flat tool button", "check box", "radio button", "line edit",
                             "spin box", "combo box", "slider", "tabs"}) {
        const Kind& kind = *std::ranges::find(kinds, std::string_view{name}, &Kind::name);
        const std::unique_ptr<QWidget> control{kind.make(makeTheme(Look::Plain, false))};
        control->setFont(small);
        CAPTURE(name);
        CHECK(control->sizeHint().height() >= ApplicationStyle::smallestTarget);
        CHECK(control->sizeHint().width() >= ApplicationStyle::smallestTarget);
    }
}

TEST_CASE("a box to tick can be clicked at its whole height", "[theme]")
{
    applyTheme(makeTheme(Look::Plain, false));
    QCheckBox box{QStringLiteral("Coordinates")};
    box.show();
    REQUIRE(QTest::qWaitForWindowExposed(&box));
    box.resize(box.sizeHint());
    for (const int y : {0, box.height() - 1}) {
        const bool wasChecked = box.isChecked();
        QTest::mouseClick(&box, Qt::LeftButton, {}, {8, y});
        CAPTURE(y);
        CHECK(box.isChecked() != wasChecked);
    }
}
