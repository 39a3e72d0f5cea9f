// SPDX-License-Identifier: GPL-3.0-or-later
// Spectating: the whole game is shown, nothing can be changed, and the players see the number of spectators.
#include "tests/app/open_program.h"

#include "tests/support/catch.h"
#include "ui/messages/message_bar.h"
#include "ui/pages/match_page.h"
#include "ui/panels/chat_panel.h"
#include "ui/panels/player_strip.h"
#include "ui/panels/spectators_label.h"

#include <QAction>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

[[nodiscard]] int spectators(OpenProgram& program)
{
    return program.window().page<ui::MatchPage>().findChild<ui::SpectatorsLabel*>()->count();
}

struct SpectatedPrograms {
    explicit SpectatedPrograms(const net::GameTerms& terms = {*makeSetup("gomoku", "freestyle", 15), FirstBlack::Host,
                                                              std::nullopt})
        : both{terms}
        , spectator{QString{}, {{u"name"_s, u"Mei"_s}}}
    {
    }

    void spectate()
    {
        spectator.lan().join(localAddress(both.port()), net::Role::Watch);
        REQUIRE(QTest::qWaitFor([&] { return spectator.lan().isShown() && spectator.table().hasMatch(); }));
    }

    [[nodiscard]] bool seesPlies(int plies)
    {
        return QTest::qWaitFor([&] { return spectator.match().plies() == plies; });
    }

    JoinedPrograms both;
    OpenProgram spectator;
};

} // namespace

TEST_CASE("a spectator sees the whole game with its chat and result but cannot interact", "[program]")
{
    SpectatedPrograms three;
    JoinedPrograms& both = three.both;
    OpenProgram& spectator = three.spectator;
    REQUIRE(both.play({7, 7}));
    REQUIRE(both.play({8, 8}));
    three.spectate();
    CHECK(three.seesPlies(2));
    CHECK(QTest::qWaitFor([&] { return spectators(both.host) == 1; }));
    const auto strips = spectator.window().page<ui::MatchPage>().findChildren<ui::PlayerStrip*>();
    CHECK(strips.at(0)->state().name == u"Ada");
    CHECK(strips.at(1)->state().name == u"Lin");

    spectator.playByKeys(spectator.board(), {3, 3});
    CHECK(spectator.match().plies() == 2);
    CHECK(spectator.window().status().contains(u"watching"));
    const ui::Actions& actions = spectator.actions();
    for (const QAction* action : {actions.undo, actions.redo, actions.hint, actions.draw, actions.resign,
                                  actions.restart, actions.propose, actions.saveAndLeave})
        CHECK_FALSE(action->isEnabled());
    CHECK(actions.leave->isEnabled());

    REQUIRE(both.play({7, 8}));
    CHECK(three.seesPlies(3));
    REQUIRE(both.guest.lan().game()->chat(u"hello all"_s));
    CHECK(QTest::qWaitFor(
        [&] { return spectator.window().page<ui::MatchPage>().chat().history().contains(u"Lin: hello all"); }));

    both.host.actions().undo->trigger();
    REQUIRE(QTest::qWaitFor([&] { return both.guest.isAsked(); }));
    both.guest.press(Qt::Key_F8);
    CHECK(three.seesPlies(2));

    both.guest.resign();
    REQUIRE(QTest::qWaitFor([&] { return !spectator.match().isRunning(); }));
    CHECK(spectator.match().verdict()->outcome.winner == Side::Black);
    CHECK(spectator.messageBar().text().contains(u"Ada"));

    spectator.actions().leave->trigger();
    CHECK(QTest::qWaitFor([&] { return spectators(both.host) == 0; }));
    CHECK(both.host.lan().isPlaying());
}

TEST_CASE("a takeback in a later round is not a new round for a spectator", "[program]")
{
    SpectatedPrograms three;
    JoinedPrograms& both = three.both;
    both.host.resign();
    REQUIRE(both.settle());
    both.host.actions().restart->trigger();
    REQUIRE(QTest::qWaitFor([&] { return both.guest.isAsked(); }));
    both.guest.press(Qt::Key_F8);
    REQUIRE(QTest::qWaitFor([&] { return both.guest.table().round() == 2 && both.guest.match().isRunning(); }));
    REQUIRE(both.play({7, 7}));
    three.spectate();
    REQUIRE(three.seesPlies(1));
    both.guest.actions().undo->trigger();
    REQUIRE(QTest::qWaitFor([&] { return both.host.isAsked(); }));
    both.host.press(Qt::Key_F8);
    REQUIRE(three.seesPlies(0));
    CHECK(three.spectator.message(ui::Message::Topic::Notice) == nullptr);
}

TEST_CASE("a spectator sees a player leave and the next one join and the table close", "[program]")
{
    SpectatedPrograms three;
    JoinedPrograms& both = three.both;
    OpenProgram& spectator = three.spectator;
    REQUIRE(both.play({7, 7}));
    three.spectate();
    const auto strips = spectator.window().page<ui::MatchPage>().findChildren<ui::PlayerStrip*>();
    both.line().cut();
    CHECK(QTest::qWaitFor([&] { return strips.at(1)->state().detail == u"disconnected"; }));
    CHECK(strips.at(1)->state().name == u"Lin");
    both.line().restore();
    CHECK(QTest::qWaitFor([&] { return strips.at(1)->state().detail.isEmpty(); }));

    both.guest.lan().leave();
    CHECK(QTest::qWaitFor([&] { return !spectator.match().isRunning(); }));
    CHECK(spectator.messageBar().text().contains(u"Lin"));
    OpenProgram next{QString{}, {{u"name"_s, u"Ben"_s}}};
    next.lan().join(localAddress(both.port()), net::Role::Play);
    CHECK(QTest::qWaitFor([&] { return spectator.match().isRunning() && strips.at(1)->state().name == u"Ben"; }));

    both.host.lan().leave();
    CHECK(QTest::qWaitFor([&] { return !spectator.lan().isSpectating(); }));
    CHECK_FALSE(spectator.actions().leave->isEnabled());
    CHECK(QTest::qWaitFor([&] { return spectator.window().close(); })); // may wait for the store
}

TEST_CASE("a spectator's window closes without a question and the players continue", "[program]")
{
    SpectatedPrograms three;
    three.spectate();
    CHECK(QTest::qWaitFor([&] { return three.spectator.window().close(); })); // may wait for the store
    CHECK(three.both.play({7, 7}));
}

TEST_CASE("a spectator watches the game that the table offers whatever its last guest played", "[program]")
{
    SpectatedPrograms three;
    JoinedPrograms& both = three.both;
    three.spectate();
    both.host.resign();
    REQUIRE(both.settle());
    REQUIRE(both.guest.lan().game()->propose(*makeSetup("reversi", "standard", 8)));
    REQUIRE(QTest::qWaitFor([&] { return both.host.message(ui::Message::Topic::Proposal) != nullptr; }));
    both.host.lan().game()->answerProposal(*makeSetup("reversi", "standard", 8), true);
    REQUIRE(QTest::qWaitFor([&] { return both.guest.lan().isRoundRunning(); }));
    REQUIRE(QTest::qWaitFor([&] { return three.spectator.table().round() == 2; }));
    both.guest.lan().leave();
    REQUIRE(QTest::qWaitFor([&] { return !both.host.lan().isPlaying(); }));

    OpenProgram late{QString{}, {{u"name"_s, u"Tom"_s}}};
    late.lan().join(localAddress(both.port()), net::Role::Watch);
    REQUIRE(QTest::qWaitFor([&] { return late.lan().isShown(); }));
    CHECK_FALSE(late.table().hasMatch());
    OpenProgram next{QString{}, {{u"name"_s, u"Ben"_s}}};
    next.lan().join(localAddress(both.port()), net::Role::Play);
    for (OpenProgram* spectator : {&late, &three.spectator}) {
        REQUIRE(QTest::qWaitFor([&] { return spectator->table().hasMatch() && spectator->table().round() == 1; }));
        CHECK(spectator->table().setup() == *makeSetup("gomoku", "freestyle", 15));
        CHECK(spectator->lan().isSpectating());
    }
}
