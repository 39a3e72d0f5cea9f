// The lesson of link-match, and how it is offered.
#include "tests/app/open_program.h"

#include "tests/support/catch.h"
#include "ui/pages/link_lesson_page.h"
#include "ui/panels/message_bar.h"

#include <QAction>
#include <QPushButton>
#include <QTest>

using namespace qipan;
using namespace qipan::tests;

namespace {

using Page = ui::MainWindow::Page;

/// A small board, for someone who has never opened link-match.
const StoredSettings newcomer{{u"link/columns"_qs, 4}, {u"link/rows"_qs, 4}, {u"link/offerLesson"_qs, true}};

/// Clicks the button with this text.
void press(QWidget& page, const QString& text)
{
    for (QPushButton* button : page.findChildren<QPushButton*>()) {
        if (button->text() == text)
            QTest::mouseClick(button, Qt::LeftButton);
    }
}

ui::MessageBar& barOf(OpenProgram& program)
{
    return *program.window().findChild<ui::MessageBar*>();
}

bool isOffered(OpenProgram& program)
{
    return barOf(program).isVisible() && barOf(program).text().startsWith(u"New to link-match?");
}

} // namespace

TEST_CASE("who opens link-match for the first time is offered the lesson, and the board keeps the keyboard",
          "[link][program]")
{
    OpenProgram program{u"link"_qs, newcomer};
    REQUIRE(isOffered(program));
    CHECK(barOf(program).accessibleName() == barOf(program).text()); // as it was announced
    CHECK(program.linkBoard().hasFocus());
    const auto pair = program.link().play()->game().hint();
    REQUIRE(pair);
    program.playByKeys(program.linkBoard(), pair->pair.a); // Enter answers nothing
    program.playByKeys(program.linkBoard(), pair->pair.b);
    CHECK(program.link().play()->game().tilesLeft() == 14);
    CHECK(isOffered(program));

    program.press(Qt::Key_L, Qt::AltModifier);
    REQUIRE(QTest::qWaitFor([&] { return program.window().page() == Page::LinkLesson; }));
    CHECK_FALSE(barOf(program).isVisible());
    press(program.window().linkLessonPage(), u"&Close"_qs);
    CHECK(program.window().page() == Page::Link);
    CHECK_FALSE(barOf(program).isVisible());
    CHECK_FALSE(program.link().isPaused());
}

TEST_CASE("the lesson is offered once, answered or not", "[link][program]")
{
    const QTemporaryDir folder;
    storeSettings(folder.path(), newcomer);
    storeSettings(folder.path(), {{u"language"_qs, u"en"_qs}, {u"view/animation"_qs, false}});
    {
        OpenProgram program{u"gomoku"_qs, folder.path()};
        CHECK_FALSE(isOffered(program));
    }
    const bool answers = GENERATE(true, false);
    {
        OpenProgram program{u"link"_qs, folder.path()};
        program.press(Qt::Key_F2); // the rules
        CHECK_FALSE(isOffered(program));
        program.press(Qt::Key_F2);
        CHECK(isOffered(program));
        if (answers) {
            press(barOf(program), u"&No, thanks"_qs);
            CHECK_FALSE(isOffered(program));
            CHECK(program.linkBoard().hasFocus());
            program.actions().home->trigger();
            program.actions().goOn->trigger();
            CHECK_FALSE(isOffered(program));
        }
    }
    OpenProgram program{u"link"_qs, folder.path()};
    CHECK_FALSE(isOffered(program));
}

TEST_CASE("a finished game, and the lesson from the menu, end the offer of the lesson", "[link][program]")
{
    SECTION("a game")
    {
        OpenProgram program{u"link"_qs, newcomer};
        REQUIRE(isOffered(program));
        program.actions().stop->trigger();
        CHECK_FALSE(isOffered(program));
        program.actions().newGame->trigger();
        REQUIRE(program.waitForDeal());
        CHECK_FALSE(isOffered(program));
    }
    SECTION("the menu")
    {
        OpenProgram program{QString{}, newcomer};
        REQUIRE(program.choose(u"Lesson of link-match"_qs));
        program.press(Qt::Key_Escape);
        program.actions().games()[0]->trigger();
        REQUIRE(program.waitForDeal());
        CHECK(program.window().page() == Page::Link);
        CHECK_FALSE(isOffered(program));
    }
}

TEST_CASE("the offer of the lesson speaks the language that is chosen meanwhile", "[link][program]")
{
    OpenProgram program{u"link"_qs, newcomer};
    REQUIRE(isOffered(program));
    ui::Preferences preferences = program.window().preferences();
    preferences.language = u"zh_CN"_qs;
    program.window().userChanged(preferences);
    REQUIRE(QTest::qWaitFor([&] { return !barOf(program).text().isEmpty() && !isOffered(program); }));
    CHECK(barOf(program).isVisible());
}

TEST_CASE("the lesson is learnt by doing, and leads to a game", "[link][program]")
{
    OpenProgram program{QString{}, {{u"link/columns"_qs, 4}, {u"link/rows"_qs, 4}}};
    REQUIRE(program.choose(u"Lesson of link-match"_qs));
    CHECK(program.window().page() == Page::LinkLesson);
    ui::LinkLessonPage& page = program.window().linkLessonPage();
    for (int step = 0; step < 3; ++step) {
        CHECK(program.window().page() == Page::LinkLesson);
        press(page, u"&Next"_qs); // not yet
        const link::Game& game = program.lesson().game();
        while (!game.won()) {
            const auto hint = game.hint();
            REQUIRE(hint); // whatever is taken first
            program.click(page.view(), hint->pair.a);
            program.click(page.view(), hint->pair.b);
        }
        press(page, step < 2 ? u"&Next"_qs : u"&Play"_qs);
    }
    REQUIRE(program.waitForDeal());
    CHECK(program.window().page() == Page::Link);
    CHECK(program.link().play()->game().tilesLeft() == 16);
}
