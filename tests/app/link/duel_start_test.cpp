// SPDX-License-Identifier: GPL-3.0-or-later
// Choosing a duel of link-match, in the whole program.
#include "app/link/link_start_controller.h"
#include "tests/app/open_program.h"
#include "tests/support/catch.h"
#include "ui/pages/link_start_page.h"
#include "ui/pages/new_game_page.h"
#include "ui/pages/resume_bar.h"
#include "ui/shell/navigation.h"
#include "ui/widgets/option_card.h"

#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

using DuelRival = ui::DuelPreferences::Opponent;

/// The controller of the page, and what it asked for last.
struct DuelStart {
    app::LinkStartController& controller;
    int duels = 0;
    duel::Setup setup{};
    int level = 0;
    int tables = 0;
    ui::HostChoice table{};

    explicit DuelStart(OpenProgram& program)
        : controller{*program.link().parent()->findChild<app::LinkStartController*>()}
    {
        QObject::disconnect(&controller, &app::LinkStartController::duelRequested, nullptr, nullptr);
        QObject::disconnect(&controller, &app::LinkStartController::hostRequested, nullptr, nullptr);
        QObject::connect(&controller, &app::LinkStartController::duelRequested, &controller,
                         [this](const duel::Setup& wanted, int at) {
                             ++duels;
                             setup = wanted;
                             level = at;
                         });
        QObject::connect(&controller, &app::LinkStartController::hostRequested, &controller,
                         [this](const ui::HostChoice& offered) {
                             ++tables;
                             table = offered;
                         });
    }
};

} // namespace

TEST_CASE("a duel against the computer is on the chosen board and another deal each time", "[link][program]")
{
    OpenProgram program{u"gomoku"_s,
                        {{u"link/columns"_s, 8},
                         {u"link/rows"_s, 6},
                         {u"link/falling"_s, 3},
                         {u"link/way"_s, u"daily"_s},
                         {u"link/pictures"_s, 200},
                         {u"link/duel"_s, true},
                         {u"link/duelLevel"_s, 4},
                         {u"link/duelRule"_s, u"points"_s},
                         {u"link/duelMinutes"_s, 9}}};
    DuelStart asked{program};
    asked.controller.showDuel();
    REQUIRE(program.window().navigation().page() == ui::Page::LinkStart);
    program.window().page<ui::LinkStartPage>().setFocus();
    program.press(Qt::Key_Return);
    REQUIRE(asked.duels == 1);
    CHECK(asked.level == 4);
    CHECK(duel::isValid(asked.setup));
    CHECK(asked.setup.rule == duel::Rule::Points);
    CHECK(asked.setup.minutes == std::chrono::minutes{9});
    CHECK(asked.setup.deal.size == BoardSize{8, 6});
    CHECK(asked.setup.deal.mode == link::FallingMode::Left);
    CHECK(asked.setup.deal.pictures < 200); // the tile set has fewer
    const auto seed = asked.setup.deal.seed;
    program.press(Qt::Key_Return);
    CHECK(asked.setup.deal.seed != seed);
    CHECK(program.preferences()->link.duel.isChosen);
    CHECK(program.preferences()->link.gameMode == link::GameMode::Daily);
}

TEST_CASE("a table of duels keeps the name, and one that cannot be opened says why beside the start", "[link][program]")
{
    OpenProgram program{u"gomoku"_s};
    DuelStart asked{program};
    asked.controller.showDuel(DuelRival::Friend);
    auto& page = program.window().page<ui::LinkStartPage>();
    page.setOwnName(u"Ada"_s);
    pressButton(page, u"Open &table"_s);
    REQUIRE(asked.tables == 1);
    CHECK(asked.duels == 0);
    REQUIRE(asked.table.duel);
    CHECK(asked.table.game == u"link");
    CHECK(asked.table.duel->rule == duel::Rule::Race);
    CHECK(asked.table.duel->minutes == std::chrono::minutes{0});
    CHECK(program.preferences()->name == u"Ada");
    CHECK(program.preferences()->link.duel.opponent == DuelRival::Friend);

    program.press(Qt::Key_Escape);
    asked.controller.showError(u"The port is taken."_s);
    CHECK(program.window().navigation().page() == ui::Page::LinkStart);
    const auto labels = page.findChildren<QLabel*>();
    CHECK(std::ranges::any_of(
        labels, [](const QLabel* label) { return label->isVisible() && label->text() == u"The port is taken."; }));
}

TEST_CASE("an interrupted duel can be continued or discarded on the page", "[link][program]")
{
    OpenProgram program{u"gomoku"_s};
    DuelStart asked{program};
    asked.controller.setUnfinished(u"Your duel with Mei was interrupted."_s); // before the page is created
    asked.controller.show();
    ui::ResumeBar& bar = program.window().page<ui::LinkStartPage>().unfinished();
    CHECK(bar.isVisible());
    int resumed = 0;
    int discarded = 0;
    QObject::connect(&asked.controller, &app::LinkStartController::resumeRequested, &bar, [&] { ++resumed; });
    QObject::connect(&asked.controller, &app::LinkStartController::discardRequested, &bar, [&] { ++discarded; });
    for (auto* button : bar.findChildren<QPushButton*>())
        button->click();
    CHECK(resumed == 1);
    CHECK(discarded == 1);
    asked.controller.setUnfinished({});
    CHECK_FALSE(bar.isVisible());
}

TEST_CASE("the row of games leads from a friend on the network to a duel with a friend", "[link][program]")
{
    OpenProgram program{u"gomoku"_s};
    program.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    auto& page = program.window().page<ui::NewGamePage>();
    const bool isFriend = GENERATE(true, false);
    if (isFriend)
        page.setOpponent(ui::NewGamePage::Opponent::Friend);
    for (QToolButton* button : page.findChildren<QToolButton*>()) {
        if (button->text() == u"Link-match")
            button->click();
    }
    REQUIRE(program.window().navigation().page() == ui::Page::LinkStart);
    const ui::LinkPreferences& choice = program.window().page<ui::LinkStartPage>().choice();
    CHECK(choice.duel.isChosen == isFriend);
    CHECK((choice.duel.opponent == DuelRival::Friend) == isFriend);
}
