// SPDX-License-Identifier: GPL-3.0-or-later
// The board stays where it is while messages come and go, and they hide nothing that one needs to read.
#include "core/record/sgf.h"
#include "tests/app/open_program.h"
#include "tests/support/catch.h"
#include "tests/support/layout_rest.h"
#include "ui/files/job_bar.h"
#include "ui/link/link_info.h"
#include "ui/messages/message_bar.h"
#include "ui/pages/link_page.h"
#include "ui/pages/match_page.h"
#include "ui/pages/puzzle_page.h"
#include "ui/panels/board_area.h"
#include "ui/panels/chat_panel.h"
#include "ui/panels/game_button.h"
#include "ui/panels/moves_panel.h"
#include "ui/shell/navigation.h"
#include "ui/shell/status_bar.h"
#include "ui/widgets/button.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

using Topic = ui::Message::Topic;

/// The settings for two at one machine whose line says the most.
const StoredSettings timedSwap2{{u"gomoku/opponent"_s, 1},
                                {u"gomoku/rule"_s, u"renju"_s},
                                {u"gomoku/opening"_s, u"swap2"_s},
                                {u"gomoku/clock"_s, 300},
                                {u"gomoku/increment"_s, 3}};

[[nodiscard]] const ui::BoardArea* shownArea(OpenProgram& program)
{
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    QCoreApplication::processEvents();
    for (const auto* area : program.window().findChildren<ui::BoardArea*>()) {
        if (area->isVisible() && area->board() != nullptr)
            return area;
    }
    return nullptr;
}

/// The board of the shown page, in the window.
[[nodiscard]] QRect boardPlace(OpenProgram& program)
{
    const ui::BoardArea* area = shownArea(program);
    return area == nullptr ? QRect{} : QRect{area->board()->mapTo(&program.window(), QPoint{}), area->board()->size()};
}

[[nodiscard]] int shorter(const QSize& size)
{
    return std::min(size.width(), size.height());
}

/// Whether a press on each of a grid of places reaches the board.
[[nodiscard]] bool reachesBoard(OpenProgram& program, const QRect& place)
{
    constexpr int steps = 12;
    for (int row = 1; row < steps; ++row) {
        for (int column = 1; column < steps; ++column) {
            const QPoint at{place.left() + place.width() * column / steps, place.top() + place.height() * row / steps};
            const QWidget* pressed = program.window().childAt(at);
            if (pressed == nullptr || qobject_cast<const ui::BoardView*>(pressed) == nullptr)
                return false;
        }
    }
    return true;
}

[[nodiscard]] QRect placeOf(OpenProgram& program, const QWidget& widget)
{
    return {widget.mapTo(&program.window(), QPoint{}), widget.size()};
}

/// What one needs while reading a message: the players with their clocks and turn, or the line with points, turn and
/// clock.
[[nodiscard]] std::vector<const QWidget*> neededBeside(OpenProgram& program)
{
    std::vector<const QWidget*> needed;
    for (const auto* strip : program.window().findChildren<ui::PlayerStrip*>())
        needed.push_back(strip);
    for (auto* info : program.window().findChildren<ui::LinkInfo*>()) {
        for (const auto* label : info->findChildren<QLabel*>()) {
            if (label != &info->titleLine())
                needed.push_back(label);
        }
    }
    std::erase_if(needed, [](const QWidget* widget) { return !widget->isVisible(); });
    return needed;
}

/// Whether the message hides nothing that is needed and fits the window.
void checkNothingHidden(OpenProgram& program)
{
    QCoreApplication::processEvents();
    const ui::MessageBar& bar = program.messageBar();
    const QRect place = placeOf(program, bar);
    CHECK(program.window().rect().contains(place));
    CHECK(place.height() >= bar.heightForWidth(place.width()));
    for (const QWidget* widget : neededBeside(program)) {
        CHECK(program.window().rect().contains(placeOf(program, *widget)));
        CHECK_FALSE(place.intersects(placeOf(program, *widget)));
    }
}

const std::initializer_list<QSize> windowSizes{{480, 400},  {500, 560}, {640, 480}, {1000, 720},
                                               {1280, 860}, {500, 700}, {700, 700}};

/// Posts and withdraws messages of every topic, some with buttons, on the shown page.
void checkBoardStays(OpenProgram& program)
{
    for (const QSize size : windowSizes) {
        program.window().resize(size);
        program.window().messages().withdraw(Topic::Opening);
        const QRect place = boardPlace(program);
        INFO(size.width() << " x " << size.height());
        INFO("board at " << place.x() << ' ' << place.y() << ' ' << place.width() << ' ' << place.height());
        REQUIRE(place.width() > 0);
        CHECK(reachesBoard(program, place));
        for (int topic = 0; topic <= static_cast<int>(Topic::Lesson); ++topic) {
            ui::Message message{.topic = static_cast<Topic>(topic), .text = u"Anna asks to take back a move."_s};
            if (topic % 2 == 0) {
                message.agree = u"&Accept (F8)"_s;
                message.decline = u"&Decline (F9)"_s;
            }
            program.window().messages().post(message);
            const ui::Page page = program.window().navigation().page();
            const bool isLater =
                message.topic == Topic::Unsaved && (page == ui::Page::Lesson || page == ui::Page::Puzzles);
            CHECK(program.messageBar().isVisible() != isLater);
            CHECK(boardPlace(program) == place);
            CHECK(reachesBoard(program, place));
            checkNothingHidden(program);
            CHECK(isAtRest(program.messageBar()));
            program.window().messages().withdraw(message.topic);
            CHECK(boardPlace(program) == place);
        }
        program.window().jobBar().setProgress(u"Importing 3 of 12 files …"_s, 3, 12);

        CHECK(boardPlace(program) == place);
        program.window().jobBar().finish();
        CHECK(boardPlace(program) == place);
    }
}

} // namespace

TEST_CASE("the board of a game of two stays while messages and jobs come and go", "[program][messages]")
{
    for (const QString& game : {u"gomoku"_s, u"reversi"_s}) {
        OpenProgram program{game, {{game + u"/opponent"_s, 1}}};
        checkBoardStays(program);
    }
}

TEST_CASE("the board of link-match stays while messages and jobs come and go", "[program][messages]")
{
    OpenProgram program{u"link"_s};
    REQUIRE(program.waitForDeal());
    checkBoardStays(program);
}

TEST_CASE("the place of the messages costs the boards little at 480 x 400", "[program][messages]")
{
    {
        OpenProgram program{u"gomoku"_s, {{u"gomoku/opponent"_s, 1}}};
        program.window().resize(480, 400);
        const QRect place = boardPlace(program); // with the players beside it, which the window is wide enough for
        CHECK(shorter(place.size()) * 100 >= shorter(shownArea(program)->size()) * 92);
    }
    OpenProgram program{u"link"_s};
    REQUIRE(program.waitForDeal());
    program.window().resize(480, 400);
    const QRect place = boardPlace(program);
    const int cost = program.window().page<ui::LinkPage>().info().titleLine().height();
    CHECK(cost * 100 <= (place.height() + cost) * 9); // it is a button, as high as what can be clicked must be
}

namespace {

/// Places the three stones of swap2, after which the other player chooses.
void placeThree(OpenProgram& program, const QString& language)
{
    program.useLanguage(language);
    for (const Cell cell : {Cell{7, 7}, Cell{8, 8}, Cell{9, 7}})
        program.playByKeys(program.board(), cell);
}

} // namespace

TEST_CASE("a choice of an opening hides neither the players nor the board", "[program][messages]")
{
    for (const QString& language : {u"en"_s, u"zh_CN"_s}) {
        OpenProgram program{u"gomoku"_s,
                            {{u"gomoku/opponent"_s, 1},
                             {u"gomoku/opening"_s, u"swap2"_s},
                             {u"gomoku/clock"_s, 300},
                             {u"gomoku/increment"_s, 3}}};
        placeThree(program, language);
        REQUIRE(program.message(Topic::Opening)->other.size() > 0);
        for (const QSize size : windowSizes) {
            program.window().resize(size);
            INFO(language.toStdString() << ' ' << size.width() << " x " << size.height());
            const QRect place = boardPlace(program);
            CHECK(neededBeside(program).size() == 2);
            checkNothingHidden(program);
            CHECK(reachesBoard(program, place));
            program.window().messages().post({.topic = Topic::Resign,
                                              .text = u"A question that is long enough for a second line: end it?"_s,
                                              .agree = u"&End it"_s,
                                              .decline = u"&Keep playing"_s});
            checkNothingHidden(program);
            CHECK(reachesBoard(program, place));
            program.window().messages().withdraw(Topic::Resign);
        }
    }
}

TEST_CASE("the status bar says what is played while a question lies over the line that does", "[program][messages]")
{
    for (const QString& language : {u"en"_s, u"zh_CN"_s}) {
        OpenProgram program{u"gomoku"_s, timedSwap2};
        placeThree(program, language);
        program.window().resize(480, 400);
        (void)boardPlace(program);
        const auto* line = program.window().findChild<ui::GameButton*>();
        auto& status = *qobject_cast<ui::StatusBar*>(program.window().statusBar());
        REQUIRE(placeOf(program, program.messageBar()).intersects(placeOf(program, *line)));
        CHECK(line->game().split(u" · "_s).size() >= 4);
        CHECK(status.detail() == line->game());
        CHECK_FALSE(placeOf(program, program.messageBar()).intersects(placeOf(program, status)));
        for (const auto* label : status.findChildren<QLabel*>()) {
            if (label->text() == line->game())
                CHECK(label->width() >= label->sizeHint().width());
        }
        program.actions().home->trigger();
        CHECK(status.detail().isEmpty());
        program.actions().continueGame->trigger();
        CHECK(status.detail() == line->game());
        program.window().resize(1'000, 720);
        (void)boardPlace(program);
        CHECK(status.detail().isEmpty());
    }
}

TEST_CASE("what lies over a small board goes with the choice of an opening", "[program][messages]")
{
    OpenProgram program{u"gomoku"_s, {{u"gomoku/opponent"_s, 1}, {u"gomoku/opening"_s, u"swap2"_s}}};
    program.window().resize(480, 400);
    for (const Cell cell : {Cell{7, 7}, Cell{8, 8}, Cell{9, 7}})
        program.playByKeys(program.board(), cell);
    const QRect place = boardPlace(program);
    auto* more = program.window().findChild<QToolButton*>(u"more"_s);
    more->click();
    CHECK_FALSE(reachesBoard(program, place));
    pressButton(program.messageBar(), u"&Two more stones"_s);
    CHECK(reachesBoard(program, place));
}

TEST_CASE("a message cuts no button of a record and no word of a puzzle", "[program][messages]")
{
    OpenProgram program{{}};
    app::OpenedRecords opened;
    opened.games = record::readSgf("(;GM[4]SZ[15];B[hh];W[ii])").games;
    program.record().show(std::move(opened));
    const auto ask = [&](const QString& text) {
        program.window().messages().post(
            {.topic = Topic::JoinRequest, .text = text, .agree = u"&Let Lin in (F8)"_s, .decline = u"&Decline (F9)"_s});
        (void)boardPlace(program);
    };
    const QString brief = u"Lin would like to play."_s;
    const QString longer = u"Lin (192.168.178.23) would like to play at your table, and has been here before: "
                           "would you like to play too?"_s;
    for (const QString& text : {brief, longer}) {
        for (const QSize size : windowSizes) {
            program.window().resize(size);
            ask(text);
            INFO(size.width() << " x " << size.height() << ' ' << text.toStdString());
            const QRect bar = placeOf(program, program.messageBar());
            for (const auto* button : program.window().pages().currentWidget()->findChildren<QPushButton*>()) {
                const QRect place = placeOf(program, *button);
                CHECK((!button->isVisible() || !bar.intersects(place) || bar.contains(place)));
                CHECK((!button->isVisible() || text == longer || !bar.intersects(place)));
            }
        }
    }
    program.actions().puzzles->trigger();
    REQUIRE(QTest::qWaitFor([&] { return !boardPlace(program).isEmpty(); }));
    for (const QString& text : {brief, longer}) {
        for (const QSize size : windowSizes) {
            program.window().resize(size);
            ask(text);
            INFO(size.width() << " x " << size.height() << ' ' << text.toStdString());
            const auto* words = program.window().page<ui::PuzzlePage>().findChild<QScrollArea*>();
            CHECK_FALSE(placeOf(program, program.messageBar()).intersects(placeOf(program, *words)));
        }
    }
}

TEST_CASE("a long question hides neither the points nor whose turn it is in link-match", "[program][messages]")
{
    OpenProgram program{u"link"_s, {{u"link/way"_s, u"two"_s}}};
    REQUIRE(program.waitForDeal());
    for (const QSize size : windowSizes) {
        program.window().resize(size);
        const QRect place = boardPlace(program);
        program.window().messages().post({.topic = Topic::Resign,
                                          .text = u"Give up the running game for another one of another kind?"_s,
                                          .agree = u"&New game"_s,
                                          .decline = u"&Keep playing"_s});
        INFO(size.width() << " x " << size.height());
        CHECK(neededBeside(program).size() >= 2); // points and turn
        checkNothingHidden(program);
        CHECK(reachesBoard(program, place));
    }
}

TEST_CASE("link-match says what is played while a message covers the line that does", "[program][messages]")
{
    for (const QString& language : {u"en"_s, u"zh_CN"_s}) {
        for (const QString& mode : {u"relaxed"_s, u"clock"_s, u"campaign"_s, u"daily"_s, u"endless"_s, u"two"_s}) {
            OpenProgram program{u"link"_s, {{u"link/way"_s, mode}, {u"link/falling"_s, 6}}};
            program.useLanguage(language);
            REQUIRE(program.waitForDeal());
            program.window().resize(windowSizes.begin()[0]);
            (void)boardPlace(program); // the tool bar has its new words
            const ui::LinkInfo& info = program.window().page<ui::LinkPage>().info();
            for (const QSize size : windowSizes) {
                program.window().resize(size);
                const QRect place = boardPlace(program);
                const QString before = info.lineText();
                const QString wordsBefore = info.wordsText();
                program.window().messages().post({.topic = Topic::Lesson,
                                                  .text = u"New to Link-match?"_s,
                                                  .agree = u"Start the &lesson"_s,
                                                  .decline = u"&No, thanks"_s});
                INFO(language.toStdString()
                     << ' ' << mode.toStdString() << ' ' << size.width() << " x " << size.height());
                CHECK_FALSE(info.title().isEmpty());
                const QString title = size.width() < 1000 ? info.title().left(3) : info.title();
                // Beside the points of two there may be no room for it.
                const bool isFull = mode == u"two" && size.width() < 640 && info.wordsText().isEmpty();
                CHECK((isFull || info.wordsText().startsWith(title)));
                CHECK(boardPlace(program) == place);
                CHECK(before.startsWith(info.lineText())); // the counts of what is left
                program.window().messages().withdraw(Topic::Lesson);
                CHECK(info.lineText() == before);
                CHECK(info.wordsText() == wordsBefore);
                CHECK((wordsBefore.isEmpty() || wordsBefore == info.title()));
            }
        }
    }
}

TEST_CASE("a question of two rows covers the text of the status bar wholly, and neither points nor turn, in link-match",
          "[program][messages]")
{
    OpenProgram program{u"link"_s};
    REQUIRE(program.waitForDeal());
    for (const QSize size : windowSizes) {
        program.window().resize(size);
        (void)boardPlace(program);
        program.window().messages().post({.topic = Topic::JoinRequest,
                                          .text = u"Lin (192.168.178.23) would like to play."_s,
                                          .agree = u"&Let Lin in (F8)"_s,
                                          .decline = u"&Decline (F9)"_s,
                                          .other = u"&Block this address"_s});
        INFO(size.width() << " x " << size.height());
        checkNothingHidden(program);
        const QRect bar = placeOf(program, program.messageBar());
        const QRect status = placeOf(program, *program.window().statusBar());
        const bool isOver = bar.bottom() >= status.top() + 5;
        CHECK((!isOver || (bar.left() <= status.left() + 5 && bar.bottom() >= status.bottom() - 5)));
        program.window().messages().withdraw(Topic::JoinRequest);
    }
}

TEST_CASE("the table says what is played at every size", "[program][messages]")
{
    for (const QString& language : {u"en"_s, u"zh_CN"_s}) {
        OpenProgram program{u"gomoku"_s,
                            {{u"gomoku/opponent"_s, 1},
                             {u"gomoku/rule"_s, u"standard"_s},
                             {u"gomoku/size"_s, 15},
                             {u"gomoku/opening"_s, u"swap2"_s},
                             {u"gomoku/clock"_s, 300},
                             {u"gomoku/increment"_s, 3}}};
        program.useLanguage(language);
        program.window().messages().withdraw(Topic::Opening);
        for (const QSize size : windowSizes) {
            program.window().resize(size);
            (void)boardPlace(program);
            INFO(language.toStdString() << ' ' << size.width() << " x " << size.height());
            const auto* button = program.window().findChild<ui::GameButton*>();
            CHECK(button->isVisible());
            CHECK(program.window().rect().contains(placeOf(program, *button)));
            CHECK(button->game().split(u" · "_s).size() == 5);
            CHECK(button->toolTip().contains(language == u"en" ? u"a colour or two more"_s : u"放三子"_s));
            CHECK(button->text().split(u'\n').join(u" · "_s) == button->game()); // whole
            for (const QString& line : button->text().split(u'\n'))
                CHECK(button->fontMetrics().horizontalAdvance(line) <= button->width());
            CHECK(button->height() >= button->fontMetrics().lineSpacing() * button->text().split(u'\n').size());
        }
    }
}

TEST_CASE("the offer of a lesson shows its buttons whole, and leaves the line that tells the game if there is room",
          "[program][messages]")
{
    OpenProgram program{u"gomoku"_s};
    program.window().setMinimumSize(0, 0); // as on a small screen
    program.window().messages().post({.topic = Topic::Lesson,
                                      .text = u"New to Gomoku?"_s,
                                      .agree = u"Start the &lesson"_s,
                                      .decline = u"&No, thanks"_s});
    for (const QSize size : {QSize{392, 272}, QSize{632, 452}, QSize{632, 600}}) {
        program.window().resize(size);
        (void)boardPlace(program);
        INFO(size.width() << " x " << size.height());
        const ui::MessageBar& bar = program.messageBar();
        CHECK(program.window().rect().contains(placeOf(program, bar)));
        for (const auto* button : bar.findChildren<QPushButton*>()) {
            CHECK((!button->isVisible() || button->width() >= button->sizeHint().width()));
            CHECK((!button->isVisible() || bar.rect().contains(button->geometry())));
        }
        const auto* line = program.window().findChild<ui::GameButton*>();
        CHECK((size.height() < 452 || !placeOf(program, bar).intersects(placeOf(program, *line))));
    }
}

namespace {

/// The chat and the moves beside the board, in the window.
[[nodiscard]] std::vector<QRect> listPlaces(OpenProgram& program)
{
    (void)boardPlace(program);
    std::vector<QRect> places;
    for (const QWidget* list : {static_cast<const QWidget*>(program.window().findChild<ui::MovesPanel*>()),
                                static_cast<const QWidget*>(program.window().findChild<ui::ChatPanel*>())})
        places.push_back(placeOf(program, *list));
    return places;
}

/// Whether the bar leaves all buttons that are pressed in a game.
[[nodiscard]] bool leavesButtons(OpenProgram& program)
{
    (void)boardPlace(program);
    const QRect bar = placeOf(program, program.messageBar());
    const auto buttons = program.window().pages().currentWidget()->findChildren<ui::ActionButton*>();
    return std::ranges::none_of(buttons, [&](const ui::ActionButton* button) {
        return button->isVisible() && bar.intersects(placeOf(program, *button));
    });
}

} // namespace

TEST_CASE("the chat and the moves of a game on the network stay while messages come and go", "[program][messages]")
{
    JoinedPrograms both{{*makeSetup("gomoku", "freestyle", 15), FirstBlack::Host, ClockSetting{300, 3}}};
    for (OpenProgram* program : {&both.host, &both.guest}) {
        for (const QSize size : {QSize{640, 480}, QSize{1000, 720}, QSize{1280, 860}}) {
            program->window().resize(size);
            INFO(size.width() << " x " << size.height());
            (void)isAtRest(*program->window().centralWidget());
            const std::vector<QRect> before = listPlaces(*program);
            for (int topic = 0; topic <= static_cast<int>(Topic::Lesson); ++topic) {
                const QString question =
                    u"Ada proposes for the next round: Renju · 15 × 15 · Swap2 · 5 min + 3 s. You begin."_s;
                const QString notice = u"The clock stood while this game was not shown. It runs again."_s;
                for (const QString& text : {u"Hello."_s, topic % 2 == 0 ? question : notice}) {
                    ui::Message message{.topic = static_cast<Topic>(topic), .text = text};
                    if (topic % 2 == 0) {
                        message.agree = u"&Accept (F8)"_s;
                        message.decline = u"&Decline (F9)"_s;
                    }
                    program->window().messages().post(message);
                    INFO(topic);
                    CHECK(listPlaces(*program) == before);
                    CHECK(before.back().bottom() < placeOf(*program, program->messageBar()).top()); // the chat
                    program->window().messages().withdraw(message.topic);
                    CHECK(listPlaces(*program) == before);
                }
            }
        }
    }
}

TEST_CASE("a notice lies over no button that is pressed in a game", "[program][messages]")
{
    const auto check = [](OpenProgram& program) {
        for (const QSize size : {QSize{480, 400}, QSize{640, 480}, QSize{1000, 720}, QSize{1280, 860}}) {
            program.window().resize(size);
            INFO(size.width() << " x " << size.height());
            for (const QString& text :
                 {u"Anna declined."_s, u"The clock stood while this game was not shown. It runs again."_s}) {
                program.window().messages().showNotice(ui::Page::Match, text);
                CHECK(program.messageBar().isVisible());
                CHECK(leavesButtons(program));
                checkNothingHidden(program);
                program.window().messages().withdraw(Topic::Notice);
            }
        }
    };
    OpenProgram alone{u"gomoku"_s, {{u"gomoku/opponent"_s, 1}}};
    check(alone);
    alone.actions().analysis->trigger();
    check(alone);
    JoinedPrograms both;
    check(both.host);
}

TEST_CASE("what is played is to be read beside a question in high narrow windows", "[program][messages]")
{
    for (const QString& language : {u"en"_s, u"zh_CN"_s}) {
        OpenProgram program{u"gomoku"_s, timedSwap2};
        placeThree(program, language);
        for (const QSize size : {QSize{480, 800}, QSize{500, 900}, QSize{600, 1000}}) {
            program.window().resize(size);
            const QRect place = boardPlace(program);
            INFO(language.toStdString() << ' ' << size.width() << " x " << size.height());
            const auto* line = program.window().findChild<ui::GameButton*>();
            CHECK(program.messageBar().findChildren<QPushButton*>().size() > 3);
            CHECK(line->isVisible());
            CHECK_FALSE(placeOf(program, program.messageBar()).intersects(placeOf(program, *line)));
            checkNothingHidden(program);
            CHECK(reachesBoard(program, place));
        }
    }
}

TEST_CASE("who comes back to a game with an opening reads what to do now, and that the clock stood",
          "[program][messages]")
{
    OpenProgram program{u"gomoku"_s,
                        {{u"gomoku/opponent"_s, 1}, {u"gomoku/opening"_s, u"swap2"_s}, {u"gomoku/clock"_s, 300}}};
    program.playByKeys(program.board(), {7, 7});
    program.actions().home->trigger();
    program.actions().continueGame->trigger();
    REQUIRE(program.message(Topic::Notice) != nullptr);
    CHECK(program.messageBar().text().contains(u"The clock stood"));
    CHECK(program.messageBar().text().contains(program.message(Topic::Opening)->text));
    CHECK(program.messageBar().dismiss());
    CHECK(program.messageBar().text() == program.message(Topic::Opening)->text);
}

TEST_CASE("the board of a record stays while messages and jobs come and go", "[program][messages]")
{
    OpenProgram program{{}};
    app::OpenedRecords opened;
    opened.games = record::readSgf("(;GM[4]SZ[15];B[hh];W[ii])").games;
    program.record().show(std::move(opened));
    checkBoardStays(program);
}

TEST_CASE("the boards of lessons and puzzles stay while messages and jobs come and go", "[program][messages]")
{
    OpenProgram program{{}};
    for (const QString& game : {u"gomoku"_s, u"link"_s}) {
        program.lesson().start(game);
        checkBoardStays(program);
    }
    program.actions().puzzles->trigger();
    REQUIRE(QTest::qWaitFor([&] { return !boardPlace(program).isEmpty(); }));
    checkBoardStays(program);
}

TEST_CASE("a stone is placed where it is pressed while swap2 asks and the opponent has a request",
          "[program][messages]")
{
    OpenProgram program{u"gomoku"_s, {{u"gomoku/opponent"_s, 1}, {u"gomoku/opening"_s, u"swap2"_s}}};
    program.window().resize(480, 400);
    const QRect place = boardPlace(program);
    const QPoint at =
        program.board().mapTo(&program.window(), program.board().boardGeometry().rect({7, 7}).center().toPoint());
    program.window().messages().post({.topic = Topic::Request,
                                      .text = u"Anna offers a draw."_s,
                                      .agree = u"&Accept (F8)"_s,
                                      .decline = u"&Decline (F9)"_s});
    CHECK(boardPlace(program) == place);
    QTest::mouseClick(program.window().childAt(at), Qt::LeftButton, {},
                      program.window().childAt(at)->mapFrom(&program.window(), at));
    REQUIRE(program.match().plies() == 1);
    CHECK(program.match().game().plies().back().cell == Cell{7, 7});
    CHECK(program.message(Topic::Opening) != nullptr);
}

TEST_CASE("the place of a message stays when the analysis and the graph come and go", "[program][messages]")
{
    OpenProgram program{u"gomoku"_s, {{u"gomoku/opponent"_s, 1}}};
    for (const QSize size : windowSizes) {
        program.window().resize(size);
        program.window().messages().post({.topic = Topic::Engine,
                                          .text = u"Who takes over?"_s,
                                          .agree = u"The &computer"_s,
                                          .decline = u"A &person"_s});
        const auto place = [&] {
            (void)boardPlace(program);
            return placeOf(program, program.messageBar());
        };
        const QRect before = place();
        INFO(size.width() << " x " << size.height());
        program.actions().analysis->trigger();
        CHECK(place() == before);
        program.playByKeys(program.board(), {7, 7}); // the graph can be made now
        CHECK(place() == before);
        program.actions().analysis->trigger();
        CHECK(place() == before);
        program.actions().undo->trigger();
        program.window().messages().withdraw(Topic::Engine);
    }
}

TEST_CASE("a move dismisses the question whether to resign with a notice; a refused click leaves it open",
          "[program][messages]")
{
    OpenProgram program{u"gomoku"_s, {{u"gomoku/opponent"_s, 1}}};
    program.playByKeys(program.board(), {7, 7});
    program.actions().resign->trigger();
    program.click(program.board(), {7, 7}); // occupied
    CHECK(program.match().plies() == 1);
    CHECK(program.messageBar().text() == u"Player 2, resign this game?");
    program.click(program.board(), {8, 8});
    CHECK(program.match().plies() == 2);
    CHECK(program.message(Topic::Resign) == nullptr);
    CHECK(program.messageBar().text() == u"You played on, so the game continues.");
}

TEST_CASE("resigning asks in the bar and can be declined", "[program][messages]")
{
    OpenProgram program{u"gomoku"_s, {{u"gomoku/opponent"_s, 1}}};
    program.playByKeys(program.board(), {7, 7});
    program.actions().resign->trigger();
    CHECK(program.messageBar().text() == u"Player 2, resign this game?");
    program.press(Qt::Key_Return); // the harmless answer has the focus
    CHECK(program.match().isRunning());
    CHECK_FALSE(program.messageBar().isVisible());
    program.actions().resign->trigger();
    program.press(Qt::Key_R, Qt::AltModifier);
    CHECK(QTest::qWaitFor([&] { return !program.match().isRunning(); }));
    program.actions().resign->trigger(); // it is over
    CHECK(program.message(Topic::Resign) == nullptr);
}
