// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/history_controller.h"

#include "app/files/record_saving.h"
#include "app/history/history_record.h"
#include "tests/app/history/listed_games.h"
#include "tests/app/open_program.h"
#include "tests/support/catch.h"
#include "ui/history/history_model.h"
#include "ui/history/history_view.h"
#include "ui/messages/message_bar.h"
#include "ui/pages/history_page.h"
#include "ui/pages/statistics_page.h"
#include "ui/shell/navigation.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDateTime>
#include <QInputMethodEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::app;
using namespace qipan::tests;

namespace {

/// A program in a folder with games, and its history page in front.
class ShownHistory {
public:
    explicit ShownHistory(int count, bool isOver = true)
    {
        storeSettings(m_folder.path(),
                      {{u"language"_s, u"en"_s}, {u"link/offerLesson"_s, false}, {u"view/animation"_s, false}});
        std::mt19937 random{static_cast<unsigned>(count)};
        games = listedGames(random, count);
        for (HistoryEntry& game : games) {
            if (isOver)
                game.state = GameState::Over;
        }
        if (count > 0)
            writeListedGames(m_folder.path(), games);
        program = std::make_unique<OpenProgram>(QString{}, m_folder.path());
        program->actions().history->trigger();
        REQUIRE(QTest::qWaitFor([this] { return !countText().isEmpty(); }));
    }

    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] ui::HistoryPage& page() { return program->window().page<ui::HistoryPage>(); }
    [[nodiscard]] ui::HistoryModel& model() { return page().model(); }
    [[nodiscard]] ui::HistoryView& view() { return *page().findChild<ui::HistoryView*>(); }
    [[nodiscard]] QString countText() { return page().findChild<QLabel*>(u"count"_s)->text(); }
    [[nodiscard]] bool waitForRows(int count)
    {
        return QTest::qWaitFor([&] { return model().rowCount() == count; });
    }
    [[nodiscard]] bool waitForCount(const QString& text)
    {
        return QTest::qWaitFor([&] { return countText() == text; });
    }
    /// The button with this text in the bar at the top.
    [[nodiscard]] QPushButton* button(const QString& text)
    {
        for (QPushButton* each : program->window().findChildren<QPushButton*>()) {
            if (each->text() == text && each->isVisible() && each->parent() != &page())
                return each;
        }
        return nullptr;
    }

    std::vector<HistoryEntry> games;
    std::unique_ptr<OpenProgram> program;

private:
    QTemporaryDir m_folder;
};

} // namespace

TEST_CASE("the history page lists all games and each row matches the file", "[history]")
{
    ShownHistory shown{730};
    REQUIRE(shown.waitForCount(u"730 games"_s));
    CHECK(shown.model().rowCount() == 730);
    // Far from the loaded rows: dots first, then the line.
    shown.view().scrollTo(shown.model().index(600, 0));
    REQUIRE(QTest::qWaitFor([&] {
        (void)shown.model().index(600, 0).data();
        return shown.model().lineAt(600) != nullptr;
    }));
    const qint64 id = shown.model().ids()[600];
    const HistoryEntry& game = shown.games[static_cast<std::size_t>(id - 1)];
    REQUIRE(game.id == id);
    CHECK(shown.model().index(600, static_cast<int>(ui::HistoryColumn::Black)).data().toString()
          == shownName(game.sides[0], game.source, game.game));
    CHECK(shown.model().index(600, static_cast<int>(ui::HistoryColumn::Plies)).data().toString()
          == QString::number(game.plies));
}

TEST_CASE("the history works by keyboard alone", "[history]")
{
    ShownHistory shown{60};
    REQUIRE(shown.waitForRows(60));
    OpenProgram& program = *shown.program;
    program.press(Qt::Key_F, Qt::ControlModifier);
    auto* text = shown.page().findChild<QLineEdit*>();
    REQUIRE(program.window().focusWidget() == text);
    QInputMethodEvent typed;
    typed.setCommitString(u"李"_s); // as an input method does
    QApplication::sendEvent(text, &typed);
    REQUIRE(QTest::qWaitFor([&] { return shown.model().rowCount() < 60; }));
    program.press(Qt::Key_Down);
    CHECK(program.window().focusWidget() == &shown.view());
    REQUIRE(shown.page().chosen().size() == 1);
    CHECK(shown.page().chosen().front() == shown.model().ids().front());
    program.press(Qt::Key_Down);
    CHECK(shown.page().chosen().front() == shown.model().ids()[1]);
    program.press(Qt::Key_Escape);
    CHECK(program.window().navigation().page() == ui::Page::Home);
}

TEST_CASE("of two overlapping queries only the last result is shown", "[history]")
{
    ShownHistory shown{900};
    REQUIRE(shown.waitForRows(900));
    QComboBox* game = shown.page().findChildren<QComboBox*>().front();
    const auto count = [&](const QString& key) {
        return static_cast<int>(std::ranges::count(shown.games, key, &HistoryEntry::game));
    };
    game->setCurrentIndex(1);
    game->setCurrentIndex(2);
    game->setCurrentIndex(3);
    QSignalSpy reset{&shown.model(), &QAbstractItemModel::modelReset};
    REQUIRE(shown.waitForRows(count(u"reversi"_s)));
    // Results of the first two queries would have come earlier.
    for (const qint64 id : shown.model().ids())
        REQUIRE(shown.games[static_cast<std::size_t>(id - 1)].game == u"reversi");
    CHECK(reset.size() <= 2);
}

TEST_CASE("deleting games asks once and undo restores them", "[history]")
{
    ShownHistory shown{20};
    REQUIRE(shown.waitForRows(20));
    OpenProgram& program = *shown.program;
    const std::vector<qint64> before = shown.model().ids();
    shown.view().setFocus();
    shown.view().choose({before[2], before[3], before[4]});
    program.press(Qt::Key_Delete);
    QPushButton* agree = shown.button(u"De&lete"_s);
    REQUIRE(agree != nullptr);
    CHECK(shown.model().rowCount() == 20); // not reloaded yet
    QTest::mouseClick(agree, Qt::LeftButton);
    REQUIRE(shown.waitForRows(17));
    CHECK(shown.countText() == u"17 games");

    SECTION("by the bar")
    {
        QPushButton* undo = nullptr;
        REQUIRE(QTest::qWaitFor([&] { return (undo = shown.button(u"&Undo"_s)) != nullptr; }));
        QTest::mouseClick(undo, Qt::LeftButton);
    }
    SECTION("by the key, after another page was in front")
    {
        program.actions().home->trigger();
        program.actions().history->trigger();
        CHECK(shown.button(u"&Undo"_s) == nullptr);
        program.press(Qt::Key_Z, Qt::ControlModifier);
    }
    REQUIRE(shown.waitForRows(20));
    CHECK(shown.model().ids() == before);
    CHECK_FALSE(program.actions().undo->isEnabled());
}

TEST_CASE("the question about a deletion names a game and goes with the selection", "[history]")
{
    ShownHistory shown{20};
    REQUIRE(shown.waitForRows(20));
    OpenProgram& program = *shown.program;
    const std::vector<qint64> ids = shown.model().ids();
    const QString first = ui::titleText(*shown.model().lineOf(ids[2]));
    CHECK(first.size() > 4);
    const auto question = [&] { return program.message(ui::Message::Topic::Delete); };
    shown.view().setFocus();
    shown.view().choose({ids[2]});
    program.press(Qt::Key_Delete);
    REQUIRE(question() != nullptr);
    CHECK(question()->text == u"Delete the game "_s + first + u"? You can undo this until you quit."_s);
    shown.view().choose({ids[2], ids[3]});
    CHECK(question() == nullptr);
    program.press(Qt::Key_Delete);
    REQUIRE(question() != nullptr);
    CHECK(question()->text.startsWith(u"Delete 2 games, among them "));
    shown.view().choose({ids[5]});
    CHECK(question() == nullptr);
}

TEST_CASE("games that a search does not show are neither selected nor deleted", "[history]")
{
    ShownHistory shown{60};
    REQUIRE(shown.waitForRows(60));
    OpenProgram& program = *shown.program;
    ui::HistoryPage& page = shown.page();
    const auto question = [&] { return program.message(ui::Message::Topic::Delete); };
    const std::vector<qint64> all = shown.model().ids();
    shown.view().setFocus();
    shown.view().choose({all.begin(), all.begin() + 30});
    program.press(Qt::Key_Delete);
    REQUIRE(question() != nullptr);
    page.setFilter({.game = u"reversi"_s});
    REQUIRE(QTest::qWaitFor([&] { return shown.model().rowCount() < 60 && question() == nullptr; }));
    const auto& ids = shown.model().ids();
    for (const qint64 id : page.chosen())
        CHECK(std::ranges::find(ids, id) != ids.end());
    page.setFilter({});
    REQUIRE(shown.waitForRows(60));
    shown.view().choose({all[0], all[1]});
    program.press(Qt::Key_Delete);
    REQUIRE(question() != nullptr);
    page.findChild<QLineEdit*>()->setText(u"qqqqzzzz"_s);
    REQUIRE(shown.waitForRows(0));
    CHECK(page.chosen().empty());
    CHECK(QTest::qWaitFor([&] { return question() == nullptr; }));
}

TEST_CASE("how many games were imported is told on the page where that was asked for", "[history]")
{
    ShownHistory shown{3};
    REQUIRE(shown.waitForRows(3));
    OpenProgram& program = *shown.program;
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"games.sgf"_s);
    REQUIRE_FALSE(app::writeFile(path, "(;GM[2]SZ[8]PB[Ann];B[cd];W[ec])"));
    program.files().imports().start({path});
    REQUIRE(shown.waitForRows(4));
    const auto isTold = [&] {
        const ui::Message* shownMessage = program.window().messages().current();
        return shownMessage != nullptr && shownMessage->text == u"1 game imported."_s;
    };
    REQUIRE(QTest::qWaitFor(isTold));
    program.actions().statistics->trigger();
    CHECK_FALSE(isTold());
    program.actions().history->trigger();
    CHECK(isTold());
}

TEST_CASE("the history forgets its filter when one leaves it, but not for a game opened from it", "[history]")
{
    ShownHistory shown{20};
    REQUIRE(shown.waitForRows(20));
    OpenProgram& program = *shown.program;
    ui::HistoryPage& page = program.window().page<ui::HistoryPage>();
    page.setFilter({.result = ui::HistoryResult::Draw});
    program.window().navigation().setPage(ui::Page::Record);
    program.window().navigation().setPage(ui::Page::History);
    CHECK(page.filter().result == ui::HistoryResult::Draw);
    program.actions().home->trigger();
    program.actions().history->trigger();
    CHECK(page.filter() == ui::HistoryFilter{});
    REQUIRE(shown.waitForRows(20));
}

TEST_CASE("restoring a deleted game that was saved again is not offered", "[history]")
{
    ShownHistory shown{3};
    REQUIRE(shown.waitForRows(3));
    const qint64 chosen = shown.model().ids()[1];
    shown.view().setFocus();
    shown.view().choose({chosen});
    shown.program->press(Qt::Key_Delete);
    QTest::mouseClick(shown.button(u"De&lete"_s), Qt::LeftButton);
    REQUIRE(QTest::qWaitFor([&] { return shown.button(u"&Undo"_s) != nullptr; }));
    shown.program->historyController()->markRestored(chosen);
    CHECK(shown.button(u"&Undo"_s) == nullptr);
    CHECK_FALSE(shown.program->actions().undo->isEnabled());
}

TEST_CASE("changes by another program appear and the list keeps its position", "[history]")
{
    ShownHistory shown{300};
    REQUIRE(shown.waitForCount(u"300 games"_s));
    const qint64 top = shown.model().ids()[120];
    const qint64 chosen = shown.model().ids()[122];
    shown.view().choose({chosen});
    shown.view().setTopGame(top);
    REQUIRE(shown.view().topGame() == top);
    DataFile other{shown.folder()};
    REQUIRE_FALSE(other.open());
    SECTION("a game that was added")
    {
        HistoryEntry game = shown.games.front();
        game.id = 0;
        game.began = QDateTime::currentMSecsSinceEpoch();
        REQUIRE(HistoryFile{other}.save(game));
        CHECK(shown.waitForCount(u"301 games"_s));
    }
    SECTION("a game that was removed")
    {
        REQUIRE_FALSE(other.run(u"DELETE FROM game WHERE id=?"_s, {shown.model().ids()[5]}));
        CHECK(shown.waitForCount(u"299 games"_s));
    }
    SECTION("a game that was changed")
    {
        REQUIRE_FALSE(other.run(u"UPDATE game SET black_name='Somebody', black_who='me' WHERE id=?"_s, {chosen}));
        const QModelIndex name = shown.model().index(122, static_cast<int>(ui::HistoryColumn::Black));
        CHECK(QTest::qWaitFor([&] { return name.data().toString() == u"Somebody"; }));
    }
    CHECK(shown.page().chosen() == std::vector<qint64>{chosen});
    CHECK(shown.view().topGame() == top);
}

TEST_CASE("deleting a game in progress is rejected without a question", "[history]")
{
    ShownHistory shown{60, false};
    REQUIRE(shown.waitForRows(60));
    const std::vector<qint64>& ids = shown.model().ids();
    const auto find = [&](bool isRunning) {
        return *std::ranges::find_if(ids, [&](qint64 id) {
            return (shown.games[static_cast<std::size_t>(id - 1)].state == GameState::Running) == isRunning;
        });
    };
    shown.view().setFocus();
    shown.view().choose({find(true)});
    shown.program->press(Qt::Key_Delete);
    CHECK(shown.button(u"De&lete"_s) == nullptr);
    CHECK(shown.program->window().status() == u"A game in progress cannot be deleted.");
    shown.view().choose({find(true), find(false)});
    shown.program->press(Qt::Key_Delete);
    const auto& bar = shown.program->messageBar();
    CHECK(bar.text().contains(u"Delete the game "));
    CHECK(bar.text().contains(u"Games in progress are kept."));
    QTest::mouseClick(shown.button(u"De&lete"_s), Qt::LeftButton);
    REQUIRE(shown.waitForRows(59));
    CHECK(shown.model().lineOf(find(true)) != nullptr);
}

TEST_CASE("an invalid game is skipped and counted", "[history]")
{
    QTemporaryDir folder;
    storeSettings(folder.path(), {{u"language"_s, u"en"_s}, {u"link/offerLesson"_s, false}});
    std::mt19937 random{3};
    std::vector<HistoryEntry> games = listedGames(random, 250);
    {
        DataFile file{folder.path()};
        writeListedGames(file, games);
        REQUIRE_FALSE(file.run(u"UPDATE game SET columns=-1 WHERE began=(SELECT max(began) FROM game)"_s));
    }
    OpenProgram program{QString{}, folder.path()};
    program.actions().history->trigger();
    ui::HistoryPage& page = program.window().page<ui::HistoryPage>();
    REQUIRE(QTest::qWaitFor([&] { return page.model().leftOut() > 0; }));
    CHECK(page.model().rowCount() == 250 - page.model().leftOut());
}

TEST_CASE("games in a file of a newer version are shown or the reason is shown", "[history]")
{
    QTemporaryDir folder;
    storeSettings(folder.path(), {{u"language"_s, u"en"_s}, {u"link/offerLesson"_s, false}});
    std::mt19937 random{4};
    std::vector<HistoryEntry> games = listedGames(random, 20);
    const bool isLike = GENERATE(true, false); // as we know it
    {
        DataFile file{folder.path()};
        writeListedGames(file, games);
        REQUIRE_FALSE(file.run(u"DROP INDEX game_list"_s));
        REQUIRE_FALSE(file.run(u"ALTER TABLE game ADD COLUMN later"_s));
        if (!isLike)
            REQUIRE_FALSE(file.run(u"ALTER TABLE game RENAME COLUMN began TO beginning"_s));
        REQUIRE_FALSE(file.run(u"PRAGMA user_version=1000"_s));
    }
    OpenProgram program{QString{}, folder.path()};
    program.actions().history->trigger();
    ui::HistoryPage& page = program.window().page<ui::HistoryPage>();
    const auto says = [](const QWidget& where, const QString& words) {
        const auto labels = where.findChildren<QLabel*>();
        return std::ranges::any_of(
            labels, [&](const QLabel* label) { return label->isVisible() && label->text().contains(words); });
    };
    if (!isLike) {
        CHECK(QTest::qWaitFor([&] { return says(page, u"a newer version of Qipan wrote it"_s); }));
        return;
    }
    REQUIRE(QTest::qWaitFor([&] { return page.model().rowCount() == 20; }));
    CHECK(QTest::qWaitFor([&] { return says(program.window(), u"a newer version of Qipan wrote it"_s); }));
    program.actions().statistics->trigger();
    CHECK(QTest::qWaitFor([&] { return says(program.window().page<ui::StatisticsPage>(), u"Unfinished"_s); }));
}

TEST_CASE("an empty history shows what to do", "[history]")
{
    QTemporaryDir folder;
    storeSettings(folder.path(), {{u"language"_s, u"en"_s}, {u"link/offerLesson"_s, false}});
    OpenProgram program{QString{}, folder.path()};
    program.actions().history->trigger();
    ui::HistoryPage& page = program.window().page<ui::HistoryPage>();
    REQUIRE(QTest::qWaitFor([&] {
        const auto labels = page.findChildren<QLabel*>();
        return std::ranges::any_of(labels, [](const QLabel* label) {
            return label->isVisible() && label->text().startsWith(u"No games yet");
        });
    }));
    QSignalSpy wanted{&page, &ui::HistoryPage::importRequested};
    program.press(Qt::Key_Space); // the button has the focus
    CHECK(wanted.size() == 1);
}

TEST_CASE("a two-player game is opened by Enter", "[history]")
{
    ShownHistory shown{40};
    REQUIRE(shown.waitForRows(40));
    const auto& ids = shown.model().ids();
    const auto at = std::ranges::find_if(
        ids, [&](qint64 id) { return shown.games[static_cast<std::size_t>(id - 1)].game == u"gomoku"; });
    REQUIRE(at != ids.end());
    const qint64 id = *at;
    qint64 opened = 0;
    HistoryController* controller = shown.program->historyController();
    QObject::connect(controller, &HistoryController::opened, controller,
                     [&opened](const HistoryEntry& game) { opened = game.id; });
    shown.view().setFocus();
    shown.view().choose({id});
    shown.program->press(Qt::Key_Return);
    REQUIRE(QTest::qWaitFor([&] { return opened != 0; }));
    CHECK(opened == id);
}

TEST_CASE("a game in progress is gone on with by Enter and replayed by a button", "[history]")
{
    const QString key = GENERATE(u"gomoku"_s, u"link"_s);
    OpenProgram program{key, {{u"gomoku/opponent"_s, 1}, {u"link/columns"_s, 4}, {u"link/rows"_s, 4}}};
    if (key == u"link")
        REQUIRE(program.removePair());
    else
        program.playByKeys(program.board(), {7, 7});
    const ui::Page board = program.window().navigation().page();
    program.actions().home->trigger();
    program.actions().history->trigger();
    auto& page = program.window().page<ui::HistoryPage>();
    const auto buttonOf = [&](const QString& text) -> QPushButton* {
        for (QPushButton* each : page.findChildren<QPushButton*>()) {
            if (each->isVisible() && each->text() == text)
                return each;
        }
        return nullptr;
    };
    REQUIRE(QTest::qWaitFor([&] { return buttonOf(u"Continue"_s) != nullptr; }));
    REQUIRE(buttonOf(u"Replay"_s) != nullptr);
    buttonOf(u"Replay"_s)->click();
    REQUIRE(QTest::qWaitFor([&] { return program.window().navigation().page() != ui::Page::History; }));
    CHECK(program.window().navigation().page() == (key == u"link" ? ui::Page::LinkReplay : ui::Page::Record));
    program.actions().history->trigger();
    page.findChild<ui::HistoryView*>()->setFocus();
    REQUIRE(QTest::qWaitFor([&] { return buttonOf(u"Continue"_s) != nullptr; }));
    program.press(Qt::Key_Return);
    REQUIRE(QTest::qWaitFor([&] { return program.window().navigation().page() == board; }));
    if (key == u"link")
        CHECK(program.linkPlay().pairsRemoved() == 1);
    else
        CHECK(program.match().plies() == 1);
}
