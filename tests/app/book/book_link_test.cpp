// SPDX-License-Identifier: GPL-3.0-or-later
// Link-match diagrams in the book, and games that start from given tiles.
#include "tests/app/open_program.h"

#include "core/book/link_board.h"
#include "tests/support/catch.h"
#include "ui/book/book_reader.h"
#include "ui/book/diagram_card.h"
#include "ui/messages/message_bar.h"
#include "ui/pages/book_page.h"
#include "ui/pages/link_replay_page.h"
#include "ui/shell/navigation.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

using Page = ui::Page;

/// A diagram of the link-match chapter; opens the book at it.
ui::DiagramCard& diagram(OpenProgram& program, const QString& anchor, std::string_view id)
{
    ui::BookPage& page = program.window().page<ui::BookPage>();
    if (program.window().navigation().page() != Page::Book)
        program.press(Qt::Key_F4);
    REQUIRE(QTest::qWaitFor([&] { return page.book() != nullptr; }));
    page.open({u"link-match"_s, anchor});
    const auto& cards = page.reader().diagrams();
    const auto found = std::ranges::find(cards, id, [](const ui::DiagramCard* card) { return card->diagram().id; });
    REQUIRE(found != cards.end());
    return **found;
}

QPushButton& buttonIn(QWidget& parent, const QString& text)
{
    const auto all = parent.findChildren<QPushButton*>();
    const auto found = std::ranges::find(all, text, &QPushButton::text);
    REQUIRE(found != all.end());
    return **found;
}

bool isAsked(OpenProgram& program, const QString& question)
{
    const auto& bar = program.messageBar();
    return bar.isVisible() && bar.text() == question;
}

bool isTold(const ui::DiagramCard& card, const QString& words)
{
    return std::ranges::any_of(card.findChildren<QLabel*>(),
                               [&words](const QLabel* label) { return label->text().startsWith(words); });
}

std::string rowsOf(const link::Game& game)
{
    return book::textOf(game.board(), game.shape());
}

const link::Game& gameOf(OpenProgram& program)
{
    REQUIRE(program.link().play() != nullptr);
    return program.link().play()->game();
}

book::LinkBoard boardIn(std::string_view word)
{
    return std::get<book::LinkBoard>(book::readLinkStart(word).value());
}

} // namespace

TEST_CASE("a link-match diagram can be stepped through and tried out and reset", "[book][link][program]")
{
    OpenProgram program{{}};
    ui::DiagramCard& card = diagram(program, u"falling"_s, "fall-down");
    ui::DiagramBoard& board = card.board();
    const link::Game& game = *board.tiles();
    REQUIRE(board.canNext());
    board.next();
    CHECK(rowsOf(game) == "A..D / EBCG / GHHE / DCBA"); // the tiles above have fallen
    CHECK(board.placeText() == u"Pair 1 of 1");
    CHECK_FALSE(board.canNext());
    board.toFirst();
    CHECK(board.isAtStart());

    program.click(board.view(), {0, 0});
    program.click(board.view(), {1, 0});
    CHECK(isTold(card, u"A1 and B1 differ"_s));
    program.click(board.view(), {1, 0}); // no longer selected
    program.click(board.view(), {0, 0});
    program.click(board.view(), {3, 3});
    CHECK(isTold(card, u"No path connects A1 and D4"_s));
    program.click(board.view(), {3, 3});
    program.click(board.view(), {1, 2}); // a pair of the user's choice
    program.click(board.view(), {2, 2});
    CHECK(game.tilesLeft() == 14);
    CHECK(board.placeText() == u"Your line");
    CHECK_FALSE(isTold(card, u"No path connects"_s));
    board.back();
    CHECK(board.canNext()); // to the tried pair
    CHECK_FALSE(board.isAtStart());
    board.toLast();
    CHECK(game.tilesLeft() == 14);
    board.reset();
    CHECK(board.isAtStart());
    board.next();
    CHECK(rowsOf(game) == "A..D / EBCG / GHHE / DCBA");
}

TEST_CASE("a link-match diagram is described in text", "[book][link][program]")
{
    OpenProgram program{{}};
    const QString words = diagram(program, u"falling"_s, "fall-down").board().view().accessibleDescription();
    CHECK(words.startsWith(u"Diagram. A1: "));
    CHECK(words.contains(u"Gravity: Down."));
    CHECK(words.contains(u"Pairs: B2 and C2."));
    CHECK(diagram(program, u"border"_s, "border-side").board().description().contains(u"A path connects A1 and C1."));
    CHECK(
        diagram(program, u"border"_s, "border-closed").board().description().contains(u"No paths outside the board."));
}

TEST_CASE("the solver answers on a diagram, and its pairs are stepped through", "[book][link][program]")
{
    OpenProgram program{{}};
    ui::DiagramCard& card = diagram(program, u"not-stuck"_s, "stuck-four");
    buttonIn(card, u"Ask the solver"_s).click();
    REQUIRE(QTest::qWaitFor([&] { return isTold(card, u"Still solvable: the solver's next pair is "_s); }, 20'000));
    const bool isRight = isTold(card, u"Still solvable: the solver's next pair is C1 and D1."_s)
        || isTold(card, u"Still solvable: the solver's next pair is D1 and C1."_s);
    CHECK(isRight); // the only pair that keeps the board solvable
    CHECK(dynamic_cast<ui::LinkView&>(card.board().view()).isHintShown());
    CHECK(card.board().tiles()->tilesLeft() == 12); // it is shown, not played
    card.board().toLast();
    CHECK(card.board().tiles()->won());
    CHECK(card.board().placeText() == u"Board cleared.");
    for (const QString& text : {u"Ask the solver"_s, u"Play"_s, u"Copy"_s})
        CHECK_FALSE(buttonIn(card, text).isEnabled());

    ui::DiagramCard& lost = diagram(program, u"not-stuck"_s, "stuck-four-wrong");
    buttonIn(lost, u"Ask the solver"_s).click();
    CHECK(QTest::qWaitFor([&] { return isTold(lost, u"Unsolvable"_s); }, 20'000));
    ui::DiagramCard& stuck = diagram(program, u"border"_s, "border-cross");
    buttonIn(stuck, u"Ask the solver"_s).click();
    CHECK(isTold(stuck, u"No more moves."_s));
}

TEST_CASE("a solver result for a board that is gone is ignored", "[book][link][program]")
{
    OpenProgram program{{}};
    ui::DiagramCard& card = diagram(program, u"falling"_s, "fall-down");
    buttonIn(card, u"Ask the solver"_s).click();
    CHECK(isTold(card, u"Thinking…"_s));
    card.board().next();
    CHECK_FALSE(isTold(card, u"Thinking…"_s));
    QThreadPool::globalInstance()->waitForDone();
    QApplication::processEvents();
    CHECK_FALSE(isTold(card, u"Still solvable"_s));
    CHECK_FALSE(isTold(card, u"Unsolvable"_s));
}

TEST_CASE("tiles of a diagram can be copied and pasted and played", "[book][link][program]")
{
    OpenProgram program{{}};
    ui::DiagramCard& card = diagram(program, u"falling"_s, "fall-down");
    card.board().next();
    buttonIn(card, u"Copy"_s).click();
    CHECK(QGuiApplication::clipboard()->text() == u"link1 relaxed A..D/EBCG/GHHE/DCBA:down:yes 1 0 3 3 0 0");
    program.actions().paste->trigger();
    REQUIRE(QTest::qWaitFor(
        [&] { return program.window().navigation().page() == Page::Link && program.link().play() != nullptr; },
        20'000));
    REQUIRE(program.waitForDeal());
    CHECK(rowsOf(gameOf(program)) == "A..D / EBCG / GHHE / DCBA");
    CHECK(gameOf(program).mode() == link::FallingMode::Down);

    ui::DiagramCard& other = diagram(program, u"not-stuck"_s, "stuck-far");
    buttonIn(other, u"Play"_s).click();
    CHECK(program.window().navigation().page() == Page::Link);
    REQUIRE(program.waitForDeal());
    CHECK(rowsOf(gameOf(program)) == ".AD. / CDAB / AABC");
    CHECK(program.link().dealNumber().isEmpty());
    // Most of these tiles have no match.
    CHECK_FALSE(buttonIn(diagram(program, u"border"_s, "border-column"), u"Copy"_s).isEnabled());
}

TEST_CASE("a game on given tiles is saved and can be finished and restarted", "[link][program]")
{
    const QTemporaryDir folder;
    storeSettings(folder.path(),
                  {{u"language"_s, u"en"_s}, {u"view/animation"_s, false}, {u"link/offerLesson"_s, false}});
    QString record;
    {
        OpenProgram program{{}, folder.path()};
        program.link().playFrom(boardIn("AB/AB/CC:none:no"), link::GameMode::Relaxed);
        REQUIRE(program.waitForDeal());
        for (const Cell cell : {Cell{0, 2}, Cell{1, 2}})
            program.click(program.linkBoard(), cell);
        CHECK(gameOf(program).tilesLeft() == 4);
        record = program.link().record();
        CHECK(record.startsWith(u"link1 relaxed AB/AB/CC:none:no 1 0 3 3 0 0 "));
    }
    OpenProgram program{u"link"_s, folder.path()};
    REQUIRE(program.waitForDeal());
    CHECK(gameOf(program).tilesLeft() == 4);
    CHECK(program.link().record() == record);
    program.link().setPaused(false);
    for (const Cell cell : {Cell{0, 0}, Cell{0, 1}, Cell{1, 0}, Cell{1, 1}})
        program.click(program.linkBoard(), cell);
    CHECK(program.link().play()->end() == link::Play::End::Cleared);
    const QString whole = program.link().record();
    program.link().restart();
    CHECK(gameOf(program).tilesLeft() == 6);

    program.files().records().openText(whole); // shows the played game again
    REQUIRE(QTest::qWaitFor([&] { return program.window().navigation().page() == Page::LinkReplay; }, 20'000));
    CHECK(program.replay().text() == whole);
}

TEST_CASE("a game on given tiles keeps the running or interrupted game for later", "[link][program]")
{
    const QTemporaryDir folder;
    storeSettings(folder.path(),
                  {{u"language"_s, u"en"_s}, {u"view/animation"_s, false}, {u"link/offerLesson"_s, false}});
    const auto takePair = [](OpenProgram& program) { // untouched boards are not kept
        const auto pair = gameOf(program).hint();
        REQUIRE(pair);
        program.playByKeys(program.linkBoard(), pair->pair.a);
        program.playByKeys(program.linkBoard(), pair->pair.b);
    };
    QString left;
    QString last;
    {
        OpenProgram program{u"link"_s, folder.path()};
        REQUIRE(program.waitForDeal());
        takePair(program);
        left = program.link().record();
    }
    {
        OpenProgram program{{}, folder.path()};
        program.link().playFrom(boardIn("AB/AB/CC:none:no"),
                                link::GameMode::Relaxed); // the abandoned game was never shown
        REQUIRE(program.waitForDeal());
        REQUIRE(QTest::qWaitFor([&] { return isAsked(program, u"1 other link-match game can be continued."_s); }));
        takePair(program);
        program.link().playFrom(boardIn("AA/BB:none:no"), link::GameMode::Relaxed);
        REQUIRE(program.waitForDeal());
        REQUIRE(QTest::qWaitFor([&] { return isAsked(program, u"2 other link-match games can be continued."_s); }));
        takePair(program);
        last = program.link().record();
    }
    OpenProgram program{u"link"_s, folder.path()};
    REQUIRE(program.waitForDeal());
    CHECK(program.link().record() == last);
    std::vector<QString> records;
    for (int i = 0; i < 2; ++i) {
        const QString before = program.link().record();
        REQUIRE(QTest::qWaitFor([&] { return isAsked(program, u"2 other link-match games can be continued."_s); }));
        buttonIn(program.messageBar(), u"Show ne&xt"_s).click();
        REQUIRE(QTest::qWaitFor([&] { return program.link().record() != before; }, 20'000));
        REQUIRE(program.waitForDeal());
        records.push_back(program.link().record());
    }
    CHECK(std::ranges::count(records, left) == 1);
}
