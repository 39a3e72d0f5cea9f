// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/link/link_replay.h"

#include "core/link/deal.h"
#include "core/link/deal_number.h"
#include "core/record/link_record.h"
#include "tests/app/open_program.h"
#include "tests/support/catch.h"
#include "ui/link/link_info.h"
#include "ui/pages/home_page.h"
#include "ui/pages/link_replay_page.h"
#include "ui/panels/replay_bar.h"
#include "ui/shell/navigation.h"
#include "ui/widgets/countdown.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QSlider>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <ctime>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

/// Plays a deal to its end by hints.
[[nodiscard]] link::Play cleared(const link::DealSetup& setup, link::GameMode gameMode, const link::Carryover& start)
{
    const std::atomic<bool> stop{false};
    link::Play play{link::Game{link::makeDeal(setup, stop)->board, {.border = setup.border}, setup.mode}, gameMode,
                    link::dealNumber(setup), start};
    play.resume(link::Milliseconds{0});
    link::Milliseconds now{0};
    while (!play.end()) {
        now += link::Milliseconds{10};
        const auto pair = play.game().hint();
        if (!pair) {
            REQUIRE(play.shuffle(1, now));
            continue;
        }
        (void)play.choose(pair->pair.a, now);
        (void)play.choose(pair->pair.b, now);
    }
    return play;
}

[[nodiscard]] QString lineOf(const link::Play& play, BoardSize size)
{
    return QString::fromStdString(record::writeLinkRecord(play.record(), size));
}

[[nodiscard]] QSlider& sliderOf(OpenProgram& program)
{
    return *program.window().page<ui::LinkReplayPage>().replay().findChild<QSlider*>();
}

[[nodiscard]] bool waitForPlace(OpenProgram& program, int place)
{
    return QTest::qWaitFor([&] { return sliderOf(program).value() == place; });
}

} // namespace

TEST_CASE("a replay of several boards goes to any step of any board", "[link][replay]")
{
    const link::DealSetup one{.size = {4, 4}, .pictures = 4, .seed = 5};
    const link::DealSetup two{.size = {4, 4}, .pictures = 4, .seed = 6};
    const link::Play first = cleared(one, link::GameMode::Endless, {});
    const link::Play second = cleared(two, link::GameMode::Endless, first.next());
    const auto atFirst = static_cast<int>(first.steps().size());
    const int all = atFirst + static_cast<int>(second.steps().size());

    OpenProgram program{{}};
    program.replay().start(lineOf(first, one.size) + u'\n' + lineOf(second, two.size), std::nullopt);
    REQUIRE(QTest::qWaitFor([&] { return program.replay().play() != nullptr; }));
    CHECK(sliderOf(program).maximum() == all);
    program.replay().goTo(all);
    REQUIRE(waitForPlace(program, all));
    CHECK(program.replay().play()->points() == second.points());
    CHECK_FALSE(program.actions().nextPosition->isEnabled());
    program.actions().firstPosition->trigger();
    REQUIRE(waitForPlace(program, 0));
    CHECK(program.replay().play()->deal() == first.deal());
    program.replay().goTo(atFirst + 2);
    REQUIRE(waitForPlace(program, atFirst + 2));
    CHECK(program.replay().play()->deal() == second.deal());
    program.actions().previousPosition->trigger();
    REQUIRE(waitForPlace(program, atFirst + 1));
    sliderOf(program).setValue(atFirst - 1);
    REQUIRE(QTest::qWaitFor([&] { return program.replay().play()->deal() == first.deal(); }));
    REQUIRE(QTest::qWaitFor([&] { return program.replay().play()->game().tilesLeft() == 2; }));
    program.actions().nextPosition->trigger();
    REQUIRE(QTest::qWaitFor([&] { return program.replay().play()->game().won(); }));
    CHECK(sliderOf(program).value() == atFirst);
}

TEST_CASE("Home and End go to the first and last step from any part of the bar and the last step tells the result",
          "[link][replay]")
{
    const link::DealSetup setup{.size = {4, 4}, .pictures = 4, .seed = 5};
    const link::Play play = cleared(setup, link::GameMode::Relaxed, {});
    const auto all = static_cast<int>(play.steps().size());
    OpenProgram program{{}};
    program.replay().start(lineOf(play, setup.size), std::nullopt);
    REQUIRE(QTest::qWaitFor([&] { return program.replay().play() != nullptr; }));
    auto& page = program.window().page<ui::LinkReplayPage>();
    auto* speed = page.replay().findChild<QComboBox*>();
    REQUIRE(speed != nullptr);
    const int chosen = speed->currentIndex();
    QTest::keyClick(speed, Qt::Key_End);
    REQUIRE(waitForPlace(program, all));
    const QString result = u"Relaxed · Board cleared · "_s + ui::elapsedText(play.time({}));
    REQUIRE(QTest::qWaitFor([&] { return page.info().title() == result; }));
    QTest::keyClick(speed, Qt::Key_Home);
    REQUIRE(waitForPlace(program, 0));
    CHECK(speed->currentIndex() == chosen);
    REQUIRE(QTest::qWaitFor([&] { return page.info().title() == u"Relaxed"; }));
}

TEST_CASE("the replay of a game of two has the recorded names", "[link][replay]")
{
    OpenProgram program{u"link"_s,
                        {{u"link/columns"_s, 4},
                         {u"link/rows"_s, 4},
                         {u"link/way"_s, u"two"_s},
                         {u"name"_s, u"Ada"_s},
                         {u"secondName"_s, u"Lin %1"_s}}};
    REQUIRE(program.removePair());
    program.endLink();
    program.actions().home->trigger();
    const auto isListed = [&] {
        const auto buttons = program.window().page<ui::HomePage>().findChildren<QAbstractButton*>();
        return std::ranges::any_of(
            buttons, [](const QAbstractButton* button) { return button->text().startsWith(u"Link-match, today"); });
    };
    REQUIRE(QTest::qWaitFor(isListed));
    Q_EMIT program.window().page<ui::HomePage>().todayChosen(ui::TodayEntry::Kind::Result);
    REQUIRE(QTest::qWaitFor([&] { return program.replay().play() != nullptr; }));
    const ui::LinkInfo& info = program.window().page<ui::LinkReplayPage>().info();
    CHECK(info.pointsText().startsWith(u"Ada: ")); // it runs already
    CHECK(info.pointsText().contains(u", Lin %1: "));
    program.replay().goTo(static_cast<int>(program.linkPlay().steps().size()));
    CHECK(QTest::qWaitFor([&] { return info.title().contains(u"Ada wins"); }));
}

TEST_CASE("a step back in the replay of the largest board takes little processor time", "[link][replay]")
{
    const link::DealSetup setup{.size = {30, 20}, .pictures = 42, .seed = 7};
    const link::Play play = cleared(setup, link::GameMode::Relaxed, {});
    const auto all = static_cast<int>(play.steps().size());
    REQUIRE(all >= 300);
    OpenProgram program{{}};
    program.replay().start(lineOf(play, setup.size), std::nullopt);
    REQUIRE(QTest::qWaitFor([&] { return program.replay().play() != nullptr; }));
    program.replay().goTo(all);
    REQUIRE(waitForPlace(program, all));
    constexpr int steps = 100;
    const std::clock_t before = std::clock();
    for (int step = 1; step <= steps; ++step) {
        program.actions().previousPosition->trigger();
        REQUIRE(waitForPlace(program, all - step));
    }
    const double each = 1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC / steps;
    INFO(each << " ms");
    CHECK(each < 50);
}
