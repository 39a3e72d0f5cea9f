// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "ui/base/actions.h"
#include "ui/base/text_tools.h"
#include "ui/pages/match_page.h"
#include "ui/panels/chat_history.h"
#include "ui/panels/chat_panel.h"
#include "ui/shell/main_window.h"
#include "ui/shell/navigation.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>
#include <QTextLayout>

using namespace Qt::StringLiterals;
using namespace qipan::ui;
using namespace std::chrono_literals;

namespace {

/// A chat in a window, with a clock controlled by the test.
struct ChatPanelFixture {
    QWidget window;
    ChatPanel chat{&window};
    QLineEdit& input = *chat.findChild<QLineEdit*>();
    QCheckBox& mute = *chat.findChild<QCheckBox*>();
    ChatHistory& lines = *chat.findChild<ChatHistory*>();
    QDateTime now{QDate{2026, 1, 2}, QTime{14, 32, 56}};
    QStringList sent;
    int added = 0;

    ChatPanelFixture()
    {
        chat.setClock([this] { return now; });
        QObject::connect(&chat, &ChatPanel::sent, &chat, [this](const QString& text) { sent += text; });
        QObject::connect(&chat, &ChatPanel::added, &chat, [this] { ++added; });
        chat.resize(300, 300);
        window.resize(300, 300);
        window.show();
        REQUIRE(QTest::qWaitForWindowActive(&window));
    }

    [[nodiscard]] QString time() const { return shortTime(now.time()); }
    [[nodiscard]] QStringList history() const { return chat.history().split(u'\n'); }
    void wait(std::chrono::milliseconds duration) { now = now.addMSecs(duration.count()); }
    void say(int times)
    {
        for (int i = 0; i < times; ++i)
            chat.add(u"Wei"_s, u"hello"_s, false);
    }
};

} // namespace

TEST_CASE("each chat line shows its time and its author", "[chat]")
{
    ChatPanelFixture fixture;
    const QString first = fixture.time();
    fixture.say(1);
    fixture.wait(5min);
    fixture.chat.addNote(u"Wei has left."_s);
    CHECK(fixture.history() == QStringList{first + u" Wei: hello", fixture.time() + u" Wei has left."});
    CHECK(first.contains(u"32"));
    CHECK_FALSE(first.contains(u"56")); // no seconds
}

TEST_CASE("chat from the peer cannot start a line or become a link or be read as HTML", "[chat]")
{
    ChatPanelFixture fixture;
    const QString evil =
        u"<a href='http://x'>y</a>\n\r\u2028\u2029\ufdd0\ufdd1\u0085\t http://example.org &lt;\u202e\ufffc"_s;
    fixture.chat.add(evil, evil, false);
    fixture.chat.addNote(evil);
    CHECK(fixture.lines.document()->blockCount() == 2);
    CHECK(fixture.history().front().contains(u"<a href='http://x'>y</a>"));
    CHECK(fixture.history().front().contains(u"&lt;"));
    CHECK_FALSE(fixture.chat.history().contains(QChar{0x202e}));
    for (QTextBlock block = fixture.lines.document()->begin(); block.isValid(); block = block.next()) {
        for (auto at = block.begin(); !at.atEnd(); ++at) {
            CHECK_FALSE(at.fragment().charFormat().isAnchor());
            CHECK_FALSE(at.fragment().charFormat().isImageFormat());
        }
    }
    CHECK_FALSE(fixture.lines.textInteractionFlags().testFlag(Qt::LinksAccessibleByMouse));
    CHECK_FALSE(fixture.lines.textInteractionFlags().testFlag(Qt::LinksAccessibleByKeyboard));
}

TEST_CASE("an endless word wraps", "[chat]")
{
    ChatPanelFixture fixture;
    fixture.chat.add(QString{32, u'W'}, QString{500, u'M'}, false);
    QCoreApplication::processEvents();
    CHECK(fixture.lines.horizontalScrollBar()->maximum() == 0);
    CHECK(fixture.lines.document()->begin().layout()->lineCount() > 5);
}

TEST_CASE("the newest thousand lines are kept", "[chat]")
{
    ChatPanelFixture fixture;
    for (int i = 0; i < ChatHistory::maxLines + 3; ++i)
        fixture.chat.addNote(u"note %1"_s.arg(i));
    CHECK(fixture.history().size() == ChatHistory::maxLines);
    CHECK(fixture.history().front().endsWith(u" note 3"));
    CHECK(fixture.history().back().endsWith(u" note 1002"));
}

TEST_CASE("reading earlier lines is not interrupted by new ones", "[chat]")
{
    ChatPanelFixture fixture;
    QScrollBar& bar = *fixture.lines.verticalScrollBar();
    for (int i = 0; i < 100; ++i)
        fixture.chat.addNote(u"note"_s);
    QCoreApplication::processEvents();
    CHECK(bar.value() == bar.maximum());
    bar.setValue(0);
    fixture.say(1);
    CHECK(bar.value() == 0);
    fixture.chat.add(u"I"_s, u"mine"_s, true);
    CHECK(bar.value() == bar.maximum());
}

TEST_CASE("a colour change keeps every line and its text", "[chat]")
{
    ChatPanelFixture fixture;
    fixture.say(2);
    const QString before = fixture.chat.history();
    QPalette dark = fixture.lines.palette();
    dark.setColor(QPalette::PlaceholderText, Qt::red);
    fixture.lines.setPalette(dark);
    CHECK(fixture.chat.history() == before);
    const QTextFragment time = fixture.lines.document()->begin().begin().fragment();
    CHECK(time.charFormat().foreground().color() == QColor{Qt::red});
}

TEST_CASE("the typed text is cleared when it is sent and not before", "[chat]")
{
    ChatPanelFixture fixture;
    QTest::keyClicks(&fixture.input, u" good luck "_s);
    QTest::keyClick(&fixture.input, Qt::Key_Return);
    REQUIRE(fixture.sent == QStringList{u"good luck"_s});
    CHECK(fixture.input.text() == u" good luck ");
    fixture.chat.add(u"I"_s, u"another text"_s, true);
    CHECK(fixture.input.text() == u" good luck ");
    fixture.chat.add(u"I"_s, fixture.sent.front(), true);
    CHECK(fixture.input.text().isEmpty());
}

TEST_CASE("a lost connection disables the field and keeps its text and returns the focus", "[chat]")
{
    ChatPanelFixture fixture;
    fixture.chat.setFocus();
    QTest::keyClicks(&fixture.input, u"I was about to"_s);
    fixture.chat.setConnected(false);
    CHECK_FALSE(fixture.input.isEnabled());
    CHECK(fixture.chat.isAncestorOf(fixture.window.focusWidget())); // on a board, letters are coordinates
    QTest::keyClick(fixture.window.focusWidget(), Qt::Key_Return);
    CHECK(fixture.sent.isEmpty());
    fixture.chat.setConnected(false);
    fixture.chat.setConnected(true);
    CHECK(fixture.input.hasFocus());
    CHECK(fixture.input.text() == u"I was about to");
}

TEST_CASE("a spectator can read but not write and is told why", "[chat]")
{
    ChatPanelFixture fixture;
    const QString usual = fixture.input.placeholderText();
    fixture.chat.setSpectating(true);
    CHECK_FALSE(fixture.input.isEnabled());
    CHECK(fixture.input.placeholderText() != usual);
    for (const QPushButton* button : fixture.chat.findChildren<QPushButton*>())
        CHECK_FALSE(button->isEnabled());
    CHECK(fixture.mute.isEnabled());
    fixture.say(1);
    CHECK(fixture.chat.history().contains(u"Wei: hello"));
    fixture.chat.setFocus();
    CHECK(fixture.lines.hasFocus());
    fixture.chat.setSpectating(false);
    CHECK(fixture.input.isEnabled());
    CHECK(fixture.input.placeholderText() == usual);
}

TEST_CASE("phrases are sent by keyboard and keep the typed text", "[chat]")
{
    ChatPanelFixture fixture;
    fixture.input.setText(u"half a"_s);
    fixture.chat.setFocus();
    auto* menu = fixture.chat.findChild<QMenu*>();
    QTest::keyClick(fixture.window.focusWidget(), Qt::Key_Tab); // the Send button
    QTest::keyClick(fixture.window.focusWidget(), Qt::Key_Tab);
    QWidget* phrases = fixture.window.focusWidget();
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Return}) {
        QTest::keyClick(phrases, key);
        REQUIRE(menu->isVisible());
        QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
        CHECK_FALSE(menu->isVisible());
    }
    CHECK(fixture.sent == QStringList{u"Your turn."_s, u"Your turn."_s});
    CHECK(menu->actions().size() >= 6);
    CHECK(fixture.input.text() == u"half a");
}

TEST_CASE("messages of a muted peer are counted but neither shown nor announced until unmuted", "[chat]")
{
    ChatPanelFixture fixture;
    fixture.say(1);
    QTest::mouseClick(&fixture.mute, Qt::LeftButton, {}, QPoint{8, fixture.mute.height() / 2});
    REQUIRE(fixture.chat.isMuted());
    for (int i = 0; i < 3; ++i)
        fixture.chat.add(u"Wei"_s, u"rude"_s, false);
    CHECK(fixture.added == 1);
    CHECK_FALSE(fixture.chat.accessibleName().contains(u"rude"));
    REQUIRE(fixture.history().size() == 2);
    CHECK(fixture.history().back().contains(u'3'));
    fixture.chat.add(u"I"_s, u"mine"_s, true);
    CHECK(fixture.history().size() == 3);

    QTest::mouseClick(&fixture.mute, Qt::LeftButton, {}, QPoint{8, fixture.mute.height() / 2});
    fixture.wait(1min);
    fixture.chat.add(u"Wei"_s, u"sorry"_s, false);
    CHECK_FALSE(fixture.chat.history().contains(u"rude"));
    CHECK(fixture.history().back().endsWith(u"Wei: sorry"));
}

TEST_CASE("a new peer starts without history and mute and badge", "[chat]")
{
    ChatPanelFixture fixture;
    fixture.say(FloodGate::most);
    fixture.mute.setChecked(true);
    fixture.say(1);
    fixture.chat.clear();
    CHECK_FALSE(fixture.chat.isMuted());
    CHECK(fixture.chat.history().isEmpty());
    fixture.say(1);
    CHECK(fixture.history() == QStringList{fixture.time() + u" Wei: hello"});
}

TEST_CASE("messages arriving too fast are one counted line until they slow down", "[chat]")
{
    ChatPanelFixture fixture;
    fixture.say(FloodGate::most + 700);
    CHECK(fixture.added == FloodGate::most);
    REQUIRE(fixture.history().size() == FloodGate::most + 1);
    CHECK(fixture.history().back().contains(u"700"));
    for (int i = 0; i < 40; ++i) {
        fixture.wait(500ms);
        fixture.say(1);
    }
    CHECK(fixture.history().size() == FloodGate::most + 1); // still too fast
    CHECK(fixture.history().back().contains(u"740"));
    fixture.wait(FloodGate::window);
    fixture.say(1);
    CHECK(fixture.history().back().endsWith(u"Wei: hello"));
}

TEST_CASE("the flood gate admits five messages in five seconds whatever the clock does", "[chat]")
{
    FloodGate gate;
    const QDateTime start{QDate{2026, 1, 2}, QTime{12, 0}};
    for (int i = 0; i < FloodGate::most; ++i)
        CHECK(gate.admits(start.addMSecs(i)));
    CHECK_FALSE(gate.admits(start.addMSecs(4999)));
    CHECK(gate.admits(start.addMSecs(5001 + 1)));
    CHECK(gate.admits(start.addDays(-1))); // the clock was set back
    gate.reset();
    for (int i = 0; i < FloodGate::most; ++i)
        CHECK(gate.admits(start));
    CHECK_FALSE(gate.admits(start));
}

TEST_CASE("the title counts unseen messages on any page until they are seen", "[chat]")
{
    MainWindow window{Preferences{}};
    window.show();
    REQUIRE(QTest::qWaitForWindowActive(&window));
    MatchPage& page = window.page<MatchPage>();
    page.setChatVisible(true);
    const QString home = window.windowTitle();
    page.chat().add(u"Wei"_s, u"hello"_s, false);
    page.chat().add(u"Wei"_s, u"there?"_s, false);
    CHECK(window.windowTitle() == home + u" (2)");
    window.navigation().setPage(Page::Match);
    CHECK(page.chat().unread() == 0);
    CHECK_FALSE(window.windowTitle().contains(u"(2)"));
    page.chat().add(u"Wei"_s, u"ah"_s, false); // read at once
    CHECK(page.chat().unread() == 0);
}

TEST_CASE("messages that can no longer be read are not announced", "[chat]")
{
    MainWindow window{Preferences{}};
    window.show();
    MatchPage& page = window.page<MatchPage>();
    page.setChatVisible(true);
    page.chat().add(u"Wei"_s, u"bye"_s, false);
    page.setChatVisible(false); // another page is shown
    CHECK(page.chat().unread() == 1);
    page.chat().setConnected(false);
    CHECK(page.chat().unread() == 0);
}

TEST_CASE("the chat shows whole lines at its end in any height", "[shell]")
{
    ChatPanelFixture fixture;
    for (const QString& word : {u"one"_s, u"two two"_s, u"three"_s, u"four"_s, u"five"_s, u"six"_s, u"seven"_s})
        fixture.chat.add(u"Ada"_s, word, true);
    ChatHistory& lines = fixture.lines;
    const int line = lines.cursorRect().height();
    for (int height = 200; height >= 110; height -= 3) {
        fixture.chat.resize(300, height);
        QCoreApplication::processEvents();
        INFO(height);
        CHECK(lines.verticalScrollBar()->value() == lines.verticalScrollBar()->maximum());
        const QRect first = lines.cursorRect(lines.cursorForPosition({0, 0}));
        const bool isCut = first.top() < 0 && first.bottom() > 1; // heights of lines are rounded
        if (lines.viewport()->height() > 2 * line)
            CHECK_FALSE(isCut);
    }
}
