// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/places.h"

#include "app/link/link_start_controller.h"
#include "tests/app/duel/duel_setups.h"
#include "tests/support/catch.h"
#include "ui/base/actions.h"
#include "ui/brokers/brokers_dialog.h"
#include "ui/engines/engines_dialog.h"
#include "ui/files/export_dialog.h"
#include "ui/files/file_report.h"
#include "ui/pages/book_page.h"
#include "ui/pages/puzzle_page.h"
#include "ui/pages/record_page.h"

#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QPushButton>
#include <QTabBar>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace qipan::tests {
namespace {

constexpr auto game = "(;GM[1]SZ[15]PB[1]PW[2];B[hh];W[ii];B[hi](;W[hj])(;W[gi]))";

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

void openBrokers(OpenProgram& program)
{
    opensTab(0)(program);
    program.window().pages().currentWidget()->findChild<QPushButton*>(u"brokers"_s)->click();
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

[[nodiscard]] std::function<void(OpenProgram&)> opensDuel(ui::DuelPreferences::Opponent opponent)
{
    return [opponent](OpenProgram& program) {
        program.link().parent()->findChild<app::LinkStartController*>()->showDuel(opponent);
    };
}

void finishLink(OpenProgram& program)
{
    REQUIRE(program.removePair());
    program.endLink();
}

void startDuel(OpenProgram& program)
{
    program.localDuel().start(smallRace(), 1);
    REQUIRE(program.waitForDuel());
}

void finishDuel(OpenProgram& program)
{
    startDuel(program);
    program.resign();
}

[[nodiscard]] std::function<void(OpenProgram&)> opensRules(const QString& key)
{
    return [key](OpenProgram& program) {
        program.window().navigation().setGame(key);
        program.actions().rules->trigger();
    };
}

const WindowPlace all[] = {
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
         const auto isDone = [&] {
             return program.review().values().reviewedCount() > 0 && !program.review().isRunning();
         };
         REQUIRE(QTest::qWaitFor(isDone, 60'000));
     }},
    {"offer of a lesson", u"gomoku"_s,
     [](OpenProgram& program) {
         program.window().messages().post(
             {ui::Message::Topic::Lesson, u"Lesson?"_s, u"&Start"_s, u"&Not now"_s, {}, {}});
     },
     true},
    {"reversi", u"reversi"_s, [](OpenProgram&) {}},
    {"hint", u"reversi"_s, opens(&ui::Actions::hint)},
    {"link-match", u"link"_s, [](OpenProgram&) {}},
    {"paused", u"link"_s, opens(&ui::Actions::pause)},
    {"end of link-match", u"link"_s, finishLink},
    {"duel", {}, startDuel},
    {"paused duel",
     {},
     [](OpenProgram& program) {
         startDuel(program);
         program.actions().pause->trigger();
     }},
    {"end of a duel", {}, finishDuel},
    {"modes of link-match", {}, opens(&ui::Actions::newGame)},
    {"modes during a game", u"link"_s, opens(&ui::Actions::newGame)},
    {"duel against the computer", {}, opensDuel(ui::DuelPreferences::Opponent::Computer)},
    {"duel with a friend", {}, opensDuel(ui::DuelPreferences::Opponent::Friend)},
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
         (void)openTable(
             program, {.terms = net::GameTerms{*makeSetup("gomoku", "freestyle", 15), FirstBlack::Host, std::nullopt}});
     }},
    {"waiting for a duel", {}, [](OpenProgram& program) { (void)openTable(program, {.terms = smallRace()}); }},
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
    {"rules of link-match", {}, opensRules(u"link"_s)},
    {"rules of gomoku", {}, opensRules(u"gomoku"_s)},
    {"rules of reversi", {}, opensRules(u"reversi"_s)},
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
    {"preferences 5", {}, opensTab(4)},
    {"preferences 6", {}, opensTab(5)},
    {"name", {}, opens(&ui::Actions::name)},
    {"engines dialog", {}, opens(&ui::Actions::engines)},
    {"engines dialog with an engine",
     {},
     [](OpenProgram& program) {
         program.actions().engines->trigger();
         program.window().findChild<ui::EnginesDialog*>()->add(u"/bin/true"_s);
     },
     true},
    {"brokers dialog", {}, openBrokers},
    {"brokers dialog with brokers",
     {},
     [](OpenProgram& program) {
         openBrokers(program);
         auto* dialog = program.window().findChild<ui::BrokersDialog*>();
         dialog->setBrokers(
             {{.address = u"mqtt://broker.example.org"_s, .user = {}, .password = {}, .certificates = {}},
              {.address = u"mqtts://10.0.0.1"_s, .user = {}, .password = {}, .certificates = {}}});
     },
     true},
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
     },
     true},
    {"about", {}, opens(&ui::Actions::about)},
};

} // namespace

std::span<const WindowPlace> windowPlaces()
{
    return all;
}

QWidget& frontOf(ui::MainWindow& window)
{
    for (auto* dialog : window.findChildren<QDialog*>()) {
        if (dialog->isVisible())
            return *dialog;
    }
    return window;
}

} // namespace qipan::tests
