// SPDX-License-Identifier: GPL-3.0-or-later
// The statistics page in the whole program, driven by keys.
#include "app/history/history_file.h"
#include "app/settings/settings.h"
#include "tests/app/open_program.h"
#include "tests/app/statistics/random_history.h"
#include "tests/support/catch.h"
#include "ui/pages/statistics_page.h"
#include "ui/shell/navigation.h"
#include "ui/statistics/picture_card.h"

#include <QAction>
#include <QComboBox>
#include <QDateTime>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::app;
using namespace qipan::tests;

namespace {

/// A data folder with a history: five games of Ada, three of them wins, and one of a guest.
struct Folder {
    Folder()
    {
        storeSettings(dir.path(), {{u"language"_s, u"en"_s}, {u"name"_s, u"Ada"_s}, {u"link/offerLesson"_s, false}});
        DataFile data{dir.path()};
        HistoryFile file{data};
        for (int i = 0; i < 6; ++i) {
            PlayedGame game;
            game.game = i == 4 ? u"reversi"_s : u"gomoku"_s;
            game.rule = i == 4 ? u"standard"_s : u"freestyle"_s;
            game.size = i == 4 ? BoardSize{8, 8} : BoardSize{15, 15};
            game.profile = i == 5 ? ui::Profile{} : ui::Profile{false, u"Ada"_s};
            game.shownName = i == 5 ? u"Player"_s : u"Ada"_s;
            game.opponent.kind = ui::Opponent::Kind::Computer;
            game.opponent.level = 2;
            game.isOver = true;
            game.isRated = true;
            game.result = i < 3 ? ui::GameResult::Win : ui::GameResult::Loss;
            game.ended = QDateTime::currentMSecsSinceEpoch() - 86'400'000LL * (6 - i);
            game.began = game.ended - 60'000;
            game.plies = 40;
            REQUIRE(file.save(entryFrom(game)));
        }
    }

    QTemporaryDir dir;
};

struct Opened : OpenProgram {
    explicit Opened(const Folder& folder)
        : OpenProgram{QString{}, folder.dir.path()}
    {
    }

    [[nodiscard]] ui::StatisticsPage& page() { return window().page<ui::StatisticsPage>(); }
    /// The figure with this name; empty if it is not shown.
    [[nodiscard]] QString figure(const QString& name)
    {
        for (const QLabel* label : page().findChildren<QLabel*>()) {
            if (label->accessibleName().startsWith(QString{name + u": "}) && label->isVisibleTo(&page()))
                return label->text();
        }
        return {};
    }
    [[nodiscard]] bool shows(const QString& name, const QString& value)
    {
        return QTest::qWaitFor([&] { return figure(name) == value; });
    }
    [[nodiscard]] bool says(const QString& words)
    {
        return QTest::qWaitFor([&] {
            for (const QLabel* label : page().findChildren<QLabel*>()) {
                if (label->isVisibleTo(&page()) && label->text().contains(words))
                    return true;
            }
            return false;
        });
    }
    /// Presses Tab until the widget has the focus; false if it never does.
    [[nodiscard]] bool tabTo(const QWidget& widget)
    {
        for (int i = 0; i < 60 && !widget.hasFocus(); ++i)
            press(Qt::Key_Tab);
        return widget.hasFocus();
    }
    [[nodiscard]] QPushButton& button(const QString& text)
    {
        for (QPushButton* button : window().findChildren<QPushButton*>()) {
            if (button->text().remove(u'&') == text)
                return *button;
        }
        FAIL("no button " << text.toStdString());
        return *window().findChild<QPushButton*>();
    }
};

} // namespace

TEST_CASE("Ctrl+T shows the statistics of your profile and Escape returns", "[statistics][program]")
{
    const Folder folder;
    Opened program{folder};
    program.press(Qt::Key_T, Qt::ControlModifier);
    CHECK(program.window().navigation().page() == ui::Page::Statistics);
    REQUIRE(program.shows(u"Board games"_s, u"5"_s));
    CHECK(program.figure(u"Wins"_s) == u"3"_s);
    CHECK(program.figure(u"Losses"_s) == u"2"_s);
    CHECK(program.figure(u"Longest winning streak"_s) == u"3"_s);
    CHECK(program.figure(u"Overall score"_s) == u"60 %"_s);
    program.press(Qt::Key_Escape);
    CHECK(program.window().navigation().page() == ui::Page::Home);
}

TEST_CASE("profile and game and period can be chosen by keyboard", "[statistics][program]")
{
    const Folder folder;
    Opened program{folder};
    program.press(Qt::Key_T, Qt::ControlModifier);
    REQUIRE(program.shows(u"Board games"_s, u"5"_s));
    const auto boxes = program.page().findChildren<QComboBox*>();
    REQUIRE(boxes.size() == 3);
    REQUIRE(program.tabTo(*boxes[1]));
    program.press(Qt::Key_End); // the last game: reversi
    REQUIRE(program.shows(u"Board games"_s, u"1"_s));
    program.press(Qt::Key_Home);
    REQUIRE(program.shows(u"Board games"_s, u"5"_s));
    boxes[0]->setFocus();
    program.press(Qt::Key_Down); // the guest
    REQUIRE(program.shows(u"Board games"_s, u"1"_s));
    CHECK(program.figure(u"Losses"_s) == u"1"_s);
}

TEST_CASE("a reset asks once and persists over a restart and can be undone until then", "[statistics][program]")
{
    const Folder folder;
    {
        Opened program{folder};
        program.press(Qt::Key_T, Qt::ControlModifier);
        REQUIRE(program.shows(u"Board games"_s, u"5"_s));
        QPushButton& reset = program.button(u"Reset statistics…"_s);
        REQUIRE(program.tabTo(reset));
        program.press(Qt::Key_Space);
        CHECK(program.window().focusWidget()->property("text").toString().remove(u'&') == u"Keep"_s);
        program.press(Qt::Key_Escape); // "Cancel"
        CHECK(program.figure(u"Board games"_s) == u"5"_s);

        REQUIRE(program.tabTo(reset));
        program.press(Qt::Key_Space);
        QTest::mouseClick(&program.button(u"Reset"_s), Qt::LeftButton);
        REQUIRE(program.says(u"No finished games of Ada yet."_s));
        CHECK(program.says(u"do not count; they stay in the history"_s));
        QPushButton& undo = program.button(u"Undo reset"_s);
        REQUIRE(program.tabTo(undo));
        program.press(Qt::Key_Space);
        REQUIRE(program.shows(u"Board games"_s, u"5"_s));
        CHECK_FALSE(undo.isVisible());
        CHECK_FALSE(program.actions().undo->isEnabled());

        // With the undo shortcut.
        QTest::mouseClick(&reset, Qt::LeftButton);
        QTest::mouseClick(&program.button(u"Reset"_s), Qt::LeftButton);
        REQUIRE(program.says(u"No finished games of Ada yet."_s));
        program.press(Qt::Key_Z, Qt::ControlModifier);
        REQUIRE(program.shows(u"Board games"_s, u"5"_s));
        CHECK_FALSE(undo.isVisible());

        // For one game only, which stays selected.
        const auto boxes = program.page().findChildren<QComboBox*>();
        boxes[1]->setFocus();
        program.press(Qt::Key_End);
        REQUIRE(program.shows(u"Board games"_s, u"1"_s));
        QTest::mouseClick(&reset, Qt::LeftButton);
        QTest::mouseClick(&program.button(u"Reset"_s), Qt::LeftButton);
        REQUIRE(program.says(u"No finished games of Ada yet."_s));
    }
    {
        Opened again{folder};
        again.press(Qt::Key_T, Qt::ControlModifier);
        REQUIRE(again.shows(u"Board games"_s, u"4"_s));
        CHECK_FALSE(again.button(u"Undo reset"_s).isVisible());
    }
    DataFile data{folder.dir.path()};
    HistoryFile file{data};
    for (qint64 id = 1; id <= 6; ++id)
        CHECK(file.find(id).value().has_value()); // nothing was deleted
}

TEST_CASE("resets by another program on the folder apply in addition to one's own", "[statistics][program]")
{
    const Folder folder;
    Opened program{folder};
    program.press(Qt::Key_T, Qt::ControlModifier);
    REQUIRE(program.shows(u"Board games"_s, u"5"_s));
    program.press(Qt::Key_Escape);
    {
        QFile file{folder.dir.filePath(u"settings.ini"_s)};
        REQUIRE(file.open(QIODevice::Append));
        file.write(
            "\n[statistics]\nresets\\1\\guest=false\nresets\\1\\name=Ada\nresets\\1\\game=gomoku\nresets\\1\\from="
            + QByteArray::number(QDateTime::currentMSecsSinceEpoch()) + "\nresets\\size=1\n");
    }
    program.press(Qt::Key_T, Qt::ControlModifier);
    REQUIRE(program.shows(u"Board games"_s, u"1"_s)); // of Reversi
    program.page().findChildren<QComboBox*>()[0]->setFocus();
    program.press(Qt::Key_Down);
    REQUIRE(program.page().choice().profile.isGuest);
    QTest::mouseClick(&program.button(u"Reset statistics…"_s), Qt::LeftButton);
    QTest::mouseClick(&program.button(u"Reset"_s), Qt::LeftButton);
    REQUIRE(program.says(u"do not count; they stay in the history"_s));
    const auto resets = Settings{folder.dir.path()}.statisticsResets();
    const auto isOf = [&](const QString& name) {
        return std::ranges::any_of(resets, [&](const StatisticsReset& each) { return each.profile.name == name; });
    };
    CHECK(isOf(u"Ada"_s));
    CHECK(isOf({}));
}

TEST_CASE("statistics are updated live while the page is in front", "[statistics][program]")
{
    const Folder folder;
    Opened program{folder};
    program.press(Qt::Key_T, Qt::ControlModifier);
    REQUIRE(program.shows(u"Board games"_s, u"5"_s));
    const auto copy = [](HistoryFile& file) -> Result<qint64, QString> {
        auto game = file.find(1);
        if (!game)
            return game.error();
        HistoryEntry another = game->value();
        another.id = 0;
        return file.save(another);
    };
    SECTION("as this program writes it")
    {
        program.history().ask(program.window(), copy, [&](const Result<qint64, QString>& saved) {
            if (saved)
                program.history().touch();
        });
    }
    SECTION("as another one does")
    {
        DataFile data{folder.dir.path()};
        HistoryFile file{data};
        REQUIRE(copy(file));
    }
    REQUIRE(program.shows(u"Board games"_s, u"6"_s));
}

TEST_CASE("statistics say that imported games do not count", "[statistics][program]")
{
    const Folder folder;
    {
        DataFile data{folder.dir.path()};
        HistoryFile file{data};
        auto game = file.find(1);
        REQUIRE(game);
        REQUIRE(*game);
        HistoryEntry imported = **game;
        imported.id = 0;
        imported.source = GameSource::File;
        for (PlayerEntry& side : imported.sides)
            side.kind = PlayerKind::Unknown;
        REQUIRE(file.save(imported));
        imported.id = 0;
        REQUIRE(file.save(imported));
    }
    Opened program{folder};
    program.press(Qt::Key_T, Qt::ControlModifier);
    REQUIRE(program.shows(u"Board games"_s, u"5"_s));
    const auto* label = program.window().findChild<QLabel*>(u"imported"_s);
    REQUIRE(label->isVisible());
    CHECK(label->text() == u"2 imported games do not count: nobody played them here."_s);
}

TEST_CASE("an empty history shows a message", "[statistics][program]")
{
    OpenProgram program{QString{}};
    program.press(Qt::Key_T, Qt::ControlModifier);
    ui::StatisticsPage& page = program.window().page<ui::StatisticsPage>();
    REQUIRE(QTest::qWaitFor([&] {
        for (const QLabel* label : page.findChildren<QLabel*>()) {
            if (label->isVisible() && label->text().startsWith(u"No finished games of Guest (no name) yet."))
                return true;
        }
        return false;
    }));
    for (const auto* card : page.findChildren<ui::PictureCard*>())
        CHECK_FALSE(card->isVisible());
}
