#include "tests/support/catch.h"
#include "ui/actions.h"
#include "ui/pages/match_page.h"
#include "ui/pages/match_side.h"
#include "ui/panels/chat_history.h"
#include "ui/panels/chat_panel.h"
#include "ui/panels/line_bar.h"
#include "ui/panels/move_list.h"
#include "ui/panels/request_bar.h"
#include "ui/panels/throw_panel.h"
#include "ui/panels/watchers_label.h"
#include "ui/panels/words.h"

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

    /// Where something lies on the page, all layouts done.
    [[nodiscard]] QRect place(const QWidget& widget) const
    {
        QCoreApplication::processEvents();
        return {widget.mapTo(&page, QPoint{0, 0}), widget.size()};
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

TEST_CASE("where little is free the board stays while bars come and go, and no bar lies over it", "[shell]")
{
    const QString longName{32, u'W'};
    for (const QSize size : {QSize{480, 352}, QSize{480, 300}, QSize{600, 400}, QSize{560, 352}, QSize{640, 360},
                             QSize{800, 480}, QSize{1000, 500}}) {
        Fixture fixture{size};
        INFO(size.width() << " x " << size.height());
        RequestBar& bar = fixture.page.requestBar();
        const QRect alone = fixture.place(*fixture.board);
        const auto holds = [&](const QWidget& shown) {
            const QRect place = fixture.place(shown);
            return fixture.place(*fixture.board) == alone && !alone.intersects(place)
                && fixture.page.rect().contains(place) && place.height() >= shown.heightForWidth(place.width());
        };
        bar.ask(longName + u" asks to take back the last move."_qs);
        CHECK(holds(bar));
        bar.waiting(u"Waiting for the answer to your request."_qs, true);
        CHECK(holds(bar));
        bar.tell(u"They refuse."_qs);
        CHECK(holds(bar));
        bar.dismiss();
        LineBar& line = fixture.page.lineBar();
        line.showLost(u"The line to "_qs + longName + u" is broken. Waiting for them to come back …"_qs,
                      Milliseconds{300'000});
        CHECK(holds(line));
        line.hideLost();
        CHECK(fixture.place(*fixture.board) == alone);
    }
}

TEST_CASE("the players stand beside the board where that makes it larger, else above it", "[shell]")
{
    Fixture fixture{{480, 352}};
    const auto strips = fixture.page.findChildren<PlayerStrip*>();
    REQUIRE(strips.size() == 2);
    const auto place = [&](const QWidget* widget) {
        QCoreApplication::processEvents();
        return QRect{widget->mapTo(&fixture.page, QPoint{0, 0}), widget->size()};
    };
    CHECK(place(strips[0]).left() > place(fixture.board).right());
    CHECK(place(strips[1]).top() > place(strips[0]).bottom());
    CHECK(fixture.board->height() > 320); // all the height there is
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

TEST_CASE("at the side nothing lies over anything else, however low the page is", "[shell]")
{
    Fixture fixture{{1000, 700}};
    fixture.page.setMinimumSize(1, 1); // as among the pages of a window, where none dictates its size
    fixture.page.setChatVisible(true);
    fixture.page.setClock(0, Milliseconds{60'000}, true);
    fixture.page.setClock(1, Milliseconds{60'000}, false);
    for (const int watchers : {0, 3}) {
        fixture.page.setWatchers(watchers);
        for (int height = 700; height >= 320;
             height -= 10) { // below a window of 640 x 480 with three lines of question
            fixture.page.resize(640, height);
            INFO(height << " with " << watchers);
            QList<QRect> places;
            for (const QWidget* part : fixture.page.findChildren<MatchSide*>().front()->findChildren<QWidget*>()) {
                const bool isPart = part->focusPolicy() != Qt::NoFocus || qobject_cast<const WatchersLabel*>(part);
                if (isPart && part->isVisible())
                    places += fixture.place(*part);
            }
            REQUIRE(places.size() >= 9);
            for (int i = 0; i < places.size(); ++i) {
                CHECK(fixture.page.rect().contains(places[i]));
                for (int k = 0; k < i; ++k)
                    CHECK_FALSE(places[k].intersects(places[i]));
            }
            const auto* talk = fixture.page.findChild<ChatHistory*>();
            CHECK(talk->viewport()->height() >= talk->fontMetrics().height());
        }
        CHECK_FALSE(fixture.moves().isVisible());
        fixture.page.resize(640, 480);
        QCoreApplication::processEvents();
        CHECK(fixture.moves().isVisible());
    }
    fixture.page.resize(640, 280);
    fixture.page.setChatVisible(false); // there is nothing to give way to
    QCoreApplication::processEvents();
    CHECK(fixture.moves().isVisible());
}

TEST_CASE("the count of watchers is shown beside the moves and said on the button", "[shell]")
{
    Fixture fixture;
    const auto& label = *fixture.page.findChild<WatchersLabel*>();
    CHECK(!label.isVisible());
    fixture.page.setWatchers(3);
    CHECK(label.isVisible());
    CHECK(label.count() == 3);
    fixture.page.resize(480, 352);
    CHECK(!label.isVisible());
    CHECK(fixture.more().accessibleName().contains(label.words()));
    fixture.page.setWatchers(0);
    CHECK(!fixture.more().accessibleName().contains(u'3'));
}

TEST_CASE("each seat has a clock of its own", "[shell]")
{
    Fixture fixture;
    const auto strips = fixture.page.findChildren<PlayerStrip*>();
    fixture.page.setClock(0, Milliseconds{60'000}, false);
    fixture.page.setClock(1, Milliseconds{272'000}, false);
    CHECK(strips[0]->clockText() == u"1:00"_qs);
    CHECK(strips[1]->clockText() == u"4:32"_qs);
    fixture.page.setClock(0, std::nullopt, false);
    CHECK(strips[0]->clockText().isEmpty());
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
            CHECK(!fixture.place(*fixture.board).intersects(fixture.place(bar)));
            CHECK(fixture.page.rect().contains(fixture.place(bar)));
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

TEST_CASE("a request leaves the keyboard to one who writes, and F8 and F9 answer it from there", "[shell]")
{
    for (const QSize size : {QSize{1000, 700}, QSize{500, 600}}) {
        Fixture fixture{size};
        fixture.page.setChatVisible(true);
        if (fixture.more().isVisible())
            fixture.more().click();
        RequestBar& bar = fixture.page.requestBar();
        QList<bool> answers;
        QObject::connect(&bar, &RequestBar::answered, &bar, [&](bool agreed) { answers += agreed; });
        auto* field = fixture.page.chat().findChild<QLineEdit*>();
        field->setFocus();
        QString written;
        for (const Qt::Key key : {Qt::Key_F8, Qt::Key_F9}) {
            bar.ask(u"Take back?"_qs);
            REQUIRE(bar.isVisible());
            QTest::keyClicks(fixture.page.focusWidget(), u" h8"_qs);
            written += u" h8";
            CHECK(field->text() == written);
            QTest::keyClick(fixture.page.focusWidget(), key);
        }
        CHECK(answers == QList<bool>{true, false});
        bar.ask(u"Take back?"_qs);
        QTest::mouseClick(bar.findChildren<QAbstractButton*>().front(), Qt::LeftButton);
        CHECK(answers.size() == 3);
        CHECK(field->hasFocus());
    }
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
    const QDateTime now{QDate{2026, 1, 2}, QTime{14, 32}};
    const QString time = shortTime(now.time()) + u' ';
    chat.setClock([now] { return now; });
    chat.add(u"<i>A</i>"_qs, u"<b>bold</b> &amp; \n<img src='x'>"_qs, false);
    chat.addNote(u"A left."_qs);
    CHECK(chat.history() == time + u"<i>A</i>: <b>bold</b> &amp;  <img src='x'>\n" + time + u"A left.");
}

TEST_CASE("one says 1 to 500 code points, surrogate pairs counted once", "[shell]")
{
    Fixture fixture;
    fixture.page.setChatVisible(true);
    ChatPanel& chat = fixture.page.chat();
    QStringList said;
    QObject::connect(&chat, &ChatPanel::sent, &chat, [&](const QString& text) {
        said += text;
        chat.add(u"I"_qs, text, true);
    });
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

TEST_CASE("messages that come unseen are counted on the button, in text and in words", "[shell]")
{
    Fixture fixture{{500, 500}};
    fixture.page.setChatVisible(true);
    const QString before = fixture.more().text();
    fixture.page.chat().add(u"I"_qs, u"mine"_qs, true);
    CHECK(fixture.more().text() == before);
    fixture.page.chat().add(u"They"_qs, u"hello"_qs, false);
    fixture.page.chat().add(u"They"_qs, u"hello?"_qs, false);
    CHECK(fixture.more().text() == before + u" (2)");
    CHECK(fixture.more().accessibleName().contains(u'2'));
    fixture.more().click();
    CHECK(fixture.more().text() == before);
    CHECK_FALSE(fixture.more().accessibleName().contains(u'2'));
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
