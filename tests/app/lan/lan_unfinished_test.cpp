// SPDX-License-Identifier: GPL-3.0-or-later
// LAN matches left by an earlier run, and which of them the program asks about.
#include "tests/app/match_store/random_match.h"
#include "tests/app/open_program.h"
#include "tests/app/store_helpers.h"
#include "tests/support/catch.h"
#include "ui/messages/message_bar.h"
#include "ui/pages/new_game_page.h"
#include "ui/pages/resume_bar.h"
#include "ui/shell/navigation.h"

#include <QAction>
#include <QDateTime>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::app;
using namespace qipan::tests;

namespace {

/// A match last alive this many milliseconds ago.
[[nodiscard]] StoredMatch left(QChar token, const QString& peer, int age)
{
    StoredMatch match = plainMatch(QString{32, token});
    match.peerName = peer;
    match.lastAlive = QDateTime::currentMSecsSinceEpoch() - age;
    return match;
}

} // namespace

TEST_CASE("a match is not asked about if its round is over or a table has refused it", "[store][program]")
{
    const QTemporaryDir folder;
    {
        MatchStore store{folder.path()};
        StoredMatch over = left(u'a', u"Zoë"_s, 0);
        over.verdict = Verdict{2, {Side::White, EndReason::Resign}};
        StoredMatch refused = left(u'b', u"Mei"_s, 1'000);
        refused.isRefused = true;
        for (const StoredMatch& match : {over, refused, left(u'c', u"Lin"_s, 60'000)})
            REQUIRE(save(store, match));
    }
    OpenProgram program{{}, folder.path()};
    const auto* bar = &program.messageBar();
    REQUIRE(QTest::qWaitFor([&] { return bar->isVisible(); }, 20'000));
    CHECK(bar->text() == u"Your Gomoku game with Lin on the network was interrupted after move 2."_s);
    program.press(Qt::Key_L, Qt::AltModifier);
    CHECK(QTest::qWaitFor([&] { return !bar->isVisible(); }));
}

TEST_CASE("a match is asked about once the locked file becomes readable", "[store][program]")
{
    const QTemporaryDir folder;
    {
        MatchStore store{folder.path()};
        REQUIRE(save(store, left(u'c', u"Lin"_s, 60'000)));
    }
    auto intruder = std::make_unique<Intruder>(folder);
    intruder->run(u"PRAGMA locking_mode=EXCLUSIVE"_s);
    intruder->run(u"BEGIN EXCLUSIVE"_s);
    OpenProgram program{{}, folder.path()};
    const auto* bar = &program.messageBar();
    REQUIRE(QTest::qWaitFor([&] { return bar->text().contains(u"another program is using it"); }, 20'000));
    intruder.reset();
    CHECK(QTest::qWaitFor(
        [&] { return bar->text() == u"Your Gomoku game with Lin on the network was interrupted after move 2."_s; },
        20'000));
}

TEST_CASE("of two programs that ask about a match the second is told that the first plays it", "[store][program]")
{
    const QTemporaryDir folder;
    {
        MatchStore store{folder.path()};
        for (StoredMatch match : {left(u'c', u"Lin"_s, 60'000), left(u'd', u"Mei"_s, 120'000)}) {
            match.key.role = Seat::Second; // a guest needs no port
            match.address = localAddress(1);
            REQUIRE(save(store, match));
        }
    }
    OpenProgram first{{}, folder.path()};
    OpenProgram second{{}, folder.path()};
    const auto barOf = [](OpenProgram& program) { return &program.messageBar(); };
    for (OpenProgram* program : {&first, &second})
        REQUIRE(QTest::qWaitFor(
            [&] { return barOf(*program)->text().contains(u"with Lin on the network was interrupted"); }, 20'000));
    const auto continueGame = [](OpenProgram& program) {
        program.window().activateWindow();
        REQUIRE(QTest::qWaitForWindowActive(&program.window()));
        program.press(Qt::Key_O, Qt::AltModifier);
    };
    continueGame(first);
    REQUIRE(QTest::qWaitFor([&] { return first.lan().isPlaying(); }, 20'000));
    continueGame(second);
    const QString messageText = u"The game with Lin is being played in another window, or was ended there."_s;
    REQUIRE(QTest::qWaitFor([&] { return barOf(second)->text().contains(messageText); }, 20'000));
    CHECK_FALSE(second.lan().isPlaying());
    CHECK(QTest::qWaitFor([&] { return barOf(second)->text().contains(u"with Mei on the network was interrupted"); },
                          20'000));
}

TEST_CASE("for a match whose round is over the page says that another round may follow", "[store][program]")
{
    const QTemporaryDir folder;
    {
        MatchStore store{folder.path()};
        StoredMatch over = left(u'a', u"Zoë"_s, 0);
        over.verdict = Verdict{2, {Side::White, EndReason::Resign}};
        REQUIRE(save(store, over));
    }
    OpenProgram program{{}, folder.path()};
    program.actions().host->trigger();
    const auto* offer = program.window().page<ui::NewGamePage>().findChild<ui::ResumeBar*>();
    REQUIRE(QTest::qWaitFor([&] { return offer->isVisible(); }, 20'000));
    CHECK(offer->text() == u"Round 1 with Zoë is over. You can return to the table for another round."_s);
}

TEST_CASE("a friend on the network is the opponent of the next start too", "[store][program]")
{
    const QTemporaryDir folder;
    storeSettings(folder.path(), {{u"name"_s, u"Ada"_s}});
    const auto chosen = [](OpenProgram& program) {
        program.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        return program.window().page<ui::NewGamePage>().opponent();
    };
    {
        OpenProgram program{u"reversi"_s, folder.path()};
        CHECK(chosen(program) == ui::NewGamePage::Opponent::Computer);
        program.window().page<ui::NewGamePage>().setOpponent(ui::NewGamePage::Opponent::Friend);
        pressButton(program.window().page<ui::NewGamePage>(), u"Open t&able"_s);
        REQUIRE(program.window().navigation().page() == ui::Page::Host);
    }
    OpenProgram program{u"reversi"_s, folder.path()};
    CHECK(chosen(program) == ui::NewGamePage::Opponent::Friend);
    program.press(Qt::Key_Escape);
    OpenProgram other{u"gomoku"_s, folder.path()};
    CHECK(chosen(other) == ui::NewGamePage::Opponent::Computer);
}
