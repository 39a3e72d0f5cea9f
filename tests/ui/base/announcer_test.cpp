// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/announced.h"
#include "tests/support/catch.h"

#include <QLabel>
#include <QSignalSpy>

using namespace qipan;
using namespace qipan::test;
using namespace qipan::ui;
using namespace Qt::StringLiterals;

namespace {

struct Window {
    Window()
    {
        label.resize(100, 20);
        widget.resize(200, 100);
        widget.show();
    }

    QWidget widget;
    QLabel label{&widget};
    Announcer& announcer = Announcer::of(label);
};

} // namespace

TEST_CASE("a window has one announcer", "[announcer]")
{
    const Window window;
    CHECK(&Announcer::of(window.widget) == &window.announcer);
    const Window other;
    CHECK(&Announcer::of(other.label) != &window.announcer);
}

TEST_CASE("what is said within a moment is announced together, once", "[announcer]")
{
    Window window;
    QSignalSpy told{&window.announcer, &Announcer::announced};
    speak(window.label, u"Black plays G9"_s);
    speak(window.widget, u"White to move: Computer, level 1."_s);
    speak(window.label, u"Black plays G9"_s);
    CHECK(told.isEmpty());
    REQUIRE(told.wait(2000));
    REQUIRE(told.size() == 1);
    CHECK(told[0][0] == u"Black plays G9. White to move: Computer, level 1."_s);

    speak(window.label, u"Black plays G9"_s);
    REQUIRE(told.wait(2000));
    CHECK(told[1][0] == u"Black plays G9"_s);
}

TEST_CASE("a text within another is announced once, but not a part of a word", "[announcer]")
{
    const Window window;
    speak(window.label, u"White passes"_s);
    speak(window.label, u"Black plays D3. White passes"_s);
    CHECK(announcedIn(window.label) == u"Black plays D3. White passes");
    speak(window.label, u"Hint: A10"_s);
    speak(window.label, u"Hint: A1"_s);
    CHECK(announcedIn(window.label) == u"Hint: A10. Hint: A1");
    speak(window.label, u"已暂停。棋盘已遮住。"_s);
    speak(window.label, u"已暂停。"_s);
    CHECK(announcedIn(window.label) == u"已暂停。棋盘已遮住。");
}

TEST_CASE("announcements are sentences with the spaces of their language", "[announcer]")
{
    const Window window;
    speak(window.label, u"Renju: forbidden points\nA row of five wins."_s);
    CHECK(announcedIn(window.label) == u"Renju: forbidden points. A row of five wins.");
    speak(window.label, u"黑 4，白 1。"_s);
    speak(window.label, u"轮到白方：Wei。"_s);
    CHECK(announcedIn(window.label) == u"黑 4，白 1。轮到白方：Wei。");
}

TEST_CASE("what a hidden widget shows is not announced, unless it matters on every page", "[announcer]")
{
    Window window;
    speak(window.label, u"White plays H8"_s);
    window.label.hide();
    CHECK(announcedIn(window.label).isEmpty());
    auto* gone = new QLabel{&window.widget};
    gone->show();
    speak(*gone, u"gone"_s);
    delete gone;
    window.announcer.say(u"Anna: hello"_s);
    window.announcer.say({});
    CHECK(announcedIn(window.label) == u"Anna: hello");
}

TEST_CASE("announcements are repeated, from the latest back, until there is a new one", "[announcer]")
{
    Window window;
    window.announcer.repeat();
    for (const QString& text : {u"one"_s, u"two"_s}) {
        speak(window.label, text);
        window.announcer.flush();
    }
    QSignalSpy told{&window.announcer, &Announcer::announced};
    for (int times = 0; times < 3; ++times)
        window.announcer.repeat();
    speak(window.label, u"three"_s);
    window.announcer.repeat(); // tells it, and once more
    QStringList texts;
    for (const auto& each : told)
        texts << each[0].toString();
    CHECK(texts == QStringList{u"two"_s, u"one"_s, u"one"_s, u"three"_s, u"three"_s});
    CHECK(window.announcer.history() == QStringList{u"one"_s, u"two"_s, u"three"_s});
}

TEST_CASE("no more than twenty announcements are kept", "[announcer]")
{
    const Window window;
    for (int number = 1; number <= 25; ++number) {
        speak(window.label, QString::number(number));
        window.announcer.flush();
    }
    CHECK(window.announcer.history().size() == 20);
    CHECK(window.announcer.history().front() == u"6");
}
