// SPDX-License-Identifier: GPL-3.0-or-later
// What the program plays, when.
#include "app/tables/table.h"
#include "tests/app/history/plain_file.h"
#include "tests/app/open_program.h"
#include "tests/support/catch.h"
#include "ui/book/diagram_board.h"
#include "ui/pages/lesson_page.h"
#include "ui/pages/preferences_page.h"

#include <QAction>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>

#include <algorithm>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;
using ui::Sound;

namespace {

const std::pair<QString, QVariant> twoAtGomoku{u"gomoku/opponent"_s, 1};
const std::pair<QString, QVariant> twoAtReversi{u"reversi/opponent"_s, 1};
const std::pair<QString, QVariant> noPause{u"computer/pause"_s, 0};
const std::pair<QString, QVariant> refusalSounds{u"refusal/beep"_s, true};

using Heard = std::vector<Sound>;

/// The sounds of a program, which are off, so that each is reported instead of played.
class Ear {
public:
    explicit Ear(OpenProgram& program)
        : m_spy{&program.sounds(), &ui::Sounds::unheard}
    {
    }

    /// The sounds since the last call.
    [[nodiscard]] Heard take()
    {
        Heard heard;
        m_pitches.clear();
        for (const QVariantList& sound : std::as_const(m_spy)) {
            heard.push_back(sound.front().value<Sound>());
            m_pitches.push_back(sound.back().toInt());
        }
        m_spy.clear();
        return heard;
    }
    /// The pitches of the sounds that were taken last.
    [[nodiscard]] const std::vector<int>& pitches() const { return m_pitches; }
    [[nodiscard]] bool waitFor(Sound wanted)
    {
        return QTest::qWaitFor([this, wanted] {
            return std::ranges::any_of(std::as_const(m_spy), [wanted](const QVariantList& sound) {
                return sound.front().value<Sound>() == wanted;
            });
        });
    }

private:
    QSignalSpy m_spy;
    std::vector<int> m_pitches;
};

void play(OpenProgram& program, const std::vector<Cell>& cells)
{
    for (const Cell cell : cells)
        program.click(program.board(), cell);
}

/// A window that takes the focus from that of the program.
struct OtherWindow : QWidget {
    OtherWindow()
    {
        show();
        activateWindow();
        REQUIRE(QTest::qWaitForWindowActive(this));
    }
};

} // namespace

TEST_CASE("each stone is heard, of either side", "[sound]")
{
    OpenProgram program{u"gomoku"_s, {noPause}};
    Ear ear{program};
    play(program, {{7, 7}});
    REQUIRE(QTest::qWaitFor([&] { return program.match().plies() == 2; }));
    CHECK(ear.take() == Heard{Sound::Stone, Sound::Stone});
}

TEST_CASE("a move of the computer calls the player who is elsewhere", "[sound]")
{
    OpenProgram program{u"gomoku"_s, {noPause}};
    Ear ear{program};
    {
        const OtherWindow other; // while the computer thinks
        play(program, {{7, 7}});
        REQUIRE(QTest::qWaitFor([&] { return program.match().plies() == 2; }));
        CHECK(ear.take() == Heard{Sound::Stone, Sound::Stone, Sound::YourTurn});
    }
    program.window().activateWindow();
    REQUIRE(QTest::qWaitForWindowActive(&program.window()));
    program.board().setFocus();
    play(program, {{0, 0}});
    program.actions().preferences->trigger(); // leaves the page before the reply
    REQUIRE(QTest::qWaitFor([&] { return program.match().plies() == 4; }));
    CHECK(ear.take() == Heard{Sound::Stone, Sound::YourTurn}); // no stone is seen
}

TEST_CASE("flipped discs are heard after the disc", "[sound]")
{
    OpenProgram program{u"reversi"_s, {twoAtReversi}};
    Ear ear{program};
    play(program, {{3, 2}});
    CHECK(ear.take() == Heard{Sound::Stone, Sound::Flips});
}

TEST_CASE("an invalid move is heard if the settings want it", "[sound]")
{
    OpenProgram program{u"gomoku"_s, {twoAtGomoku, refusalSounds}};
    Ear ear{program};
    play(program, {{7, 7}, {7, 7}});
    CHECK(ear.take() == Heard{Sound::Stone, Sound::Invalid});
    program.preferences().change([](ui::Preferences& p) { p.beep = false; });
    play(program, {{7, 7}});
    CHECK(ear.take().empty());
}

TEST_CASE("a win of a person is heard as such, any other end as the end", "[sound]")
{
    OpenProgram two{u"gomoku"_s, {twoAtGomoku}};
    Ear ear{two};
    play(two, {{7, 7}, {0, 0}, {8, 7}, {14, 0}, {6, 7}, {0, 14}, {9, 7}, {14, 14}});
    (void)ear.take();
    play(two, {{5, 7}});
    CHECK(ear.take() == Heard{Sound::Stone, Sound::Win});

    OpenProgram one{u"gomoku"_s, {noPause}};
    Ear other{one};
    play(one, {{7, 7}});
    REQUIRE(QTest::qWaitFor([&] { return one.match().plies() == 2; }));
    (void)other.take();
    one.resign();
    CHECK(other.take() == Heard{Sound::GameOver});
}

TEST_CASE("a step through a game is at most one stone", "[sound]")
{
    OpenProgram program{u"gomoku"_s, {twoAtGomoku}};
    play(program, {{7, 7}, {8, 8}, {6, 6}, {9, 9}});
    Ear ear{program};
    program.actions().firstPosition->trigger();
    program.actions().latestPosition->trigger();
    program.actions().previousPosition->trigger();
    CHECK(ear.take().empty());
    program.actions().nextPosition->trigger();
    CHECK(ear.take() == Heard{Sound::Stone});
    program.actions().undo->trigger();
    CHECK(ear.take().empty());
}

TEST_CASE("a record that is opened is silent, and a step through it is a stone", "[sound]")
{
    OpenProgram program{QString{}};
    Ear ear{program};
    program.files().records().openText(u"(;GM[4]SZ[15];B[hh];W[ii];B[jj])"_s);
    REQUIRE(QTest::qWaitFor([&] { return program.window().navigation().page() == ui::Page::Record; }));
    program.actions().firstPosition->trigger();
    CHECK(ear.take().empty());
    program.actions().nextPosition->trigger();
    CHECK(ear.take() == Heard{Sound::Stone});
    program.actions().previousPosition->trigger();
    program.actions().latestPosition->trigger();
    CHECK(ear.take().empty());
}

TEST_CASE("a request of the opponent is heard where it is to be answered", "[sound][lan]")
{
    JoinedPrograms programs;
    REQUIRE(programs.play({7, 7}));
    Ear host{programs.host};
    Ear guest{programs.guest};
    programs.host.actions().undo->trigger();
    REQUIRE(guest.waitFor(Sound::Request));
    CHECK(guest.take() == Heard{Sound::Request});
    programs.guest.useLanguage(u"zh_CN"_s); // words it anew
    QCoreApplication::processEvents();
    CHECK(guest.take().empty());
    CHECK(host.take().empty());
}

TEST_CASE("the clock is heard once when ten seconds are left to a person", "[sound]")
{
    OpenProgram program{u"gomoku"_s, {twoAtGomoku, {u"gomoku/clock"_s, 11}}};
    Ear ear{program};
    play(program, {{7, 7}});
    CHECK(ear.take() == Heard{Sound::Stone});
    REQUIRE(ear.waitFor(Sound::Clock));
    CHECK(ear.take() == Heard{Sound::Clock});
    REQUIRE(program.table().clock() != nullptr);
    CHECK(program.table().clock()->left().white <= std::chrono::milliseconds{10'000});
    CHECK(program.table().clock()->left().white > std::chrono::milliseconds{9'000});
    play(program, {{0, 0}});
    play(program, {{7, 8}}); // White has less than ten seconds from the first on
    QCoreApplication::processEvents();
    CHECK(ear.take() == Heard{Sound::Stone, Sound::Stone});
}

TEST_CASE("link-match is heard, higher with each pair of a combo", "[sound][link]")
{
    OpenProgram program{u"link"_s, {{u"link/columns"_s, 8}, {u"link/rows"_s, 8}, {u"link/pictures"_s, 2}}};
    Ear ear{program};
    for (int combo = 1; combo <= 3; ++combo) {
        REQUIRE(program.removePair());
        CHECK(ear.take() == Heard{Sound::Pick, Sound::Match});
        CHECK(ear.pitches() == std::vector{0, combo - 1});
    }
    program.actions().shuffle->trigger();
    REQUIRE(ear.waitFor(Sound::Shuffle));
    CHECK(ear.take() == Heard{Sound::Shuffle});
    program.endLink();
    CHECK(ear.take() == Heard{Sound::GameOver});
}

TEST_CASE("the clock of link-match is heard once when ten seconds are left", "[sound][link]")
{
    const QTemporaryDir folder;
    declineLessons(folder.path());
    storeSettings(folder.path(),
                  {{u"language"_s, u"en"_s},
                   {u"view/animation"_s, false},
                   {u"sounds/switch"_s, 2},
                   {u"link/columns"_s, 4},
                   {u"link/rows"_s, 4},
                   {u"link/way"_s, u"clock"_s}});
    {
        OpenProgram program{u"link"_s, folder.path()};
        REQUIRE(program.removePair());
    }
    PlainFile{folder.filePath(u"qipan.sqlite"_s)}.run(u"UPDATE game SET time_ms=29500"_s); // of 40 s
    OpenProgram program{u"link"_s, folder.path()};
    REQUIRE(program.link().isPaused());
    Ear ear{program};
    program.actions().pause->trigger();
    CHECK(ear.take().empty());
    REQUIRE(ear.waitFor(Sound::Clock));
    program.actions().pause->trigger();
    program.actions().pause->trigger(); // it has been heard
    QCoreApplication::processEvents();
    CHECK(ear.take() == Heard{Sound::Clock});
}

TEST_CASE("a cleared board is a win, or a level that another one follows", "[sound][link]")
{
    for (const bool isCampaign : {false, true}) {
        OpenProgram program{
            u"link"_s,
            {{u"link/columns"_s, 4}, {u"link/rows"_s, 4}, {u"link/way"_s, isCampaign ? u"campaign"_s : u"relaxed"_s}}};
        Ear ear{program};
        while (!program.linkPlay().end()) {
            if (program.linkPlay().game().stuck()) {
                program.actions().shuffle->trigger();
                REQUIRE(QTest::qWaitFor([&] { return !program.linkPlay().game().stuck(); }));
            }
            REQUIRE(program.removePair());
        }
        const Heard heard = ear.take();
        CHECK(heard.back() == (isCampaign ? Sound::LevelDone : Sound::Win));
        CHECK(std::ranges::count(heard, heard.back()) == 1);
    }
}

TEST_CASE("two equal tiles that no path joins are an invalid move", "[sound][link]")
{
    OpenProgram program{u"link"_s,
                        {refusalSounds, {u"link/columns"_s, 6}, {u"link/rows"_s, 6}, {u"link/pictures"_s, 2}}};
    Ear ear{program};
    // Of three tiles two have the same of two pictures; all cells around them have tiles.
    const link::Board& board = program.linkPlay().game().board();
    std::vector<Cell> cells{{1, 1}, {3, 1}, {1, 3}};
    if (board[cells[0]] != board[cells[1]])
        std::swap(cells[board[cells[0]] == board[cells[2]] ? 1 : 0], cells[2]);
    program.click(program.linkBoard(), cells[0]);
    program.click(program.linkBoard(), cells[1]);
    CHECK(ear.take() == Heard{Sound::Pick, Sound::Invalid});
}

TEST_CASE("a step of a lesson is heard once, right or wrong", "[sound]")
{
    OpenProgram program{{}, {refusalSounds}};
    program.lesson().start(u"gomoku"_s);
    auto& page = program.window().page<ui::LessonPage>();
    Ear ear{program};
    program.playByKeys(page.board()->view(), {4, 4}); // in the middle, as asked
    CHECK(ear.take() == Heard{Sound::Stone, Sound::Match});
    program.press(Qt::Key_Return);
    REQUIRE(page.step().number == 2);
    CHECK(ear.take().empty());
    program.playByKeys(page.board()->view(), {0, 8}); // no five
    CHECK(ear.take() == Heard{Sound::Invalid});
}

TEST_CASE("sounds are switched in the menu, heard when changed, and stored", "[sound][preferences]")
{
    const QTemporaryDir folder;
    declineLessons(folder.path());
    storeSettings(folder.path(), {{u"language"_s, u"en"_s}, {u"sounds/switch"_s, 2}});
    {
        OpenProgram program{QString{}, folder.path()};
        CHECK_FALSE(program.actions().sounds->isChecked());
        program.actions().sounds->trigger();
        CHECK(program.preferences()->sounds == ui::Switch::On);
        program.actions().sounds->trigger();
        CHECK(program.preferences()->sounds == ui::Switch::Off);
        program.actions().preferences->trigger();
        auto* slider = program.window().page<ui::PreferencesPage>().findChild<QSlider*>();
        REQUIRE(slider != nullptr);
        CHECK(slider->accessibleName() == u"Volume:");
        QTest::keyClick(slider, Qt::Key_Left);
        CHECK(program.preferences()->volume == 60);
        slider->setValue(33); // as by the mouse
        CHECK(program.preferences()->volume == 30);
        CHECK(slider->value() == 30);
    }
    OpenProgram program{QString{}, folder.path()};
    CHECK(program.preferences()->volume == 30);
    CHECK(program.preferences()->sounds == ui::Switch::Off);
}
