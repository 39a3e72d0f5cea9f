// SPDX-License-Identifier: GPL-3.0-or-later
// Every page and dialog by Tab alone.
#include "tests/app/places.h"

#include "tests/support/catch.h"
#include "tests/support/layout_rest.h"
#include "ui/base/actions.h"
#include "ui/panels/chat_history.h"
#include "ui/theme/application_style.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QScrollBar>
#include <QSlider>
#include <QSpinBox>
#include <QTabBar>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

constexpr int smallestTarget = ui::ApplicationStyle::smallestTarget;
[[nodiscard]] QString accessibleNameOf(const QWidget* widget)
{
    QAccessibleInterface* found = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
    return found != nullptr ? found->text(QAccessible::Name) : QString{};
}

[[nodiscard]] QString told(const QWidget* widget)
{
    return QLatin1StringView{widget->metaObject()->className()} + u" “"_s + accessibleNameOf(widget) + u'”';
}

/// Whether another widget lies over the middle of this one.
[[nodiscard]] bool liesBelow(const QWidget* widget)
{
    const QPoint middle = widget->rect().center();
    for (const QWidget* up = widget; !up->isWindow(); up = up->parentWidget()) {
        if (!up->parentWidget()->rect().contains(widget->mapTo(up->parentWidget(), middle)))
            return false; // scrolled out of sight
    }
    const QWidget* top = widget->window()->childAt(widget->mapTo(widget->window(), middle));
    return top != widget && !widget->isAncestorOf(top);
}

[[nodiscard]] QList<QWidget*> controlsOf(const QWidget& top)
{
    QList<QWidget*> controls;
    for (QWidget* each : top.findChildren<QWidget*>()) {
        if (each->window() == &top && each->isVisible() && each->isEnabled()
            && (each->focusPolicy() & Qt::TabFocus) != 0 && each->focusProxy() == nullptr && !liesBelow(each))
            controls << each;
    }
    return controls;
}

/// The widgets that get the focus by this key in turn, until the first has it again.
[[nodiscard]] QList<QWidget*> walk(QWidget& top, Qt::Key key)
{
    constexpr int presses = 300;
    QTest::keyClick(top.focusWidget(), key);
    QList<QWidget*> reached{top.focusWidget()};
    for (int i = 0; i < presses; ++i) {
        QTest::keyClick(top.focusWidget(), key);
        if (top.focusWidget() == reached.last())
            continue; // a link within a text
        if (top.focusWidget() == reached.first())
            break;
        reached << top.focusWidget();
    }
    return reached;
}

/// The place of a control, or of what scrolls it, unless that scrolls the other one too.
[[nodiscard]] QRect placeOf(const QWidget& top, const QWidget* control, const QWidget& other)
{
    for (const QWidget* each = control; each != &top; each = each->parentWidget()) {
        if (qobject_cast<const QAbstractScrollArea*>(each) != nullptr && !each->isAncestorOf(&other))
            control = each;
    }
    return {control->mapTo(&top, QPoint{}), control->size()};
}

/// Whether the eye would come to `next` before `before`: it lies above it, or left of it in the same row.
[[nodiscard]] bool isBackwards(const QWidget& top, const QWidget& before, const QWidget& next)
{
    const QRect a = placeOf(top, &before, next);
    const QRect b = placeOf(top, &next, before);
    if (b.bottom() <= a.top())
        return b.left() < a.right();
    return b.right() <= a.left() && b.top() <= a.center().y() && b.bottom() >= a.center().y();
}

/// Complaints about the way of Tab through the window, or the dialog in front of it.
[[nodiscard]] QStringList complaintsOfTab(ui::MainWindow& window)
{
    QWidget& top = frontOf(window);
    REQUIRE(QTest::qWaitForWindowActive(&top));
    REQUIRE(QTest::qWaitFor([&top] { return isAtRest(top); }));
    if (top.focusWidget() == nullptr)
        return {u"nothing has the focus"_s};
    QStringList complaints;
    const QList<QWidget*> forward = walk(top, Qt::Key_Tab);
    const QList<QWidget*> back = walk(top, Qt::Key_Backtab);
    for (const QWidget* each : controlsOf(top)) {
        if (!forward.contains(each))
            complaints << u"not by Tab: "_s + told(each);
        if (!back.contains(each))
            complaints << u"not by Shift+Tab: "_s + told(each);
    }
    QStringList backwards;
    for (qsizetype i = 0; i < forward.size(); ++i) {
        const QWidget* next = forward[(i + 1) % forward.size()];
        if (isBackwards(top, *forward[i], *next))
            backwards << u"from %1 back to %2"_s.arg(told(forward[i]), told(next));
    }
    return backwards.size() <= 1 ? complaints : complaints + backwards; // it begins again once
}

/// Collects the nameless widgets that get the focus.
class FocusWatch {
public:
    FocusWatch()
    {
        QObject::connect(qApp, &QApplication::focusChanged, &m_context, [this](QWidget*, QWidget* now) {
            if (now != nullptr && accessibleNameOf(now).isEmpty())
                nameless << u"the focus is on a nameless "_s + told(now);
        });
    }
    QStringList nameless;

private:
    QObject m_context;
};

[[nodiscard]] std::string listed(QStringList complaints)
{
    complaints.removeDuplicates();
    return complaints.join(u'\n').toStdString();
}

} // namespace

TEST_CASE("Tab and Shift+Tab go through every control of each page and dialog in reading order", "[keyboard][program]")
{
    const WindowPlace& place = windowPlaces()[GENERATE(range(std::size_t{0}, windowPlaces().size()))];
    OpenProgram program{place.game};
    const FocusWatch watch;
    place.open(program);
    QCoreApplication::processEvents();
    INFO(place.name);
    CHECK(listed(complaintsOfTab(program.window()) + watch.nameless) == "");
}

TEST_CASE("Tab goes through every control of a network game", "[keyboard][program]")
{
    const FirstBlack first = GENERATE(FirstBlack::Host, FirstBlack::RockPaperScissors);
    const FocusWatch watch;
    JoinedPrograms both{net::GameTerms{*makeSetup("gomoku", "freestyle", 15), first, ClockSetting{600, 5}}};
    for (const bool isAfterEnd : {false, true}) {
        if (isAfterEnd) {
            if (first != FirstBlack::Host)
                return;
            both.host.resign();
            REQUIRE(both.settle());
            both.host.actions().propose->trigger();
        }
        both.host.window().activateWindow();
        CAPTURE(first == FirstBlack::Host, isAfterEnd);
        CHECK(listed(complaintsOfTab(both.host.window()) + watch.nameless) == "");
        if (!isAfterEnd && first == FirstBlack::Host) {
            auto* chat = both.host.window().findChild<ui::ChatHistory*>();
            REQUIRE(chat->isVisible());
            CHECK(controlsOf(both.host.window()).contains(chat));
        }
    }
}

TEST_CASE("what can be clicked is at least 24 pixels high and wide", "[keyboard][program]")
{
    const WindowPlace& place = windowPlaces()[GENERATE(range(std::size_t{0}, windowPlaces().size()))];
    OpenProgram program{place.game};
    place.open(program);
    QCoreApplication::processEvents();
    QStringList complaints;
    const QWidget& top = frontOf(program.window());
    for (const QWidget* each : top.findChildren<QWidget*>()) {
        const bool isTarget = qobject_cast<const QAbstractButton*>(each) != nullptr
            || qobject_cast<const QAbstractSlider*>(each) != nullptr || qobject_cast<const QTabBar*>(each) != nullptr
            || qobject_cast<const QComboBox*>(each) != nullptr || qobject_cast<const QLineEdit*>(each) != nullptr;
        const bool isScrollBar = qobject_cast<const QScrollBar*>(each) != nullptr; // the text scrolls by itself too
        const bool isWithin = qobject_cast<const QAbstractSpinBox*>(each->parentWidget()) != nullptr
            || qobject_cast<const QComboBox*>(each->parentWidget()) != nullptr
            || qobject_cast<const QLineEdit*>(each->parentWidget()) != nullptr;
        if (each->isVisible() && each->window() == &top && isTarget && !isScrollBar && !isWithin
            && !each->inherits("QTableCornerButton")
            && (each->width() < smallestTarget || each->height() < smallestTarget))
            complaints << u"%1 of %2 × %3"_s.arg(told(each)).arg(each->width()).arg(each->height());
    }
    INFO(place.name);
    CHECK(listed(complaints) == "");
}
