#include "tests/support/catch.h"
#include "ui/actions.h"
#include "ui/pages/match_page.h"
#include "ui/panels/chat_panel.h"
#include "ui/panels/move_list.h"
#include "ui/panels/request_bar.h"
#include "ui/panels/throw_panel.h"

#include <QAbstractButton>
#include <QLineEdit>
#include <QPointer>
#include <QTest>

using namespace qipan;
using namespace qipan::ui;

namespace {

/// A match page in a window, with a board that takes the keyboard.
struct Fixture {
    Actions actions;
    MatchPage page{actions};
    QWidget* board = new QWidget;

    explicit Fixture(QSize size = {1000, 700})
    {
        board->setFocusPolicy(Qt::StrongFocus);
        page.setBoard(board);
        page.resize(size);
        page.show();
        REQUIRE(QTest::qWaitForWindowActive(&page));
        board->setFocus();
    }

    [[nodiscard]] MoveList& moves() const { return *page.findChild<MoveList*>(); }
    [[nodiscard]] QAbstractButton& more() const { return *page.findChild<QAbstractButton*>(u"more"_qs); }
};

} // namespace

TEST_CASE("below 640 pixels only the players stay, and the rest opens on a button", "[shell]")
{
    Fixture fixture{{640, 600}};
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

TEST_CASE("a wide page without the side panel folds as a narrow one does", "[shell]")
{
    Fixture fixture;
    fixture.page.setSidePanel(false);
    CHECK(!fixture.moves().isVisible());
    CHECK(fixture.more().isVisible());
    fixture.page.setSidePanel(true);
    CHECK(fixture.moves().isVisible());
}

TEST_CASE("requests come and go without moving the board where there is height enough", "[shell]")
{
    Fixture fixture;
    const QRect before = fixture.board->geometry();
    fixture.page.requestBar().ask(u"Take back?"_qs);
    CHECK(fixture.page.requestBar().isVisible());
    CHECK(fixture.board->geometry() == before);
    fixture.page.requestBar().waiting(u"Waiting for the answer."_qs);
    CHECK(fixture.board->geometry() == before);
    fixture.page.requestBar().dismiss();
    CHECK(fixture.board->geometry() == before);
}

TEST_CASE("no bar lies over the board, at any size", "[shell]")
{
    const QString words[] = {u"Take back?"_qs, QString{u"Their table is open for the next guest. "_qs}.repeated(4)};
    for (const QSize size : {QSize{480, 280}, QSize{640, 400}, QSize{800, 480}, QSize{1000, 600}, QSize{400, 900}}) {
        Fixture fixture{size};
        RequestBar& bar = fixture.page.requestBar();
        const QRect alone = fixture.board->geometry();
        for (const QString& text : words) {
            bar.ask(text);
            QCoreApplication::processEvents();
            INFO(size.width() << " x " << size.height());
            CHECK(fixture.board->geometry().top() > bar.geometry().bottom());
            CHECK(fixture.board->height() > 0);
            CHECK(bar.height() >= bar.heightForWidth(bar.width()));
        }
        bar.dismiss();
        CHECK(fixture.board->geometry() == alone);
    }
}

TEST_CASE("F8 agrees and F9 refuses while the keyboard stays on the board", "[shell]")
{
    Fixture fixture;
    RequestBar& bar = fixture.page.requestBar();
    QList<bool> answers;
    QObject::connect(&bar, &RequestBar::answered, &bar, [&](bool agreed) { answers += agreed; });

    bar.ask(u"Take back?"_qs);
    CHECK(fixture.board->hasFocus());
    QTest::keyClick(fixture.board, Qt::Key_F8);
    CHECK(answers == QList<bool>{true});
    CHECK(!bar.isVisible());

    QTest::keyClick(fixture.board, Qt::Key_F9); // nothing is asked
    CHECK(answers.size() == 1);

    bar.ask(u"A draw?"_qs);
    QTest::keyClick(fixture.board, Qt::Key_F9);
    CHECK(answers == QList<bool>{true, false});
}

TEST_CASE("a wait and a message have no buttons, and a message goes with a click", "[shell]")
{
    Fixture fixture;
    RequestBar& bar = fixture.page.requestBar();
    for (const bool waits : {true, false}) {
        if (waits)
            bar.waiting(u"Waiting for the answer."_qs);
        else
            bar.tell(u"They refuse."_qs);
        for (const QAbstractButton* button : bar.findChildren<QAbstractButton*>())
            CHECK(!button->isVisible());
        CHECK(!bar.isAsking());
        CHECK(bar.accessibleName() == bar.text());
        QTest::mouseClick(&bar, Qt::LeftButton);
        CHECK(bar.isVisible() == waits);
    }
}

TEST_CASE("what is said is shown as plain text on one line each", "[shell]")
{
    Fixture fixture;
    fixture.page.setChatVisible(true);
    ChatPanel& chat = fixture.page.chat();
    chat.add(u"<i>A</i>"_qs, u"<b>bold</b> &amp; \n<img src='x'>"_qs, false);
    chat.addNote(u"A left."_qs);
    CHECK(chat.history() == u"<i>A</i>: <b>bold</b> &amp;  <img src='x'>\nA left."_qs);
}

TEST_CASE("one says 1 to 500 code points, surrogate pairs counted once", "[shell]")
{
    Fixture fixture;
    fixture.page.setChatVisible(true);
    ChatPanel& chat = fixture.page.chat();
    QStringList said;
    QObject::connect(&chat, &ChatPanel::sent, &chat, [&](const QString& text) { said += text; });
    auto* input = chat.findChild<QLineEdit*>();

    input->setText(u"   "_qs);
    QTest::keyClick(input, Qt::Key_Return);
    CHECK(said.isEmpty());

    QString tiles;
    for (int i = 0; i < 499; ++i)
        tiles += u"🀄"_qs;
    input->setText(tiles + u"ab"_qs);
    QTest::keyClick(input, Qt::Key_Return);
    REQUIRE(said.size() == 1);
    CHECK(said.front() == tiles + u'a');
    CHECK(input->text().isEmpty());
}

TEST_CASE("a message that comes unseen is marked on the button", "[shell]")
{
    Fixture fixture{{500, 500}};
    fixture.page.setChatVisible(true);
    const QString before = fixture.more().text();
    fixture.page.chat().add(u"I"_qs, u"mine"_qs, true);
    CHECK(fixture.more().text() == before);
    fixture.page.chat().add(u"They"_qs, u"hello"_qs, false);
    CHECK(fixture.more().text() != before);
    fixture.more().click();
    CHECK(fixture.more().text() == before);
}

TEST_CASE("moves stand in two columns, black's first", "[shell]")
{
    Fixture fixture;
    fixture.page.setMoves({u"H8"_qs, u"I9"_qs, u"G7"_qs});
    const QAbstractItemModel& model = *fixture.moves().model();
    CHECK(model.rowCount() == 2);
    CHECK(model.index(0, 1).data().toString() == u"I9"_qs);
    CHECK(model.index(1, 0).data().toString() == u"G7"_qs);
    CHECK(model.headerData(1, Qt::Vertical).toInt() == 3);
    CHECK(!model.index(1, 1).data().isValid());
}

TEST_CASE("a strip says all it shows in words", "[shell]")
{
    Fixture fixture;
    fixture.page.setStrip(1, {.name = u"Wei"_qs, .detail = u"level 2"_qs, .side = Side::White, .toMove = true});
    const QString words = fixture.page.findChildren<PlayerStrip*>().at(1)->accessibleName();
    for (const QString& part : {u"Wei"_qs, u"level 2"_qs, u"white"_qs, u"to move"_qs})
        CHECK(words.contains(part));
}

TEST_CASE("the page owns its board and deletes the one before", "[shell]")
{
    Fixture fixture;
    const QPointer<QWidget> before = fixture.board;
    fixture.page.setBoard(new QWidget);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    CHECK(before.isNull());
}
