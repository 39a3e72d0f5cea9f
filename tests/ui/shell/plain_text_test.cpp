// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/announced.h"
#include "tests/support/catch.h"
#include "ui/base/actions.h"
#include "ui/base/text_tools.h"
#include "ui/messages/message_bar.h"
#include "ui/messages/message_queue.h"
#include "ui/pages/host_page.h"
#include "ui/pages/join_page.h"
#include "ui/pages/match_page.h"
#include "ui/panels/chat_panel.h"
#include "ui/panels/propose_panel.h"
#include "ui/panels/rock_paper_scissors_panel.h"
#include "ui/shell/main_window.h"
#include "ui/shell/navigation.h"
#include "ui/shell/status_bar.h"

#include <QAbstractButton>
#include <QAction>
#include <QLabel>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace qipan::ui;

namespace {

/// A name with HTML, a mnemonic, a place marker and a bidirectional control.
const QString evil = u"<b>x</b>&y%1\u202eabc"_s;

bool showsName(const QString& text)
{
    return text.contains(u"x</b>") || text.contains(u"x&lt;/b&gt;");
}

/// Requires that every widget that shows the name treats it as plain text. Returns their number.
int checkPlain(const QWidget& top)
{
    int shown = 0;
    for (const QWidget* widget : top.findChildren<QWidget*>()) {
        INFO(widget->metaObject()->className());
        if (const auto* label = qobject_cast<const QLabel*>(widget); label != nullptr && showsName(label->text())) {
            CHECK(label->textFormat() == Qt::PlainText);
            CHECK(label->text().contains(u"<b>x</b>&y%1"));
            CHECK(label->buddy() == nullptr); // otherwise "&" would be a mnemonic
            ++shown;
        }
        // A button shows plain text, except for mnemonics.
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget);
            button != nullptr && showsName(button->text()))
            CHECK(button->text().contains(u"<b>x</b>&&y%1"));
        if (showsName(widget->toolTip())) {
            CHECK(widget->toolTip().contains(u"&lt;b&gt;x&lt;/b&gt;&amp;y%1"));
            ++shown;
        }
        if (showsName(widget->accessibleName())) {
            CHECK(widget->accessibleName().contains(u"<b>x</b>&y%1"));
            ++shown;
        }
    }
    for (const QAction* action : top.findChildren<QAction*>())
        CHECK_FALSE(showsName(action->text() + action->toolTip()));
    return shown;
}

} // namespace

TEST_CASE("names from the peer are plain text in every panel of a match", "[plain]")
{
    MainWindow window{Preferences{}};
    window.show();
    window.navigation().setPage(Page::Match);
    MatchPage& page = window.page<MatchPage>();
    page.strip(1).setState({.name = evil, .detail = evil, .note = evil});
    CHECK(checkPlain(page) >= 2); // tool tip and accessible name
    page.setLine(evil);
    page.rockPaperScissorsPanel().start(evil, evil);
    CHECK(checkPlain(page) >= 7);
    page.rockPaperScissorsPanel().stop();
    for (const auto show : {&ProposePanel::showSent, &ProposePanel::showAsked, &ProposePanel::showRefused,
                            &ProposePanel::showNotUnderstood}) {
        const int before = checkPlain(page);
        page.proposePanel().stop();
        (page.proposePanel().*show)(evil);
        CHECK(checkPlain(page) >= before);
        CHECK(page.proposePanel().accessibleName().contains(evil));
    }
}

TEST_CASE("names from the peer are plain text in the chat and its badge", "[plain]")
{
    MainWindow window{Preferences{}};
    window.resize(480, 400);
    window.show();
    window.navigation().setPage(Page::Match);
    ChatPanel& chat = window.page<MatchPage>().chat();
    window.page<MatchPage>().setChatVisible(true);
    const QString title = window.windowTitle();
    chat.add(evil, evil, false);
    chat.addNote(evil);
    CHECK(chat.history().count(u"<b>x</b>&y%1abc"_s) == 3);
    CHECK(window.windowTitle() == title + u" (1)");
    CHECK(checkPlain(window) == 0); // the chat is hidden, and its history was checked
    CHECK(test::announcedIn(chat).contains(u"<b>x</b>&y%1"));
}

TEST_CASE("names from the peer are plain text in the window's own bars", "[plain]")
{
    MainWindow window{Preferences{}};
    window.show();
    window.parts().status.setText(evil);
    window.messages().post(
        {.topic = Message::Topic::JoinRequest, .text = evil, .agree = u"&Yes"_s, .decline = u"&No"_s});
    CHECK(checkPlain(window) >= 3);
    window.messages().withdraw(Message::Topic::JoinRequest);
    window.messages().showMessage(evil);
    CHECK(checkPlain(window) >= 3);
}

TEST_CASE("names from the peer are plain text on the network pages", "[plain]")
{
    MainWindow window{Preferences{}};
    window.show();
    window.page<HostPage>().waiting().setNote(evil);
    CHECK(checkPlain(window.page<HostPage>()) >= 1);
    window.page<JoinPage>().showConnecting(evil);
    CHECK(checkPlain(window.page<JoinPage>()) >= 1);
    window.page<JoinPage>().showReady(evil);
    CHECK(checkPlain(window.page<JoinPage>()) >= 1);
}

TEST_CASE("single-line text stays on one line and keeps every other character", "[plain]")
{
    CHECK(onOneLine(u"a\nb\r\u2028\u2029\u0000c"_s) == u"a b   \u0020c"_s);
    CHECK(onOneLine(u"\u202ea\u2066b\u200f"_s) == u"ab"_s);
    CHECK(onOneLine(u"棋盘 🀄 é <&>"_s) == u"棋盘 🀄 é <&>"_s);
}

TEST_CASE("a tool tip shows HTML-like text literally", "[plain]")
{
    CHECK(plainTip(u"Ada, black"_s) == u"Ada, black"_s);
    CHECK(plainTip(u"a & b"_s) == u"a & b"_s);
    CHECK(plainTip(u"<i>a</i> & b"_s) == u"<span>&lt;i&gt;a&lt;/i&gt; &amp; b</span>"_s);
}

TEST_CASE("a badge counts up to 99", "[plain]")
{
    CHECK(countMark(0).isEmpty());
    CHECK(countMark(1) == u" (1)");
    CHECK(countMark(99) == u" (99)");
    CHECK(countMark(100) == u" (99+)");
}
