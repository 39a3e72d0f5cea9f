// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/home_controller.h"

#include "app/link/link_store.h"
#include "core/link/deal_number.h"
#include "tests/app/open_program.h"
#include "tests/app/store_helpers.h"
#include "tests/support/catch.h"
#include "ui/base/texts.h"
#include "ui/pages/card_button.h"
#include "ui/pages/home_page.h"
#include "ui/pages/lesson_page.h"

#include <QAction>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::app;
using namespace qipan::tests;
using ui::Page;
using Kind = ui::TodayEntry::Kind;

namespace {

[[nodiscard]] QAbstractButton* todayButton(OpenProgram& program, const QString& title)
{
    const auto* row = program.window().page<ui::HomePage>().findChild<ui::TodayRow*>();
    for (QAbstractButton* button : row->findChildren<QAbstractButton*>()) {
        if (button->text().startsWith(title) && button->isVisible())
            return button;
    }
    return nullptr;
}

[[nodiscard]] QString detailOf(OpenProgram& program, const QString& title)
{
    REQUIRE(QTest::qWaitFor([&] { return todayButton(program, title) != nullptr; }));
    return todayButton(program, title)->accessibleDescription();
}

[[nodiscard]] bool isWaiting(OpenProgram& program, const QString& key)
{
    for (const auto* card : program.window().page<ui::HomePage>().findChildren<ui::CardButton*>()) {
        if (card->key() == key)
            return card->accessibleDescription() == u"Continue your game";
    }
    return false;
}

/// Stores a deal of this day that is over, cleared if no pairs are left.
void finishDeal(const QTemporaryDir& folder, QDate day, int pairsLeft)
{
    LinkStore store{std::make_shared<StoreThread>(folder.path())};
    QSignalSpy finished{&store, &LinkStore::finished};
    HistoryEntry game;
    game.game = u"link"_s;
    game.rule = u"daily"_s;
    game.size = {16, 10};
    game.state = GameState::Over;
    game.sides[0] = {u"Ada"_s, PlayerKind::Guest, 0};
    game.began = QDateTime{day, QTime{12, 0}}.toMSecsSinceEpoch();
    game.ended = game.began;
    game.record = u"link1 daily "_s + dailyDealNumber(day) + u" "_s;
    game.link = ui::LinkStanding{.points = {100, 0}, .time = {}, .pairsLeft = pairsLeft};
    store.finish({}, game.record, game);
    REQUIRE(QTest::qWaitFor([&] { return finished.size() == 1; }));
}

void clearDeal(const QTemporaryDir& folder, QDate day)
{
    finishDeal(folder, day, 0);
}

} // namespace

TEST_CASE("cleared deals of the day count while no day is left out, and today may still be open", "[home]")
{
    const QDate today{2026, 3, 1};
    QSet<QString> deals;
    CHECK(dealsInARow(deals, today) == 0);
    deals << dailyDealNumber(today.addDays(-1)) << dailyDealNumber(today.addDays(-2))
          << dailyDealNumber(today.addDays(-4));
    CHECK(dealsInARow(deals, today) == 2);
    deals << dailyDealNumber(today);
    CHECK(dealsInARow(deals, today) == 3);
    CHECK(dealsInARow(deals, today.addDays(2)) == 0);
}

TEST_CASE("a deal of the day that was given up is not cleared", "[home]")
{
    const QTemporaryDir folder;
    const QDate today{2026, 3, 1};
    clearDeal(folder, today.addDays(-1));
    finishDeal(folder, today, 3);
    DataFile file{folder.path()};
    const auto facts = readToday(file, today, QTimeZone::utc());
    REQUIRE(facts);
    CHECK_FALSE(facts->isDealCleared);
    CHECK(facts->dealsInARow == 1);
}

TEST_CASE("puzzles are due by their last attempts", "[home]")
{
    const QTimeZone zone = QTimeZone::utc();
    const QDate day{2026, 3, 1};
    const qint64 noon = QDateTime{day, QTime{12, 0}, zone}.toMSecsSinceEpoch();
    const std::vector<PuzzleTry> tries{{"a", noon, true}, {"b", noon, false}, {"b", noon, true}, {"c", noon, true, 1}};
    CHECK(duePuzzles(tries, day, zone) == 0);
    CHECK(duePuzzles(tries, day.addDays(1), zone) == 3);
    CHECK(duePuzzles({}, day, zone) == 0);
}

TEST_CASE("the last result of link-match by turns is the points of both, not discs", "[home]")
{
    HistoryEntry game;
    game.game = u"link"_s;
    game.rule = u"two"_s;
    game.sides = {PlayerEntry{u"Ada"_s, PlayerKind::Me, 0}, PlayerEntry{{}, PlayerKind::SecondPlayer, 0}};
    game.outcome = Outcome{Side::White, EndReason::Count};
    game.link = ui::LinkStanding{.points = {140, 170}, .time = {}, .pairsLeft = 0};
    TodayFacts facts;
    facts.last = game;
    const auto entries = todayEntries(facts, {}, {2026, 3, 1}, QTimeZone::utc());
    CHECK(entries.back().detail == u"Player 2 170\u00a0:\u00a0140 Ada");
}

TEST_CASE("a first start offers today's deal, puzzles and a lesson, and leads there", "[home][program]")
{
    OpenProgram program{{}};
    CHECK(detailOf(program, u"Today's deal"_s) == u"The same board for everyone");
    CHECK(detailOf(program, u"Puzzles"_s) == u"Find the best move");
    CHECK(detailOf(program, u"Learn the game"_s) == u"A first lesson: Gomoku");
    CHECK(program.window().page<ui::HomePage>().findChild<ui::TodayRow*>()->buttons().size() == 3);

    todayButton(program, u"Learn the game"_s)->click();
    CHECK(program.window().navigation().page() == Page::Lesson);
    program.actions().home->trigger();
    todayButton(program, u"Puzzles"_s)->click();
    CHECK(program.window().navigation().page() == Page::Puzzles);
    program.actions().home->trigger();
    todayButton(program, u"Today's deal"_s)->click();
    REQUIRE(program.waitForDeal());
    CHECK(program.window().navigation().page() == Page::Link);
    CHECK(program.linkPlay().gameMode() == link::GameMode::Daily);

    REQUIRE(program.removePair());
    program.actions().home->trigger();
    CHECK(isWaiting(program, u"link"_s));
    CHECK(QTest::qWaitFor([&] { return detailOf(program, u"Today's deal"_s) == u"Begun: continue it"; }));
    todayButton(program, u"Today's deal"_s)->click();
    CHECK(program.linkPlay().pairsRemoved() == 1);
}

TEST_CASE("today's deal that an earlier run began is continued from the home page", "[home][program]")
{
    const QTemporaryDir folder;
    {
        OpenProgram program{{}, folder.path()};
        CHECK(detailOf(program, u"Today's deal"_s) == u"The same board for everyone");
        todayButton(program, u"Today's deal"_s)->click();
        REQUIRE(program.waitForDeal());
        REQUIRE(program.removePair());
    }
    OpenProgram program{{}, folder.path()};
    REQUIRE(QTest::qWaitFor([&] { return detailOf(program, u"Today's deal"_s) == u"Begun: continue it"; }));
    todayButton(program, u"Today's deal"_s)->click();
    REQUIRE(program.waitForDeal());
    CHECK(program.linkPlay().gameMode() == link::GameMode::Daily);
    CHECK(program.linkPlay().pairsRemoved() == 1);
}

TEST_CASE("today's deal that waits behind another board is continued from the home page", "[home][program]")
{
    const QTemporaryDir folder;
    const auto continueDeal = [](OpenProgram& program) {
        REQUIRE(QTest::qWaitFor([&] { return detailOf(program, u"Today's deal"_s) == u"Begun: continue it"; }));
        todayButton(program, u"Today's deal"_s)->click();
        REQUIRE(program.waitForDeal());
        CHECK(program.linkPlay().gameMode() == link::GameMode::Daily);
        CHECK(program.linkPlay().pairsRemoved() == 1);
    };
    {
        OpenProgram program{{}, folder.path()};
        program.link().playDaily();
        REQUIRE(program.waitForDeal());
        REQUIRE(program.removePair());
        program.actions().playAgain->trigger();
        REQUIRE(program.waitForDeal());
        REQUIRE(program.removePair());
        program.actions().home->trigger();
        continueDeal(program);
        program.press(Qt::Key_F6);
        REQUIRE(program.waitForDeal());
        REQUIRE(program.linkPlay().gameMode() == link::GameMode::Relaxed);
    }
    OpenProgram program{{}, folder.path()}; // and after a restart
    continueDeal(program);
}

TEST_CASE("the home page knows the streak of the deals, the lesson that was begun and the last result",
          "[home][program]")
{
    const QTemporaryDir folder;
    const QDate today = QDate::currentDate();
    storeSettings(folder.path(), {{u"language"_s, u"en"_s}, {u"view/animation"_s, false}});
    declineLessons(folder.path());
    for (const int ago : {3, 2, 1})
        clearDeal(folder, today.addDays(-ago));
    OpenProgram program{{}, folder.path()};
    CHECK(detailOf(program, u"Today's deal"_s) == u"3 days in a row so far");
    CHECK(detailOf(program, u"Link-match, yesterday"_s) == u"Daily deal, 100 points");

    program.lesson().start(u"reversi"_s);
    pressButton(program.window(), u"S&kip"_s);
    program.actions().home->trigger();
    CHECK(detailOf(program, u"Lesson of Reversi"_s).startsWith(u"Step 2 of "));

    program.press(Qt::Key_2, Qt::ControlModifier);
    program.playByKeys(program.board(), {7, 7});
    program.resign();
    program.actions().home->trigger();
    REQUIRE(QTest::qWaitFor([&] { return todayButton(program, u"Gomoku, today"_s) != nullptr; }));
    QAbstractButton* result = todayButton(program, u"Gomoku, today"_s);
    CHECK(QRegularExpression{u"^You lost to level \\d+ \\(resignation\\)$"_s}
              .match(result->accessibleDescription())
              .hasMatch());
    result->click();
    CHECK(QTest::qWaitFor([&] { return program.window().navigation().page() == Page::Record; }));
}

TEST_CASE("the home page goes on to the next lesson although steps were skipped, and then back to these",
          "[home][program]")
{
    OpenProgram program{{}};
    int stepsOfFirst = 0;
    for (const QString& game : {u"gomoku"_s, u"reversi"_s, u"link"_s}) {
        const QString detail = u"A first lesson: "_s + ui::gameName(game);
        REQUIRE(QTest::qWaitFor([&] { return detailOf(program, u"Learn the game"_s) == detail; }));
        todayButton(program, u"Learn the game"_s)->click();
        REQUIRE(program.window().navigation().page() == Page::Lesson);
        CHECK(program.lesson().chapter()->game == game.toStdString());
        const int steps = program.window().page<ui::LessonPage>().step().count;
        stepsOfFirst = stepsOfFirst == 0 ? steps : stepsOfFirst;
        for (int step = 1; step <= steps; ++step)
            pressButton(program.window(), u"S&kip"_s);
        program.press(Qt::Key_P, Qt::AltModifier); // Play
        REQUIRE(QTest::qWaitFor([&] { return program.window().navigation().page() != Page::Lesson; }));
        REQUIRE(program.waitForDeal());
        program.actions().home->trigger();
    }
    const QString rest = u"Step 1 of %1"_s.arg(stepsOfFirst);
    CHECK(QTest::qWaitFor([&] { return detailOf(program, u"Lesson of Gomoku"_s) == rest; }));
}

TEST_CASE("an untouched board is continued neither by its card nor by the button", "[home][program]")
{
    const QString game = GENERATE(u"link"_s, u"gomoku"_s);
    OpenProgram program{game, {{u"gomoku/opponent"_s, 1}}};
    REQUIRE((game != u"link" || program.waitForDeal()));
    program.actions().home->trigger();
    CHECK_FALSE(isWaiting(program, game));
    CHECK_FALSE(program.actions().continueGame->isEnabled());
    program.actions().continueGame->trigger();
    CHECK(program.window().navigation().page() == Page::Home);
}

TEST_CASE("a finished game is never continued from the home page", "[home][program]")
{
    OpenProgram program{u"gomoku"_s};
    program.playByKeys(program.board(), {7, 7});
    program.actions().home->trigger();
    CHECK(isWaiting(program, u"gomoku"_s));
    CHECK(program.actions().continueGame->isEnabled());
    program.actions().continueGame->trigger();
    program.resign();
    program.actions().home->trigger();
    CHECK_FALSE(isWaiting(program, u"gomoku"_s));
    CHECK_FALSE(program.actions().continueGame->isEnabled());
}
