// SPDX-License-Identifier: GPL-3.0-or-later
// Every page and dialog by Tab alone.
#include "tests/app/open_program.h"

#include "tests/support/catch.h"
#include "tests/support/layout_rest.h"
#include "ui/base/actions.h"
#include "ui/engines/engines_dialog.h"
#include "ui/files/export_dialog.h"
#include "ui/files/file_report.h"
#include "ui/pages/book_page.h"
#include "ui/pages/puzzle_page.h"
#include "ui/pages/record_page.h"
#include "ui/panels/chat_history.h"
#include "ui/theme/application_style.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QScrollBar>
#include <QSlider>
#include <QSpinBox>
#include <QTabBar>
#include <QTest>
#include <QToolButton>

#include <functional>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

constexpr int smallestTarget = ui::ApplicationStyle::smallestTarget;
constexpr auto game = "(;GM[1]SZ[15]PB[1]PW[2];B[hh];W[ii];B[hi](;W[hj])(;W[gi]))";

/// A place of the window, and how to get there.
struct TabPlace {
    const char* name;
    QString game; ///< opened first
    std::function<void(OpenProgram&)> open;
};

[[nodiscard]] std::function<void(OpenProgram&)> opens(QAction* ui::Actions::*action)
{
    return [action](OpenProgram& program) { (program.actions().*action)->trigger(); };
}

[[nodiscard]] std::function<void(OpenProgram&)> opensLesson(std::size_t which)
{
    return [which](OpenProgram& program) { program.actions().lessons().at(which)->trigger(); };
}

[[nodiscard]] std::function<void(OpenProgram&)> opensTab(int tab)
{
    return [tab](OpenProgram& program) {
        program.actions().preferences->trigger();
        auto* tabs = program.window().pages().currentWidget()->findChild<QTabBar*>();
        REQUIRE(tab < tabs->count());
        tabs->setCurrentIndex(tab);
    };
}

void openRecord(OpenProgram& program)
{
    program.files().records().openText(QString::fromLatin1(game));
}

void openBook(OpenProgram& program, const ui::BookPlace& place)
{
    program.actions().book->trigger();
    auto& page = program.window().page<ui::BookPage>();
    REQUIRE(QTest::qWaitFor([&] { return page.book() != nullptr; }));
    page.open(place);
}

void openPuzzle(OpenProgram& program)
{
    program.actions().puzzles->trigger();
    auto& page = program.window().page<ui::PuzzlePage>();
    REQUIRE(QTest::qWaitFor([&] { return page.findChild<QComboBox*>()->count() > 0; }));
    REQUIRE(QTest::qWaitFor([&] { return page.findChild<ui::BoardView*>() != nullptr; }));
}

void finishGame(OpenProgram& program)
{
    program.playByKeys(program.board(), {7, 7});
    program.resign();
}

void finishLink(OpenProgram& program)
{
    REQUIRE(program.removePair());
    program.endLink();
}

const TabPlace places[] = {
    {"home", {}, [](OpenProgram&) {}},
    {"gomoku", u"gomoku"_s, [](OpenProgram&) {}},
    {"analysis", u"gomoku"_s, opens(&ui::Actions::analysis)},
    {"finished game", u"gomoku"_s, finishGame},
    {"trying moves", u"gomoku"_s,
     [](OpenProgram& program) {
         finishGame(program);
         program.actions().tryMoves->trigger();
     }},
    {"review", u"gomoku"_s,
     [](OpenProgram& program) {
         finishGame(program);
         program.actions().review->trigger();
     }},
    {"offer of a lesson", u"gomoku"_s,
     [](OpenProgram& program) {
         program.window().messages().post(
             {ui::Message::Topic::Lesson, u"Lesson?"_s, u"&Start"_s, u"&Not now"_s, {}, {}});
     }},
    {"reversi", u"reversi"_s, [](OpenProgram&) {}},
    {"link-match", u"link"_s, [](OpenProgram&) {}},
    {"paused", u"link"_s, opens(&ui::Actions::pause)},
    {"end of link-match", u"link"_s, finishLink},
    {"modes of link-match", {}, opens(&ui::Actions::newGame)},
    {"modes during a game", u"link"_s, opens(&ui::Actions::newGame)},
    {"new game of gomoku", u"gomoku"_s, opens(&ui::Actions::newGame)},
    {"new game of reversi", u"reversi"_s, opens(&ui::Actions::newGame)},
    {"no high scores", {}, opens(&ui::Actions::scores)},
    {"high scores", u"link"_s,
     [](OpenProgram& program) {
         finishLink(program);
         program.actions().scores->trigger();
     }},
    {"replay", u"link"_s,
     [](OpenProgram& program) {
         REQUIRE(program.removePair());
         program.replay().open(program.link().record());
     }},
    {"lesson of link-match", {}, opensLesson(0)},
    {"lesson of gomoku", {}, opensLesson(1)},
    {"lesson of reversi", {}, opensLesson(2)},
    {"host", {}, opens(&ui::Actions::host)},
    {"waiting",
     {},
     [](OpenProgram& program) {
         (void)openTable(program, {.terms = {*makeSetup("gomoku", "freestyle", 15), FirstBlack::Host, std::nullopt}});
     }},
    {"join", {}, opens(&ui::Actions::join)},
    {"empty history", {}, opens(&ui::Actions::history)},
    {"history", u"gomoku"_s,
     [](OpenProgram& program) {
         finishGame(program);
         program.actions().history->trigger();
     }},
    {"record", {}, openRecord},
    {"opening explorer",
     {},
     [](OpenProgram& program) {
         openRecord(program);
         program.window().page<ui::RecordPage>().findChild<QToolButton*>(u"openings"_s)->click();
     }},
    {"analysis of a record",
     {},
     [](OpenProgram& program) {
         openRecord(program);
         program.actions().analysis->trigger();
     }},
    {"no statistics", {}, opens(&ui::Actions::statistics)},
    {"statistics", u"gomoku"_s,
     [](OpenProgram& program) {
         finishGame(program);
         program.actions().statistics->trigger();
     }},
    {"rules", u"gomoku"_s, opens(&ui::Actions::rules)},
    {"covers of the book", {}, [](OpenProgram& program) { openBook(program, {}); }},
    {"page of the book",
     {},
     [](OpenProgram& program) {
         openBook(program, {u"gomoku-openings"_s, u"direct-a"_s});
     }},
    {"page of the book on link-match",
     {},
     [](OpenProgram& program) {
         openBook(program, {u"link-basics"_s, {}});
     }},
    {"puzzle", {}, openPuzzle},
    {"preferences 1", {}, opensTab(0)},
    {"preferences 2", {}, opensTab(1)},
    {"preferences 3", {}, opensTab(2)},
    {"preferences 4", {}, opensTab(3)},
    {"name", {}, opens(&ui::Actions::name)},
    {"engines dialog", {}, opens(&ui::Actions::engines)},
    {"engines dialog with an engine",
     {},
     [](OpenProgram& program) {
         program.actions().engines->trigger();
         program.window().findChild<ui::EnginesDialog*>()->add(u"/bin/true"_s);
     }},
    {"image dialog", u"gomoku"_s, opens(&ui::Actions::saveImage)},
    {"export dialog",
     {},
     [](OpenProgram& program) {
         (new ui::ExportDialog{3, &program.window()})->show();
     }},
    {"file report",
     {},
     [](OpenProgram& program) {
         (new ui::FileReport{u"Import"_s, u"1 of 2"_s, u"Not read:"_s, {{u"a.sgf"_s, u"empty"_s}}, &program.window()})
             ->show();
     }},
    {"about", {}, opens(&ui::Actions::about)},
};

/// The window, or the dialog in front of it.
[[nodiscard]] QWidget& frontOf(ui::MainWindow& window)
{
    for (auto* dialog : window.findChildren<QDialog*>()) {
        if (dialog->isVisible())
            return *dialog;
    }
    return window;
}

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
    const TabPlace& place = places[GENERATE(range(std::size_t{0}, std::size(places)))];
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
    const TabPlace& place = places[GENERATE(range(std::size_t{0}, std::size(places)))];
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
