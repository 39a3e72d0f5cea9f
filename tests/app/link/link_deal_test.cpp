// SPDX-License-Identifier: GPL-3.0-or-later
// Chosen link-match deals in the whole program.
#include "tests/app/open_program.h"

#include "core/book/link_board.h"
#include "core/link/position.h"
#include "tests/support/catch.h"
#include "ui/messages/message_bar.h"
#include "ui/shell/navigation.h"

#include <QLabel>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

} // namespace

TEST_CASE("a deal that no tile set can show keeps the running game", "[link]")
{
    OpenProgram program{u"link"_s, {{u"link/columns"_s, 4}, {u"link/rows"_s, 4}}};
    REQUIRE(program.removePair());
    const link::Board board = program.linkPlay().game().board();
    const std::string deal = program.linkPlay().deal();
    program.link().deal(
        {.size = {20, 14}, .pictures = link::maxPictures, .difficulty = link::Difficulty::Easy, .seed = 5});
    REQUIRE(program.waitForDeal());
    CHECK(program.linkPlay().deal() == deal);
    CHECK(program.linkPlay().game().board() == board);
    const auto words = program.messageBar().findChildren<QLabel*>().front()->text();
    CHECK(words == u"This deal needs more pictures than any tiles have.");
    program.link().setPaused(false);
    program.actions().undo->trigger();
    CHECK(program.linkPlay().game().tilesLeft() == 16);
}

TEST_CASE("a line with a deal and no steps can be played in its own mode", "[link]")
{
    OpenProgram program{u"link"_s, {{u"link/way"_s, u"clock"_s}}};
    REQUIRE(program.waitForDeal());
    const link::DealSetup setup{.size = {4, 4}, .mode = link::FallingMode::Left, .seed = 77};
    const std::string deal = book::wordOf(setup);
    const auto open = [&](const std::string& gameMode) {
        const QString before = program.link().record();
        program.files().records().openText(QString::fromStdString("link1 " + gameMode + ' ' + deal + " 1 0 3 3 0 0"));
        REQUIRE(QTest::qWaitFor([&] { return program.link().record() != before; }, 20'000));
        REQUIRE(program.waitForDeal());
        CHECK(program.window().navigation().page() == ui::Page::Link);
        CHECK(program.linkPlay().deal() == deal);
        CHECK(program.linkPlay().game().mode() == link::FallingMode::Left);
        return program.linkPlay().gameMode();
    };
    CHECK(open("relaxed") == link::GameMode::Relaxed);
    CHECK(open("two") == link::GameMode::TwoPlayers);
    CHECK(open("campaign") == link::GameMode::Relaxed); // its levels are dealt by the program
}

TEST_CASE("a chosen deal is neither a campaign level nor the deal of the day", "[link]")
{
    for (const auto* gameMode : {"campaign", "endless", "daily"}) {
        OpenProgram program{u"link"_s, {{u"link/way"_s, QString::fromLatin1(gameMode)}}};
        CHECK(link::keyOf(program.linkPlay().gameMode()) == gameMode);
        program.link().deal({.size = {4, 4}, .seed = 77});
        REQUIRE(program.waitForDeal());
        CHECK(program.linkPlay().gameMode() == link::GameMode::Relaxed);
    }
    OpenProgram program{u"link"_s, {{u"link/way"_s, u"clock"_s}}};
    program.link().deal({.size = {4, 4}, .seed = 77});
    REQUIRE(program.waitForDeal());
    CHECK(program.linkPlay().gameMode() == link::GameMode::Clock);
}

TEST_CASE("a stored game whose deal has a number of version 1 keeps its board", "[link]")
{
    OpenProgram program{u"link"_s, {{u"link/columns"_s, 4}, {u"link/rows"_s, 4}}};
    REQUIRE(program.waitForDeal());
    program.files().records().openText(u"link1 relaxed 22184HM0000003 1 0 3 3 0 0"_s);
    REQUIRE(QTest::qWaitFor([&] { return program.linkPlay().deal() == "22184-HM000-0003"; }, 20'000));
    CHECK(link::hashOf(program.linkPlay().game().board()) == 0xeef7e3afc583b81e);
}
