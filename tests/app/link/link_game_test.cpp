// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/open_program.h"

#include "app/link/link_display.h"
#include "core/book/link_board.h"
#include "core/link/deal_number.h"
#include "core/link/solver.h"
#include "core/record/link_record.h"
#include "tests/app/store_helpers.h"
#include "tests/support/catch.h"
#include "tests/support/never_stop.h"
#include "ui/history/history_model.h"
#include "ui/link/link_info.h"
#include "ui/messages/message_bar.h"
#include "ui/pages/card_button.h"
#include "ui/pages/history_page.h"
#include "ui/pages/home_page.h"
#include "ui/pages/link_page.h"
#include "ui/pages/link_replay_page.h"
#include "ui/pages/link_scores_page.h"
#include "ui/pages/link_start_page.h"
#include "ui/panels/replay_bar.h"
#include "ui/shell/navigation.h"
#include "ui/widgets/button.h"
#include "ui/widgets/countdown.h"

#include <QAction>
#include <QComboBox>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTableWidget>
#include <QTest>

#include <algorithm>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

using Page = ui::Page;

/// Settings for a small board without animation or beep, in English.
void storeSmall(const QString& folder, StoredSettings settings = {})
{
    storeSettings(folder,
                  {{u"language"_s, u"en"_s},
                   {u"view/animation"_s, false},
                   {u"refusal/beep"_s, false},
                   {u"sounds/switch"_s, 2},
                   {u"link/offerLesson"_s, false},
                   {u"link/columns"_s, 4},
                   {u"link/rows"_s, 4}});
    storeSettings(folder, settings);
}

/// Removes a pair by mouse; if there is none, shuffles by key first.
void takePair(OpenProgram& program)
{
    if (program.linkPlay().game().stuck()) {
        program.press(Qt::Key_M, Qt::ControlModifier);
        REQUIRE(QTest::qWaitFor([&] { return !program.linkPlay().game().stuck(); }));
    }
    REQUIRE(program.removePair());
}

void clear(OpenProgram& program)
{
    while (!program.linkPlay().end())
        takePair(program);
}

/// Clears the board by a solution, so that no shuffle is needed.
void solve(OpenProgram& program)
{
    while (!program.linkPlay().end()) {
        const link::Game& game = program.linkPlay().game();
        const link::Position position{game.board(), game.shape(), game.mode(), game.rule().border};
        const auto advice = link::advise(position, {.nodes = 100'000}, qipan::test::neverStop);
        REQUIRE(advice);
        program.click(program.linkBoard(), advice->pair.a);
        program.click(program.linkBoard(), advice->pair.b);
    }
}

/// Clicks the button with this text.
void press(QWidget& page, const QString& text)
{
    for (QPushButton* button : page.findChildren<QPushButton*>()) {
        if (button->text() == text)
            QTest::mouseClick(button, Qt::LeftButton);
    }
}

/// The text of the open message over the board.
QString messageText(OpenProgram& program)
{
    QString text;
    for (const QLabel* label : program.window().page<ui::LinkPage>().findChildren<QLabel*>()) {
        if (label->isVisible())
            text += label->text() + u'\n';
    }
    return text;
}

/// The shown label with these words; null if there is none.
const QLabel* labelWith(OpenProgram& program, const QString& words)
{
    for (const QLabel* label : program.window().page<ui::LinkPage>().findChildren<QLabel*>()) {
        if (label->isVisible() && label->text().contains(words))
            return label;
    }
    return nullptr;
}

/// Waits until a clock in milliseconds has gone on.
void waitForClock()
{
    QElapsedTimer clock;
    clock.start();
    REQUIRE(QTest::qWaitFor([&] { return clock.elapsed() > 1; }));
}

/// The first game in the list of the history page, once it is shown.
const ui::HistoryLine* listedFirst(OpenProgram& program)
{
    if (program.window().navigation().page() != Page::History)
        program.actions().history->trigger();
    return program.window().page<ui::HistoryPage>().model().lineAt(0);
}

} // namespace

TEST_CASE("a game is restored paused and unchanged at the next start", "[link][program]")
{
    const QTemporaryDir folder;
    storeSmall(folder.path(), {{u"link/falling"_s, 1}});
    link::Board board;
    int points = 0;
    {
        OpenProgram program{u"link"_s, folder.path()};
        CHECK(program.linkPlay().game().mode() == link::FallingMode::Down);
        takePair(program);
        takePair(program);
        program.press(Qt::Key_I, Qt::ControlModifier);
        board = program.linkPlay().game().board();
        points = program.linkPlay().points();
        CHECK(program.linkPlay().game().tilesLeft() == 12);
    }
    OpenProgram program{u"link"_s, folder.path()};
    CHECK(program.linkPlay().game().board() == board);
    CHECK(program.linkPlay().points() == points);
    CHECK(program.linkPlay().usedHelp());
    CHECK(program.link().isPaused());
    CHECK(program.actions().pause->isChecked());
    CHECK(program.window().status() == u"Paused.");
    program.press(Qt::Key_P, Qt::ControlModifier);
    CHECK_FALSE(program.link().isPaused());
    CHECK(program.actions().undo->isEnabled());
    clear(program);
    CHECK(program.linkPlay().end() == link::Play::End::Cleared);
}

TEST_CASE("a finished game is ranked in the high scores and its deal can be replayed from there", "[link][program]")
{
    OpenProgram program{u"link"_s, {{u"link/columns"_s, 4}, {u"link/rows"_s, 4}, {u"name"_s, u"Ada"_s}}};
    const link::Board board = program.linkPlay().game().board();
    clear(program);
    REQUIRE(QTest::qWaitFor([&] { return messageText(program).contains(u"Your first result of this kind."); }));
    CHECK_FALSE(messageText(program).contains(u"No. 1 in the high scores.")); // of one
    CHECK(messageText(program).contains(u"Board cleared. Well done!"));
    CHECK(program.window().status().isEmpty()); // said once

    program.press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK(program.window().navigation().page() == Page::LinkScores);
    auto* table = program.window().page<ui::LinkScoresPage>().findChild<QTableWidget*>();
    REQUIRE(QTest::qWaitFor([&] { return table->rowCount() == 1; }));
    CHECK(table->item(0, 2)->text() == u"Ada");
    CHECK(table->item(0, 6)->text().toStdString() == program.linkPlay().deal());

    auto* gameMode = program.window().page<ui::LinkScoresPage>().findChildren<QComboBox*>().front();
    gameMode->setCurrentIndex(1 + static_cast<int>(link::GameMode::Clock));
    REQUIRE(QTest::qWaitFor([&] { return table->rowCount() == 0; }));
    gameMode->setCurrentIndex(1 + static_cast<int>(link::GameMode::Relaxed));
    REQUIRE(QTest::qWaitFor([&] { return table->rowCount() == 1; }));

    press(program.window().page<ui::LinkScoresPage>(), u"&Replay"_s);
    REQUIRE(QTest::qWaitFor([&] { return program.window().navigation().page() == Page::LinkReplay; }));
    ui::LinkReplayPage& replay = program.window().page<ui::LinkReplayPage>();
    const link::Play* again = program.replay().play();
    REQUIRE(again != nullptr);
    CHECK(program.replay().isRunning());
    REQUIRE(QTest::qWaitFor([&] {
        program.actions().nextPosition->trigger();
        return again->end().has_value();
    }));
    CHECK(again->points() == program.linkPlay().points());
    CHECK_FALSE(program.replay().isRunning());
    auto* slider = replay.replay().findChild<QSlider*>();
    const auto all = static_cast<int>(again->steps().size());
    REQUIRE(all > 3);
    CHECK(slider->maximum() == all);
    CHECK(slider->value() == all);
    CHECK(slider->accessibleDescription() == u"%1 of %1"_s.arg(all));
    CHECK_FALSE(program.actions().nextPosition->isEnabled());
    const auto isAt = [&](int place) {
        return QTest::qWaitFor([&] { return static_cast<int>(program.replay().play()->steps().size()) == place; });
    };
    slider->setFocus();
    program.press(Qt::Key_Left);
    CHECK(isAt(all - 1));
    CHECK(program.replay().play()->game().tilesLeft() == 2);
    program.press(Qt::Key_Home);
    CHECK(isAt(0));
    CHECK(program.replay().play()->game().board() == board);
    CHECK_FALSE(program.actions().previousPosition->isEnabled());
    program.press(Qt::Key_Right);
    CHECK(isAt(1));
    program.actions().latestPosition->trigger();
    CHECK(isAt(all));
    CHECK(program.replay().play()->points() == program.linkPlay().points());
    program.press(Qt::Key_Space); // once more from the start
    CHECK(program.replay().isRunning());
    CHECK(QTest::qWaitFor([&] { return static_cast<int>(program.replay().play()->steps().size()) < all; }));
    program.press(Qt::Key_Escape);
    CHECK(program.window().navigation().page() == Page::LinkScores);

    press(program.window().page<ui::LinkScoresPage>(), u"&Play this deal"_s);
    REQUIRE(program.waitForDeal());
    CHECK(program.window().navigation().page() == Page::Link);
    CHECK(program.linkPlay().game().board() == board);
    CHECK(program.linkPlay().points() == 0);
}

TEST_CASE("a game is chosen by mode and gravity or by deal number", "[link][program]")
{
    OpenProgram program{u"link"_s, {{u"link/columns"_s, 4}, {u"link/rows"_s, 4}}};
    program.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    REQUIRE(program.window().navigation().page() == Page::LinkStart);
    ui::LinkStartPage& page = program.window().page<ui::LinkStartPage>();
    ui::LinkPreferences choice = page.choice();
    choice.gameMode = link::GameMode::Clock;
    choice.size = {6, 6};
    choice.mode = link::FallingMode::Outward;
    choice.outline = link::Outline::Ring;
    page.setChoice(choice);
    program.press(Qt::Key_Return);
    REQUIRE(program.waitForDeal());
    CHECK(program.window().navigation().page() == Page::Link);
    CHECK(program.linkPlay().gameMode() == link::GameMode::Clock);
    CHECK(program.linkPlay().game().mode() == link::FallingMode::Outward);
    CHECK(program.linkPlay().game().tilesLeft() < 36);
    CHECK_FALSE(program.window().page<ui::LinkPage>().info().clockText().isEmpty());

    const std::string number = link::dealNumber({.size = {4, 6}, .mode = link::FallingMode::Up, .seed = 77});
    program.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    const auto fields = page.findChildren<QLineEdit*>();
    QLineEdit* field = *std::ranges::find(fields, u"Type or paste a deal number"_s, &QLineEdit::placeholderText);
    field->setFocus();
    std::string wrong = number;
    std::swap(wrong[0], wrong[1]);
    for (const std::string& typed : {std::string{"ABC"}, std::string(14, '!')}) {
        field->clear();
        QTest::keyClicks(field, QString::fromStdString(typed));
        QTest::keyClick(field, Qt::Key_Return);
        CHECK(program.window().navigation().page() == Page::LinkStart);
    }
    field->clear();
    QTest::keyClicks(field, QString::fromStdString(number));
    QTest::keyClick(field, Qt::Key_Return);
    REQUIRE(program.waitForDeal());
    CHECK(program.window().navigation().page() == Page::Link);
    CHECK(program.linkPlay().deal() == number);
    CHECK(program.linkPlay().game().board().size() == BoardSize{4, 6});
    CHECK(program.linkPlay().game().mode() == link::FallingMode::Up);
}

TEST_CASE("the campaign continues from level to level until the player ends it", "[link][program]")
{
    OpenProgram program{u"link"_s, {{u"link/columns"_s, 4}, {u"link/rows"_s, 4}, {u"link/way"_s, u"campaign"_s}}};
    CHECK(program.linkPlay().game().mode() == link::campaignMode(1));
    clear(program);
    const int points = program.linkPlay().points();
    CHECK_FALSE(messageText(program).contains(u"Level 1 completed.")); // the last pair is still there
    REQUIRE(QTest::qWaitFor([&] { return messageText(program).contains(u"Level 1 completed."); }));
    REQUIRE(program.actions().continueGame->isEnabled());
    const auto* focused = qobject_cast<QPushButton*>(QApplication::focusWidget());
    REQUIRE(focused != nullptr);
    CHECK(focused->text() == u"Next level"); // Enter continues the campaign instead of ending it
    program.press(Qt::Key_F6);
    REQUIRE(program.waitForDeal());
    CHECK(program.linkPlay().level() == 2);
    CHECK(program.window().page<ui::LinkPage>().info().title().startsWith(u"Campaign, level 2"));
    CHECK(program.linkBoard().announcement().startsWith(u"Campaign, level 2"));
    program.click(program.linkBoard(), {0, 0}); // selects the tile at once
    CHECK(program.linkPlay().game().picked());
    CHECK(QTest::qWaitFor([&] { return program.linkBoard().announcement().isEmpty(); }));
    program.press(Qt::Key_Escape);
    CHECK_FALSE(program.linkPlay().game().picked());
    CHECK(program.linkPlay().points() == points);
    CHECK(program.linkPlay().hintsLeft() == link::initialHelpCount + 1);
    CHECK(program.linkPlay().game().mode() == link::campaignMode(2));
    program.endLink();
    CHECK(program.linkPlay().end() == link::Play::End::Stopped);
    REQUIRE(QTest::qWaitFor([&] { return messageText(program).contains(u"Your first result of this kind."); }));
    CHECK(messageText(program).contains(u"Earlier levels: %1\nLevel 2: Pairs\u00a00"_s.arg(points)));
    CHECK(messageText(program).contains(u"Time 0:00, all levels 0:0"));
}

TEST_CASE("only the completed levels of a campaign enter the high scores", "[link][program]")
{
    OpenProgram program{u"link"_s, {{u"link/columns"_s, 4}, {u"link/rows"_s, 4}, {u"link/way"_s, u"campaign"_s}}};
    const auto listed = [&] {
        program.press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
        auto& page = program.window().page<ui::LinkScoresPage>();
        return page.findChild<QTableWidget*>();
    };
    takePair(program);
    program.endLink();
    REQUIRE(program.linkPlay().end() == link::Play::End::Stopped);
    CHECK(messageText(program).contains(u"Only completed levels enter the high scores."));
    program.actions().playAgain->trigger();
    REQUIRE(program.waitForDeal());
    solve(program);
    const int points = program.linkPlay().points();
    const QString time = ui::elapsedText(program.linkPlay().time({}));
    const QString deal = QString::fromStdString(program.linkPlay().deal());
    program.press(Qt::Key_F6);
    REQUIRE(program.waitForDeal());
    takePair(program);
    REQUIRE(program.linkPlay().points() > points);
    program.endLink();
    REQUIRE(QTest::qWaitFor([&] { return messageText(program).contains(u"Your first result of this kind."); }));
    CHECK(messageText(program).contains( // the same figures as in the list
        u"In the high scores with the completed levels: %1 points in %2."_s.arg(QString::number(points), time)));
    QTableWidget* table = listed();
    REQUIRE(QTest::qWaitFor([&] { return table->rowCount() > 0; }));
    CHECK(table->rowCount() == 1);
    CHECK(table->item(0, 6)->text() == deal);
    QStringList cells;
    for (int column = 0; column < table->columnCount(); ++column)
        cells << table->item(0, column)->text();
    CHECK(cells.contains(QString::number(points)));
    press(program.window().page<ui::LinkScoresPage>(), u"&Replay"_s);
    REQUIRE(QTest::qWaitFor([&] { return program.replay().play() != nullptr; }));
}

TEST_CASE("a completed level tells its best result and its place, and can be played again", "[link][program]")
{
    OpenProgram program{u"link"_s, {{u"link/columns"_s, 4}, {u"link/rows"_s, 4}, {u"link/way"_s, u"campaign"_s}}};
    solve(program);
    const int first = program.linkPlay().points();
    REQUIRE(
        QTest::qWaitFor([&] { return messageText(program).contains(u"No. 1 in the high scores if it ends here."); }));
    CHECK(messageText(program).contains(u"Your first result on this level: %1\u00a0points\u00a0★"_s.arg(first)));
    CHECK(messageText(program).contains(u"Time 0:0"));
    program.press(Qt::Key_F6);
    REQUIRE(program.waitForDeal());
    const std::string deal = program.linkPlay().deal();
    solve(program);
    const int second = program.linkPlay().points();
    const auto hasEnded = [&] {
        return QTest::qWaitFor([&] { return messageText(program).contains(u"on this level"_s, Qt::CaseInsensitive); });
    };
    REQUIRE(hasEnded());

    // The same level again, with the points of the one before.
    const auto button = [&](const QString& text) {
        for (auto* found : program.window().page<ui::LinkPage>().findChildren<QPushButton*>()) {
            if (found->isVisible() && found->text() == text)
                return found;
        }
        return static_cast<QPushButton*>(nullptr);
    };
    REQUIRE(button(u"Again"_s) != nullptr);
    button(u"Again"_s)->click();
    REQUIRE(program.waitForDeal());
    CHECK(program.linkPlay().level() == 2);
    CHECK(program.linkPlay().deal() == deal);
    CHECK(program.linkPlay().points() == first);
    CHECK(program.linkPlay().game().tilesLeft() == 16);
    CHECK(program.messageBar().text().contains(u"The game with %1 points stays in the history"_s.arg(second)));
    program.press(Qt::Key_I, Qt::ControlModifier); // with help it is worse
    solve(program);
    REQUIRE(hasEnded());
    CHECK(messageText(program).contains(u"The best so far is %1\u00a0points\u00a0★★★."_s.arg(second - first)));
    program.window().resize(480, 400);
    CHECK(QTest::qWaitFor([&] { // no line is cut off
        const QLabel* label = labelWith(program, u"The best so far"_s);
        return label != nullptr && label->height() >= label->heightForWidth(label->width());
    }));
    REQUIRE(button(u"Another deal"_s) != nullptr);
    button(u"Another deal"_s)->click();
    REQUIRE(program.waitForDeal());
    CHECK(program.linkPlay().level() == 2);
    CHECK(program.linkPlay().deal() != deal);
    CHECK(program.linkPlay().points() == first);
    CHECK(program.linkPlay().game().tilesLeft() == 16);
}

TEST_CASE("a board that was left for another game can be taken up again", "[link][program]")
{
    const QTemporaryDir folder;
    storeSmall(folder.path());
    std::string left;
    std::string later;
    {
        OpenProgram program{u"link"_s, folder.path()};
        takePair(program);
        left = program.linkPlay().deal();
        program.actions().playAgain->trigger(); // asks nothing, because nothing is lost
        REQUIRE(program.waitForDeal());
        later = program.linkPlay().deal();
        REQUIRE(later != left);
        CHECK(program.linkPlay().game().tilesLeft() == 16);
        // An untouched board is replaced, one in play waits.
        program.actions().playAgain->trigger();
        REQUIRE(program.waitForDeal());
        clear(program);
        REQUIRE(QTest::qWaitFor([&] { return messageText(program).contains(u"points."); }));
        program.actions().home->trigger();
        REQUIRE(program.actions().continueGame->isEnabled());
        program.actions().continueGame->trigger();
        REQUIRE(program.waitForDeal());
        CHECK(program.linkPlay().deal() == left);
        CHECK(program.linkPlay().game().tilesLeft() == 14);
        program.actions().playAgain->trigger();
        REQUIRE(program.waitForDeal());
        takePair(program);
    }
    OpenProgram program{u"link"_s, folder.path()}; // and after a restart
    CHECK(program.linkPlay().deal() != left);
    CHECK(program.linkPlay().game().tilesLeft() == 14);
    REQUIRE(program.message(ui::Message::Topic::NextLink) != nullptr); // although the other one was begun, too
    program.window().messages().answer(ui::MessageQueue::Answer::Agree);
    REQUIRE(program.waitForDeal());
    CHECK(program.linkPlay().deal() == left);
    CHECK(program.linkPlay().game().tilesLeft() == 14);
}

TEST_CASE("a begun board comes before an untouched one that was open at the end of the program", "[link][program]")
{
    const QTemporaryDir folder;
    storeSmall(folder.path());
    std::string left;
    {
        OpenProgram program{u"link"_s, folder.path()};
        takePair(program);
        left = program.linkPlay().deal();
        program.actions().playAgain->trigger();
        REQUIRE(program.waitForDeal());
        REQUIRE(program.linkPlay().deal() != left);
    }
    OpenProgram program{u"link"_s, folder.path()};
    CHECK(program.linkPlay().deal() == left);
    CHECK(program.linkPlay().game().tilesLeft() == 14);
    CHECK(program.message(ui::Message::Topic::NextLink) == nullptr); // nothing else waits
}

TEST_CASE("an untouched board is not what waits after the end of the program", "[link][program]")
{
    const QTemporaryDir folder;
    storeSmall(folder.path());
    {
        OpenProgram program{u"link"_s, folder.path()};
        REQUIRE(program.waitForDeal());
    }
    OpenProgram program{{}, folder.path()};
    QSignalSpy counted{&program.link().store(), &app::LinkStore::counted};
    program.link().store().count();
    REQUIRE((!counted.isEmpty() || counted.wait()));
    CHECK(counted.back().front().toInt() == 0);
    CHECK_FALSE(program.actions().continueGame->isEnabled());
}

TEST_CASE("the card on the home page continues the begun game, not the untouched board before it", "[link][program]")
{
    OpenProgram program{u"link"_s, {{u"link/columns"_s, 4}, {u"link/rows"_s, 4}}};
    takePair(program);
    const std::string left = program.linkPlay().deal();
    program.actions().playAgain->trigger();
    REQUIRE(program.waitForDeal());
    REQUIRE(program.linkPlay().deal() != left);
    const std::string untouched = program.linkPlay().deal();
    program.press(Qt::Key_1, Qt::ControlModifier); // on its own page it stays
    CHECK(program.linkPlay().deal() == untouched);
    REQUIRE(QTest::qWaitFor([&] { return program.link().hasGame(); }));
    program.actions().home->trigger();
    Q_EMIT program.window().page<ui::HomePage>().gameChosen(u"link"_s);
    REQUIRE(program.waitForDeal());
    CHECK(program.window().navigation().page() == Page::Link);
    CHECK(program.linkPlay().deal() == left);
    CHECK(program.linkPlay().game().tilesLeft() == 14);
    CHECK(program.message(ui::Message::Topic::NextLink) == nullptr); // the untouched one is not kept
}

TEST_CASE("the end says what the points are made of and what was the best", "[link][program]")
{
    OpenProgram program{u"link"_s, {{u"link/columns"_s, 4}, {u"link/rows"_s, 4}}};
    program.press(Qt::Key_I, Qt::ControlModifier);
    clear(program);
    const link::PointsMade made = program.linkPlay().pointsMade();
    CHECK(made.helps >= link::scoreRules.hint);
    REQUIRE(QTest::qWaitFor([&] { return messageText(program).contains(u"Your first result of this kind."); }));
    CHECK(messageText(program).contains(u"Pairs\u00a0%1"_s.arg(made.pairs)));
    CHECK(messageText(program).contains(u"help\u00a0−%1"_s.arg(made.helps)));
    CHECK(messageText(program).contains(u"Time 0:0"));
    const int first = program.linkPlay().points();
    program.press(Qt::Key_F1);
    REQUIRE(program.waitForDeal());
    clear(program);
    REQUIRE(QTest::qWaitFor([&] { return messageText(program).contains(QString::number(first) + u'.'); }));
}

TEST_CASE("the campaign begins at any level that was reached", "[link][program]")
{
    OpenProgram program{u"link"_s, {{u"link/columns"_s, 4}, {u"link/rows"_s, 4}, {u"link/way"_s, u"campaign"_s}}};
    clear(program);
    const int points = program.linkPlay().points();
    program.actions().newGame->trigger();
    auto& page = program.window().page<ui::LinkStartPage>();
    QComboBox* levels = nullptr;
    REQUIRE(QTest::qWaitFor([&] {
        for (QComboBox* box : page.findChildren<QComboBox*>()) {
            if (box->isVisible() && box->count() == 2 && box->itemText(0).startsWith(u"1: "))
                levels = box;
        }
        return levels != nullptr;
    }));
    CHECK(levels->itemText(0).contains(u"★"));
    CHECK(levels->itemText(0).endsWith(u"%1 points"_s.arg(points)));
    CHECK_FALSE(levels->itemText(1).contains(u"★"));
    ui::LinkPreferences choice = page.choice();
    const ui::LinkPreferences played = choice;
    choice.size = {6, 4}; // where nothing was reached
    page.setChoice(choice);
    CHECK(levels->count() == 1);
    CHECK_FALSE(levels->itemText(0).contains(u"★"));
    choice = played;
    choice.difficulty = link::Difficulty::Hard;
    page.setChoice(choice);
    CHECK(levels->count() == 1);
    page.setChoice(played);
    REQUIRE(levels->count() == 2);
    levels->setCurrentIndex(1);
    press(page, u"S&tart"_s);
    REQUIRE(program.waitForDeal());
    CHECK(program.linkPlay().level() == 2);
    CHECK(program.linkPlay().points() == 0);
    CHECK(program.linkPlay().game().mode() == link::campaignMode(2));
    takePair(program);
    program.press(Qt::Key_F1); // begins where the game began
    REQUIRE(program.waitForDeal());
    CHECK(program.linkPlay().level() == 2);
    CHECK(program.linkPlay().game().tilesLeft() == 16);
}

TEST_CASE("the clock stops behind another page and in an inactive window", "[link][program]")
{
    OpenProgram program{u"link"_s, {{u"link/columns"_s, 4}, {u"link/rows"_s, 4}, {u"link/way"_s, u"clock"_s}}};
    program.press(Qt::Key_F2);
    CHECK(program.linkPlay().isPaused());
    program.press(Qt::Key_F2);
    CHECK_FALSE(program.linkPlay().isPaused());
    CHECK_FALSE(program.actions().pause->isChecked());

    QEvent left{QEvent::WindowDeactivate};
    QCoreApplication::sendEvent(&program.window(), &left);
    CHECK(program.link().isPaused());
    CHECK(program.actions().pause->isChecked());
}

TEST_CASE("the clock starts with the first choice, and stands over a hidden board while a question is open",
          "[link][program]")
{
    OpenProgram program{u"link"_s, {{u"link/columns"_s, 4}, {u"link/rows"_s, 4}, {u"link/way"_s, u"clock"_s}}};
    CHECK_FALSE(program.linkPlay().isPaused());
    CHECK_FALSE(program.linkPlay().isTimeRunning());
    program.click(program.linkBoard(), {0, 0});
    CHECK(program.linkPlay().isTimeRunning());

    program.window().messages().post(
        {.topic = ui::Message::Topic::JoinRequest, .text = u"May Lin join?"_s, .agree = u"&Let in"_s});
    CHECK_FALSE(program.linkPlay().isTimeRunning());
    CHECK(messageText(program).contains(u"The board is hidden"));
    CHECK_FALSE(program.actions().hint->isEnabled());
    program.window().messages().withdraw(ui::Message::Topic::JoinRequest);
    CHECK(program.linkPlay().isTimeRunning());
    CHECK_FALSE(messageText(program).contains(u"The board is hidden"));

    program.actions().stop->trigger();
    REQUIRE(program.message(ui::Message::Topic::Resign) != nullptr);
    CHECK(messageText(program).contains(u"The board is hidden"));
    const auto* focused = qobject_cast<QPushButton*>(QApplication::focusWidget());
    REQUIRE(focused != nullptr);
    CHECK(focused->text() == u"&Keep playing"); // not the button over the board
    program.actions().preferences->trigger();   // and back
    program.press(Qt::Key_Escape);
    CHECK(program.window().navigation().page() == Page::Link);
    CHECK(messageText(program).contains(u"The board is hidden"));
    CHECK_FALSE(program.linkPlay().isTimeRunning());
    program.window().messages().answer(ui::MessageQueue::Answer::Decline);
    CHECK(program.linkPlay().isTimeRunning());
    CHECK_FALSE(messageText(program).contains(u"The board is hidden"));
    takePair(program);
    CHECK(program.linkPlay().isTimeRunning());
}

TEST_CASE("a question leaves a board without a clock as it is", "[link][program]")
{
    OpenProgram program{u"link"_s, {{u"link/columns"_s, 4}, {u"link/rows"_s, 4}}};
    program.click(program.linkBoard(), {0, 0});
    program.actions().stop->trigger();
    REQUIRE(program.message(ui::Message::Topic::Resign) != nullptr);
    CHECK_FALSE(program.linkPlay().isTimeRunning());
    CHECK(program.linkPlay().game().picked());
    CHECK(program.actions().hint->isEnabled());
    CHECK_FALSE(messageText(program).contains(u"The board is hidden"));
}

TEST_CASE("two players take turns on one board", "[link][program]")
{
    OpenProgram program{u"link"_s, {{u"link/columns"_s, 4}, {u"link/rows"_s, 4}, {u"link/way"_s, u"two"_s}}};
    const auto marked = [&] { // the name behind the arrow that is not transparent
        const QLabel* points = labelWith(program, u"<u>"_s);
        REQUIRE(points != nullptr);
        CHECK(points->text().count(u"<u>"_s) == 1);
        return points->text().section(u"<u>"_s, 1).section(u"</u>"_s, 0, 0);
    };
    CHECK(marked() == u"Player:\u00a00");
    takePair(program);
    CHECK(marked() == u"Player\u00a02:\u00a00");
    CHECK(program.linkPlay().turn() == 1);
    CHECK(program.window().page<ui::LinkPage>().info().lineText().startsWith(u"Player 2 to move"));
    takePair(program);
    CHECK(program.linkPlay().turn() == 0);
    CHECK(program.linkPlay().points(1) > 0);
    clear(program);
    CHECK(program.window().page<ui::LinkPage>().info().lineText() == u"0 tiles left");
    const QString score = u"Player %1\u00a0:\u00a0%2 Player 2"_s.arg(QString::number(program.linkPlay().points(0)),
                                                                     QString::number(program.linkPlay().points(1)));
    REQUIRE(QTest::qWaitFor([&] { return messageText(program).contains(score); }));
    const int first = program.linkPlay().points(0);
    const int second = program.linkPlay().points(1);
    const QString who = first > second ? u"Player wins. Well done!"_s
        : first < second               ? u"Player 2 wins. Well done!"_s
                                       : u"A draw."_s;
    const auto* heading = labelWith(program, who);
    REQUIRE(heading != nullptr);
    const auto* ending = labelWith(program, score);
    REQUIRE(ending != nullptr);
    CHECK(heading->font().pointSizeF() > ending->font().pointSizeF());
    CHECK(ending->text().startsWith(score)); // said once, and praised once
    CHECK_FALSE(ending->text().contains(u"Well done"));
    CHECK(ending->text().contains(u"\nTime 0:0"));
    const auto buttons = program.window().page<ui::LinkPage>().findChildren<QPushButton*>();
    CHECK(std::ranges::any_of(buttons, [](const QPushButton* each) { return each->isVisible(); }));
    CHECK(std::ranges::none_of(buttons, [](const QPushButton* each) { // the mode has none
        return each->isVisible() && each->text().contains(u"scores", Qt::CaseInsensitive);
    }));
    const ui::HistoryLine* line = nullptr; // with the same words in the history
    REQUIRE(QTest::qWaitFor([&] { return (line = listedFirst(program)) != nullptr; }));
    CHECK(line->names == std::array{u"Player"_s, u"Player 2"_s});
    CHECK(line->outcome.has_value());
    CHECK(ui::longResultText(*line).startsWith(score));
}

TEST_CASE("a game that was left is in the history and taken up from there", "[link][program]")
{
    const QTemporaryDir folder;
    storeSmall(folder.path());
    std::string left;
    int points = 0;
    {
        OpenProgram program{u"link"_s, folder.path()};
        takePair(program);
        left = program.linkPlay().deal();
        points = program.linkPlay().points();
        program.press(Qt::Key_F1); // the same board again does not lose it
        REQUIRE(program.waitForDeal());
        CHECK(program.linkPlay().game().tilesLeft() == 16);
        const ui::Message* told = program.message(ui::Message::Topic::Notice);
        REQUIRE(told != nullptr);
        CHECK(told->text.startsWith(u"The game with %1 points stays in the history"_s.arg(points)));
        program.actions().playAgain->trigger();
        REQUIRE(program.waitForDeal());
        CHECK(program.linkPlay().deal() != left);
    }
    OpenProgram program{{}, folder.path()};
    const ui::HistoryLine* line = nullptr;
    REQUIRE(QTest::qWaitFor([&] { return (line = listedFirst(program)) != nullptr; }));
    CHECK(ui::resultText(*line).startsWith(u"Unfinished · %1 points · 0:0"_s.arg(points)));
    CHECK(ui::resultText(*line).endsWith(u"7 pairs left"));
    auto& page = program.window().page<ui::HistoryPage>();
    const auto buttons = page.findChildren<QPushButton*>();
    REQUIRE(QTest::qWaitFor([&] { return std::ranges::count(buttons, u"Continue"_s, &QPushButton::text) == 1; }));
    program.press(Qt::Key_Return);
    REQUIRE(QTest::qWaitFor([&] { return program.link().play() != nullptr && !program.link().isDealing(); }));
    CHECK(program.window().navigation().page() == Page::Link);
    CHECK(program.linkPlay().deal() == left);
    CHECK(program.linkPlay().game().tilesLeft() == 14);
    program.press(Qt::Key_P, Qt::ControlModifier);
    clear(program);
    REQUIRE(QTest::qWaitFor([&] {
        line = listedFirst(program);
        return line != nullptr && line->state == ui::HistoryLine::State::Over;
    }));
    CHECK(ui::resultText(*line).startsWith(u"%1 points · 0:0"_s.arg(program.linkPlay().points())));
    CHECK_FALSE(ui::resultText(*line).contains(u"left"));
    CHECK(page.model().rowCount() == 1);
}

TEST_CASE("a deal of the day with help or time and no pair waits as it is", "[link][program]")
{
    OpenProgram program{u"link"_s, {{u"link/columns"_s, 4}, {u"link/rows"_s, 4}}};
    program.link().playDaily();
    REQUIRE(program.waitForDeal());
    const std::string daily = program.linkPlay().deal();
    program.press(Qt::Key_I, Qt::ControlModifier);
    waitForClock();
    program.press(Qt::Key_N, Qt::ControlModifier);
    REQUIRE(program.waitForDeal());
    REQUIRE(program.linkPlay().deal() != daily);
    REQUIRE(program.message(ui::Message::Topic::Notice) != nullptr);
    CHECK(program.message(ui::Message::Topic::Notice)->text.startsWith(u"There is one deal a day"));
    takePair(program); // this one is begun too
    program.link().playDaily();
    REQUIRE(program.waitForDeal());
    CHECK(program.linkPlay().deal() == daily);
    CHECK(program.linkPlay().usedHelp());
    CHECK(program.linkPlay().steps().size() == 1);
    CHECK(program.linkPlay().time({}) > link::Milliseconds{0});
    REQUIRE(QTest::qWaitFor([&] { return program.actions().continueGame->isEnabled(); }));
    program.press(Qt::Key_F6); // from the board to the one that waits
    REQUIRE(program.waitForDeal());
    CHECK(program.linkPlay().gameMode() == link::GameMode::Relaxed);
    CHECK(program.linkPlay().pairsRemoved() == 1);
    REQUIRE(QTest::qWaitFor([&] { return program.actions().continueGame->isEnabled(); }));
    program.press(Qt::Key_F6);
    REQUIRE(program.waitForDeal());
    CHECK(program.linkPlay().deal() == daily);
}

TEST_CASE("help that was used on the deal of the day counts for every try at it", "[link][program]")
{
    const QTemporaryDir folder;
    storeSmall(folder.path(), {{u"link/way"_s, u"daily"_s}});
    {
        OpenProgram program{u"link"_s, folder.path()};
        program.press(Qt::Key_F1);
        CHECK_FALSE(program.linkPlay().usedHelp());
        program.press(Qt::Key_I, Qt::ControlModifier);
        program.press(Qt::Key_F1);
        CHECK(program.linkPlay().usedHelp());
        CHECK(program.linkPlay().steps().empty());
        CHECK(program.linkPlay().points() == 0);
        program.press(Qt::Key_I, Qt::ControlModifier);
        program.endLink();
        program.actions().newGame->trigger();
        program.press(Qt::Key_Return); // the deal of today once more
        REQUIRE(program.waitForDeal());
        CHECK(program.linkPlay().steps().empty());
        CHECK(program.linkPlay().usedHelp());
        program.press(Qt::Key_I, Qt::ControlModifier);
        program.endLink();
    }
    OpenProgram program{{}, folder.path()}; // and after a restart
    program.link().playDaily();
    REQUIRE(program.waitForDeal());
    CHECK(program.linkPlay().steps().empty());
    CHECK(program.linkPlay().usedHelp());
}

TEST_CASE("what helps cost is taken at once and shown at the hinted pair", "[link][program]")
{
    OpenProgram program{u"link"_s, {{u"link/columns"_s, 4}, {u"link/rows"_s, 4}}};
    program.press(Qt::Key_I, Qt::ControlModifier);
    CHECK(program.linkPlay().points() == -link::scoreRules.hint);
    CHECK(program.window().page<ui::LinkPage>().info().pointsText() == u"\u221215 points");
    REQUIRE(QTest::qWaitFor([&] { return program.linkBoard().isHintShown(); }));
    const auto points = program.linkBoard().shownPoints();
    REQUIRE(points.size() == 1);
    CHECK(points.front().points == -link::scoreRules.hint);
    const QPoint at = points.front().at.toPoint();
    CHECK(program.linkBoard().describe({at.x(), at.y()}).endsWith(u", hint"));
    program.press(Qt::Key_I, Qt::ControlModifier); // the same hint is free
    CHECK(program.linkPlay().points() == -link::scoreRules.hint);
}

TEST_CASE("a stuck board asks only for what is left", "[link]")
{
    const auto start = book::readLinkStart("ABC/ACB:none:no");
    REQUIRE(start);
    const auto textWith = [&](int shuffles, bool isPlayed) {
        const link::Game board = book::gameOf(std::get<book::LinkBoard>(*start));
        app::LinkGame game{{.gameMode = link::GameMode::Endless, .carryover = {.shuffles = shuffles}},
                           {.start = *start, .game = board, .play = {}}};
        link::Play& play = game.play();
        play.resume({});
        (void)play.choose({0, 0}, {});
        (void)play.choose({0, 1}, {});
        REQUIRE(play.game().stuck());
        if (isPlayed)
            return app::LinkDisplay::stateText(game);
        app::LinkGame stuck{{.gameMode = link::GameMode::Endless, .carryover = {.shuffles = shuffles}},
                            {.start = *start, .game = link::Game{play.game().board(), {.border = false}}, .play = {}}};
        stuck.play().resume({});
        return app::LinkDisplay::stateText(stuck);
    };
    CHECK(textWith(3, true) == u"No more moves: shuffle or undo.");
    CHECK(textWith(3, false) == u"No more moves: shuffle.");
    CHECK(textWith(0, true) == u"No more moves and no shuffles left: undo or end the game.");
    CHECK(textWith(0, false) == u"No more moves and no shuffles left: end the game.");
}

TEST_CASE("a stuck board says what can be done where it covers no tile and ending it asks", "[link][program]")
{
    OpenProgram program{{}};
    program.replay().open(u"link1 relaxed AB/BA:none:no 1 0 3 3 0 0"_s);
    REQUIRE(QTest::qWaitFor([&] { return program.link().play() != nullptr && !program.link().isDealing(); }));
    REQUIRE(program.linkPlay().game().stuck());
    const ui::Message* message = program.message(ui::Message::Topic::Stuck);
    REQUIRE(message != nullptr);
    CHECK(message->actions == std::vector{program.actions().shuffle, program.actions().stop});
    CHECK(program.messageBar().isVisible());
    const QRect board{program.linkBoard().mapTo(&program.window(), QPoint{}), program.linkBoard().size()};
    const QRect bar{program.messageBar().mapTo(&program.window(), QPoint{}), program.messageBar().size()};
    CHECK_FALSE(bar.intersects(board));
    program.press(Qt::Key_E, Qt::ControlModifier);
    CHECK_FALSE(program.linkPlay().end());
    REQUIRE(program.message(ui::Message::Topic::Resign) != nullptr);
    program.window().messages().answer(ui::MessageQueue::Answer::Decline);
    program.actions().shuffle->trigger();
    REQUIRE(QTest::qWaitFor([&] { return !program.linkPlay().game().stuck(); }));
    CHECK(program.message(ui::Message::Topic::Stuck) == nullptr);
}

TEST_CASE("after the deal of the day the button says which game is next", "[link][program]")
{
    OpenProgram program{u"link"_s, {{u"link/columns"_s, 4}, {u"link/rows"_s, 4}, {u"link/way"_s, u"endless"_s}}};
    const auto next = [&] {
        for (const QPushButton* button : program.window().page<ui::LinkPage>().findChildren<QPushButton*>()) {
            if (button->isVisible())
                return button->text();
        }
        return QString{};
    };
    program.link().playDaily();
    REQUIRE(program.waitForDeal());
    program.press(Qt::Key_I, Qt::ControlModifier);
    program.endLink();
    CHECK(next() == u"New game: Endless");
    program.actions().playAgain->trigger();
    REQUIRE(program.waitForDeal());
    CHECK(program.linkPlay().gameMode() == link::GameMode::Endless);
    program.press(Qt::Key_I, Qt::ControlModifier);
    program.endLink();
    CHECK(next() == u"Another deal");
}

TEST_CASE("after a game that was taken up the button begins another one of its mode", "[link][program]")
{
    OpenProgram program{u"link"_s, {{u"link/columns"_s, 4}, {u"link/rows"_s, 4}, {u"link/way"_s, u"campaign"_s}}};
    program.link().beginAt(2);
    REQUIRE(program.waitForDeal());
    takePair(program);
    program.preferences().change(
        [](ui::Preferences& preferences) { preferences.link.gameMode = link::GameMode::Relaxed; });
    program.link().beginAt(1);
    REQUIRE(program.waitForDeal());
    REQUIRE(program.linkPlay().gameMode() == link::GameMode::Relaxed);
    REQUIRE(QTest::qWaitFor([&] { return program.actions().continueGame->isEnabled(); }));
    program.press(Qt::Key_F6);
    REQUIRE(program.waitForDeal());
    REQUIRE(program.linkPlay().level() == 2);
    program.press(Qt::Key_P, Qt::ControlModifier);
    program.endLink();
    const auto* focused = qobject_cast<QPushButton*>(QApplication::focusWidget());
    REQUIRE(focused != nullptr);
    CHECK(focused->text() == u"Campaign, level 2");
    program.actions().playAgain->trigger();
    REQUIRE(program.waitForDeal());
    CHECK(program.linkPlay().gameMode() == link::GameMode::Campaign);
    CHECK(program.linkPlay().level() == 2);
}

TEST_CASE("what follows a game that was taken up has its settings and not those of the game between", "[link][program]")
{
    const QString way = GENERATE(u"campaign"_s, u"endless"_s);
    OpenProgram program{u"link"_s,
                        {{u"link/columns"_s, 4},
                         {u"link/rows"_s, 4},
                         {u"link/way"_s, way},
                         {u"link/falling"_s, 2},
                         {u"link/pictures"_s, 4},
                         {u"link/difficulty"_s, 0},
                         {u"link/border"_s, true}}};
    const link::GameMode gameMode = program.linkPlay().gameMode();
    const link::DealSetup own = *link::readDealNumber(program.linkPlay().deal());
    REQUIRE(own.pictures == 4);
    takePair(program);
    program.preferences().change([](ui::Preferences& preferences) {
        preferences.link.gameMode = link::GameMode::Relaxed;
        preferences.link.size = {8, 6};
        preferences.link.mode = link::FallingMode::Left;
        preferences.link.pictures = 20;
        preferences.link.difficulty = link::Difficulty::Hard;
        preferences.link.border = false;
    });
    program.link().beginAt(1);
    REQUIRE(program.waitForDeal());
    REQUIRE(program.linkPlay().game().board().size() == BoardSize{8, 6});
    REQUIRE(QTest::qWaitFor([&] { return program.actions().continueGame->isEnabled(); }));
    program.press(Qt::Key_F6);
    REQUIRE(program.waitForDeal());
    const auto isLike = [&](int level) {
        REQUIRE(program.waitForDeal());
        const link::DealSetup now = *link::readDealNumber(program.linkPlay().deal());
        link::DealSetup wanted = own;
        wanted.seed = now.seed;
        if (gameMode == link::GameMode::Campaign)
            wanted.mode = link::campaignMode(level);
        return now == wanted && program.linkPlay().gameMode() == gameMode && program.linkPlay().level() == level;
    };
    const auto completeLevel = [&](const QString& next) {
        solve(program);
        REQUIRE(QTest::qWaitFor([&] { return messageText(program).contains(u"completed."); }));
        press(program.window().page<ui::LinkPage>(), next);
    };
    CHECK(isLike(1));
    program.press(Qt::Key_P, Qt::ControlModifier);
    program.press(Qt::Key_F1);
    CHECK(isLike(1));
    program.press(Qt::Key_N, Qt::ControlModifier);
    CHECK(isLike(1));
    completeLevel(u"Next level"_s);
    CHECK(isLike(2));
    completeLevel(u"Again"_s);
    CHECK(isLike(2));
    completeLevel(u"Another deal"_s);
    CHECK(isLike(2));
    takePair(program);
    program.press(Qt::Key_F1); // from its first level
    CHECK(isLike(1));
    takePair(program);
    program.endLink();
    program.actions().playAgain->trigger();
    CHECK(isLike(1));
}

TEST_CASE("a campaign that ends with a completed level goes on at the next one", "[link][program]")
{
    OpenProgram program{u"link"_s, {{u"link/columns"_s, 4}, {u"link/rows"_s, 4}, {u"link/way"_s, u"campaign"_s}}};
    solve(program);
    REQUIRE(QTest::qWaitFor([&] { return messageText(program).contains(u"Level 1 completed."); }));
    program.endLink();
    REQUIRE(QTest::qWaitFor([&] { return messageText(program).contains(u"Board cleared."); }));
    const auto* focused = qobject_cast<QPushButton*>(QApplication::focusWidget());
    REQUIRE(focused != nullptr);
    CHECK(focused->text() == u"Campaign, level 2");
    program.actions().playAgain->trigger();
    REQUIRE(program.waitForDeal());
    CHECK(program.linkPlay().level() == 2);
    CHECK(program.linkPlay().points() == 0);
}

TEST_CASE("a completed level tells the same after the next start of the program", "[link][program]")
{
    const QTemporaryDir folder;
    storeSmall(folder.path(), {{u"link/way"_s, u"campaign"_s}});
    const auto tells = [](OpenProgram& program) {
        return QTest::qWaitFor([&] {
            return messageText(program).contains(u"Your first result on this level: ")
                && messageText(program).contains(u"A star for the level, one for no help"_s);
        });
    };
    {
        OpenProgram program{u"link"_s, folder.path()};
        solve(program);
        REQUIRE(tells(program));
    }
    OpenProgram program{u"link"_s, folder.path()};
    REQUIRE(QTest::qWaitFor([&] { return messageText(program).contains(u"Level 1 completed."); }));
    CHECK(tells(program));
}

TEST_CASE("the end of a game has no note about the game before", "[link][program]")
{
    OpenProgram program{u"link"_s, {{u"link/columns"_s, 4}, {u"link/rows"_s, 4}, {u"link/way"_s, u"endless"_s}}};
    solve(program);
    REQUIRE(QTest::qWaitFor([&] { return messageText(program).contains(u"completed."); }));
    press(program.window().page<ui::LinkPage>(), u"Again"_s);
    REQUIRE(program.waitForDeal());
    REQUIRE(program.message(ui::Message::Topic::Notice) != nullptr);
    program.endLink();
    REQUIRE(program.linkPlay().end());
    CHECK(program.message(ui::Message::Topic::Notice) == nullptr);
}

TEST_CASE("a board with nothing but a choice or a hint is not kept when another takes its place", "[link][program]")
{
    OpenProgram program{u"link"_s, {{u"link/columns"_s, 4}, {u"link/rows"_s, 4}}};
    const bool takesHint = GENERATE(false, true);
    const Qt::Key again = GENERATE(Qt::Key_N, Qt::Key_F1);
    for (int i = 0; i < 2; ++i) {
        program.click(program.linkBoard(), {0, 0});
        REQUIRE(program.linkPlay().game().picked());
        if (takesHint)
            program.press(Qt::Key_I, Qt::ControlModifier);
        CHECK(program.linkPlay().points() == (takesHint ? -link::scoreRules.hint : 0));
        waitForClock();
        program.link().save(); // as the timer does
        program.press(again, again == Qt::Key_N ? Qt::ControlModifier : Qt::NoModifier);
        REQUIRE(program.waitForDeal());
        CHECK(program.linkPlay().points() == 0);
    }
    CHECK_FALSE(program.link().hasGame());
    CHECK(program.message(ui::Message::Topic::NextLink) == nullptr);
    takePair(program); // listed behind what was written before
    program.press(Qt::Key_N, Qt::ControlModifier);
    REQUIRE(program.waitForDeal());
    REQUIRE(QTest::qWaitFor([&] { return program.link().hasGame(); }));
    REQUIRE(QTest::qWaitFor([&] { return listedFirst(program) != nullptr; }));
    CHECK(program.window().page<ui::HistoryPage>().model().rowCount() == 1);
}

TEST_CASE("the line under the board says how hard the deal really is", "[link][program]")
{
    OpenProgram program{u"link"_s,
                        {{u"link/columns"_s, 16},
                         {u"link/rows"_s, 10},
                         {u"link/pictures"_s, 2},
                         {u"link/difficulty"_s, static_cast<int>(link::Difficulty::Expert)}}};
    const QString title = program.window().page<ui::LinkPage>().info().title();
    CHECK(title.startsWith(u"Relaxed · "));
    CHECK(title.endsWith(u", as this board cannot be “Expert”"));
}

TEST_CASE("what blocks two matching tiles is shown on request", "[link][program]")
{
    OpenProgram program{u"link"_s, {{u"link/columns"_s, 8}, {u"link/rows"_s, 8}}};
    CHECK_FALSE(program.actions().why->isEnabled());
    const link::Game& game = program.linkPlay().game();
    std::optional<link::Pair> refused;
    for (int i = 0; i < 64 && !refused; ++i) {
        for (int j = i + 1; j < 64 && !refused; ++j) {
            const link::Pair pair{{i % 8, i / 8}, {j % 8, j / 8}};
            if (game.board()[pair.a] == game.board()[pair.b]
                && !link::joiningPath(game.board(), pair.a, pair.b, game.rule()))
                refused = pair;
        }
    }
    REQUIRE(refused);
    program.click(program.linkBoard(), refused->a);
    program.click(program.linkBoard(), refused->b);
    REQUIRE(program.actions().why->isEnabled());
    program.press(Qt::Key_F3);
    CHECK(program.linkBoard().isObstacleShown());
    CHECK(program.messageBar().text().startsWith(u"The nearest path between these two is blocked by "));
    takePair(program);
    CHECK_FALSE(program.linkBoard().isObstacleShown());
    CHECK_FALSE(program.actions().why->isEnabled());
}

TEST_CASE("a damaged file is quarantined and an invalid game is not resumed", "[link][program]")
{
    const QTemporaryDir folder;
    storeSmall(folder.path());
    const QString path = folder.filePath(u"qipan.sqlite"_s);
    {
        OpenProgram program{u"link"_s, folder.path()};
        takePair(program);
    }
    QFile file{path};
    REQUIRE(file.resize(file.size() / 2));
    const auto half = file.size();
    OpenProgram program{u"link"_s, folder.path()};
    takePair(program); // continues with another game
    REQUIRE(QTest::qWaitFor([&] { return QFile::exists(path + u".damaged-1"); }));
    CHECK(QFile{path + u".damaged-1"}.size() == half);
}

TEST_CASE("an invalid saved game is rejected with a message and a new one is dealt", "[link][program]")
{
    const QTemporaryDir folder;
    storeSmall(folder.path());
    const auto spoil = [&](const QString& record) {
        {
            OpenProgram program{u"link"_s, folder.path()};
            takePair(program);
        }
        Intruder{folder}.run(u"UPDATE link_running SET record='%1'"_s.arg(record));
        OpenProgram program{u"link"_s, folder.path()};
        CHECK(program.linkPlay().game().tilesLeft() == 16);
        CHECK_FALSE(program.link().isPaused());
        const QString aside = u"SELECT COUNT(*) FROM link_running WHERE owner IS NULL AND record='%1'"_s.arg(record);
        CHECK(QTest::qWaitFor([&] { return Intruder{folder}.run(aside).toInt() > 0; }));
        return program.messageBar().findChildren<QLabel*>().front()->text();
    };
    const QString number = QString::fromStdString(link::dealNumber({.size = {4, 4}, .seed = 3}));
    CHECK(spoil(u"rubbish"_s).contains(u"its deal is unknown"));
    CHECK(spoil(u"link1 relaxed "_s + number + u" 1 0 3 3 0 0 5q").contains(u"its record is damaged"));
    CHECK(spoil(u"link1 relaxed "_s + number + u" 1 0 3 3 0 0 5u").contains(u"step 1 of its record is illegal"));
    const QString shuffles = QString{u" 0s7"_s}.repeated(10'000);
    CHECK(spoil(u"link1 relaxed "_s + number + u" 1 0 3 3 0 0" + shuffles)
              .contains(u"step 101 of its record is illegal"));
}

#ifdef Q_OS_UNIX
TEST_CASE("the game continues when nothing can be saved", "[link][program]")
{
    if (geteuid() == 0)
        return; // root may write everywhere
    const QTemporaryDir folder;
    storeSmall(folder.path());
    REQUIRE(QFile{folder.path()}.setPermissions(QFileDevice::ReadOwner | QFileDevice::ExeOwner));
    {
        OpenProgram program{u"link"_s, folder.path()};
        clear(program);
        CHECK(program.linkPlay().end() == link::Play::End::Cleared);
    }
    REQUIRE(
        QFile{folder.path()}.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner));
}
#endif

TEST_CASE("a file of a newer version is left unchanged and the game continues", "[link][program]")
{
    const QTemporaryDir folder;
    storeSmall(folder.path());
    {
        OpenProgram program{u"link"_s, folder.path()};
        takePair(program);
    }
    Intruder{folder}.run(u"PRAGMA user_version=1000"_s);
    OpenProgram program{u"link"_s, folder.path()};
    clear(program);
    CHECK(program.linkPlay().end() == link::Play::End::Cleared);
    CHECK(Intruder{folder}.run(u"PRAGMA user_version"_s).toInt() == 1000);
}

TEST_CASE("of several games the home page leads to the one played last, also after a restart", "[link][program]")
{
    const QTemporaryDir folder;
    storeSmall(folder.path());
    const auto named = [](OpenProgram& program) {
        const auto* card = qobject_cast<ui::CardButton*>(program.window().page<ui::HomePage>().focusProxy());
        const bool isWaiting = card != nullptr && card->accessibleDescription() == u"Continue your game";
        return isWaiting ? card->text() : QString{};
    };
    {
        OpenProgram program{{}, folder.path()};
        for (const Qt::Key game : {Qt::Key_2, Qt::Key_3}) {
            program.press(game, Qt::ControlModifier);
            program.playByKeys(program.board(), game == Qt::Key_2 ? Cell{7, 7} : Cell{2, 3});
        }
        program.press(Qt::Key_1, Qt::ControlModifier); // to an untouched board
        REQUIRE(program.waitForDeal());
        program.actions().home->trigger();
        CHECK(named(program) == u"Reversi");
        program.press(Qt::Key_1, Qt::ControlModifier);
        takePair(program);
        program.link().save();
        program.press(Qt::Key_Q, Qt::ControlModifier);
    }
    OpenProgram program{{}, folder.path()};
    REQUIRE(QTest::qWaitFor([&] { return !named(program).isEmpty(); }));
    CHECK(QTest::qWaitFor([&] { return named(program) == u"Link-match"; }));
    program.actions().continueGame->trigger();
    CHECK(program.window().navigation().page() == Page::Link);
}

TEST_CASE("Continue opens the game played last, which the home page offers once", "[link][program]")
{
    const QTemporaryDir folder;
    storeSmall(folder.path());
    const auto continueFromHome = [](OpenProgram& program, Page page) {
        REQUIRE(QTest::qWaitFor([&] { return program.actions().continueGame->isEnabled(); }));
        const auto buttons = program.window().page<ui::HomePage>().findChildren<ui::ActionButton*>();
        CHECK(std::none_of(buttons.begin(), buttons.end(), [](const auto* button) {
            return button->isVisible() && button->text().startsWith(u"Continue");
        }));
        program.actions().continueGame->trigger();
        CHECK(program.window().navigation().page() == page);
    };
    {
        OpenProgram program{{}, folder.path()};
        program.press(Qt::Key_2, Qt::ControlModifier);
        program.press(Qt::Key_1, Qt::ControlModifier);
        REQUIRE(program.waitForDeal());
        takePair(program);
        program.window().navigation().setPage(Page::Home);
        continueFromHome(program, Page::Link);
        program.press(Qt::Key_2, Qt::ControlModifier);
        program.playByKeys(program.board(), {7, 7});
        program.window().navigation().setGame(u"link"_s);
        program.window().navigation().setPage(Page::Home);
        continueFromHome(program, Page::Match);
        program.resign();
        program.press(Qt::Key_Q, Qt::ControlModifier);
    }
    OpenProgram program{{}, folder.path()}; // the game of link-match waits
    continueFromHome(program, Page::Link);
}
