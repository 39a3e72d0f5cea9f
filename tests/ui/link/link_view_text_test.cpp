// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/deal.h"
#include "tests/support/announced.h"
#include "tests/support/catch.h"
#include "tests/ui/link/link_table.h"
#include "ui/board/board_accessible.h"
#include "ui/link/link_info.h"
#include "ui/link/link_text.h"
#include "ui/link/tile_set.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QLabel>
#include <QLayout>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::ui;
using qipan::ui::test::boardOf;
using qipan::ui::test::Table;

TEST_CASE("a screen reader finds the tiles in a table", "[ui][link]")
{
    installBoardAccessibility();
    Table table{boardOf({"a.", ".b", "ba"})};
    QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&table.view);
    REQUIRE(board);
    QAccessibleTableInterface* cells = board->tableInterface();
    REQUIRE(cells);
    CHECK(cells->rowCount() == 3);
    CHECK(cells->columnCount() == 2);
    CHECK(cells->cellAt(1, 1)->text(QAccessible::Name) == u"B2, red solid square"_s);
    CHECK(cells->cellAt(1, 0)->text(QAccessible::Name) == u"A2, empty"_s);
    cells->cellAt(1, 1)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    CHECK(table.game.picked() == Cell{1, 1});
    CHECK(cells->cellAt(1, 1)->text(QAccessible::Name) == u"B2, red solid square, selected"_s);
}

TEST_CASE("cells are named with their tiles", "[ui][link]")
{
    Table table{boardOf({"a.", ".a"})};
    CHECK(table.view.accessibleTextOf({0, 0}) == u"A1, red solid circle"_s);
    CHECK(table.view.accessibleTextOf({1, 0}) == u"B1, empty"_s);
    table.click({0, 0});
    CHECK(table.view.accessibleTextOf({0, 0}) == u"A1, red solid circle, selected"_s);
    CHECK(table.view.boardName() == u"Link-match board"_s);

    Grid<bool> shape{{2, 1}, true};
    shape[{1, 0}] = false;
    table.view.showGame(link::Game{boardOf({"a."}), {}, link::FallingMode::None, link::Shape{shape}});
    CHECK(table.view.accessibleTextOf({1, 0}) == u"B1, hole"_s);
}

TEST_CASE("choices are announced and shown in the status line", "[ui][link]")
{
    Table table{boardOf({"abba", "cddc"})};
    table.click({0, 0});
    CHECK(qipan::test::announcedIn(table.view) == u"A1 selected."_s);
    table.click({1, 0});
    CHECK(qipan::test::announcedIn(table.view) == u"A1 and B1 differ; now B1 is selected."_s);
    table.click({2, 0});
    CHECK(qipan::test::announcedIn(table.view) == u"B1 and C1 removed. Tiles left: 6."_s);
    CHECK(table.view.statusText(link::Nothing{}, table.game).isEmpty());

    Table shut{boardOf({"abba"}), {.border = false}};
    shut.click({0, 0});
    shut.click({3, 0});
    CHECK(qipan::test::announcedIn(shut.view) == u"A1 selected. No path connects A1 and D1; now D1 is selected."_s);
    shut.game.clearPick(); // as with two players
    CHECK(shut.view.statusText(link::PickMoved{{0, 0}, {3, 0}, link::Mismatch::NoPath}, shut.game)
          == u"No path connects A1 and D1; the turn passes."_s);
}

TEST_CASE("a board can be played to its end by keyboard", "[ui][link]")
{
    const std::atomic<bool> continueGame{false};
    Table table{link::makeDeal({.size = {8, 8}, .pictures = tilePictures, .seed = 3}, continueGame)->board};
    table.view.activateWindow();
    REQUIRE(QTest::qWaitForWindowActive(&table.view));
    const auto type = [&](Cell cell) {
        const QString name = table.view.nameOf(cell);
        for (const QChar key : name)
            QTest::keyClick(&table.view, static_cast<Qt::Key>(key.unicode()));
        REQUIRE(table.view.cursorCell() == cell);
        QTest::keyClick(&table.view, Qt::Key_Space);
    };
    while (!table.game.won()) {
        if (table.game.stuck()) {
            table.game.shuffle(1);
            table.view.showGame(table.game);
        }
        const auto hint = table.game.hint();
        REQUIRE(hint);
        type(hint->pair.a);
        CHECK(table.view.describe(hint->pair.a).endsWith(QLatin1String("selected")));
        type(hint->pair.b);
        REQUIRE(std::holds_alternative<link::Removed>(table.last));
    }
    CHECK(table.view.isCursorVisible());
}

TEST_CASE("points, what is left and the clock stay where they are while a message covers what is played", "[ui][link]")
{
    const int width = GENERATE(464, 624, 984);
    const bool hasClock = GENERATE(false, true);
    const bool hasHelp = GENERATE(false, true);
    LinkInfo info;
    LinkInfoState state{.points = {0}, .tilesLeft = 160, .title = u"Campaign, level 2: tiles fall down · Normal"_s};
    if (hasClock)
        state.timeLeft = std::chrono::minutes{12};
    if (hasHelp)
        state.hints = state.shuffles = 3;
    info.setState(state);
    info.resize(width, info.sizeHint().height());
    info.show();
    REQUIRE(QTest::qWaitForWindowExposed(&info));
    const auto places = [&] {
        info.layout()->activate();
        std::vector<QRect> shown;
        for (const auto* label : info.findChildren<QLabel*>()) {
            if (label->isVisible())
                shown.push_back(label->geometry());
        }
        return shown;
    };
    const auto before = places();
    const QString line = info.lineText();
    const QString said = info.wordsText();
    CHECK((said.isEmpty() || said == state.title)); // in the upper line or in the lower one
    CHECK((width < 984 || said == state.title));
    info.setTitleCovered(true);
    CHECK(places() == before);
    CHECK(line.startsWith(info.lineText()));
    CHECK(info.lineText().startsWith(u"160 tile"));
    CHECK(info.wordsText().startsWith(u"Campaign, level 2: tiles"));
    info.setTitleCovered(false);
    CHECK(places() == before);
    CHECK(info.lineText() == line);
    CHECK(info.wordsText() == said);
}

TEST_CASE("little time is seen without colours", "[ui][link]")
{
    applyTheme(makeTheme(Look::Plain, false));
    LinkInfo info;
    info.resize(984, info.sizeHint().height());
    LinkInfoState state{.points = {0}, .timeLeft = std::chrono::milliseconds{59'000}, .title = u"Timed"_s};
    const auto greys = [&] { return info.grab().toImage().convertToFormat(QImage::Format_Grayscale8); };
    info.setState(state);
    info.show();
    REQUIRE(QTest::qWaitForWindowExposed(&info));
    const QImage enough = greys();
    state.timeLeft = std::chrono::milliseconds{19'000};
    info.setState(state);
    const QImage little = greys();
    constexpr int much = 60; // of 255
    int changed = 0;
    for (int y = 0; y < enough.height(); ++y) {
        for (int x = 0; x < enough.width(); ++x)
            changed += std::abs(qGray(enough.pixel(x, y)) - qGray(little.pixel(x, y))) >= much ? 1 : 0;
    }
    constexpr int ofDigit = 40; // pixels at most, of the digit that differs
    CHECK(changed > 8 * ofDigit);
}

TEST_CASE("the names and points of two stay where they are when the turn or the points change", "[ui][link]")
{
    LinkInfo info;
    info.setAnimation(false);
    info.resize(984, info.sizeHint().height());
    info.show();
    REQUIRE(QTest::qWaitForWindowExposed(&info));
    LinkInfoState state{
        .points = {0, 10}, .names = {u"Ann"_s, u"Bob the second"_s}, .turn = 0, .tilesLeft = 160, .title = u"Two"_s};
    auto* const points = info.findChild<QLabel*>();
    std::vector<QRect> places;                                   // of what is played
    const auto right = [&](int first, std::optional<int> turn) { // the last column with a letter
        state.points.front() = first;
        state.turn = turn;
        info.setState(state);
        info.layout()->activate();
        for (const auto* button : info.findChildren<QAbstractButton*>()) {
            if (button->isVisible())
                places.push_back(button->geometry());
        }
        const QImage image = points->grab().toImage();
        int last = 0;
        for (int x = 0; x < image.width(); ++x) {
            for (int y = 0; y < image.height(); ++y)
                last = image.pixel(x, y) != image.pixel(image.width() - 1, 0) ? x : last;
        }
        return last;
    };
    const int before = right(0, 0);
    REQUIRE(before > 0);
    CHECK(right(0, 1) == before);
    CHECK(right(120, 1) == before);
    CHECK(right(1'120, 0) == before);
    CHECK(right(1'120, {}) == before);
    CHECK(places.size() == 5);
    CHECK(std::ranges::count(places, places.front()) == 5);
}

TEST_CASE("the longest name of a day's game fits the smallest window", "[ui][link]")
{
    LinkInfo info;
    const QDate day{2026, 11, 28};
    info.setState(
        {.tilesLeft = 160,
         .title = gameTitle(qipan::link::GameMode::Daily, 1, qipan::link::FallingMode::UpperLeftLowerRight, day, day)});
    info.resize(464, info.sizeHint().height());
    info.show();
    REQUIRE(QTest::qWaitForWindowExposed(&info));
    CHECK_FALSE(dynamic_cast<QAbstractButton&>(info.titleLine()).text().endsWith(u'…'));
}

TEST_CASE("what is played can be clicked and pressed, also while a message covers its line", "[ui][link]")
{
    LinkInfo info;
    info.setState({.tilesLeft = 160, .title = u"Relaxed"_s});
    info.resize(624, info.sizeHint().height());
    info.show();
    REQUIRE(QTest::qWaitForWindowActive(&info));
    QSignalSpy clicks{&info, &LinkInfo::titleClicked};
    for (const bool isCovered : {false, true}) {
        info.setTitleCovered(isCovered);
        info.layout()->activate();
        clicks.clear();
        for (auto* button : info.findChildren<QAbstractButton*>()) {
            if (!button->isVisible() || (isCovered && button == &info.titleLine()))
                continue;
            CHECK(info.childAt(button->geometry().center()) == button);
            QTest::mouseClick(button, Qt::LeftButton);
            QTest::keyClick(button, Qt::Key_Return);
            QTest::keyClick(button, Qt::Key_Space);
        }
        CHECK(clicks.size() == 3);
    }
}

TEST_CASE("a game of link-match is called by its mode, level or day and what its tiles do", "[ui][link]")
{
    using qipan::link::FallingMode;
    using qipan::link::GameMode;
    const QDate today{2026, 11, 26};
    const auto title = [&](GameMode gameMode, FallingMode mode, const std::optional<QDate>& day = {}) {
        return gameTitle(gameMode, 2, mode, day, today);
    };
    CHECK(title(GameMode::Relaxed, FallingMode::None) == u"Relaxed");
    CHECK(title(GameMode::Clock, FallingMode::Inward) == u"Against the clock: tiles move inward");
    CHECK(title(GameMode::Campaign, FallingMode::None) == u"Campaign, level 2: tiles stay");
    CHECK(title(GameMode::Campaign, FallingMode::Down) == u"Campaign, level 2: tiles fall down");
    CHECK(title(GameMode::Daily, FallingMode::None, today) == u"Today's deal, 26 November");
    CHECK(title(GameMode::Daily, FallingMode::Up, today.addDays(-1)) == u"Daily deal, 25 November: tiles move up");
    CHECK(title(GameMode::Daily, FallingMode::None) == u"Daily deal");
}
