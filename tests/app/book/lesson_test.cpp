// SPDX-License-Identifier: GPL-3.0-or-later
// The first lesson of each game.
#include "tests/app/open_program.h"

#include "core/book/chapter.h"
#include "tests/support/catch.h"
#include "ui/pages/lesson_page.h"
#include "ui/shell/navigation.h"

#include <QAccessible>
#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

using Page = ui::Page;

ui::LessonPage& pageOf(OpenProgram& program)
{
    return program.window().page<ui::LessonPage>();
}

void startLesson(OpenProgram& program, const QString& game)
{
    for (QAction* action : program.actions().lessons()) {
        if (action->data().toString() == game)
            action->trigger();
    }
    REQUIRE(program.window().navigation().page() == Page::Lesson);
}

const book::Diagram& diagramOf(OpenProgram& program)
{
    const auto& page = program.lesson().chapter()->pages[static_cast<std::size_t>(pageOf(program).step().number - 1)];
    for (const book::Block& block : page.blocks) {
        if (const auto* diagram = std::get_if<book::Diagram>(&block))
            return *diagram;
    }
    FAIL("a step without a board");
    std::abort();
}

/// True if some widget of the page has this accessible name.
bool isSpoken(OpenProgram& program, const QString& words)
{
    for (QWidget* widget : pageOf(program).findChildren<QWidget*>()) {
        if (QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Name).contains(words))
            return true;
    }
    return false;
}

/// Plays a wrong move by keys.
void playWrong(OpenProgram& program, const book::Diagram& diagram)
{
    ui::BoardView& view = pageOf(program).board()->view();
    if (diagram.link) {
        for (const Cell cell : {Cell{0, 0}, Cell{0, 1}, Cell{0, 1}}) // two different tiles, then deselect
            program.playByKeys(view, cell);
        return;
    }
    const BoardGame& position = *pageOf(program).board()->position();
    const int count = position.size().columns * position.size().rows;
    std::optional<Cell> illegal;
    for (int i = 0; i < count; ++i) {
        const Cell cell{i % position.size().columns, i / position.size().columns};
        const std::vector<Cell> moves{cell};
        if (position.isLegal(cell) && diagram.exercise->answerFrom(moves) == nullptr) {
            program.playByKeys(view, cell);
            CHECK(pageOf(program).verdict().section(u'\n', 1)
                  == QString::fromStdString(std::string{diagram.exercise->wrongMoveText(cell)}));
            const auto& badge = *view.findChild<ui::AnswerBadge*>();
            CHECK(badge.isVisible());
            CHECK(badge.answer() == ui::Answer::Wrong);
            CHECK(badge.cell() == cell);
            if (pageOf(program).board()->isRefuting())
                program.playByKeys(view, cell); // only takes it back
            return;
        }
        if (!position.isLegal(cell))
            illegal = cell;
    }
    program.playByKeys(view, *illegal); // every legal move is right, so play an illegal one
}

/// Plays a right move by keys and waits for the replies.
void playRight(OpenProgram& program, const book::Diagram& diagram)
{
    ui::DiagramBoard& board = *pageOf(program).board();
    if (diagram.link) {
        link::Game game{diagram.link->tiles, {.maxCorners = 2, .border = diagram.link->border}};
        while (const auto hint = game.hint()) {
            for (const Cell cell : {hint->pair.a, hint->pair.b}) {
                (void)game.choose(cell);
                program.playByKeys(board.view(), cell);
            }
        }
        return;
    }
    const std::vector<Cell>& answer = diagram.exercise->answers.front();
    const std::size_t before = board.position()->plies().size();
    const Side reader = board.position()->sideToMove();
    const auto played = [&] { return board.position()->plies().size() - before; };
    for (std::size_t i = 0; i < answer.size(); ++i) {
        if (board.position()->sideToMove() == reader)
            program.playByKeys(board.view(), answer[i]);
        REQUIRE(QTest::qWaitFor([&] { return played() > i; }));
    }
}

} // namespace

TEST_CASE("every lesson step explains wrong moves and can be solved by keyboard in both languages", "[lesson][program]")
{
    const QString language = GENERATE(u"en"_s, u"zh_CN"_s);
    const QString game = GENERATE(u"gomoku"_s, u"reversi"_s, u"link"_s);
    CAPTURE(language.toStdString(), game.toStdString());
    OpenProgram program{QString{}, {{u"language"_s, language}, {u"link/columns"_s, 4}, {u"link/rows"_s, 4}}};
    startLesson(program, game);
    const int steps = pageOf(program).step().count;
    CHECK(steps == (game == u"link" ? 3 : 8));
    for (int step = 1; step <= steps; ++step) {
        CAPTURE(step);
        REQUIRE(pageOf(program).step().number == step);
        const book::Diagram diagram = diagramOf(program);
        CHECK(isSpoken(program, pageOf(program).step().instruction));
        CHECK(pageOf(program).board()->view().hasFocus());
        CHECK(pageOf(program).verdict().isEmpty());

        playWrong(program, diagram);
        CHECK(pageOf(program).answer() == ui::Answer::Wrong);
        CHECK(pageOf(program).steps().done() == step - 1);
        CHECK(isSpoken(program, pageOf(program).verdict()));
        CHECK_FALSE(pageOf(program).board()->isSolved());

        playRight(program, diagram);
        REQUIRE(pageOf(program).board()->isSolved());
        CHECK(pageOf(program).verdict().section(u'\n', 1) == QString::fromStdString(diagram.exercise->right));
        CHECK(pageOf(program).answer() == ui::Answer::Right);
        CHECK(pageOf(program).steps().done() == step);
        CHECK(pageOf(program).steps().count() == steps);
        CHECK_FALSE(pageOf(program).steps().accessibleName().isEmpty());
        CHECK(isSpoken(program, pageOf(program).verdict()));
        program.press(Qt::Key_Return); // the next step, or a game
    }
    REQUIRE(program.waitForDeal());
    CHECK(program.window().navigation().page() == (game == u"link" ? Page::Link : Page::Match));
    CHECK(program.window().navigation().game() == game);
}

TEST_CASE("the hint of a lesson shows the answer", "[lesson][program]")
{
    OpenProgram program{QString{}};
    startLesson(program, u"gomoku"_s);
    program.press(Qt::Key_I, Qt::ControlModifier);
    auto& view = dynamic_cast<ui::TurnBoardView&>(pageOf(program).board()->view());
    CHECK(view.hint() == Cell{4, 4});
    CHECK_FALSE(pageOf(program).board()->isSolved());
}

TEST_CASE("the board of a lesson has an up-to-date accessible description", "[lesson][program]")
{
    OpenProgram program{QString{}};
    startLesson(program, u"gomoku"_s);
    ui::DiagramBoard& board = *pageOf(program).board();
    const QString start = board.view().accessibleDescription();
    CHECK(start == board.description());
    playRight(program, diagramOf(program));
    REQUIRE(board.description() != start);
    CHECK(board.view().accessibleDescription() == board.description());
}

TEST_CASE("Escape leaves a lesson for the previous page and the lesson resumes at its step", "[lesson][program]")
{
    const QTemporaryDir folder;
    storeSettings(folder.path(),
                  {{u"language"_s, u"en"_s},
                   {u"view/animation"_s, false},
                   {u"refusal/beep"_s, false},
                   {u"sounds/switch"_s, 2},
                   {u"gomoku/opponent"_s, 1},
                   {u"gomoku/offerLesson"_s, false}});
    {
        OpenProgram program{u"gomoku"_s, folder.path()};
        program.playByKeys(program.board(), {7, 7});
        REQUIRE(program.match().plies() == 1);
        startLesson(program, u"reversi"_s);
        CHECK(pageOf(program).step().number == 1);
        const auto isStep = [&](int number) {
            return QTest::qWaitFor([&] { return pageOf(program).step().number == number; });
        };
        program.press(Qt::Key_K, Qt::AltModifier); // skips a step
        REQUIRE(isStep(2));
        program.press(Qt::Key_K, Qt::AltModifier);
        REQUIRE(isStep(3));
        program.press(Qt::Key_Escape);
        CHECK(program.window().navigation().page() == Page::Match);
        CHECK(program.window().navigation().game() == u"gomoku");
        CHECK(program.match().plies() == 1);
        program.playByKeys(program.board(), {8, 8});
        CHECK(program.match().plies() == 2);

        startLesson(program, u"reversi"_s);
        CHECK(pageOf(program).step().number == 3);
        program.press(Qt::Key_B, Qt::AltModifier);
        REQUIRE(isStep(2));
        program.actions().home->trigger(); // another way to leave
        program.actions().continueGame->trigger();
        CHECK(program.window().navigation().page() == Page::Match);
        CHECK(program.window().navigation().game() == u"gomoku");
    }
    OpenProgram program{QString{}, folder.path()};
    startLesson(program, u"reversi"_s);
    CHECK(pageOf(program).step().number == 2);
    startLesson(program, u"link"_s);
    CHECK(pageOf(program).step().number == 1);
}

TEST_CASE("a skipped step is marked as skipped and can be gone back to", "[lesson][program]")
{
    const QTemporaryDir folder;
    storeSettings(folder.path(), {{u"language"_s, u"en"_s}, {u"link/columns"_s, 4}, {u"link/rows"_s, 4}});
    {
        OpenProgram program{QString{}, folder.path()};
        startLesson(program, u"link"_s);
        const ui::StepBar& steps = pageOf(program).steps();
        playRight(program, diagramOf(program));
        program.press(Qt::Key_Return);
        pressButton(pageOf(program), u"S&kip"_s);
        REQUIRE(pageOf(program).step().number == 3);
        CHECK(steps.done() == 1);
        CHECK(steps.isSkipped(2));
        CHECK_FALSE(steps.isSkipped(1));
        CHECK(steps.accessibleName() == u"Step 3 of 3, skipped: 2");
        playRight(program, diagramOf(program));
        CHECK(steps.done() == 2);
        CHECK(pageOf(program).verdict().startsWith(u"Right. Skipped so far: 2."));
        program.press(Qt::Key_Escape);
    }
    OpenProgram program{QString{}, folder.path()};
    startLesson(program, u"link"_s);
    auto& steps = *pageOf(program).findChild<ui::StepBar*>();
    CHECK(pageOf(program).step().number == 2); // what was skipped
    CHECK(steps.done() == 2);
    QTest::mouseClick(&steps, Qt::LeftButton, {}, QPoint{2, steps.height() / 2});
    CHECK(pageOf(program).step().number == 1);
    CHECK(steps.isSkipped(2));
    pressButton(pageOf(program), u"&Next"_s); // it is solved
    REQUIRE(pageOf(program).step().number == 2);
    playRight(program, diagramOf(program));
    CHECK(steps.done() == 3);
    CHECK(steps.skippedText().isEmpty());
    CHECK(pageOf(program).verdict().startsWith(u"Right. The lesson is done!"));
}

TEST_CASE("a lesson of which steps were skipped does not count as done and is not praised as such", "[lesson][program]")
{
    const bool solvesFirst = GENERATE(true, false);
    const bool solvesLast = GENERATE(true, false);
    const QTemporaryDir folder;
    storeSettings(folder.path(), {{u"language"_s, u"en"_s}});
    {
        OpenProgram program{QString{}, folder.path()};
        startLesson(program, u"link"_s);
        if (solvesFirst)
            playRight(program, diagramOf(program));
        pressButton(pageOf(program), solvesFirst ? u"&Next"_s : u"S&kip"_s);
        pressButton(pageOf(program), u"S&kip"_s);
        REQUIRE(pageOf(program).step().number == pageOf(program).step().count);
        if (solvesLast) {
            playRight(program, diagramOf(program));
            CHECK(pageOf(program).verdict().startsWith(solvesFirst ? u"Right. Skipped so far: 2."
                                                                   : u"Right. Skipped so far: 1, 2."));
        } else {
            pressButton(pageOf(program), u"S&kip"_s);
        }
        pressButton(pageOf(program), u"&Play your first game"_s);
        REQUIRE(program.waitForDeal());
        startLesson(program, u"link"_s);
        CHECK(pageOf(program).step().number == (solvesFirst ? 2 : 1));
        program.press(Qt::Key_Escape);
    }
    const QSettings stored{folder.filePath(u"settings.ini"_s), QSettings::IniFormat};
    CHECK(stored.contains(u"link/lesson"_s));
    CHECK(stored.value(u"link/lessonSolved"_s).toStringList().size() == (solvesFirst ? 1 : 0) + (solvesLast ? 1 : 0));
}

TEST_CASE("a lesson follows a language change and keeps its step", "[lesson][program]")
{
    OpenProgram program{QString{}};
    startLesson(program, u"gomoku"_s);
    pressButton(pageOf(program), u"S&kip"_s);
    const QString english = pageOf(program).step().title;
    ui::Preferences preferences = program.preferences().value();
    preferences.language = u"zh_CN"_s;
    program.preferences().set(preferences);
    CHECK(QTest::qWaitFor([&] { return pageOf(program).step().title != english; }));
    CHECK(pageOf(program).step().number == 2);
}

TEST_CASE("the board of a lesson stays in its place", "[lesson][program]")
{
    const auto [width, height] = GENERATE(std::pair{1280, 860}, std::pair{480, 400}, std::pair{500, 900});
    OpenProgram program{QString{}};
    program.window().resize(width, height);
    startLesson(program, u"gomoku"_s);
    const auto place = [&] {
        QTest::qWait(0); // the layout
        const QWidget& view = pageOf(program).board()->view();
        return QRect{view.mapTo(&program.window(), QPoint{}), view.size()};
    };
    const QRect before = place();
    playWrong(program, diagramOf(program));
    CHECK(place() == before);
    playRight(program, diagramOf(program));
    CHECK(place() == before);
    program.press(Qt::Key_Return);
    REQUIRE(pageOf(program).step().number == 2);
    CHECK(place() == before);
}

TEST_CASE("the end of a lesson leads a new player on to an easy first game", "[lesson][program]")
{
    const QString game = GENERATE(u"gomoku"_s, u"reversi"_s, u"link"_s);
    const bool isNew = GENERATE(true, false);
    OpenProgram program{QString{}, {{u"language"_s, u"en"_s}}};
    program.preferences().change([&](ui::Preferences& now) {
        now.link = {};
        now.games[game] = {};
        if (isNew)
            return;
        now.link.difficulty = link::Difficulty::Hard;
        now.games[game].level = 4;
    });
    startLesson(program, game);
    for (int step = 1; step <= pageOf(program).step().count; ++step)
        pressButton(pageOf(program), u"S&kip"_s);
    pressButton(pageOf(program), isNew ? u"&Play your first game"_s : u"&Play"_s);
    REQUIRE(program.waitForDeal());
    if (game == u"link") {
        CHECK(program.window().navigation().page() == Page::Link);
        CHECK(program.preferences()->link.gameMode == link::GameMode::Relaxed);
        CHECK(program.preferences()->link.difficulty == (isNew ? link::Difficulty::Easy : link::Difficulty::Hard));
    } else {
        CHECK(program.window().navigation().page() == Page::Match);
        CHECK(program.preferences()->games.value(game).level == (isNew ? 1 : 4));
    }
}

TEST_CASE("quick clicks and keys that skip a lesson start no game", "[lesson][program]")
{
    const QString game = GENERATE(u"gomoku"_s, u"reversi"_s, u"link"_s);
    OpenProgram program{QString{}, {{u"language"_s, u"en"_s}}};
    startLesson(program, game);
    const auto button = [&](const QString& start) {
        const auto buttons = pageOf(program).findChildren<QPushButton*>();
        return *std::ranges::find_if(buttons, [&](const auto* each) { return each->text().startsWith(start); });
    };
    QPushButton* const skip = button(u"S&kip"_s);
    QPushButton* const play = button(u"&Play"_s);
    const int count = pageOf(program).step().count;
    for (int click = 1; click < count; ++click)
        QTest::mouseClick(skip, Qt::LeftButton);
    REQUIRE(pageOf(program).step().number == count);
    CHECK(play->isHidden()); // before the last step is solved or skipped
    for (int click = 0; click < 3; ++click)
        QTest::mouseClick(skip, Qt::LeftButton);
    for (int key = 0; key < 2; ++key)
        program.press(Qt::Key_Return);
    CHECK(program.window().navigation().page() == Page::Lesson);
    CHECK(play->isVisible());
    CHECK_FALSE(play->geometry().adjusted(-8, 0, 8, 0).intersects(skip->geometry()));
    play->click();
    CHECK(program.waitForDeal());
    CHECK(program.window().navigation().page() != Page::Lesson);
}

TEST_CASE("Enter goes on after a double click on what solves a step", "[lesson][program]")
{
    const QString game = GENERATE(u"gomoku"_s, u"reversi"_s, u"link"_s);
    OpenProgram program{QString{}, {{u"language"_s, u"en"_s}}};
    startLesson(program, game);
    playRight(program, diagramOf(program));
    REQUIRE(pageOf(program).board()->isSolved());
    program.click(pageOf(program).board()->view(), pageOf(program).board()->chosen()); // once more
    CHECK(pageOf(program).board()->isSolved());
    CHECK(pageOf(program).answer() == ui::Answer::Right);
    program.press(Qt::Key_Return);
    CHECK(pageOf(program).step().number == 2);
    CHECK(pageOf(program).board()->view().hasFocus()); // for the next one
}

TEST_CASE("a wrong move of a lesson is answered on the board and taken back", "[lesson][program]")
{
    const bool animation = GENERATE(true, false);
    OpenProgram program{QString{}, {{u"language"_s, u"en"_s}, {u"view/animation"_s, animation}}};
    startLesson(program, u"gomoku"_s);
    while (diagramOf(program).id != "open-three")
        pressButton(pageOf(program), u"S&kip"_s);
    const ui::DiagramBoard& board = *pageOf(program).board();
    const auto plies = [&] { return board.position()->plies().size(); };
    const auto before = plies();
    program.playByKeys(board.view(), {0, 0});
    CHECK(plies() == before + (animation ? 1 : 4)); // all at once without animation
    REQUIRE(QTest::qWaitFor([&] { return plies() == before + 4; }));
    CHECK(board.position()->stoneAt({2, 4}) == Side::White);
    CHECK(board.position()->outcome() == Outcome{Side::White, EndReason::Five});
    CHECK(pageOf(program).answer() == ui::Answer::Wrong);
    CHECK(QTest::qWaitFor([&] { return !board.isRefuting(); }));
    CHECK(plies() == before);
    CHECK(board.isAtStart());
    CHECK(pageOf(program).answer() == ui::Answer::Wrong); // can still be read

    program.playByKeys(board.view(), {1, 4}); // a special reply
    REQUIRE(QTest::qWaitFor([&] { return board.position()->stoneAt({6, 4}) == Side::White; }));
    program.press(Qt::Key_Return); // the same point only takes it back
    CHECK(plies() == before);
    program.playByKeys(board.view(), {0, 0});
    program.playByKeys(board.view(), {2, 4}); // the right move does not wait for the end
    CHECK(board.isSolved());
    CHECK(plies() == before + 1);
}

TEST_CASE("a right move of a lesson is marked until the reply", "[lesson][program]")
{
    OpenProgram program{QString{}};
    startLesson(program, u"gomoku"_s);
    while (diagramOf(program).id != "open-four")
        pressButton(pageOf(program), u"S&kip"_s);
    ui::BoardView& view = pageOf(program).board()->view();
    const auto& badge = *view.findChild<ui::AnswerBadge*>();
    program.playByKeys(view, {5, 4});
    CHECK(badge.isVisible());
    CHECK(badge.answer() == ui::Answer::Right);
    CHECK(badge.cell() == Cell{5, 4});
    CHECK_FALSE(pageOf(program).board()->isSolved());
    CHECK(QTest::qWaitFor([&] { return badge.isHidden(); }));
}
