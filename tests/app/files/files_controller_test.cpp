// SPDX-License-Identifier: GPL-3.0-or-later
// The File menu in the window: opening, saving, pasting, drag and drop, images.
#include "app/files/board_images.h"
#include "app/files/files_controller.h"
#include "app/files/record_saving.h"
#include "core/record/any_record.h"
#include "tests/app/open_program.h"
#include "tests/support/catch.h"
#include "ui/files/file_report.h"
#include "ui/files/image_dialog.h"
#include "ui/files/job_bar.h"
#include "ui/files/recent_menu.h"
#include "ui/messages/message_bar.h"
#include "ui/pages/history_page.h"
#include "ui/shell/navigation.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTableWidget>
#include <QTest>
#include <QUrl>

#include <numeric>

#ifdef QIPAN_SVG
#include <QSvgRenderer>
#endif

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

constexpr const char* oneGame = "(;FF[4]GM[4]SZ[15]PB[Ada]PW[Lin];B[hh];W[ii];B[gg])";

app::FilesController& filesOf(OpenProgram& program)
{
    return program.files();
}

QByteArray contents(const QString& path)
{
    QFile file{path};
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
}

/// Clicks the button with this text (without mnemonic) in the window.
bool pressButton(OpenProgram& program, const QString& text)
{
    // A page can have a button of the same name.
    for (QPushButton* button : program.messageBar().findChildren<QPushButton*>()) {
        if (button->isVisible() && button->text().remove(u'&') == text) {
            QTest::mouseClick(button, Qt::LeftButton);
            return true;
        }
    }
    return false;
}

bool isShown(OpenProgram& program, const QString& name)
{
    return QTest::qWaitFor([&] { return program.record().name() == name && !program.record().current().empty(); });
}

void drop(OpenProgram& program, const QMimeData& data)
{
    ui::MainWindow& window = program.window();
    const QPoint at = window.rect().center();
    QDragEnterEvent enter{at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier};
    QApplication::sendEvent(&window, &enter);
    REQUIRE(enter.isAccepted());
    QDropEvent event{QPointF{at}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier};
    QApplication::sendEvent(&window, &event);
}

} // namespace

TEST_CASE("a match in progress can be saved and reopened unchanged", "[files][program]")
{
    const QTemporaryDir folder;
    OpenProgram program{u"gomoku"_s, {{u"gomoku/opponent"_s, 1}, {u"name"_s, u"Ada"_s}}};
    CHECK(program.actions().saveFile->isEnabled());
    for (const Cell cell : {Cell{7, 7}, Cell{8, 8}, Cell{0, 14}})
        program.click(program.board(), cell);
    const QString path = folder.filePath(u"game.sgf"_s);
    filesOf(program).records().saveTo(path);
    REQUIRE(QTest::qWaitFor([&] { return program.window().status().contains(u"game.sgf"); }));
    const auto reading = record::readAny(contents(path).toStdString());
    CHECK_FALSE(reading.fault);
    REQUIRE(reading.games.size() == 1);
    CHECK(reading.games.front().tree.size() == 4);
    CHECK(reading.games.front().black == "Ada");

    program.click(program.board(), {3, 3});
    QSignalSpy saved{&filesOf(program).records(), &app::RecordFiles::saved};
    program.press(Qt::Key_S, Qt::ControlModifier); // its file is known now
    REQUIRE(saved.wait());
    filesOf(program).open(path);
    REQUIRE(isShown(program, u"game.sgf"_s));
    CHECK(program.record().current().front().tree.size() == 5);
}

TEST_CASE("the home page offers nothing to save or copy", "[files][program]")
{
    OpenProgram program{QString{}};
    const ui::Actions& actions = program.actions();
    for (const QAction* action : {actions.saveFile, actions.saveFileAs, actions.saveImage, actions.copyMoves,
                                  actions.copySgf, actions.copyPosition, actions.copyImage})
        CHECK_FALSE(action->isEnabled());
    CHECK(actions.openFile->isEnabled());
    CHECK(actions.paste->isEnabled());
}

TEST_CASE("moves, SGF, position and picture of a match are copied, and can be pasted", "[files][program]")
{
    OpenProgram program{u"reversi"_s, {{u"reversi/opponent"_s, 1}}};
    QClipboard& clipboard = *QGuiApplication::clipboard();
    program.click(program.board(), {5, 4});
    program.press(Qt::Key_C, Qt::ControlModifier);
    CHECK(clipboard.text() == u"f5");
    {
        OpenProgram gomoku{u"gomoku"_s, {{u"gomoku/opponent"_s, 1}}};
        gomoku.click(gomoku.board(), {7, 7});
        gomoku.press(Qt::Key_C, Qt::ControlModifier);
        CHECK(clipboard.text() == u"h8"); // without headers
        program.press(Qt::Key_C, Qt::ControlModifier);
    }
    program.press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK(clipboard.text().startsWith(u"(;"));
    program.press(Qt::Key_V, Qt::ControlModifier);
    REQUIRE(isShown(program, u"Clipboard"_s));
    CHECK(program.record().current().front().game == "reversi");

    program.window().navigation().setPage(ui::Page::Match);
    program.actions().copyPosition->trigger();
    CHECK(clipboard.text().size() == 66);
    CHECK(clipboard.text().endsWith(u" O"));
    program.actions().copyImage->trigger();
    CHECK(clipboard.image().width() == 1024);
}

TEST_CASE("when moves fit both games the user chooses the game", "[files][program]")
{
    OpenProgram program{QString{}};
    for (const QString& game : {u"Gomoku"_s, u"Reversi"_s}) {
        QGuiApplication::clipboard()->setText(u"f5d6c3"_s);
        program.press(Qt::Key_V, Qt::ControlModifier);
        REQUIRE(QTest::qWaitFor([&] { return pressButton(program, game); }));
        REQUIRE(QTest::qWaitFor([&] {
            return !program.record().current().empty()
                && QString::fromUtf8(program.record().current().front().game.data()) == game.toLower();
        }));
        program.window().navigation().setPage(ui::Page::Home);
    }
}

TEST_CASE("the rows of pasted moves are counted from the top on wish", "[files][program]")
{
    OpenProgram program{QString{}};
    const auto firstCell = [&] {
        const auto& games = program.record().current();
        const auto& tree = games.front().tree;
        return *tree.ply(tree.mainLine().front()).cell;
    };
    QGuiApplication::clipboard()->setText(u"a1i9i10"_s);
    program.press(Qt::Key_V, Qt::ControlModifier);
    REQUIRE(QTest::qWaitFor([&] { return program.message(ui::Message::Topic::Guess) != nullptr; }));
    CHECK(firstCell() == Cell{0, 14});
    program.actions().hint->trigger(); // a hint covers the question, which stays in reach and comes back
    REQUIRE(QTest::qWaitFor([&] { return program.messageBar().text().contains(u": "); }, 30'000));
    CHECK_FALSE(program.messageBar().text().startsWith(u"Row 1"));
    CHECK(program.message(ui::Message::Topic::Guess) != nullptr);
    program.press(Qt::Key_PageUp);
    CHECK(program.messageBar().text().startsWith(u"Row 1"));
    CHECK(pressButton(program, u"Count from the top"_s));
    REQUIRE(QTest::qWaitFor([&] { return firstCell() == Cell{0, 0}; }));
    QCoreApplication::processEvents();
    CHECK(program.message(ui::Message::Topic::Guess) == nullptr);
}

TEST_CASE("no order of rows is offered where the text says it", "[files]")
{
    const auto isUnsaid = [](const QString& text) {
        const auto read = app::readPastedText(text);
        REQUIRE(read);
        const auto* records = std::get_if<app::OpenedRecords>(&*read);
        REQUIRE(records != nullptr);
        return records->areRowsUnsaid;
    };
    CHECK(isUnsaid(u"a1i9i10"_s));
    CHECK_FALSE(isUnsaid(u"h8"_s)); // the middle is the middle
    CHECK_FALSE(isUnsaid(u"(;GM[4]SZ[15];B[ab])"_s));
    CHECK_FALSE(isUnsaid(u"https://gomocalc.com/#/h8i9i7"_s));
    CHECK_FALSE(isUnsaid(u"Piskvorky 15x15, 11:11, 0\n8,8,0\n9,2,0\n"_s));
}

TEST_CASE("clipboard text that is not a game is reported", "[files][program]")
{
    OpenProgram program{QString{}};
    QSignalSpy failed{&filesOf(program).records(), &app::RecordFiles::failed};
    QGuiApplication::clipboard()->setText(u"hello"_s);
    program.press(Qt::Key_V, Qt::ControlModifier);
    REQUIRE(failed.wait());
    CHECK(failed.front().front().toString().contains(u"SGF"));
    QGuiApplication::clipboard()->clear();
    program.press(Qt::Key_V, Qt::ControlModifier);
    CHECK(failed.size() == 2);
}

TEST_CASE("files and text are dropped on the window", "[files][program]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.sgf"_s);
    REQUIRE_FALSE(app::writeFile(path, oneGame));
    REQUIRE_FALSE(app::writeFile(folder.filePath(u"b.sgf"_s), "(;GM[2]SZ[8];B[f5])"));
    OpenProgram program{QString{}};
    QMimeData one;
    one.setUrls({QUrl::fromLocalFile(path)});
    drop(program, one);
    REQUIRE(isShown(program, u"a.sgf"_s));
    QMimeData text;
    text.setText(u"h8i9"_s);
    drop(program, text);
    REQUIRE(isShown(program, u"Clipboard"_s));

    QMimeData both;
    both.setUrls({QUrl::fromLocalFile(path), QUrl::fromLocalFile(folder.filePath(u"b.sgf"_s))});
    QSignalSpy finished{&filesOf(program).imports(), &app::ImportController::finished};
    drop(program, both);
    REQUIRE(QTest::qWaitFor([&] { return pressButton(program, u"Open just the first"_s); }));
    REQUIRE(isShown(program, u"a.sgf"_s));
    drop(program, both);
    REQUIRE(QTest::qWaitFor([&] { return pressButton(program, u"Import all"_s); }));
    REQUIRE(finished.wait(20'000));
    CHECK(finished.front().front().value<app::Imported>().games == 2);
    QMimeData directory;
    directory.setUrls({QUrl::fromLocalFile(folder.path())});
    drop(program, directory);
    REQUIRE(finished.wait(20'000));
    CHECK(finished.back().front().value<app::Imported>().duplicates == 2);
}

TEST_CASE("file URLs are opened from the command line and from text and web URLs are rejected", "[files][program]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a b.sgf"_s);
    REQUIRE_FALSE(app::writeFile(path, oneGame));
    const QString url = QUrl::fromLocalFile(path).toString(QUrl::FullyEncoded);
    REQUIRE(url.contains(u"%20"));
    OpenProgram program{QString{}};
    filesOf(program).records().open(url); // as the command line does
    REQUIRE(isShown(program, u"a b.sgf"_s));
    for (const bool isPasted : {true, false}) {
        program.window().navigation().setPage(ui::Page::Home);
        QSignalSpy opened{&filesOf(program).records(), &app::RecordFiles::opened};
        QMimeData text;
        text.setText(url);
        if (isPasted) {
            QGuiApplication::clipboard()->setText(url);
            program.press(Qt::Key_V, Qt::ControlModifier);
        } else {
            drop(program, text);
        }
        REQUIRE(opened.wait());
        CHECK(opened.front().front().toString() == path);
    }
    QSignalSpy failed{&filesOf(program).records(), &app::RecordFiles::failed};
    filesOf(program).records().openText(u"https://example.org/a.sgf"_s);
    REQUIRE(failed.wait());
    CHECK(failed.front().front().toString().contains(u"not on this computer"));
}

TEST_CASE("the bar shows the result of an import and a list of broken files stands beside the window",
          "[files][program]")
{
    const QTemporaryDir folder;
    REQUIRE_FALSE(app::writeFile(folder.filePath(u"a.sgf"_s), oneGame));
    REQUIRE_FALSE(app::writeFile(folder.filePath(u"go.sgf"_s), "(;GM[1]KM[6.5];B[pd])"));
    OpenProgram program{QString{}};
    ui::MainWindow& window = program.window();
    QSignalSpy finished{&filesOf(program).imports(), &app::ImportController::finished};
    filesOf(program).imports().start({folder.path()});
    REQUIRE(finished.wait(20'000));
    const auto* bar = window.findChild<ui::MessageBar*>();
    REQUIRE(bar != nullptr);
    CHECK(bar->isVisible());
    CHECK(bar->text().contains(u"go.sgf: This is a game of Go")); // the only game, so no list is shown
    CHECK_FALSE(pressButton(program, u"Broken files…"_s));

    REQUIRE_FALSE(app::writeFile(folder.filePath(u"broken.sgf"_s), "(;GM[4];B[hh];W[hh])"));
    filesOf(program).imports().start({folder.path()});
    REQUIRE(finished.wait(20'000));
    CHECK(bar->text().contains(u"2 file"));
    CHECK(window.findChild<ui::FileReport*>() == nullptr);
    REQUIRE(pressButton(program, u"Broken files…"_s));
    const auto* report = window.findChild<ui::FileReport*>();
    REQUIRE(report != nullptr);
    CHECK(report->isVisible());
    CHECK(QApplication::activeModalWidget() == nullptr);
    CHECK(report->findChild<QTableWidget*>()->rowCount() == 2);
}

namespace {

/// A program whose history has one game, and the files of an export.
class Exporting {
public:
    OpenProgram program{QString{}};
    QTemporaryDir out;

    Exporting()
    {
        REQUIRE_FALSE(app::writeFile(out.filePath(u"game.sgf"_s), oneGame));
        QSignalSpy imported{&filesOf(program).imports(), &app::ImportController::finished};
        filesOf(program).imports().start({out.filePath(u"game.sgf"_s)});
        REQUIRE(imported.wait());
        REQUIRE(pressButton(program, u"Close"_s));
    }

    [[nodiscard]] QString text() { return program.messageBar().text(); }

    void exportInto(const QString& path, bool isFolder = false)
    {
        QSignalSpy done{&filesOf(program).exports(), &app::ExportController::finished};
        filesOf(program).exports().start({1}, {.kind = ui::ExportChoice::Kind::Sgf, .isFolder = isFolder}, path);
        REQUIRE((!done.isEmpty() || done.wait()));
        REQUIRE(text().contains(u"1 game exported."));
    }

    [[nodiscard]] bool undo()
    {
        QSignalSpy changed{&filesOf(program).exports(), &app::ExportController::changed};
        return pressButton(program, u"Undo export"_s)
            && QTest::qWaitFor([&] { return changed.size() == 2; }); // processed and finished
    }
};

} // namespace

TEST_CASE("undoing an export restores replaced files and removes new ones", "[files][export]")
{
    Exporting place;
    const QString path = place.out.filePath(u"all.sgf"_s);
    REQUIRE_FALSE(app::writeFile(path, "before"));
    place.exportInto(path);
    REQUIRE(contents(path).contains("PB[Ada]"));
    REQUIRE(place.undo());
    CHECK(contents(path) == "before");
    CHECK(place.program.window().status() == u"Export undone.");

    place.exportInto(place.out.filePath(u"new.sgf"_s));
    REQUIRE(QFile::exists(place.out.filePath(u"new.sgf"_s)));
    REQUIRE(place.undo());
    CHECK_FALSE(QFile::exists(place.out.filePath(u"new.sgf"_s)));

    const QDir folder{place.out.filePath(u"each"_s)};
    REQUIRE(QDir{}.mkpath(folder.path()));
    REQUIRE_FALSE(app::writeFile(folder.filePath(u"other"_s), "other"));
    place.exportInto(folder.path(), true);
    REQUIRE(folder.entryList(QDir::Files).size() == 2);
    REQUIRE(place.undo());
    CHECK(folder.entryList(QDir::Files) == QStringList{u"other"_s});
}

TEST_CASE("overlapping exports are undone one after the other even when their message was closed", "[files][export]")
{
    Exporting place;
    ui::MainWindow& window = place.program.window();
    const QString path = place.out.filePath(u"all.sgf"_s);
    REQUIRE_FALSE(app::writeFile(path, "before"));
    for (int i = 0; i < 2; ++i)
        place.exportInto(path);
    REQUIRE(pressButton(place.program, u"Close"_s));
    CHECK_FALSE(window.findChild<ui::MessageBar*>()->isVisible());
    place.program.actions().history->trigger();
    for (const QByteArray& part : {QByteArray{"PB[Ada]"}, QByteArray{"before"}}) {
        REQUIRE(place.program.actions().undo->isEnabled());
        place.program.press(Qt::Key_Z, Qt::ControlModifier);
        CHECK(place.text() == u"1 game exported.");
        REQUIRE(place.undo());
        CHECK(contents(path).contains(part));
    }
    CHECK_FALSE(place.program.actions().undo->isEnabled());
    CHECK(window.navigation().page() == ui::Page::History);
}

TEST_CASE("a deletion and an export are each undone by their own Undo", "[files][export]")
{
    Exporting place;
    const QString path = place.out.filePath(u"all.sgf"_s);
    place.exportInto(path);
    place.program.actions().history->trigger();
    const auto* table = place.program.window().page<ui::HistoryPage>().findChild<QTableView*>();
    REQUIRE(QTest::qWaitFor([&] { return table->model()->rowCount() == 1; }));
    place.program.press(Qt::Key_Down);
    place.program.press(Qt::Key_Delete);
    REQUIRE(pressButton(place.program, u"Delete"_s));
    REQUIRE(QTest::qWaitFor([&] { return table->model()->rowCount() == 0; }));
    place.program.press(Qt::Key_Z, Qt::ControlModifier);
    REQUIRE(QTest::qWaitFor([&] { return table->model()->rowCount() == 1; }));
    CHECK(QFile::exists(path));
    CHECK(place.text() == u"1 game exported.");
    place.program.press(Qt::Key_Z, Qt::ControlModifier);
    QTest::qWait(0);
    CHECK(QFile::exists(path)); // pending confirmation
    REQUIRE(place.undo());
    CHECK_FALSE(QFile::exists(path));
}

TEST_CASE("an exported file that somebody has changed is kept", "[files][export]")
{
    Exporting place;
    const QString path = place.out.filePath(u"all.sgf"_s);
    place.exportInto(path);
    REQUIRE_FALSE(app::writeFile(path, "mine"));
    REQUIRE(place.undo());
    CHECK(contents(path) == "mine");
    CHECK(place.text() == u"1 file was changed after the export and was kept.");
    CHECK_FALSE(filesOf(place.program).exports().canUndo());
}

TEST_CASE("undo puts the replaced file beside an export that somebody has changed", "[files][export]")
{
    Exporting place;
    const QString path = place.out.filePath(u"all.sgf"_s);
    const QString beside = place.out.filePath(u"all (3).sgf"_s);
    REQUIRE_FALSE(app::writeFile(path, "before"));
    REQUIRE_FALSE(app::writeFile(place.out.filePath(u"all (2).sgf"_s), "other"));
    place.exportInto(path);
    REQUIRE_FALSE(app::writeFile(path, "mine"));
    REQUIRE(place.undo());
    CHECK(contents(path) == "mine");
    CHECK(contents(beside) == "before");
    CHECK(contents(place.out.filePath(u"all (2).sgf"_s)) == "other");
    CHECK(place.text()
          == u"%1 was changed after the export and was kept. The file it had replaced is now %2."_s.arg(
              QDir::toNativeSeparators(path), QDir::toNativeSeparators(beside)));
    CHECK_FALSE(filesOf(place.program).exports().canUndo());
}

TEST_CASE("an undo that failed can be retried", "[files][export]")
{
    Exporting place;
    const QDir folder{place.out.filePath(u"each"_s)};
    REQUIRE(QDir{}.mkpath(folder.path()));
    const QString path = folder.filePath(u"all.sgf"_s);
    REQUIRE_FALSE(app::writeFile(path, "before"));
    place.exportInto(path);
    const auto moved = [&](const QString& from, const QString& to) {
        return QDir{}.rename(place.out.filePath(from), place.out.filePath(to));
    };
    REQUIRE(moved(u"each"_s, u"disconnected"_s)); // as if the disk were removed
    REQUIRE(place.undo());
    CHECK(place.text().contains(u"Could not write"));
    REQUIRE(moved(u"disconnected"_s, u"each"_s));
    filesOf(place.program).exports().offerUndo();
    REQUIRE(place.undo());
    CHECK(contents(path) == "before");
}

TEST_CASE("quitting during an import or export asks first", "[files][import][export]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"many.sgf"_s);
    QByteArray many;
    for (int i = 0; i < 4'000; ++i) // so that it still runs when the question is answered
        many += "(;GM[4]SZ[15]PB[" + QByteArray::number(i) + "];B[hh];W[ii])";
    REQUIRE_FALSE(app::writeFile(path, many));
    const QString question = u"An import or export is still running and would be cancelled."_s;
    OpenProgram program{QString{}};
    ui::MainWindow& window = program.window();
    const auto text = [&window] { return window.findChild<ui::MessageBar*>()->text(); };
    app::ImportController& imports = filesOf(program).imports();
    app::ExportController& exports = filesOf(program).exports();
    QSignalSpy imported{&imports, &app::ImportController::finished};
    QSignalSpy exported{&exports, &app::ExportController::finished};
    imports.start({path});
    program.press(Qt::Key_Q, Qt::ControlModifier);
    REQUIRE(window.isVisible());
    REQUIRE(text().contains(question));
    SECTION("and can be cancelled")
    {
        REQUIRE(pressButton(program, u"Stay"_s));
        REQUIRE((!imported.isEmpty() || imported.wait(60'000)));
        std::vector<qint64> ids(4'000);
        std::iota(ids.begin(), ids.end(), 1);
        exports.start(ids, {.kind = ui::ExportChoice::Kind::Sgf, .isFolder = false}, folder.filePath(u"out.sgf"_s));
        program.press(Qt::Key_Q, Qt::ControlModifier);
        REQUIRE(window.isVisible());
        REQUIRE(text().contains(question));
        REQUIRE((!exported.isEmpty() || exported.wait(60'000)));
        CHECK(text().contains(u"4,000 games exported."));
        CHECK_FALSE(text().contains(question)); // closed with its page
        program.press(Qt::Key_Q, Qt::ControlModifier);
    }
    SECTION("and can be confirmed")
    {
        REQUIRE(pressButton(program, u"Quit anyway"_s));
        CHECK(imported.isEmpty());
    }
    CHECK(QTest::qWaitFor([&] { return !window.isVisible(); })); // once the store is idle
}

TEST_CASE("data that a format would lose is asked about once", "[files][program]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.sgf"_s);
    REQUIRE_FALSE(app::writeFile(path, "(;GM[4]SZ[15];B[hh]C[good](;W[ii])(;W[aa]))"));
    OpenProgram program{QString{}};
    filesOf(program).open(path);
    REQUIRE(isShown(program, u"a.sgf"_s));
    const QString psq = folder.filePath(u"a.psq"_s);
    filesOf(program).records().saveTo(psq);
    REQUIRE(QTest::qWaitFor([&] { return pressButton(program, u"Go back"_s); }));
    CHECK_FALSE(QFile::exists(psq));
    filesOf(program).records().saveTo(psq);
    REQUIRE(QTest::qWaitFor([&] { return pressButton(program, u"Save anyway"_s); }));
    REQUIRE(QTest::qWaitFor([&] { return QFile::exists(psq); }));
    CHECK(contents(psq).startsWith("Piskvorky 15x15"));
    QSignalSpy saved{&filesOf(program).records(), &app::RecordFiles::saved};
    filesOf(program).records().saveTo(psq);
    REQUIRE(saved.wait());
    QSignalSpy failed{&filesOf(program).records(), &app::RecordFiles::failed};
    filesOf(program).records().saveTo(folder.filePath(u"a.ggf"_s));
    REQUIRE(failed.wait());
    filesOf(program).records().saveTo(folder.filePath(u"a.doc"_s));
    CHECK(failed.size() == 2);
    filesOf(program).records().saveTo(u"/proc/nowhere/a.sgf"_s);
    REQUIRE(failed.wait());
    CHECK(contents(path).startsWith("(;GM[4]"));
}

TEST_CASE("a file with several games is saved completely", "[files][program]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.sgf"_s);
    REQUIRE_FALSE(app::writeFile(path, "(;GM[4]SZ[15];B[hh])(;GM[2]SZ[8];B[f5])(;GM[4]SZ[19];B[aa])"));
    OpenProgram program{QString{}};
    filesOf(program).open(path);
    REQUIRE(isShown(program, u"a.sgf"_s));
    QSignalSpy saved{&filesOf(program).records(), &app::RecordFiles::saved};
    filesOf(program).records().saveTo(folder.filePath(u"b.sgf"_s));
    REQUIRE(saved.wait());
    CHECK(record::readAny(contents(folder.filePath(u"b.sgf"_s)).toStdString()).games == program.record().current());
}

TEST_CASE("the ten most recent files are listed and missing ones are disabled", "[files][program]")
{
    const QTemporaryDir folder;
    QStringList paths;
    for (int i = 0; i < 12; ++i) {
        paths << folder.filePath(QString::number(i) + u".sgf");
        REQUIRE_FALSE(app::writeFile(paths.back(), oneGame));
    }
    OpenProgram program{QString{}};
    ui::RecentMenu& menu = program.window().recentMenu();
    CHECK_FALSE(menu.menuAction()->isEnabled());
    for (const QString& path : paths) {
        filesOf(program).open(path);
        REQUIRE(isShown(program, QFileInfo{path}.fileName()));
    }
    const auto entries = [&] {
        QList<QAction*> found;
        for (QAction* action : menu.actions()) {
            if (action->data().isValid())
                found << action;
        }
        return found;
    };
    REQUIRE(entries().size() == 10);
    CHECK(entries().front()->data().toString() == paths.back());
    REQUIRE(QFile::remove(paths[10]));
    Q_EMIT menu.aboutToShow();
    CHECK(QTest::qWaitFor([&] { return !entries()[1]->isEnabled() && entries()[0]->isEnabled(); }));
    filesOf(program).open(paths[10]);
    CHECK(QTest::qWaitFor([&] { return entries().size() == 9; }));
    entries().back()->trigger();
    REQUIRE(isShown(program, u"2.sgf"_s));
    menu.actions().back()->trigger(); // clears the list
    CHECK(QTest::qWaitFor([&] { return entries().isEmpty(); }));
}

TEST_CASE("pictures have the requested size", "[files][program]")
{
    const QTemporaryDir folder;
    for (const QString& game : {u"gomoku"_s, u"reversi"_s, u"link"_s}) {
        OpenProgram program{game, {{u"gomoku/opponent"_s, 1}, {u"reversi/opponent"_s, 1}}};
        ui::BoardView& board = game == u"link" ? static_cast<ui::BoardView&>(program.linkBoard()) : program.board();
        if (game == u"gomoku")
            program.click(board, {7, 7});
        const QImage before = board.grab().toImage();
        for (const int size : {64, 333, 1024, 2000}) {
            const QImage image = app::imageOf(board, {.longer = size});
            CHECK(std::max(image.width(), image.height()) == size);
            if (game != u"link")
                CHECK(image.width() == image.height());
            const QColor middle = image.pixelColor(image.width() / 2, image.height() / 2);
            CHECK(middle.alpha() == 255);
        }
        CHECK(board.grab().toImage() == before); // the window shows the result
        QSignalSpy saved{&filesOf(program).images(), &app::BoardImages::saved};
        filesOf(program).images().saveTo(folder.filePath(game + u".png"), {.longer = 700});
        REQUIRE(saved.wait(20'000));
        CHECK(QImage{folder.filePath(game + u".png")}.width() == 700);
    }
}

#ifdef QIPAN_SVG
TEST_CASE("a board saved as SVG has the requested size and contains no bitmap", "[files][program]")
{
    for (const QString& game : {u"gomoku"_s, u"reversi"_s, u"link"_s}) {
        OpenProgram program{game, {{u"gomoku/opponent"_s, 1}, {u"reversi/opponent"_s, 1}}};
        ui::BoardView& board = game == u"link" ? static_cast<ui::BoardView&>(program.linkBoard()) : program.board();
        const QByteArray svg = app::svgOf(board, {.kind = ui::ImageChoice::Kind::Svg, .longer = 500});
        CHECK_FALSE(svg.contains("<image"));
        const QSvgRenderer renderer{svg};
        REQUIRE(renderer.isValid());
        CHECK(std::max(renderer.viewBox().width(), renderer.viewBox().height()) == 500);
    }
}
#else
TEST_CASE("without Qt Svg no file is written for the suffix of SVG", "[files][program]")
{
    const QTemporaryDir folder;
    OpenProgram program{u"gomoku"_s, {{u"gomoku/opponent"_s, 1}}};
    QSignalSpy failed{&filesOf(program).images(), &app::BoardImages::failed};
    filesOf(program).images().saveTo(folder.filePath(u"a.svg"_s), {.longer = 300});
    CHECK(failed.size() == 1);
    CHECK_FALSE(QFile::exists(folder.filePath(u"a.svg"_s)));
}
#endif

TEST_CASE("move numbers and coordinates are drawn on a picture when requested", "[files][program]")
{
    OpenProgram program{u"gomoku"_s, {{u"gomoku/opponent"_s, 1}}};
    program.click(program.board(), {7, 7});
    const auto paint = [&](bool coordinates, bool numbers, bool marks) {
        return app::imageOf(
            program.board(),
            {.longer = 400, .options = {.coordinates = coordinates, .moveNumbers = numbers, .marks = marks}});
    };
    const QImage all = paint(true, true, true);
    CHECK(paint(true, true, true) == all);
    CHECK(paint(false, true, true) != all);
    CHECK(paint(true, false, true) != all);
    CHECK(paint(true, true, false) != all);
}

TEST_CASE("the picture dialog works by keyboard", "[files][program]")
{
    OpenProgram program{u"gomoku"_s, {{u"gomoku/opponent"_s, 1}}};
    program.press(Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
    auto* dialog = program.window().findChild<ui::ImageDialog*>();
    REQUIRE(dialog != nullptr);
    REQUIRE(QTest::qWaitForWindowActive(dialog));
    QTest::keyClicks(dialog->focusWidget(), u"300"_s);
    CHECK(dialog->choice().longer == 300);
    for (QPushButton* button : dialog->findChildren<QPushButton*>()) {
        if (button->text() == u"C&opy")
            button->click();
    }
    CHECK(QGuiApplication::clipboard()->image().width() == 300);
}

TEST_CASE("a covered link-match board exports no picture", "[files][program]")
{
    OpenProgram program{u"link"_s};
    program.window().activateWindow();
    REQUIRE(QTest::qWaitFor([&] { return program.actions().saveImage->isEnabled(); }));
    program.press(Qt::Key_P, Qt::ControlModifier);
    CHECK_FALSE(program.actions().saveImage->isEnabled());
    CHECK(program.actions().saveFile->isEnabled());
}

TEST_CASE("a game of link-match is saved as lines and opened as a replay", "[files][program]")
{
    const QTemporaryDir folder;
    OpenProgram program{u"link"_s};
    REQUIRE(program.waitForDeal());
    REQUIRE(program.removePair());
    const QString path = folder.filePath(u"a.qlink"_s);
    QSignalSpy saved{&filesOf(program).records(), &app::RecordFiles::saved};
    filesOf(program).records().saveTo(path);
    REQUIRE(saved.wait());
    CHECK(contents(path).startsWith("link1 "));
    filesOf(program).open(path);
    REQUIRE(QTest::qWaitFor([&] { return program.window().navigation().page() == ui::Page::LinkReplay; }, 20'000));
    CHECK(program.actions().saveFile->isEnabled());
}

TEST_CASE("a file of link-match that cannot be read says why", "[files][program]")
{
    const QTemporaryDir folder;
    OpenProgram program{QString{}};
    int number = 0;
    for (const auto& [text, why] : {std::pair{"", u"first line must begin with “link1”"},
                                    std::pair{"link1 relaxed 123 1 0 3 3 0 0", u"“123” is not the number of a deal"},
                                    std::pair{"link2 relaxed AB/BA:none:yes 1 0 3 3 0 0", u"first line must begin"},
                                    std::pair{"link1 relaxed AB/BB:none:yes 1 0 3 3 0 0", u"an even number of times"},
                                    std::pair{"h", u"first line must begin"},
                                    std::pair{"link1 slow AB/BA:none:yes 1 0 3 3 0 0", u"unknown game mode"},
                                    std::pair{"link1 relaxed AB/BA:none:yes 1 0 3", u"how it stood before"},
                                    std::pair{"link1 relaxed AB/BA:none:yes 1 0 3 3 0 0 5!", u"step 1 cannot be"}}) {
        CAPTURE(text);
        const QString path = folder.filePath(u"%1.qlink"_s.arg(++number));
        REQUIRE_FALSE(app::writeFile(path, text));
        filesOf(program).open(path);
        CHECK(QTest::qWaitFor(
            [&] { return program.window().findChild<ui::MessageBar*>()->text().contains(QStringView{why}); }));
    }
}
