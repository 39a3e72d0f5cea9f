// SPDX-License-Identifier: GPL-3.0-or-later
// Closing the window while something is not on disk yet.
#include "tests/app/history/plain_file.h"
#include "tests/app/open_program.h"
#include "tests/support/catch.h"
#include "ui/messages/message_bar.h"

#include <QFile>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

/// A game of two people at one machine, whose next ply cannot be written while another program holds the write lock.
class LockedGame {
    QTemporaryDir m_folder;
    std::optional<OpenProgram> m_program;
    std::optional<PlainFile> m_other;

public:
    OpenProgram& program;
    ui::MessageBar& bar;

    LockedGame()
        : program{open()}
        , bar{program.messageBar()}
    {
        play({7, 7});
        REQUIRE(QTest::qWaitFor([&] { return QFile::exists(path()) && isStored(u"7,7"_s); }));
        m_other.emplace(path());
        m_other->run(u"BEGIN IMMEDIATE"_s);
        play({8, 8});
    }

    void play(Cell cell) { program.playByKeys(program.board(), cell); }
    void unlock() { m_other.reset(); }
    [[nodiscard]] bool isStored(const QString& moves)
    {
        PlainFile file{path()};
        return file.value(u"SELECT COUNT(*) FROM sqlite_master WHERE name='game'"_s).toInt() == 1
            && file.value(u"SELECT moves FROM game"_s).toString() == moves;
    }
    [[nodiscard]] bool says(const QString& text)
    {
        return QTest::qWaitFor([&] { return bar.isVisible() && bar.text().contains(text); }, 20'000);
    }
    /// Gives this answer to the question.
    void answer(const QString& text)
    {
        for (QPushButton* button : bar.findChildren<QPushButton*>()) {
            if (button->isVisible() && button->text().remove(u'&') == text)
                return button->click();
        }
        FAIL("no such answer");
    }
    [[nodiscard]] bool closes()
    {
        return QTest::qWaitFor([&] { return !program.window().isVisible(); }, 20'000);
    }

private:
    [[nodiscard]] QString path() const { return m_folder.filePath(u"qipan.sqlite"_s); }
    [[nodiscard]] OpenProgram& open()
    {
        declineLessons(m_folder.path());
        storeSettings(m_folder.path(),
                      {{u"language"_s, u"en"_s}, {u"view/animation"_s, false}, {u"gomoku/opponent"_s, 1}});
        return m_program.emplace(u"gomoku"_s, m_folder.path());
    }
};

} // namespace

TEST_CASE("the window closes when the last ply is on disk", "[store][program]")
{
    LockedGame game;
    CHECK_FALSE(game.program.window().close());
    CHECK_FALSE(game.bar.isVisible()); // usually it takes no time
    REQUIRE(game.says(u"Saving your games"_s));
    CHECK(game.program.window().isVisible());
    game.unlock();
    CHECK(game.closes());
    CHECK(game.isStored(u"7,7 8,8"_s));
}

TEST_CASE("the user can close the window without waiting for the disk or stay", "[store][program]")
{
    LockedGame game;
    CHECK_FALSE(game.program.window().close());
    REQUIRE(game.says(u"Saving your games"_s));
    SECTION("close")
    {
        game.answer(u"Close anyway"_s);
        CHECK_FALSE(game.program.window().isVisible());
        CHECK_FALSE(game.isStored(u"7,7 8,8"_s));
    }
    SECTION("stay")
    {
        game.answer(u"Stay"_s);
        game.unlock();
        REQUIRE(QTest::qWaitFor([&] { return game.isStored(u"7,7 8,8"_s); }, 20'000));
        CHECK(game.program.window().isVisible());
        game.play({9, 9});
        game.program.window().close();
        CHECK(game.closes());
    }
}

TEST_CASE("what cannot be written within ten seconds is not lost without a question", "[store][program]")
{
    LockedGame game;
    CHECK_FALSE(game.program.window().close());
    REQUIRE(game.says(u"would be lost"_s));
    CHECK(game.program.window().isVisible());
    SECTION("to which the answer is to quit")
    {
        game.answer(u"Quit anyway"_s);
        CHECK_FALSE(game.program.window().isVisible());
    }
    SECTION("which goes when it is written")
    {
        game.unlock();
        CHECK(QTest::qWaitFor([&] { return !game.bar.isVisible(); }, 20'000));
        game.program.window().close();
        CHECK(game.closes());
    }
}
