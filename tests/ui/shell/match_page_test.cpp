// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/shell/match_page_fixture.h"
#include "ui/base/text_tools.h"
#include "ui/panels/chat_panel.h"
#include "ui/panels/evaluation_graph.h"
#include "ui/panels/review_panel.h"

#include <QLineEdit>
#include <QPointer>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::ui;

TEST_CASE("the board stays while messages come and go and none covers it", "[shell]")
{
    const QString longName{32, u'W'};
    for (const QSize size : {QSize{480, 352}, QSize{480, 300}, QSize{600, 400}, QSize{560, 352}, QSize{640, 360},
                             QSize{800, 480}, QSize{1000, 500}, QSize{1000, 700}, QSize{480, 600}, QSize{600, 800}}) {
        MatchPageFixture fixture{size};
        INFO(size.width() << " x " << size.height());
        const QRect alone = fixture.place(*fixture.board);
        const auto holds = [&] {
            const QRect place = fixture.place(fixture.bar);
            return fixture.place(*fixture.board) == alone && !alone.intersects(place)
                && fixture.page.rect().contains(place) && place.height() >= fixture.bar.heightForWidth(place.width());
        };
        fixture.ask(longName + u" asks to take back the last move."_s);
        CHECK(holds());
        fixture.messages.withdraw(Message::Topic::Request);
        fixture.messages.post({.topic = Message::Topic::Waiting,
                               .text = u"Waiting for the answer to your request."_s,
                               .decline = u"With&draw (F9)"_s});
        CHECK(holds());
        fixture.messages.showNotice(Page::Match, u"They refuse."_s);
        CHECK(holds());
        fixture.messages.post({.topic = Message::Topic::Connection,
                               .text = u"The connection to "_s + longName + u" is lost. Waiting for them."_s,
                               .agree = u"&Wait"_s,
                               .decline = u"Save and &leave"_s,
                               .detail = u"4:59"_s});
        CHECK(holds());
        for (const auto topic : {Message::Topic::Waiting, Message::Topic::Notice, Message::Topic::Connection})
            fixture.messages.withdraw(topic);
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

TEST_CASE("a long message needs no height from the board", "[shell]")
{
    const QString words = QString{u"Their table is open for the next guest. "_s}.repeated(4);
    for (const QSize size : {QSize{480, 280}, QSize{640, 400}, QSize{800, 480}, QSize{1000, 600}, QSize{400, 900}}) {
        MatchPageFixture fixture{size};
        const QRect alone = fixture.place(*fixture.board);
        fixture.ask(words);
        INFO(size.width() << " x " << size.height());
        CHECK(fixture.place(*fixture.board) == alone);
        CHECK(!alone.intersects(fixture.place(fixture.bar)));
        CHECK(fixture.page.rect().contains(fixture.place(fixture.bar)));
        CHECK(fixture.bar.height() >= fixture.bar.heightForWidth(fixture.bar.width()));
    }
}

TEST_CASE("text beside the board leaves the graph visible", "[shell]")
{
    for (const QSize size : {QSize{640, 420}, QSize{800, 520}}) {
        MatchPageFixture fixture{size};
        fixture.page.review().setState({.graph = {.points = {{.black = 0}, {.black = 1}},
                                                  .mistakes = {{1, Side::Black, u"1. D3: −2 discs; better C4"_s}}}});
        fixture.page.review().show();
        fixture.messages.showNotice(Page::Match, u"Player (Black) wins with five in a row."_s);
        QCoreApplication::processEvents();
        auto& graph = *fixture.page.findChild<EvaluationGraph*>();
        INFO(size.width() << " x " << size.height());
        REQUIRE(graph.isVisible());
        const QRect bar = fixture.place(fixture.bar);
        CHECK_FALSE(bar.intersects(fixture.place(graph)));
        CHECK(fixture.page.rect().contains(bar));
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
