// SPDX-License-Identifier: GPL-3.0-or-later
// What a game of two offers when it is over.
#include "app/history/history_file.h"
#include "app/history/history_store.h"
#include "tests/app/open_program.h"
#include "tests/support/catch.h"
#include "tests/support/layout_rest.h"
#include "ui/messages/message_bar.h"
#include "ui/pages/match_page.h"
#include "ui/panels/chat_panel.h"
#include "ui/panels/evaluation_graph.h"
#include "ui/panels/move_list.h"
#include "ui/panels/rock_paper_scissors_panel.h"
#include "ui/shell/navigation.h"

#include <QAction>
#include <QLineEdit>
#include <QPushButton>
#include <QStatusBar>
#include <QTest>
#include <QTextBoundaryFinder>

#include <vector>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

using Topic = ui::Message::Topic;

const std::pair<QString, QVariant> neighbours{u"gomoku/opponent"_s, 1};
const std::pair<QString, QVariant> lin{u"secondName"_s, u"Lin"_s};
const std::pair<QString, QVariant> ada{u"name"_s, u"Ada"_s};

/// Black, who begins, makes five in a row.
void winAsBlack(OpenProgram& program)
{
    for (int x = 0; x < 4; ++x) {
        program.playByKeys(program.board(), {x, 7});
        program.playByKeys(program.board(), {x, 8});
    }
    program.playByKeys(program.board(), {4, 7});
    REQUIRE(program.match().verdict());
}

QString endText(OpenProgram& program)
{
    const ui::Message* end = program.message(Topic::End);
    return end != nullptr ? QString{end->text}.replace(u'\u00a0', u' ').remove(u'\u2060') : QString{};
}

/// The games of the history, without the running one.
std::vector<app::HistoryEntry> storedGames(OpenProgram& program)
{
    using Games = Result<std::vector<app::HistoryEntry>, QString>;
    std::vector<app::HistoryEntry> games;
    bool isDone = false;
    program.history().ask(
        program.window(),
        [](app::HistoryFile& file) -> Games {
            std::vector<app::HistoryEntry> found;
            const auto ids = file.ids();
            for (const qint64 id : ids.value()) {
                if (const auto game = file.find(id).value())
                    found.push_back(*game);
            }
            return found;
        },
        [&](const Games& found) {
            games = found.value();
            isDone = true;
        });
    REQUIRE(QTest::qWaitFor([&] { return isDone; }));
    return games;
}

QPushButton* focusedButton(OpenProgram& program)
{
    return qobject_cast<QPushButton*>(program.window().focusWidget());
}

} // namespace

TEST_CASE("the end of a game comes to rest in windows of any size", "[end]")
{
    OpenProgram program{u"gomoku"_s, {neighbours, ada}};
    winAsBlack(program);
    for (const QSize size : {QSize{480, 400}, QSize{640, 480}, QSize{1000, 720}, QSize{1280, 860}, QSize{500, 700}}) {
        program.window().resize(size);
        INFO(size.width() << " x " << size.height());
        CHECK(isAtRest(program.messageBar()));
    }
}

TEST_CASE("at the end another game has the focus and the other buttons are beside it", "[program]")
{
    OpenProgram program{u"gomoku"_s, {neighbours, ada, lin}};
    winAsBlack(program);
    REQUIRE(focusedButton(program) != nullptr);
    CHECK(focusedButton(program)->accessibleName() == u"Another game");
    QStringList shown;
    for (const QPushButton* button : program.messageBar().findChildren<QPushButton*>()) {
        if (button->isVisible() && button->isEnabled())
            shown << button->accessibleName();
    }
    shown.sort();
    CHECK(shown
          == QStringList{u"Analyse game"_s, u"Another game"_s, u"New game"_s, u"Swap colours"_s, u"Turning points"_s});
    program.press(Qt::Key_Escape); // back to the board; the buttons stay
    CHECK(program.window().focusWidget() == &program.board());
    CHECK(program.message(Topic::End) != nullptr);
    program.actions().playAgain->trigger();
    CHECK(program.match().isRunning());
    CHECK(program.message(Topic::End) == nullptr);
    winAsBlack(program);
    program.press(Qt::Key_Return);
    CHECK(program.match().isRunning());
    CHECK(program.match().plies() == 0);
}

TEST_CASE("the focus stands on something visible after a return to the page of a game", "[program]")
{
    const QSize size = GENERATE(QSize{480, 400}, QSize{1000, 720});
    OpenProgram program{u"gomoku"_s, {neighbours, ada, lin}};
    program.window().resize(size);
    winAsBlack(program);
    const auto isSeen = [&] {
        const QWidget* focus = program.window().focusWidget();
        if (focus == nullptr || !focus->isVisible())
            return false;
        const QWidget* top = program.window().childAt(focus->mapTo(&program.window(), focus->rect().center()));
        return top == focus || focus->isAncestorOf(top);
    };
    const auto named = [&] {
        const QWidget* focus = program.window().focusWidget();
        return focus == nullptr ? std::string{"none"}
                                : std::string{focus->metaObject()->className()} + ' '
                + focus->accessibleName().toStdString() + (focus->isVisible() ? " visible" : " hidden");
    };
    for (QAction* action : {program.actions().history, program.actions().rules, program.actions().preferences}) {
        action->trigger();
        REQUIRE(program.window().navigation().page() != ui::Page::Match);
        program.press(Qt::Key_Escape);
        REQUIRE(program.window().navigation().page() == ui::Page::Match);
        INFO(size.width() << " " << action->text().toStdString() << ": " << named());
        CHECK(isSeen());
        for (int i = 0; i < 12; ++i) {
            program.press(Qt::Key_Tab);
            INFO(i << ": " << named());
            CHECK(isSeen());
        }
    }
}

TEST_CASE("the result is said once", "[program]")
{
    OpenProgram program{u"gomoku"_s, {neighbours, ada, lin}};
    winAsBlack(program);
    CHECK(endText(program) == u"Ada (Black) wins with five in a row.");
    CHECK(program.window().status().isEmpty());
    program.actions().preferences->trigger(); // and when the page returns
    program.press(Qt::Key_Escape);
    CHECK(endText(program) == u"Ada (Black) wins with five in a row.");
    CHECK(program.window().status().isEmpty());
    program.actions().undo->trigger();
    CHECK_FALSE(program.window().status().isEmpty());
}

TEST_CASE("the end of a game on the network is there again when another board was shown", "[lan]")
{
    JoinedPrograms both;
    both.host.resign();
    REQUIRE(both.settle());
    const QString text = endText(both.guest);
    REQUIRE_FALSE(text.isEmpty());
    both.guest.press(Qt::Key_3, Qt::ControlModifier);
    CHECK(endText(both.guest).isEmpty());
    both.guest.actions().home->trigger();
    both.guest.press(Qt::Key_F6);
    CHECK(both.guest.matchController().shown().isOnLan);
    CHECK(endText(both.guest) == text);
    CHECK(both.guest.window().status().isEmpty());
}

TEST_CASE("a short game says why it has no turning points", "[program]")
{
    OpenProgram program{u"gomoku"_s, {neighbours}};
    program.playByKeys(program.board(), {7, 7});
    program.resign();
    CHECK_FALSE(program.actions().turningPoints->isEnabled());
    const auto tipOf = [&] {
        for (const QPushButton* button : program.messageBar().findChildren<QPushButton*>()) {
            if (button->isVisible() && button->accessibleName() == u"Turning points")
                return button->toolTip();
        }
        return QString{};
    };
    CHECK(tipOf().startsWith(u"Only finished games and records of at least four moves"));
    program.press(Qt::Key_F7, Qt::ShiftModifier);
    CHECK(program.messageBar().text().startsWith(u"Only finished games and records of at least four moves"));
    program.actions().playAgain->trigger();
    winAsBlack(program);
    CHECK(tipOf().startsWith(u"The moves that decided this game"));
}

TEST_CASE("the buttons of the end have their words, and cover no move and no status bar", "[program]")
{
    const QSize size = GENERATE(QSize{480, 400}, QSize{640, 480}, QSize{1000, 720}, QSize{1280, 860});
    OpenProgram program{u"gomoku"_s, {neighbours, ada, lin}};
    program.window().resize(size);
    winAsBlack(program);
    const auto& bar = program.messageBar();
    const auto place = [&](const QWidget& widget) {
        return QRect{widget.mapTo(&program.window(), QPoint{}), widget.size()};
    };
    const auto& moves = *program.window().page<ui::MatchPage>().findChild<ui::MoveList*>();
    const QWidget& status = *program.window().findChild<QStatusBar*>();
    const auto isClear = [&] {
        return !place(bar).intersects(place(status)) && (!moves.isVisible() || !place(bar).intersects(place(moves)));
    };
    CHECK(QTest::qWaitFor(isClear));
    CHECK(QTest::qWaitFor([&] {
        return std::ranges::all_of(bar.findChildren<QPushButton*>(), [&](const QPushButton* button) {
            return !button->isVisible() || size.width() < 1000 || !button->text().isEmpty();
        });
    }));
    for (const QPushButton* button : bar.findChildren<QPushButton*>()) {
        const QString name = button->accessibleName();
        INFO(size.width() << ' ' << name.toStdString());
        if (button->isVisible()) {
            CHECK_FALSE(name.isEmpty());
            CHECK((!button->text().isEmpty() || !button->toolTip().isEmpty()));
            CHECK((!button->text().isEmpty() || (name != u"Another game" && name != u"Swap colours")));
        }
    }
    program.actions().review->trigger(); // the graph and its progress take room from the moves
    CHECK(QTest::qWaitFor([&] { return !program.review().isRunning(); }, 60'000));
    CHECK(QTest::qWaitFor(isClear));
}

TEST_CASE("the score of the evening counts the games of the same two players", "[program]")
{
    OpenProgram program{u"gomoku"_s, {neighbours, ada, lin}};
    winAsBlack(program);
    CHECK(endText(program) == u"Ada (Black) wins with five in a row.");
    program.press(Qt::Key_Return);
    winAsBlack(program);
    CHECK(endText(program) == u"Ada (Black) wins with five in a row. Ada 2 – 0 Lin");
    program.actions().swapColours->trigger();
    winAsBlack(program);
    CHECK(endText(program) == u"Lin (Black) wins with five in a row. Ada 2 – 1 Lin");
    // Somebody else begins anew.
    program.preferences().change([](ui::Preferences& preferences) { preferences.secondName = u"Max"_s; });
    program.press(Qt::Key_Return);
    winAsBlack(program);
    CHECK(endText(program).endsWith(u"five in a row."));
    CHECK(program.matchController().shown().score->rounds() == 1);
}

TEST_CASE("the next game calls the players as they are called now, the finished one as before", "[program]")
{
    OpenProgram program{u"gomoku"_s, {neighbours, ada, lin}};
    winAsBlack(program);
    program.preferences().change([](ui::Preferences& preferences) { preferences.secondName = u"Max"_s; });
    CHECK(program.matchController().shown().names[1] == u"Lin");
    SECTION("with the colours swapped")
    {
        program.actions().swapColours->trigger();
    }
    SECTION("from the start")
    {
        program.actions().restart->trigger();
    }
    SECTION("with the settings")
    {
        program.actions().playAgain->trigger();
    }
    CHECK(program.matchController().shown().names[1] == u"Max");
}

TEST_CASE("a click on the board leaves the result of a finished game in its place", "[program]")
{
    OpenProgram program{u"gomoku"_s, {neighbours, ada, lin}};
    winAsBlack(program);
    program.click(program.board(), {10, 10});
    CHECK(program.messageBar().text() == endText(program));
    CHECK(program.window().messages().passing() == nullptr);
}

TEST_CASE("players who are renamed during a game are called so from the next one on", "[program]")
{
    OpenProgram program{u"gomoku"_s, {neighbours, ada, lin}};
    const auto rename = [&](const QString& to) {
        program.preferences().change([&](ui::Preferences& preferences) { preferences.secondName = to; });
    };
    rename(u"Max"_s); // nobody has moved yet
    CHECK(program.matchController().shown().names[1] == u"Max");
    CHECK(program.message(Topic::News) == nullptr);
    program.playByKeys(program.board(), {7, 7});
    rename(u"Lin"_s);
    CHECK(program.matchController().shown().names[1] == u"Max");
    REQUIRE(program.message(Topic::News) != nullptr);
    CHECK(program.message(Topic::News)->text == u"The new settings apply from the next game on.");
    program.window().messages().withdraw(Topic::News);
    program.preferences().change([](ui::Preferences& preferences) { preferences.sidePanel = !preferences.sidePanel; });
    CHECK(program.message(Topic::News) == nullptr); // said once
    program.playAgain();
    CHECK(program.matchController().shown().names[1] == u"Lin");
}

TEST_CASE("undo after a loss on time continues with full clocks", "[program]")
{
    OpenProgram program{u"gomoku"_s, {neighbours}};
    program.preferences().change([](ui::Preferences& preferences) {
        preferences.games[u"gomoku"_s].clock = ClockSetting{60, 0};
    });
    program.playByKeys(program.board(), {7, 7});
    program.table().clock()->set({std::chrono::milliseconds{1}, std::chrono::milliseconds{1}}, program.match());
    REQUIRE(QTest::qWaitFor([&] { return program.match().verdict().has_value(); }));
    CHECK(program.match().verdict()->outcome.reason == EndReason::Timeout);
    REQUIRE(program.actions().undo->isEnabled());
    program.actions().undo->trigger();
    CHECK(program.match().isRunning());
    CHECK(program.match().plies() == 1);
    CHECK(program.table().clock()->left().black > std::chrono::seconds{50});
}

TEST_CASE("no line ends within the score of the evening", "[program]")
{
    OpenProgram program{u"gomoku"_s, {neighbours, ada, lin}};
    program.useLanguage(GENERATE(u"en"_s, u"zh_CN"_s));
    winAsBlack(program);
    program.press(Qt::Key_Return);
    winAsBlack(program);
    const QString text = program.message(Topic::End)->text;
    const qsizetype begin = text.lastIndexOf(u"Ada");
    REQUIRE(begin > 0);
    REQUIRE(text.endsWith(u"Lin"));
    QTextBoundaryFinder lines{QTextBoundaryFinder::Line, text};
    lines.setPosition(begin);
    CHECK(lines.toNextBoundary() == text.size());
}

TEST_CASE("the graph of an analysed game has room beside the buttons of its end", "[program]")
{
    OpenProgram program{u"gomoku"_s, {neighbours, {u"name"_s, u"Ada Lovelace"_s}, {u"secondName"_s, u"Alan Turing"_s}}};
    program.window().resize(640, 480);
    winAsBlack(program);
    program.press(Qt::Key_Return);
    winAsBlack(program); // the bar tells the score too
    program.press(Qt::Key_F7);
    CHECK(QTest::qWaitFor([&] { return !program.review().isRunning(); }, 60'000));
    const auto& graph = *program.window().page<ui::MatchPage>().findChild<ui::EvaluationGraph*>();
    const auto place = [&](const QWidget& widget) {
        return QRect{widget.mapTo(&program.window(), QPoint{}), widget.size()};
    };
    for (int height = 480; height <= 720; height += 20) {
        program.window().resize(640, height);
        INFO(height);
        CHECK(QTest::qWaitFor(
            [&] { return graph.isVisible() && !place(graph).intersects(place(program.messageBar())); }));
    }
}

TEST_CASE("the main button of the end has all its words or none", "[lan]")
{
    JoinedPrograms both;
    both.host.resign();
    REQUIRE(both.settle());
    for (OpenProgram* program : {&both.host, &both.guest}) {
        REQUIRE(QTest::qWaitFor([&] { return program->message(Topic::End) != nullptr; }));
        for (int width = 480; width <= 1000; width += 20) {
            for (const int height : {400, 480, 520, 720}) {
                program->window().resize(width, height);
                QCoreApplication::processEvents();
                for (const QPushButton* button : program->messageBar().findChildren<QPushButton*>()) {
                    INFO(width << " x " << height << " " << button->accessibleName().toStdString());
                    CHECK((!button->isVisible() || button->width() >= button->sizeHint().width()));
                }
            }
        }
    }
}

TEST_CASE("the board keeps its size when rock, paper, scissors is over", "[program]")
{
    OpenProgram program{u"reversi"_s, {{u"reversi/opponent"_s, 1}, {u"reversi/first"_s, 2}}};
    program.window().resize(640, 480);
    QCoreApplication::processEvents();
    auto& panel = program.window().page<ui::MatchPage>().rockPaperScissorsPanel();
    REQUIRE(panel.isVisible());
    const QRect before = program.board().geometry();
    Q_EMIT panel.decided(0);
    panel.stop();
    REQUIRE(program.match().isRunning());
    QCoreApplication::processEvents();
    CHECK(program.board().geometry() == before);
}

TEST_CASE("a throw that was decided stands when the game is begun or opened anew", "[program]")
{
    OpenProgram program{u"reversi"_s, {{u"reversi/opponent"_s, 1}, {u"reversi/first"_s, 2}}};
    auto& panel = program.window().page<ui::MatchPage>().rockPaperScissorsPanel();
    REQUIRE(panel.isVisible());
    program.press(Qt::Key_1);
    program.press(Qt::Key_3); // paper beats rock
    REQUIRE(panel.isVisible());
    SECTION("anew")
    {
        program.actions().playAgain->trigger();
    }
    SECTION("home and back")
    {
        program.actions().home->trigger();
        REQUIRE(program.choose(u"3 Reversi"_s));
    }
    CHECK_FALSE(panel.isVisible());
    REQUIRE(program.match().isRunning());
    CHECK(program.match().black() == Seat::Second);
}

TEST_CASE("swapping colours gives each player the other colour", "[program]")
{
    OpenProgram program{u"gomoku"_s, {neighbours}};
    CHECK_FALSE(program.actions().swapColours->isEnabled());
    program.playByKeys(program.board(), {7, 7});
    CHECK_FALSE(program.actions().swapColours->isEnabled());
    const Seat black = program.match().black();
    program.resign();
    program.actions().swapColours->trigger();
    CHECK(program.match().isRunning());
    CHECK(program.match().black() != black);
    program.resign();
    program.actions().swapColours->trigger();
    CHECK(program.match().black() == black);
}

TEST_CASE("swapped colours stay so in the next game", "[program]")
{
    OpenProgram program{u"gomoku"_s, {neighbours}};
    const Seat black = program.match().black();
    const auto resignThen = [&](QAction& action) {
        program.playByKeys(program.board(), {7, 7});
        program.resign();
        action.trigger();
    };
    resignThen(*program.actions().swapColours);
    resignThen(*program.actions().playAgain);
    CHECK(program.match().black() != black);
    resignThen(*program.actions().swapColours);
    resignThen(*program.actions().playAgain);
    CHECK(program.match().black() == black);
}

TEST_CASE("undo after the end continues as another game", "[program]")
{
    OpenProgram program{u"gomoku"_s, {neighbours, ada, lin}};
    winAsBlack(program);
    REQUIRE(program.actions().undo->isEnabled());
    program.actions().undo->trigger();
    CHECK(program.match().isRunning());
    CHECK(program.match().plies() == 8);
    CHECK(program.message(Topic::End) == nullptr);
    CHECK(program.match().seatToMove() == program.match().black());
    program.actions().redo->trigger();
    CHECK(program.match().verdict());
    program.actions().undo->trigger();
    program.playByKeys(program.board(), {9, 9});
    program.actions().undo->trigger();
    program.actions().undo->trigger(); // and further back
    CHECK(program.match().plies() == 7);
    // The game that was over stays in the history as it was, once although its end was redone.
    const auto games = storedGames(program);
    REQUIRE(games.size() == 1);
    for (const app::HistoryEntry& over : games) {
        CHECK(over.state == app::GameState::Over);
        CHECK(over.plies == 9);
        CHECK(over.outcome == Outcome{Side::Black, EndReason::Five});
    }
}

TEST_CASE("a game whose end was undone counts in the score as it is in the history", "[program]")
{
    OpenProgram program{u"gomoku"_s, {neighbours, ada, lin}};
    const auto wins = [&] { return program.matchController().shown().score->wins; };
    const auto finished = [&] {
        return std::ranges::count(storedGames(program), app::GameState::Over, &app::HistoryEntry::state);
    };
    using Wins = std::array<int, 2>;
    winAsBlack(program);
    program.actions().undo->trigger();
    CHECK(wins() == Wins{1, 0});
    CHECK(finished() == 1);
    program.actions().redo->trigger(); // the same end is the same game
    CHECK(wins() == Wins{1, 0});
    CHECK(finished() == 1);
    program.actions().undo->trigger();
    program.playByKeys(program.board(), {9, 9}); // another move makes it another game
    program.playByKeys(program.board(), {4, 8});
    CHECK(program.match().verdict());
    CHECK(wins() == Wins{1, 1});
    CHECK(finished() == 2);
    program.actions().playAgain->trigger();
    winAsBlack(program); // and so does a new game with the same moves
    CHECK(wins() == Wins{2, 1});
    CHECK(finished() == 3);
    program.actions().playAgain->trigger();
    program.playByKeys(program.board(), {7, 7});
    program.resign();
    const Wins resigned = wins();
    program.actions().undo->trigger();
    CHECK(wins() == resigned);
    CHECK(finished() == 4);
    program.resign(); // at the same place: the same end
    CHECK(wins() == resigned);
    CHECK(finished() == 4);
    program.actions().undo->trigger();
    program.playByKeys(program.board(), {8, 8});
    program.resign();
    CHECK(program.matchController().shown().score->rounds() == 5);
    CHECK(finished() == 5);
}

TEST_CASE("undo after resigning takes the resignation back, and its point stays", "[program]")
{
    OpenProgram program{u"gomoku"_s};
    program.playByKeys(program.board(), {7, 7});
    REQUIRE(QTest::qWaitFor([&] { return program.match().plies() == 2; }, 20'000));
    program.resign();
    REQUIRE(program.match().verdict());
    program.actions().undo->trigger();
    CHECK(program.match().isRunning());
    CHECK(program.match().plies() == 2);
    CHECK(program.matchController().shown().mover() == Seat::First);
    CHECK(program.table().isHelped());
    CHECK(program.matchController().shown().score->rounds() == 1);
    program.actions().playAgain->trigger();
    program.playAgain();
    program.resign(); // before any move
    CHECK(program.matchController().shown().score->rounds() == 1);
    program.actions().undo->trigger();
    CHECK(program.match().isRunning());
}

TEST_CASE("the end of a game on the network leaves the focus to a text that is being typed", "[lan]")
{
    JoinedPrograms both;
    both.guest.window().page<ui::MatchPage>().chat().findChild<QLineEdit*>()->setFocus();
    both.host.resign();
    REQUIRE(QTest::qWaitFor([&] { return both.guest.message(Topic::End) != nullptr; }));
    CHECK(qobject_cast<QLineEdit*>(both.guest.window().focusWidget()) != nullptr);
    CHECK(focusedButton(both.host) != nullptr);
    CHECK_FALSE(both.host.actions().undo->isEnabled());
    CHECK_FALSE(both.host.actions().swapColours->isEnabled()); // another game swaps the colours there anyway
}

TEST_CASE("the board has the focus after colours were swapped by keys", "[program]")
{
    OpenProgram program{u"gomoku"_s, {{u"gomoku/level"_s, 1}}};
    program.window().resize(GENERATE(QSize{480, 400}, QSize{1000, 720}));
    REQUIRE(QTest::qWaitFor([&] { return program.matchController().shown().mover() == Seat::First; }, 20'000));
    program.playByKeys(program.board(), {7, 7});
    program.resign();
    REQUIRE(program.match().verdict());
    REQUIRE(focusedButton(program) != nullptr);
    program.press(Qt::Key_Tab);
    REQUIRE(focusedButton(program) != nullptr);
    REQUIRE(focusedButton(program)->accessibleName() == u"Swap colours");
    // As when turning points were found in the background.
    program.window().messages().post({.topic = Topic::TurningPoints,
                                      .text = u"Two moves decided this game."_s,
                                      .agree = u"Show"_s,
                                      .decline = u"Close"_s,
                                      .page = ui::Page::Match});
    program.press(Qt::Key_Return);
    CHECK(program.match().isRunning());
    const QWidget* focus = program.window().focusWidget();
    INFO((focus == nullptr ? "none" : focus->metaObject()->className()));
    CHECK(focus == &program.board());
}

TEST_CASE("a double click with the winning stone leaves the focus to another game", "[program]")
{
    OpenProgram program{u"gomoku"_s, {neighbours, ada, lin}};
    for (int x = 0; x < 4; ++x) {
        program.playByKeys(program.board(), {x, 7});
        program.playByKeys(program.board(), {x, 8});
    }
    program.click(program.board(), {4, 7});
    program.click(program.board(), {4, 7});
    REQUIRE(program.match().verdict());
    REQUIRE(focusedButton(program) != nullptr);
    CHECK(focusedButton(program)->accessibleName() == u"Another game");
}
