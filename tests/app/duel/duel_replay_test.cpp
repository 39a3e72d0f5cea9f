// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/duel/duel_replay.h"

#include "app/duel/duel_entry.h"
#include "app/files/record_reading.h"
#include "tests/app/duel/played_duel.h"
#include "tests/app/open_program.h"
#include "tests/support/catch.h"
#include "ui/history/history_model.h"
#include "ui/link/link_view.h"
#include "ui/link/two_boards.h"
#include "ui/pages/duel_replay_page.h"
#include "ui/pages/history_page.h"
#include "ui/panels/replay_bar.h"
#include "ui/shell/navigation.h"

#include <QAction>
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QSlider>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::app;
using namespace qipan::tests;

namespace {

[[nodiscard]] QString textOf(const record::DuelRecord& record)
{
    return QString::fromStdString(record::writeDuel(record));
}

[[nodiscard]] bool waitForDuel(DuelReplay& replay)
{
    return QTest::qWaitFor([&] { return replay.duel() != nullptr; }, 20'000);
}

[[nodiscard]] bool reaches(DuelReplay& replay, int place)
{
    return QTest::qWaitFor([&] { return replay.place() == place; }, 20'000);
}

[[nodiscard]] QString said(OpenProgram& program)
{
    const ui::Message* message = program.window().messages().current();
    return message == nullptr ? QString{} : message->text;
}

} // namespace

TEST_CASE("a replay of duels goes to any step of any round on both boards", "[duel][replay]")
{
    const record::DuelRecord first = recordOf(playedDuel(smallDuel()));
    const record::DuelRecord second = recordOf(playedDuel(smallDuel(duel::Rule::Race, 6)));
    const auto turnsOf = [](const record::DuelRecord& record) {
        return static_cast<int>(record.actions[0].size() + record.actions[1].size());
    };
    const int all = turnsOf(first) + turnsOf(second);
    OpenProgram program{{}};
    DuelReplay& replay = program.duelReplay();
    replay.start(textOf(first) + u'\n' + textOf(second));
    REQUIRE(waitForDuel(replay));
    CHECK(program.window().navigation().page() == ui::Page::DuelReplay);
    auto& page = program.window().page<ui::DuelReplayPage>();
    CHECK(page.replay().findChild<QSlider*>()->maximum() == all);
    replay.goTo(all);
    REQUIRE(reaches(replay, all));
    CHECK(replay.duel()->setup().deal.seed == 6);
    CHECK(replay.duel()->board(Seat::First).game().won());
    CHECK(replay.duel()->board(Seat::Second).actions() == second.actions[1]);
    CHECK(page.title() == u"Round 2 of 2 · Duel, race · 6 × 4 · Ada won");
    CHECK_FALSE(program.actions().nextPosition->isEnabled());
    program.actions().firstPosition->trigger();
    REQUIRE(QTest::qWaitFor([&] { return replay.duel()->setup().deal.seed == 5; }, 20'000));
    CHECK(replay.place() == 0);
    program.actions().nextPosition->trigger();
    REQUIRE(reaches(replay, 1));
    replay.goTo(turnsOf(first) - 3);
    REQUIRE(reaches(replay, turnsOf(first) - 3));
    program.actions().previousPosition->trigger();
    REQUIRE(reaches(replay, turnsOf(first) - 4));
    CHECK(replay.duel()->board(Seat::First).actions().size() + replay.duel()->board(Seat::Second).actions().size()
          == static_cast<std::size_t>(turnsOf(first)) - 4);
    CHECK(page.boards().board(Seat::First).boardName() == u"Board of Ada");
    CHECK(page.boards().board(Seat::Second).boardName() == u"Board of Lin");
}

TEST_CASE("a round by points with refills is replayed to its end", "[duel][replay]")
{
    const duel::Duel round = playedDuel(smallDuel(duel::Rule::Points));
    REQUIRE(round.board(Seat::First).pairs() > 12);
    OpenProgram program{{}};
    DuelReplay& replay = program.duelReplay();
    replay.start(textOf(recordOf(round)));
    REQUIRE(waitForDuel(replay));
    program.actions().latestPosition->trigger();
    const auto all =
        static_cast<int>(round.board(Seat::First).actions().size() + round.board(Seat::Second).actions().size());
    REQUIRE(reaches(replay, all));
    for (const Seat seat : {Seat::First, Seat::Second})
        CHECK(replay.duel()->board(seat).points() == round.board(seat).points());
    for (int place = all - 1; place > all - 20; --place) {
        program.actions().previousPosition->trigger();
        REQUIRE(reaches(replay, place));
    }
    for (int place = all - 18; place <= all; ++place) { // each step alone, over refills
        program.actions().nextPosition->trigger();
        REQUIRE(reaches(replay, place));
    }
    CHECK(replay.duel()->board(Seat::First).game().board() == round.board(Seat::First).game().board());
}

TEST_CASE("a replay runs through both players' actions in the order of their times", "[duel][replay]")
{
    record::DuelRecord record = recordOf(playedDuel(smallDuel()));
    record.actions[0].resize(2);
    record.actions[1].resize(2);
    record.verdict.reset();
    record.actions[0][0].at = duel::Milliseconds{10};
    record.actions[1][0].at = duel::Milliseconds{20};
    record.actions[1][1].at = duel::Milliseconds{30};
    record.actions[0][1].at = duel::Milliseconds{40};
    OpenProgram program{{}};
    DuelReplay& replay = program.duelReplay();
    std::vector<std::pair<std::size_t, std::size_t>> seen;
    QObject::connect(&replay, &DuelReplay::changed, &replay, [&] {
        const auto countOf = [&](Seat seat) { return replay.duel()->board(seat).actions().size(); };
        const std::pair now{countOf(Seat::First), countOf(Seat::Second)};
        if (seen.empty() || seen.back() != now)
            seen.push_back(now);
    });
    replay.start(textOf(record));
    REQUIRE(waitForDuel(replay));
    REQUIRE(reaches(replay, 4));
    CHECK(seen == std::vector<std::pair<std::size_t, std::size_t>>{{0, 0}, {1, 0}, {1, 1}, {1, 2}, {2, 2}});
    CHECK(program.window().page<ui::DuelReplayPage>().title().endsWith(u"Unfinished"));
}

TEST_CASE("a record that breaks the rules is refused at its step", "[duel][replay]")
{
    record::DuelRecord record = recordOf(playedDuel(smallDuel()));
    record.actions[1][1] = record.actions[1][0]; // the tiles are gone
    OpenProgram program{{}};
    DuelReplay& replay = program.duelReplay();
    replay.start(textOf(record));
    REQUIRE(waitForDuel(replay));
    replay.go(Step::Latest);
    const QString illegal = u"The replay is illegal at step 2 of Lin: the two tiles cannot be removed together."_s;
    REQUIRE(QTest::qWaitFor([&] { return said(program) == illegal; }, 20'000));

    record = recordOf(playedDuel(smallDuel()));
    record.verdict->winner = Seat::Second;
    replay.start(textOf(record));
    REQUIRE(QTest::qWaitFor([&] { return replay.text() == textOf(record) && replay.duel() != nullptr; }, 20'000));
    replay.go(Step::Latest);
    CHECK(QTest::qWaitFor(
        [&] { return said(program) == u"The record is illegal: its boards cannot lead to its result."; }, 20'000));
}

TEST_CASE("a line that is no record of a duel says why and shows no page", "[duel][replay]")
{
    OpenProgram program{{}};
    program.files().records().openText(u"duel1 race X 1 0 5 10 - - /"_s);
    CHECK(QTest::qWaitFor([&] { return said(program) == u"The record of this duel names no deal."; }));
    program.files().records().openText(u"duel9 anything"_s);
    CHECK(QTest::qWaitFor([&] { return said(program) == u"This version cannot read this record of a duel."; }));
    CHECK(program.window().navigation().page() == ui::Page::Home);
}

TEST_CASE("a duel of the history is opened with its names, copied and saved as qlink, and opened from there",
          "[duel][replay]")
{
    const QTemporaryDir folder;
    declineLessons(folder.path());
    const DuelPlayers players{
        .sides = {PlayerEntry{u"Ada"_s, PlayerKind::Me}, PlayerEntry{u"Computer, level 3"_s, PlayerKind::Computer, 3}}};
    const HistoryEntry game = entryOf(playedDuel(smallDuel()), players, {.began = 1'000'000, .ended = 1'030'000});
    {
        DataFile data{folder.path()};
        REQUIRE(HistoryFile{data}.save(game));
    }
    OpenProgram program{{}, folder.path()};
    program.actions().history->trigger();
    auto& history = program.window().page<ui::HistoryPage>();
    REQUIRE(QTest::qWaitFor([&] { return history.model().rowCount() == 1; }, 20'000));
    Q_EMIT history.openRequested(1);
    DuelReplay& replay = program.duelReplay();
    REQUIRE(waitForDuel(replay));
    CHECK(replay.text() == linesOf(game));
    program.actions().copyMoves->trigger();
    CHECK(QGuiApplication::clipboard()->text() == linesOf(game));
    const QString path = folder.filePath(u"d.qlink"_s);
    program.files().records().saveTo(path);
    REQUIRE(QTest::qWaitFor([&] { return QFile::exists(path); }, 20'000));
    QFile file{path};
    REQUIRE(file.open(QIODevice::ReadOnly));
    CHECK(QString::fromUtf8(file.readAll()) == linesOf(game) + u'\n');
    program.press(Qt::Key_Escape);
    CHECK(program.window().navigation().page() == ui::Page::History);
    program.files().open(path);
    CHECK(QTest::qWaitFor([&] { return program.window().navigation().page() == ui::Page::DuelReplay; }, 20'000));
}

TEST_CASE("a file with duels and boards shows the first of them and says what else it has", "[duel][replay]")
{
    const QString duel = textOf(recordOf(playedDuel(smallDuel())));
    const QString board = u"link1 relaxed AB/AB:none:yes 1 0 3 3 0 0 2310p0-2"_s;
    const LinkRun duels = firstRunIn(duel + u'\n' + duel + u'\n' + board + u'\n' + board);
    CHECK(duels.isDuel);
    CHECK(duels.text == duel + u'\n' + duel);
    CHECK(duels.others == 2);
    const LinkRun boards = firstRunIn(board + u'\n' + duel);
    CHECK_FALSE(boards.isDuel);
    CHECK(boards.text == board);
    CHECK(boards.others == 1);
    CHECK(firstRunIn(duel).others == 0);
    CHECK(linkGamesIn(duel + u'\n' + board + u'\n' + duel).size() == 3);
    CHECK(linkGamesIn(u"duel1 nothing"_s).empty());
    OpenProgram program{{}};
    program.files().records().openText(duel + u'\n' + board);
    REQUIRE(waitForDuel(program.duelReplay()));
    CHECK(program.duelReplay().text() == duel);
    CHECK(QTest::qWaitFor([&] {
        const ui::Message* passing = program.window().messages().passing();
        return said(program).startsWith(u"There is 1 more game behind it.")
            || (passing != nullptr && passing->text.startsWith(u"There is 1 more game behind it."));
    }));
}

TEST_CASE("both boards are side by side where there is room, and else one at a time", "[duel][replay]")
{
    OpenProgram program{{}};
    duel::Setup setup = smallDuel();
    setup.deal = {.size = {16, 10}, .seed = 3};
    const record::DuelRecord record = recordOf(playedDuel(setup));
    program.duelReplay().start(textOf(record));
    REQUIRE(waitForDuel(program.duelReplay()));
    program.duelReplay().goTo(20);
    REQUIRE(reaches(program.duelReplay(), 20));
    ui::TwoBoards& boards = program.window().page<ui::DuelReplayPage>().boards();
    program.window().resize(1280, 860);
    REQUIRE(QTest::qWaitFor([&] { return boards.width() > 1'000; }));
    CHECK(boards.arrangement() == ui::TwoBoards::Layout::SideBySide);
    CHECK(boards.board(Seat::First).isVisible());
    CHECK(boards.board(Seat::Second).isVisible());
    CHECK_FALSE(boards.board(Seat::First).geometry().intersects(boards.board(Seat::Second).geometry()));
    program.window().resize(480, 400);
    REQUIRE(QTest::qWaitFor([&] { return boards.width() < 480; }));
    CHECK(boards.arrangement() == ui::TwoBoards::Layout::Single);
    CHECK(boards.board(Seat::First).isVisible());
    CHECK_FALSE(boards.board(Seat::Second).isVisible());
    boards.show(Seat::Second);
    CHECK_FALSE(boards.board(Seat::First).isVisible());
    CHECK(boards.board(Seat::Second).isVisible());
    CHECK(boards.rect().contains(boards.board(Seat::Second).geometry()));
}
