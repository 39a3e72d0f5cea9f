// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/shell/match_page_fixture.h"
#include "ui/base/text_tools.h"
#include "ui/panels/chat_panel.h"
#include "ui/panels/connection_bar.h"
#include "ui/panels/evaluation_graph.h"
#include "ui/panels/request_bar.h"
#include "ui/panels/review_panel.h"

#include <QLineEdit>
#include <QPointer>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::ui;

TEST_CASE("requests come and go without moving the board if there is enough height", "[shell]")
{
    MatchPageFixture fixture;
    const QRect before = fixture.board->geometry();
    fixture.page.requestBar().ask(u"Take back?"_s);
    CHECK(fixture.page.requestBar().isVisible());
    CHECK(fixture.board->geometry() == before);
    fixture.page.requestBar().waiting(u"Waiting for the answer."_s);
    CHECK(fixture.board->geometry() == before);
    fixture.page.requestBar().dismiss();
    CHECK(fixture.board->geometry() == before);
}

TEST_CASE("with little room the board stays while bars come and go and no bar covers it", "[shell]")
{
    const QString longName{32, u'W'};
    for (const QSize size : {QSize{480, 352}, QSize{480, 300}, QSize{600, 400}, QSize{560, 352}, QSize{640, 360},
                             QSize{800, 480}, QSize{1000, 500}}) {
        MatchPageFixture fixture{size};
        INFO(size.width() << " x " << size.height());
        RequestBar& bar = fixture.page.requestBar();
        const QRect alone = fixture.place(*fixture.board);
        const auto holds = [&](const QWidget& shown) {
            const QRect place = fixture.place(shown);
            return fixture.place(*fixture.board) == alone && !alone.intersects(place)
                && fixture.page.rect().contains(place) && place.height() >= shown.heightForWidth(place.width());
        };
        bar.ask(longName + u" asks to take back the last move."_s);
        CHECK(holds(bar));
        bar.waiting(u"Waiting for the answer to your request."_s, true);
        CHECK(holds(bar));
        bar.showMessage(u"They refuse."_s);
        CHECK(holds(bar));
        bar.dismiss();
        ConnectionBar& line = fixture.page.connectionBar();
        line.showLost(u"The line to "_s + longName + u" is broken. Waiting for them to come back …"_s,
                      Milliseconds{300'000});
        CHECK(holds(line));
        line.hideLost();
        CHECK(fixture.place(*fixture.board) == alone);
    }
}

TEST_CASE("the players are beside the board if that makes it larger and above it otherwise", "[shell]")
{
    MatchPageFixture fixture{{480, 352}};
    const auto strips = fixture.page.findChildren<PlayerStrip*>();
    REQUIRE(strips.size() == 2);
    const auto place = [&](const QWidget* widget) {
        QCoreApplication::processEvents();
        return QRect{widget->mapTo(&fixture.page, QPoint{0, 0}), widget->size()};
    };
    CHECK(place(strips[0]).left() > place(fixture.board).right());
    CHECK(place(strips[1]).top() > place(strips[0]).bottom());
    CHECK(fixture.board->height() > 320); // the full height
    fixture.more().click();
    CHECK(fixture.moves().isVisible());
    CHECK(fixture.more().isVisible());
    CHECK(!place(&fixture.more()).intersects(place(&fixture.moves())));

    fixture.page.resize(480, 640);
    CHECK(place(strips[0]).bottom() < place(fixture.board).top());
    CHECK(place(strips[0]).top() == place(strips[1]).top());
    CHECK(!fixture.moves().isVisible());

    fixture.page.resize(900, 640);
    CHECK(place(strips[0]).left() > place(fixture.board).right());
    CHECK(fixture.moves().isVisible());

    fixture.page.resize(480, 352);
    CHECK(place(strips[0]).left() > place(fixture.board).right());
    CHECK(!fixture.moves().isVisible());
}

TEST_CASE("each seat has a clock of its own", "[shell]")
{
    MatchPageFixture fixture;
    const auto strips = fixture.page.findChildren<PlayerStrip*>();
    fixture.page.strip(0).setClock(Milliseconds{60'000}, false);
    fixture.page.strip(1).setClock(Milliseconds{272'000}, false);
    CHECK(strips[0]->clockText() == u"1:00"_s);
    CHECK(strips[1]->clockText() == u"4:32"_s);
    fixture.page.strip(0).setClock(std::nullopt, false);
    CHECK(strips[0]->clockText().isEmpty());
}

TEST_CASE("no bar covers the board at any size", "[shell]")
{
    const QString words[] = {u"Take back?"_s, QString{u"Their table is open for the next guest. "_s}.repeated(4)};
    for (const QSize size : {QSize{480, 280}, QSize{640, 400}, QSize{800, 480}, QSize{1000, 600}, QSize{400, 900}}) {
        MatchPageFixture fixture{size};
        RequestBar& bar = fixture.page.requestBar();
        const QRect alone = fixture.board->geometry();
        for (const QString& text : words) {
            bar.ask(text);
            QCoreApplication::processEvents();
            INFO(size.width() << " x " << size.height());
            CHECK(!fixture.place(*fixture.board).intersects(fixture.place(bar)));
            CHECK(fixture.page.rect().contains(fixture.place(bar)));
            CHECK(fixture.board->height() > 0);
            CHECK(bar.height() >= bar.heightForWidth(bar.width()));
        }
        bar.dismiss();
        CHECK(fixture.board->geometry() == alone);
    }
}

TEST_CASE("text beside the board leaves the graph visible", "[shell]")
{
    for (const QSize size : {QSize{640, 420}, QSize{800, 520}}) {
        MatchPageFixture fixture{size};
        fixture.page.review().setState({.graph = {.points = {{.black = 0}, {.black = 1}},
                                                  .mistakes = {{1, Side::Black, u"1. D3: −2 discs; better C4"_s}}}});
        fixture.page.review().show();
        fixture.page.requestBar().showMessage(u"Player (Black) wins with five in a row."_s);
        QCoreApplication::processEvents();
        auto& graph = *fixture.page.findChild<EvaluationGraph*>();
        INFO(size.width() << " x " << size.height());
        REQUIRE(graph.isVisible());
        const QRect bar = fixture.place(fixture.page.requestBar());
        CHECK_FALSE(bar.intersects(fixture.place(graph)));
        CHECK(fixture.page.rect().contains(bar));
    }
}

TEST_CASE("F8 accepts and F9 declines while the focus stays on the board", "[shell]")
{
    MatchPageFixture fixture;
    RequestBar& bar = fixture.page.requestBar();
    QList<bool> answers;
    QObject::connect(&bar, &RequestBar::answered, &bar, [&](bool agreed) { answers += agreed; });

    bar.ask(u"Take back?"_s);
    CHECK(fixture.board->hasFocus());
    QTest::keyClick(fixture.board, Qt::Key_F8);
    CHECK(answers == QList<bool>{true});
    CHECK(!bar.isVisible());

    QTest::keyClick(fixture.board, Qt::Key_F9); // no question is open
    CHECK(answers.size() == 1);

    bar.ask(u"A draw?"_s);
    QTest::keyClick(fixture.board, Qt::Key_F9);
    CHECK(answers == QList<bool>{true, false});
}

TEST_CASE("waiting notices and messages have no buttons and a message disappears on a click", "[shell]")
{
    MatchPageFixture fixture;
    RequestBar& bar = fixture.page.requestBar();
    for (const bool waits : {true, false}) {
        if (waits)
            bar.waiting(u"Waiting for the answer."_s);
        else
            bar.showMessage(u"They refuse."_s);
        for (const QAbstractButton* button : bar.findChildren<QAbstractButton*>())
            CHECK(!button->isVisible());
        CHECK(!bar.isAsking());
        CHECK(bar.accessibleName() == bar.text());
        QTest::mouseClick(&bar, Qt::LeftButton);
        CHECK(bar.isVisible() == waits);
    }
}

TEST_CASE("chat is shown as plain text with one line for each message", "[shell]")
{
    MatchPageFixture fixture;
    fixture.page.setChatVisible(true);
    ChatPanel& chat = fixture.page.chat();
    const QDateTime now{QDate{2026, 1, 2}, QTime{14, 32}};
    const QString time = shortTime(now.time()) + u' ';
    chat.setClock([now] { return now; });
    chat.add(u"<i>A</i>"_s, u"<b>bold</b> &amp; \n<img src='x'>"_s, false);
    chat.addNote(u"A left."_s);
    CHECK(chat.history() == time + u"<i>A</i>: <b>bold</b> &amp;  <img src='x'>\n" + time + u"A left.");
}

TEST_CASE("a message has 1 to 500 code points and surrogate pairs count once", "[shell]")
{
    MatchPageFixture fixture;
    fixture.page.setChatVisible(true);
    ChatPanel& chat = fixture.page.chat();
    QStringList said;
    QObject::connect(&chat, &ChatPanel::sent, &chat, [&](const QString& text) {
        said += text;
        chat.add(u"I"_s, text, true);
    });
    auto* input = chat.findChild<QLineEdit*>();

    input->setText(u"   "_s);
    QTest::keyClick(input, Qt::Key_Return);
    CHECK(said.isEmpty());

    QString tiles;
    for (int i = 0; i < 499; ++i)
        tiles += u"🀄"_s;
    input->setText(tiles + u"ab"_s);
    QTest::keyClick(input, Qt::Key_Return);
    REQUIRE(said.size() == 1);
    CHECK(said.front() == tiles + u'a');
    CHECK(input->text().isEmpty());
}

TEST_CASE("the accessible text of a player strip contains everything shown", "[shell]")
{
    MatchPageFixture fixture;
    fixture.page.strip(1).setState({.name = u"Wei"_s, .detail = u"level 2"_s, .side = Side::White, .toMove = true});
    const QString words = fixture.page.findChildren<PlayerStrip*>().at(1)->accessibleName();
    for (const QString& part : {u"Wei"_s, u"level 2"_s, u"white"_s, u"to move"_s})
        CHECK(words.contains(part));
}

TEST_CASE("the page owns its board and deletes the previous one", "[shell]")
{
    MatchPageFixture fixture;
    const QPointer<QWidget> before = fixture.board;
    fixture.page.setBoard(new QWidget);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    CHECK(before.isNull());
}
