// SPDX-License-Identifier: GPL-3.0-or-later
// Moves that are tried beside a game.
#include "app/match/tried_moves.h"

#include "app/tables/table.h"
#include "tests/app/open_program.h"
#include "tests/support/catch.h"
#include "tests/support/random_game.h"
#include "ui/messages/message_bar.h"
#include "ui/pages/match_page.h"
#include "ui/panels/analysis_panel.h"
#include "ui/panels/explorer_panel.h"
#include "ui/panels/move_list.h"
#include "ui/shell/status_bar.h"
#include "ui/widgets/button.h"

#include <QAction>
#include <QListWidget>
#include <QTest>
#include <QTreeWidget>

#include <random>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

using Topic = ui::Message::Topic;
using Lines = std::vector<std::vector<Cell>>;

const std::pair<QString, QVariant> byTwo{u"gomoku/opponent"_s, 1};

void playAt(OpenProgram& program, const std::vector<Cell>& cells)
{
    for (const Cell cell : cells)
        program.playByKeys(program.board(), cell);
}

[[nodiscard]] std::size_t onBoard(OpenProgram& program)
{
    return program.board().position().plies().size();
}

[[nodiscard]] QString statusOf(OpenProgram& program)
{
    return qobject_cast<ui::StatusBar*>(program.window().statusBar())->text();
}

} // namespace

TEST_CASE("tried moves branch from a game and change nothing of it", "[look][tried]")
{
    OpenProgram program{u"gomoku"_s, {byTwo}};
    playAt(program, {{7, 7}, {8, 8}, {6, 6}});
    program.actions().tryMoves->trigger();
    REQUIRE(program.message(Topic::Viewing) != nullptr);
    CHECK(program.actions().tryMoves->isChecked());
    CHECK_FALSE(program.actions().undo->isEnabled()); // nothing was tried
    playAt(program, {{5, 5}, {9, 9}});
    CHECK(onBoard(program) == 5);
    CHECK(program.match().plies() == 3);
    CHECK(program.window().page<ui::MatchPage>().findChild<ui::MoveList*>()->picked() == 4);
    program.actions().undo->trigger();
    CHECK(onBoard(program) == 4);
    CHECK(program.match().plies() == 3);
    program.actions().redo->trigger();
    CHECK(onBoard(program) == 5);
    program.press(Qt::Key_PageUp, Qt::ControlModifier);
    CHECK(onBoard(program) == 0);
    program.press(Qt::Key_PageDown, Qt::ControlModifier);
    CHECK(onBoard(program) == 5);
    playAt(program, {{9, 9}}); // occupied
    CHECK(onBoard(program) == 5);
    pressButton(program.messageBar(), u"&Back to the game"_s);
    CHECK(onBoard(program) == 3);
    CHECK_FALSE(program.actions().tryMoves->isChecked());
    CHECK(program.message(Topic::Viewing) == nullptr);
    CHECK(program.table().keptLines().empty());
    CHECK(program.board().mayPlay());
}

TEST_CASE("while moves are tried everything tells whose turn it is there, and the words of the game too",
          "[look][tried]")
{
    OpenProgram program{u"reversi"_s, {{u"reversi/opponent"_s, 1}}};
    playAt(program, {{3, 2}}); // white to move
    program.actions().tryMoves->trigger();
    playAt(program, {{2, 2}}); // black to move
    auto& page = program.window().page<ui::MatchPage>();
    const auto movers = [&] { return std::pair{page.strip(0).state().toMove, page.strip(1).state().toMove}; };
    CHECK(movers() == std::pair{true, false});
    const QString words = u"Game: White to move · Trying: Black to move"_s;
    CHECK(program.messageBar().text() == words);
    CHECK(program.matchController().statusText() == words);
    playAt(program, {{1, 2}});
    CHECK(movers() == std::pair{false, true});
    CHECK(program.messageBar().text() == u"Game: White to move · Trying: White to move");
    playAt(program, {{1, 1}});
    pressButton(program.messageBar(), u"&Back to the game"_s);
    CHECK(movers() == std::pair{false, true});
    CHECK_FALSE(program.matchController().statusText().contains(u"Trying"));
}

TEST_CASE("Escape on the board, in the analysis and in the explorer goes back to the game", "[look][tried]")
{
    for (const char* key : {"gomoku", "reversi"}) {
        const QString game = QString::fromLatin1(key);
        OpenProgram program{game, {{game + u"/opponent"_s, 1}, {u"analysis/on"_s, true}}};
        playAt(program, {game == u"gomoku" ? Cell{7, 7} : Cell{3, 2}});
        auto& page = program.window().page<ui::MatchPage>();
        QWidget* const places[]{&program.board(), page.analysis().findChild<QListWidget*>(),
                                page.findChild<ui::ExplorerPanel*>()->findChild<QTreeWidget*>()};
        for (QWidget* place : places) {
            program.actions().tryMoves->trigger();
            playAt(program, {game == u"gomoku" ? Cell{5, 5} : Cell{2, 2}});
            REQUIRE(onBoard(program) == 2);
            place->setFocus();
            program.press(Qt::Key_Escape);
            CHECK(onBoard(program) == 1);
            CHECK_FALSE(program.actions().tryMoves->isChecked());
        }
        program.press(Qt::Key_PageUp); // likewise from an earlier position
        REQUIRE(onBoard(program) == 0);
        program.board().setFocus();
        program.press(Qt::Key_Escape);
        CHECK(onBoard(program) == 1);
    }
}

TEST_CASE("while colours are being chosen it is said that no moves can be tried", "[look][tried]")
{
    OpenProgram program{u"gomoku"_s, {byTwo, {u"gomoku/opening"_s, u"swap2"_s}}};
    playAt(program, {{7, 7}});
    program.actions().tryMoves->trigger();
    CHECK_FALSE(program.matchController().isTrying());
    CHECK_FALSE(program.actions().tryMoves->isChecked());
    CHECK(statusOf(program) == u"Moves can be tried once the colours are chosen.");
}

TEST_CASE("after a game Ctrl+Enter tries a line or says why not, and starts no other game", "[look][tried]")
{
    OpenProgram program{u"gomoku"_s, {byTwo, {u"analysis/on"_s, true}}};
    playAt(program, {{7, 7}, {8, 8}, {6, 6}});
    program.resign();
    REQUIRE(program.message(Topic::End) != nullptr);
    auto& list = *program.window().page<ui::MatchPage>().analysis().findChild<QListWidget*>();
    REQUIRE(QTest::qWaitFor([&] { return list.count() > 0; }));
    auto* again = program.messageBar().findChildren<ui::ActionButton*>().value(0);
    REQUIRE(again != nullptr);
    again->setFocus(); // as after the end of a game
    program.press(Qt::Key_Return, Qt::ControlModifier);
    CHECK_FALSE(program.match().isRunning());
    CHECK(program.matchController().isTrying());
    CHECK(program.matchController().plies().size() > 3);
    program.press(Qt::Key_Escape);
    REQUIRE_FALSE(program.matchController().isTrying());
    program.actions().analysis->trigger(); // off
    again->setFocus();
    program.press(Qt::Key_Return, Qt::ControlModifier);
    CHECK_FALSE(program.match().isRunning());
    CHECK_FALSE(program.matchController().isTrying());
    CHECK(statusOf(program) == u"Switch on the analysis (Ctrl+Shift+A) to take its best line.");
}

TEST_CASE("tried moves are kept on wish, from any position of the game", "[look][tried]")
{
    OpenProgram program{u"gomoku"_s, {byTwo}};
    playAt(program, {{7, 7}, {8, 8}, {6, 6}});
    program.press(Qt::Key_PageUp);
    pressButton(program.messageBar(), u"&Try moves"_s);
    playAt(program, {{5, 5}, {9, 9}});
    pressButton(program.messageBar(), u"&Keep the moves"_s);
    CHECK(onBoard(program) == 3);
    const std::vector<Cell> line{{7, 7}, {8, 8}, {5, 5}, {9, 9}};
    CHECK(program.table().keptLines() == Lines{line});
    REQUIRE(program.message(Topic::Notice) != nullptr);
}

TEST_CASE("a game can be tried on after its end, and a new game ends the trying", "[look][tried]")
{
    OpenProgram program{u"gomoku"_s, {byTwo}};
    playAt(program, {{7, 7}, {8, 8}});
    program.resign();
    program.actions().tryMoves->trigger();
    playAt(program, {{5, 5}});
    CHECK(onBoard(program) == 3);
    CHECK(program.messageBar().text().contains(u"resign"_s)); // how the game ended
    program.actions().playAgain->trigger();
    CHECK(onBoard(program) == 0);
    CHECK_FALSE(program.actions().tryMoves->isChecked());
}

TEST_CASE("the computer's move does not move the board on which moves are tried", "[look][tried]")
{
    OpenProgram program{u"gomoku"_s, {{u"gomoku/level"_s, 1}, {u"gomoku/clock"_s, 300}}};
    program.playByKeys(program.board(), {7, 7});
    program.actions().tryMoves->trigger();
    REQUIRE(QTest::qWaitFor([&] { return program.match().plies() == 2; }, 20'000));
    CHECK(program.message(Topic::Viewing) != nullptr);
    const std::size_t before = onBoard(program); // 1, or 2 if it was very quick
    program.playByKeys(program.board(), {0, 0});
    CHECK(onBoard(program) == before + 1);
    CHECK(program.match().plies() == 2);
    program.press(Qt::Key_Escape);
    CHECK(onBoard(program) == 2);
}

TEST_CASE("a tried line is always one that can be played", "[tried]")
{
    std::mt19937 random{7};
    for (const char* key : {"gomoku", "reversi"}) {
        const GameInfo& info = *findGame(key);
        const GameSetup setup = *makeSetup(key, info.rules.front().key, info.rules.front().sizes.back());
        for (int round = 0; round < 20; ++round) {
            auto game = setup.makeGame();
            test::playAtRandom(*game, random, 30);
            const auto from = random() % (game->plies().size() + 1);
            app::TriedMoves tried{setup, game->plies(), from};
            for (int step = 0; step < 60; ++step) {
                const int size = game->size().columns;
                const Cell cell{static_cast<int>(random() % static_cast<unsigned>(size)),
                                static_cast<int>(random() % static_cast<unsigned>(size))};
                switch (random() % 4) {
                case 0:
                    tried.goTo(static_cast<std::ptrdiff_t>(random() % 50) - 5);
                    break;
                case 1:
                    tried.add({cell, {0, 0}});
                    break;
                default: {
                    const auto before = tried.place();
                    const bool isLegal = tried.position().isLegal(cell);
                    CHECK(tried.play(cell).has_value() == !isLegal);
                    CHECK(tried.place() == before + (isLegal ? 1 : 0));
                }
                }
                REQUIRE(tried.place() <= tried.plies().size());
                REQUIRE(tried.from() <= tried.plies().size());
                REQUIRE(std::equal(game->plies().begin(),
                                   game->plies().begin() + static_cast<std::ptrdiff_t>(tried.from()),
                                   tried.plies().begin()));
                auto replay = setup.makeGame();
                for (const Cell each : tried.cells()) {
                    REQUIRE(replay->isLegal(each));
                    replay->play(each);
                }
                REQUIRE(replay->plies() == tried.plies());
            }
        }
    }
}
