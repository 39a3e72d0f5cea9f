// SPDX-License-Identifier: GPL-3.0-or-later
// The side of the match page: beside the board, or folded and over it.
#include "tests/support/layout_rest.h"
#include "tests/ui/shell/match_page_fixture.h"
#include "ui/pages/match_side.h"
#include "ui/panels/analysis_panel.h"
#include "ui/panels/chat_history.h"
#include "ui/panels/chat_panel.h"
#include "ui/panels/game_button.h"
#include "ui/panels/review_panel.h"
#include "ui/panels/spectators_label.h"
#include "ui/widgets/line_label.h"

#include <QHeaderView>
#include <QListWidget>
#include <QTabBar>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::ui;

namespace {

/// Requires that nothing at the side leaves the page or overlaps, and the chat shows a line.
void checkSide(const MatchPageFixture& fixture)
{
    const auto* chat = fixture.page.findChild<ChatHistory*>();
    QList<QRect> places;
    for (const QWidget* part : fixture.page.findChild<MatchSide*>()->findChildren<QWidget*>()) {
        const bool isPart = part->focusPolicy() != Qt::NoFocus || qobject_cast<const SpectatorsLabel*>(part) != nullptr;
        if (isPart && part->isVisible() && qobject_cast<const QTabBar*>(part->parentWidget()) == nullptr)
            places += fixture.place(*part);
    }
    REQUIRE(places.size() >= (chat->isVisible() ? 9 : 6));
    for (int i = 0; i < places.size(); ++i) {
        CHECK(fixture.page.rect().contains(places[i]));
        for (int k = 0; k < i; ++k)
            CHECK_FALSE(places[k].intersects(places[i]));
    }
    CHECK((!chat->isVisible() || chat->viewport()->height() >= chat->fontMetrics().height()));
}

} // namespace

TEST_CASE("below 640 pixels only the players stay and a button opens the rest", "[shell]")
{
    MatchPageFixture fixture{{640, 600}};
    CHECK(!fixture.page.isNarrow());
    CHECK(fixture.moves().isVisible());
    CHECK(!fixture.more().isVisible());

    fixture.page.resize(639, 600);
    CHECK(fixture.page.isNarrow());
    CHECK(!fixture.moves().isVisible());
    const auto strips = fixture.page.findChildren<PlayerStrip*>();
    REQUIRE(strips.size() == 2);
    CHECK(strips[0]->isVisible());
    QCoreApplication::processEvents();
    CHECK(strips[0]->geometry().top() == strips[1]->geometry().top());

    fixture.more().click();
    CHECK(fixture.moves().isVisible());
    fixture.more().click();
    CHECK(!fixture.moves().isVisible());

    fixture.page.resize(900, 600);
    CHECK(fixture.moves().isVisible());
    QCoreApplication::processEvents();
    CHECK(strips[0]->geometry().left() == strips[1]->geometry().left());
}

TEST_CASE("a wide page without the side panel folds like a narrow one", "[shell]")
{
    MatchPageFixture fixture;
    fixture.page.setSidePanel(false);
    CHECK(!fixture.moves().isVisible());
    CHECK(fixture.more().isVisible());
    fixture.page.setSidePanel(true);
    CHECK(fixture.moves().isVisible());
}

TEST_CASE("the first layout with a line under the board is the final one", "[shell]")
{
    Actions actions;
    MatchPage page{actions};
    auto* board = new QWidget;
    page.setBoard(board);
    page.resize(640, 400);
    page.setLine(u"Black 2 · White 2 · 4/64 · Black to move"_s);
    page.show();
    REQUIRE(QTest::qWaitForWindowActive(&page));
    const QSize first = board->size();
    page.setChatVisible(false); // lays the page out again
    QCoreApplication::processEvents();
    CHECK(board->size() == first);
}

TEST_CASE("Enter activates what is played and the button for the rest", "[shell]")
{
    MatchPageFixture fixture{{480, 400}};
    fixture.page.setGame(u"Gomoku · 15 × 15"_s, {});
    int clicks = 0;
    QObject::connect(&fixture.page, &MatchPage::gameClicked, &fixture.page, [&clicks] { ++clicks; });
    QTest::keyClick(fixture.page.findChild<GameButton*>(), Qt::Key_Return);
    CHECK(clicks == 1);
    QTest::keyClick(&fixture.more(), Qt::Key_Return);
    CHECK(fixture.moves().isVisible());
}

TEST_CASE("the longest words of an opening do not cover the chat beside the smallest board", "[shell]")
{
    MatchPageFixture fixture{{640, 400}};
    fixture.page.setChatVisible(true);
    fixture.page.setGame(u"Gomoku · Freestyle · 15 × 15 · Swap2"_s, {});
    fixture.page.strip(0).setState({.name = u"Ada"_s, .score = 1});
    fixture.page.strip(1).setState({.name = u"Lin"_s, .score = 0});
    fixture.messages.post({.topic = Message::Topic::Opening,
                           .text = u"Place three stones: black, white, black. Lin then chooses a "
                                   u"colour or places two more stones."_s});
    QCoreApplication::processEvents();
    const QRect bar = fixture.place(fixture.bar);
    CHECK(bar.height() > 3 * fixture.bar.fontMetrics().lineSpacing());
    for (const QWidget* part : fixture.page.chat().findChildren<QWidget*>()) {
        if (part->isVisible())
            CHECK_FALSE(bar.intersects(fixture.place(*part)));
    }
}

TEST_CASE("words that pass over the end of a game are whole where there is room above it", "[shell]")
{
    MatchPageFixture fixture{{640, 400}};
    fixture.page.setChatVisible(true);
    fixture.messages.post(
        {.topic = Message::Topic::End, .text = u"You win."_s, .agree = u"&Again"_s, .decline = u"&Close"_s});
    QCoreApplication::processEvents();
    const int before = fixture.place(fixture.bar).height();
    const int bottom = fixture.place(fixture.bar).bottom();
    fixture.messages.showNotice(Page::Match,
                                u"You win, because Walker with the long name resigned and has left the "
                                u"table, which is open again."_s);
    QCoreApplication::processEvents();
    CHECK(fixture.place(fixture.bar).height() > before);
    CHECK(fixture.place(fixture.bar).bottom() == bottom);
    CHECK_FALSE(fixture.place(fixture.bar).intersects(fixture.place(fixture.page.chat())));
}

TEST_CASE("the parts of the side panel never overlap at any height", "[shell]")
{
    MatchPageFixture fixture{{1000, 700}};
    fixture.page.setMinimumSize(1, 1); // as in a window's page stack, where no page dictates the size
    fixture.page.setChatVisible(true);
    fixture.page.strip(0).setClock(Milliseconds{60'000}, true);
    fixture.page.strip(1).setClock(Milliseconds{60'000}, false);
    for (const int spectators : {0, 3}) {
        fixture.page.setSpectators(spectators);
        for (int height = 700; height >= 260; height -= 10) { // less than in the smallest window
            fixture.page.resize(640, height);
            INFO(height << " with " << spectators);
            CHECK(tests::isAtRest(fixture.page));
            checkSide(fixture);
        }
        CHECK_FALSE(fixture.moves().isVisible());
        fixture.page.resize(640, 480);
        QCoreApplication::processEvents();
        CHECK(fixture.moves().isVisible());
    }
    fixture.page.resize(640, 280);
    fixture.page.setChatVisible(false); // there is nothing to share the room with
    QCoreApplication::processEvents();
    CHECK(fixture.moves().isVisible());
}

TEST_CASE("with a small board each part of an analysed game has a tab of its own", "[shell]")
{
    MatchPageFixture fixture{{480, 300}};
    fixture.page.setMinimumSize(1, 1);
    fixture.more().click();
    auto& tabs = *fixture.page.findChild<QTabBar*>();
    auto& mistakes = *fixture.page.review().findChild<QListWidget*>();
    CHECK_FALSE(tabs.isVisible());
    CHECK(fixture.moves().isVisible());

    AnalysisPanel& analysis = fixture.page.analysis();
    analysis.setChoices(5, {}, 0);
    analysis.show();
    fixture.page.review().setState({.graph = {.points = {{.black = 0}, {.black = 1}},
                                              .mistakes = {{1, Side::Black, u"1. D3: −2 discs; better C4"_s}}}});
    fixture.page.review().show();
    QCoreApplication::processEvents();
    REQUIRE(tabs.isVisible());
    REQUIRE(tabs.count() == 3);
    const auto lies = [&](const QWidget& part) {
        return part.isVisible() && fixture.page.rect().contains(fixture.place(part));
    };
    CHECK(lies(fixture.moves()));
    CHECK_FALSE(analysis.isVisible());
    tabs.setFocus();
    QTest::keyClick(&tabs, Qt::Key_Right);
    QCoreApplication::processEvents();
    CHECK(lies(analysis));
    CHECK_FALSE(fixture.moves().isVisible());
    CHECK_FALSE(fixture.page.review().isVisible());
    QTest::keyClick(&tabs, Qt::Key_Right);
    QCoreApplication::processEvents();
    CHECK(lies(mistakes));
    CHECK(mistakes.height() > 2 * mistakes.fontMetrics().height());
    CHECK_FALSE(analysis.isVisible());

    analysis.hide(); // switched off: the choice stays, as a tab or beside the rest
    QCoreApplication::processEvents();
    CHECK((!tabs.isVisible() || tabs.count() == 2));
    CHECK(lies(mistakes));
    fixture.page.resize(900, 900); // room for everything
    QCoreApplication::processEvents();
    CHECK_FALSE(tabs.isVisible());
    CHECK(lies(fixture.moves()));
    CHECK(lies(mistakes));
}

TEST_CASE("the lines of the analysis come before the graph", "[shell]")
{
    MatchPageFixture fixture{{640, 396}}; // a window of 640 by 480
    AnalysisPanel& analysis = fixture.page.analysis();
    analysis.setChoices(3, {}, 0);
    analysis.show();
    fixture.page.review().setState({.graph = {.points = {{.black = 0}, {.black = 1}}, .mistakes = {}}});
    fixture.page.review().show();
    QCoreApplication::processEvents();
    const auto& list = *analysis.findChild<QListWidget*>();
    CHECK(list.viewport()->height() >= 3 * list.fontMetrics().height());
    CHECK(fixture.page.rect().contains(fixture.place(analysis)));
}

TEST_CASE("the analysis uses free room for its lines and never covers the chat", "[shell]")
{
    MatchPageFixture fixture{{1000, 700}};
    fixture.page.setMinimumSize(1, 1);
    fixture.page.setChatVisible(true);
    AnalysisPanel& analysis = fixture.page.analysis();
    analysis.setChoices(5, {}, 0);
    analysis.show();
    QCoreApplication::processEvents();
    const int whole = analysis.height();
    CHECK(whole > 5 * analysis.fontMetrics().height());
    for (int height = 700; height >= 340; height -= 10) {
        fixture.page.resize(640, height);
        QCoreApplication::processEvents();
        INFO(height);
        checkSide(fixture);
        CHECK(analysis.height() <= whole);
    }
    CHECK(analysis.height() < whole);
    CHECK_FALSE(fixture.page.chat().isVisible()); // it has a tab
    auto& tabs = *fixture.page.findChild<QTabBar*>();
    tabs.setCurrentIndex(tabs.count() - 1);
    QCoreApplication::processEvents();
    CHECK_FALSE(analysis.isVisible());
    checkSide(fixture);
    CHECK(fixture.page.chat().isVisible());
    fixture.page.review().setState({.graph = {.points = {{.black = 0}, {.black = 1}}, .mistakes = {}}});
    fixture.page.review().show();
    QCoreApplication::processEvents();
    CHECK(fixture.page.chat().isVisible()); // one may be reading it
}

TEST_CASE("beside a small board moves, analysis and mistakes have tabs and the room that they need", "[shell]")
{
    MatchPageFixture fixture{{640, 396}}; // a window of 640 by 480
    QStringList names;
    for (int i = 1; i <= 40; ++i)
        names << u"H%1"_s.arg(i);
    fixture.page.setMoves(names, 21);
    QCoreApplication::processEvents();
    auto& tabs = *fixture.page.findChild<QTabBar*>();
    CHECK_FALSE(tabs.isVisible());
    AnalysisPanel& analysis = fixture.page.analysis();
    analysis.setChoices(5, {}, 0);
    analysis.show();
    QCoreApplication::processEvents();
    REQUIRE(tabs.isVisible());
    CHECK(analysis.isVisible()); // it was just switched on
    const QWidget& buttons = fixture.page.findChild<MatchSide*>()->buttons();
    const QRect place = fixture.place(buttons);
    checkSide(fixture);
    tabs.setCurrentIndex(0);
    QCoreApplication::processEvents();
    const auto lies = [&](const QWidget& part) {
        return part.isVisible() && fixture.page.rect().contains(fixture.place(part));
    };
    CHECK(lies(fixture.moves()));
    const int row = fixture.moves().verticalHeader()->defaultSectionSize();
    CHECK(fixture.moves().viewport()->height() >= 3 * row);
    CHECK(fixture.moves().viewport()->rect().contains(
        fixture.moves().visualRect(fixture.moves().model()->index(10, 1)))); // the current one
    checkSide(fixture);

    const GraphState graph{.points = {{.black = 0}, {.black = 1}},
                           .mistakes = {{1, Side::Black, u"1. D3: −2 discs; better C4"_s}}};
    fixture.page.review().setState({.graph = graph});
    fixture.page.review().show();
    QCoreApplication::processEvents();
    REQUIRE(tabs.count() == 3);
    CHECK(lies(fixture.moves())); // values come by themselves
    fixture.page.review().setState({.graph = graph, .progress = ReviewState::Progress{1, 2}});
    QCoreApplication::processEvents();
    CHECK(lies(fixture.page.review())); // this was asked for
    fixture.page.review().setState({.graph = graph});
    QCoreApplication::processEvents();
    const auto& mistakes = *fixture.page.review().findChild<QListWidget*>();
    CHECK(lies(mistakes));
    CHECK(mistakes.viewport()->height() >= 2 * mistakes.sizeHintForRow(0));
    const auto& legend = *fixture.page.review().findChild<LineLabel*>();
    CHECK(lies(legend));
    CHECK(legend.height() >= legend.heightFor(legend.width()));
    CHECK(legend.heightFor(legend.width()) > legend.heightFor(1000)); // it needs two lines here
    CHECK(fixture.place(buttons) == place);
    checkSide(fixture);
}

TEST_CASE("beside a small board the result of a game leaves the mistakes and their legend room", "[shell]")
{
    MatchPageFixture fixture{{640, 396}}; // a window of 640 by 480
    const Actions& actions = fixture.actions;
    AnalysisPanel& analysis = fixture.page.analysis();
    analysis.setChoices(3, {}, 0);
    analysis.show();
    fixture.page.review().setState({.graph = {.points = {{.black = 0}, {.black = 1}},
                                              .mistakes = {{1, Side::Black, u"1. D3: −20 %; better C4"_s}}}});
    fixture.page.review().show();
    fixture.messages.post(
        {.topic = Message::Topic::End,
         .text = u"Black wins with five in a row."_s,
         .actions = {actions.playAgain, actions.swapColours, actions.review, actions.turningPoints, actions.newGame},
         .page = Page::Match});
    auto& tabs = *fixture.page.findChild<QTabBar*>();
    REQUIRE(tabs.isVisible());
    for (int i = tabs.count() - 1; i >= 0; --i) {
        CAPTURE(i);
        tabs.setCurrentIndex(i);
        QCoreApplication::processEvents();
        CHECK(fixture.page.rect().contains(fixture.place(fixture.bar)));
        checkSide(fixture);
        if (i < tabs.count() - 1)
            continue;
        for (const QWidget* part : {static_cast<const QWidget*>(fixture.page.review().findChild<QListWidget*>()),
                                    static_cast<const QWidget*>(fixture.page.review().findChild<LineLabel*>())}) {
            CHECK(part->isVisible());
            CHECK_FALSE(fixture.place(*part).intersects(fixture.place(fixture.bar)));
        }
    }
}

TEST_CASE("the moves are beside the chat if both have room and hidden otherwise", "[shell]")
{
    for (const QSize size : {QSize{480, 300}, QSize{480, 400}, QSize{480, 640}, QSize{639, 500}, QSize{639, 400}}) {
        MatchPageFixture fixture{size};
        fixture.page.setChatVisible(true);
        fixture.page.setSpectators(2);
        fixture.more().click();
        INFO(size.width() << " x " << size.height());
        checkSide(fixture);
        const QRect chat = fixture.place(*fixture.page.findChild<ChatHistory*>());
        CHECK(chat.width() >= 100);
        if (size == QSize{639, 400})
            CHECK(fixture.place(fixture.moves()).right() < chat.left());
    }
}

TEST_CASE("the number of spectators is shown beside the moves and in the button's text", "[shell]")
{
    MatchPageFixture fixture;
    const auto& label = *fixture.page.findChild<SpectatorsLabel*>();
    CHECK(!label.isVisible());
    fixture.page.setSpectators(3);
    CHECK(label.isVisible());
    CHECK(label.count() == 3);
    fixture.page.resize(480, 352);
    CHECK(!label.isVisible());
    CHECK(fixture.more().accessibleName().contains(label.text()));
    fixture.page.setSpectators(0);
    CHECK(!fixture.more().accessibleName().contains(u'3'));
}

TEST_CASE("unseen messages are counted on the button in its visible and accessible text", "[shell]")
{
    MatchPageFixture fixture{{500, 500}};
    fixture.page.setChatVisible(true);
    const QString before = fixture.more().text();
    fixture.page.chat().add(u"I"_s, u"mine"_s, true);
    CHECK(fixture.more().text() == before);
    fixture.page.chat().add(u"They"_s, u"hello"_s, false);
    fixture.page.chat().add(u"They"_s, u"hello?"_s, false);
    CHECK(fixture.more().text() == before + u" (2)");
    CHECK(fixture.more().accessibleName().contains(u'2'));
    fixture.more().click();
    CHECK(fixture.more().text() == before);
    CHECK_FALSE(fixture.more().accessibleName().contains(u'2'));
}

TEST_CASE("moves are shown in two columns with Black first", "[shell]")
{
    MatchPageFixture fixture;
    fixture.page.setMoves({u"H8"_s, u"I9"_s, u"G7"_s}, 2);
    const QAbstractItemModel& model = *fixture.moves().model();
    CHECK(model.rowCount() == 2);
    CHECK(model.index(0, 1).data().toString() == u"I9"_s);
    CHECK(model.index(1, 0).data().toString() == u"G7"_s);
    CHECK(model.headerData(1, Qt::Vertical).toInt() == 3);
    CHECK(!model.index(1, 1).data().isValid());
}
