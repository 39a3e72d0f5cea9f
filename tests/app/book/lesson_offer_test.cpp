// SPDX-License-Identifier: GPL-3.0-or-later
// The offer of a game's first lesson.
#include "tests/app/open_program.h"

#include "core/book/chapter.h"
#include "tests/support/announced.h"
#include "tests/support/catch.h"
#include "ui/base/texts.h"
#include "ui/messages/message_bar.h"
#include "ui/pages/lesson_page.h"
#include "ui/shell/navigation.h"

#include <QAction>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

using Page = ui::Page;

/// A user who has never opened a game.
const StoredSettings newcomer{{u"link/columns"_s, 4},
                              {u"link/rows"_s, 4},
                              {u"link/offerLesson"_s, true},
                              {u"gomoku/offerLesson"_s, true},
                              {u"reversi/offerLesson"_s, true}};

ui::MessageBar& barOf(OpenProgram& program)
{
    return program.messageBar();
}

bool isOffered(OpenProgram& program)
{
    return barOf(program).isVisible() && barOf(program).text().startsWith(u"New to ");
}

} // namespace

TEST_CASE("opening a game for the first time offers its lesson and leaves the focus on the board", "[lesson][program]")
{
    SECTION("link-match")
    {
        OpenProgram program{u"link"_s, newcomer};
        REQUIRE(isOffered(program));
        CHECK(test::announcedIn(barOf(program)).contains(barOf(program).text() + u" Start the lesson, No, thanks."));
        CHECK(program.linkBoard().hasFocus());
        const auto pair = program.link().play()->game().hint();
        REQUIRE(pair);
        program.playByKeys(program.linkBoard(), pair->pair.a); // Enter does not answer the offer
        program.playByKeys(program.linkBoard(), pair->pair.b);
        CHECK(program.link().play()->game().tilesLeft() == 14);
        CHECK(isOffered(program));

        program.press(Qt::Key_L, Qt::AltModifier);
        REQUIRE(QTest::qWaitFor([&] { return program.window().navigation().page() == Page::Lesson; }));
        CHECK_FALSE(barOf(program).isVisible());
        pressButton(program.window().page<ui::LessonPage>(), u"&Close"_s);
        CHECK(program.window().navigation().page() == Page::Link);
        CHECK_FALSE(barOf(program).isVisible());
        CHECK_FALSE(program.link().isPaused());
    }
    SECTION("a two-player game")
    {
        OpenProgram program{u"gomoku"_s, newcomer};
        REQUIRE(isOffered(program));
        CHECK(program.board().hasFocus());
        program.actions().game(u"reversi"_s)->trigger(); // each game has its own offer
        REQUIRE(isOffered(program));
        CHECK(barOf(program).text().contains(ui::gameName(u"reversi")));
        program.press(Qt::Key_L, Qt::AltModifier);
        REQUIRE(QTest::qWaitFor([&] { return program.window().navigation().page() == Page::Lesson; }));
        CHECK(program.lesson().chapter()->game == "reversi");
        program.press(Qt::Key_Escape);
        CHECK(program.window().navigation().page() == Page::Match);
        CHECK_FALSE(isOffered(program));
        program.actions().game(u"gomoku"_s)->trigger();
        CHECK(isOffered(program)); // not answered yet
    }
}

TEST_CASE("a game's lesson is offered once whether accepted or not", "[lesson][program]")
{
    const QString game = GENERATE(u"link"_s, u"gomoku"_s);
    const bool answers = GENERATE(true, false);
    const QTemporaryDir folder;
    storeSettings(folder.path(), newcomer);
    storeSettings(folder.path(), {{u"language"_s, u"en"_s}, {u"view/animation"_s, false}});
    {
        OpenProgram program{game, folder.path()};
        program.press(Qt::Key_F2); // the rules
        CHECK_FALSE(isOffered(program));
        program.press(Qt::Key_F2);
        CHECK(isOffered(program));
        if (answers) {
            pressButton(barOf(program), u"&No, thanks"_s);
            CHECK_FALSE(isOffered(program));
            program.actions().home->trigger();
            program.actions().continueGame->trigger();
            CHECK_FALSE(isOffered(program));
        }
    }
    OpenProgram program{game, folder.path()};
    CHECK_FALSE(isOffered(program));
}

TEST_CASE("a game under way or finished or the lesson from the menu withdraws the offer of the lesson",
          "[lesson][program]")
{
    SECTION("a game of link-match")
    {
        OpenProgram program{u"link"_s, newcomer};
        REQUIRE(isOffered(program));
        program.endLink();
        CHECK_FALSE(isOffered(program));
        program.playAgain();
        REQUIRE(program.waitForDeal());
        CHECK_FALSE(isOffered(program));
    }
    SECTION("a two-player game")
    {
        OpenProgram program{u"gomoku"_s, newcomer};
        REQUIRE(isOffered(program));
        program.playByKeys(program.board(), {7, 7});
        program.resign();
        REQUIRE(QTest::qWaitFor([&] { return !program.match().isRunning(); }));
        CHECK_FALSE(isOffered(program));
    }
    SECTION("a game under way")
    {
        OpenProgram program{u"gomoku"_s, newcomer};
        REQUIRE(isOffered(program));
        program.playByKeys(program.board(), {7, 7});
        CHECK(QTest::qWaitFor([&] { return !isOffered(program); })); // when the computer has replied
    }
    SECTION("the menu")
    {
        OpenProgram program{QString{}, newcomer};
        program.actions().lessons()[0]->trigger();
        REQUIRE(program.window().navigation().page() == Page::Lesson);
        program.press(Qt::Key_Escape);
        CHECK(program.window().navigation().page() == Page::Home);
        program.actions().games()[0]->trigger();
        REQUIRE(program.waitForDeal());
        CHECK(program.window().navigation().page() == Page::Link);
        CHECK_FALSE(isOffered(program));
    }
}

TEST_CASE("the offer of the lesson follows a language change", "[lesson][program]")
{
    OpenProgram program{u"link"_s, newcomer};
    REQUIRE(isOffered(program));
    ui::Preferences preferences = program.preferences().value();
    preferences.language = u"zh_CN"_s;
    program.preferences().set(preferences);
    REQUIRE(QTest::qWaitFor([&] { return !barOf(program).text().isEmpty() && !isOffered(program); }));
    CHECK(barOf(program).isVisible());
}
