// SPDX-License-Identifier: GPL-3.0-or-later
// Which file Ctrl+S writes: only that of the current game.
#include "app/files/files_controller.h"
#include "app/files/record_saving.h"
#include "core/record/any_record.h"
#include "tests/app/open_program.h"
#include "tests/support/catch.h"
#include "ui/pages/record_page.h"
#include "ui/pages/record_side.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QInputDialog>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <array>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

constexpr const char* branched = "Piskvorky 15x15, 0:0, 0\n8,8,0\n9,9,0\n";

QByteArray bytesOf(const QString& path)
{
    QFile file{path};
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
}

std::vector<record::GameRecord> gamesIn(const QString& path)
{
    return record::readAny(bytesOf(path).toStdString()).games;
}

QPushButton* buttonOf(OpenProgram& program, const QString& text)
{
    for (QPushButton* button : program.window().findChildren<QPushButton*>()) {
        if (button->isVisible() && button->text().remove(u'&') == text)
            return button;
    }
    return nullptr;
}

bool pressWhenAsked(OpenProgram& program, const QString& text)
{
    if (!QTest::qWaitFor([&] { return buttonOf(program, text) != nullptr; }))
        return false;
    QTest::mouseClick(buttonOf(program, text), Qt::LeftButton);
    return true;
}

void openFile(OpenProgram& program, const QString& path)
{
    QSignalSpy opened{&program.files().records(), &app::RecordFiles::opened};
    program.files().open(path);
    REQUIRE(opened.wait());
}

bool isNamed(OpenProgram& program, const QString& name)
{
    return QTest::qWaitFor([&] { return program.record().name() == name; });
}

void saveAs(OpenProgram& program, const QString& path)
{
    QSignalSpy saved{&program.files().records(), &app::RecordFiles::saved};
    program.files().records().saveTo(path);
    REQUIRE(saved.wait());
}

/// On the start of the game.
void comment(OpenProgram& program, const QString& text)
{
    program.record().goTo(record::GameTree::root);
    program.window().page<ui::RecordPage>().side().comment().setFocus();
    QTest::keyClicks(program.window().focusWidget(), text);
}

/// Presses Ctrl+S, which asks: the file is unchanged after "no" and changed after "yes".
void saveAfterQuestion(OpenProgram& program, const QString& path, const QByteArray& bytes)
{
    REQUIRE(program.record().isChanged());
    program.press(Qt::Key_S, Qt::ControlModifier);
    REQUIRE(pressWhenAsked(program, u"Go back"_s));
    CHECK(bytesOf(path) == bytes);
    program.press(Qt::Key_S, Qt::ControlModifier);
    REQUIRE(pressWhenAsked(program, u"Save anyway"_s));
    REQUIRE(QTest::qWaitFor([&] { return !program.record().isChanged(); }));
    CHECK(bytesOf(path) != bytes);
}

/// The file proposed by the save dialog, which is closed here; nothing if no dialog opens.
std::optional<QString> proposed(OpenProgram& program)
{
    QFileDialog* dialog = nullptr;
    const bool isAsked = QTest::qWaitFor(
        [&] {
            dialog = program.window().findChild<QFileDialog*>();
            return dialog != nullptr && dialog->isVisible();
        },
        2'000);
    if (!isAsked)
        return std::nullopt;
    const QStringList files = dialog->selectedFiles();
    delete dialog;
    return files.isEmpty() ? QString{} : QFileInfo{files.front()}.fileName();
}

} // namespace

TEST_CASE("a new game at the same table asks for a new file", "[files][program]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"p.sgf"_s);
    OpenProgram program{u"gomoku"_s, {{u"gomoku/opponent"_s, 1}}};
    program.click(program.board(), {7, 7});
    saveAs(program, path);
    const QByteArray before = bytesOf(path);
    for (int i = 0; i < 4; ++i) {
        program.playAgain();
        program.click(program.board(), {i, 3});
        REQUIRE(program.match().plies() == 1);
        program.press(Qt::Key_S, Qt::ControlModifier);
        CHECK(proposed(program));
        CHECK(bytesOf(path) == before);
    }
}

TEST_CASE("the save dialog proposes a suffix that can be written", "[files][program]")
{
    const QTemporaryDir folder;
    // Othello Quest's games, Piskvork's .rec and the like are only read.
    for (const auto& [name, wanted] : {std::pair{u"o.json"_s, u"o.sgf"_s},
                                       {u"moves"_s, u"moves.sgf"_s},
                                       {u"a.b.log"_s, u"a.b.sgf"_s},
                                       {u"o.TXT"_s, u"o.TXT"_s}}) {
        const QString path = folder.filePath(name);
        REQUIRE_FALSE(app::writeFile(path, "h8 i9 i7 j10 a15"));
        OpenProgram program{QString{}};
        openFile(program, path);
        REQUIRE(isNamed(program, name));
        program.press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        CHECK(proposed(program) == wanted);
    }
}

TEST_CASE("the same deal dealt again asks for a new file", "[files][program]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"l.qlink"_s);
    OpenProgram program{u"link"_s};
    REQUIRE(program.waitForDeal());
    REQUIRE(program.removePair());
    saveAs(program, path);
    const QByteArray before = bytesOf(path);
    program.press(Qt::Key_S, Qt::ControlModifier); // the same game
    CHECK(QTest::qWaitFor([&] { return program.window().status() == u"Saved as l.qlink."; }));
    program.link().restart();
    program.press(Qt::Key_S, Qt::ControlModifier);
    CHECK(proposed(program));
    CHECK(bytesOf(path) == before);
}

TEST_CASE("a question about one record does not apply to the next", "[files][program]")
{
    const QTemporaryDir folder;
    const QString psq = folder.filePath(u"t.psq"_s);
    const QString sgf = folder.filePath(u"other.sgf"_s);
    REQUIRE_FALSE(app::writeFile(psq, branched));
    REQUIRE_FALSE(app::writeFile(sgf, "(;GM[4]SZ[15];B[aa])"));
    OpenProgram program{QString{}};
    openFile(program, psq);
    program.press(Qt::Key_PageUp, Qt::ControlModifier);
    program.click(*program.window().page<ui::RecordPage>().board(), {3, 3});
    program.press(Qt::Key_S, Qt::ControlModifier);
    REQUIRE(QTest::qWaitFor([&] { return buttonOf(program, u"Save anyway"_s) != nullptr; }));
    program.files().open(sgf);
    REQUIRE(pressWhenAsked(program, u"Don't save"_s));
    REQUIRE(isNamed(program, u"other.sgf"_s));
    CHECK(buttonOf(program, u"Save anyway"_s) == nullptr);

    comment(program, u"mine"_s);
    program.press(Qt::Key_S, Qt::ControlModifier);
    REQUIRE(QTest::qWaitFor([&] { return !program.record().isChanged(); }));
    CHECK(bytesOf(psq) == branched);
    CHECK(gamesIn(sgf).front().tree.comment(0) == "mine");
}

TEST_CASE("consent to data loss covers one record and one file and one kind of loss", "[files][program]")
{
    const QTemporaryDir folder;
    const QString psq = folder.filePath(u"t.psq"_s);
    REQUIRE_FALSE(app::writeFile(psq, branched));
    OpenProgram program{QString{}};
    openFile(program, psq);
    program.press(Qt::Key_PageUp, Qt::ControlModifier);
    program.click(*program.window().page<ui::RecordPage>().board(), {3, 3});
    program.press(Qt::Key_S, Qt::ControlModifier);
    REQUIRE(pressWhenAsked(program, u"Save anyway"_s));
    REQUIRE(QTest::qWaitFor([&] { return !program.record().isChanged(); }));
    program.press(Qt::Key_PageUp, Qt::ControlModifier);
    program.click(*program.window().page<ui::RecordPage>().board(), {4, 4}); // another variation: already saved
    program.press(Qt::Key_S, Qt::ControlModifier);
    REQUIRE(QTest::qWaitFor([&] { return !program.record().isChanged(); }));
    comment(program, u"new"_s); // a comment: not saved yet
    program.press(Qt::Key_S, Qt::ControlModifier);
    REQUIRE(pressWhenAsked(program, u"Go back"_s));
    CHECK(program.record().isChanged());
}

TEST_CASE("saving unchanged data writes nothing", "[files][program]")
{
    const QTemporaryDir folder;
    const QString psq = folder.filePath(u"t.psq"_s);
    const QByteArray foreign = "Piskvorky 15x15, 11:11, 0\n8,8,1500\n9,9,2500\n";
    REQUIRE_FALSE(app::writeFile(psq, foreign));
    OpenProgram program{QString{}};
    openFile(program, psq);
    program.press(Qt::Key_S, Qt::ControlModifier);
    CHECK(QTest::qWaitFor([&] { return program.window().status() == u"t.psq is already saved."; }));
    CHECK(bytesOf(psq) == foreign);
    REQUIRE(QFile::remove(psq)); // now there is something to save
    program.press(Qt::Key_S, Qt::ControlModifier);
    CHECK(QTest::qWaitFor([&] { return QFile::exists(psq); }));
}

TEST_CASE("a history game saved to a file belongs to that file afterwards", "[files][program]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"y.sgf"_s);
    OpenProgram program{QString{}};
    app::OpenedRecords opened;
    opened.games = record::readAny("(;GM[4]SZ[15];B[hh])").games;
    opened.historyId = 1;
    program.record().show(std::move(opened));
    comment(program, u"one"_s);
    saveAs(program, path);
    CHECK(program.window().windowTitle() == u"y.sgf – Qipan");
    CHECK_FALSE(program.record().isChanged());
    for (const QAction* action : program.window().page<ui::RecordPage>().findChildren<QAction*>()) {
        if (action->text().remove(u'&') == u"Save in the history")
            CHECK_FALSE(action->isVisible());
    }
    comment(program, u" two"_s);
    program.press(Qt::Key_S, Qt::ControlModifier);
    REQUIRE(QTest::qWaitFor([&] { return !program.record().isChanged(); }));
    CHECK(gamesIn(path).front().tree.comment(0) == program.record().current().front().tree.comment(0));
    CHECK(gamesIn(path).front().tree.comment(0).size() == 7);
}

TEST_CASE("a file that was not shown in the end is not proposed for the current record", "[files][program]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"out.sgf"_s);
    REQUIRE_FALSE(app::writeFile(path, "(;GM[4]SZ[15];B[aa])"));
    OpenProgram program{QString{}};
    app::OpenedRecords first;
    first.games = record::readAny("(;GM[4]SZ[15];B[hh])").games;
    program.record().show(first);
    comment(program, u"unsaved"_s);
    program.files().open(path);
    REQUIRE(pressWhenAsked(program, u"Go back"_s));
    program.record().show(first);
    REQUIRE(pressWhenAsked(program, u"Don't save"_s));
    program.press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    const auto name = proposed(program);
    REQUIRE(name);
    CHECK(*name != u"out.sgf");
}

TEST_CASE("the question about pasted moves disappears when something else is pasted", "[files][program]")
{
    OpenProgram program{QString{}};
    QGuiApplication::clipboard()->setText(u"f5d6c3"_s);
    program.press(Qt::Key_V, Qt::ControlModifier);
    REQUIRE(QTest::qWaitFor([&] { return buttonOf(program, u"Reversi"_s) != nullptr; }));
    QGuiApplication::clipboard()->setText(u"(;GM[4]SZ[15];B[hh])"_s);
    program.press(Qt::Key_V, Qt::ControlModifier);
    REQUIRE(isNamed(program, u"Clipboard"_s));
    CHECK(buttonOf(program, u"Reversi"_s) == nullptr);
}

TEST_CASE("a queued save writes what was shown when it was requested", "[files][program]")
{
    const QTemporaryDir folder;
    OpenProgram program{QString{}};
    QSignalSpy saved{&program.files().records(), &app::RecordFiles::saved};
    const auto show = [&program](const char* sgf) {
        app::OpenedRecords opened;
        opened.games = record::readAny(sgf).games;
        program.record().show(std::move(opened));
    };
    show("(;GM[4]SZ[15];B[hh])");
    for (const QString& name : {u"a.sgf"_s, u"b.sgf"_s, u"c.sgf"_s})
        program.files().records().saveTo(folder.filePath(name));
    show("(;GM[2]SZ[8];B[f5])"); // before any of them exists
    REQUIRE(QTest::qWaitFor([&] { return saved.size() == 3; }));
    for (const QString& name : {u"a.sgf"_s, u"b.sgf"_s, u"c.sgf"_s})
        CHECK(gamesIn(folder.filePath(name)).front().game == record::gomokuKey);
    CHECK(program.record().name().isEmpty());
}

TEST_CASE("overwriting a file that contains more than was read asks once", "[files][program]")
{
    struct Case {
        const char* name;
        const char* bytes;
    };
    const auto [name, bytes] =
        GENERATE(Case{"broken.sgf", "(;GM[4]SZ[15];B[hh];W[hi];B[hh];W[ii])(;GM[1]KM[6.5];B[dd])"},
                 Case{"more.psq", "Piskvorky 15x15, 0:0, 0\n8,8,0\n9,9,0\nAda\nBen\n15\nmore\n"},
                 Case{"foreign.sgf", "A game (;GM[4]SZ[15];B[hh];W[hi])"},
                 Case{"latin.sgf", "(;GM[4]SZ[15]PB[J\xf6rg];B[hh];W[hi])"},
                 Case{"foreign.ggf", "A game (;GM[Othello]PC[x]TY[8]B[F5//1.2]W[D6/0.5/3];)"});
    const QTemporaryDir folder;
    const QString path = folder.filePath(QString::fromLatin1(name));
    const QString other = folder.filePath(u"copy."_s + QFileInfo{path}.suffix());
    REQUIRE_FALSE(app::writeFile(path, bytes));
    OpenProgram program{QString{}};
    openFile(program, path);
    saveAs(program, other); // nothing is lost
    openFile(program, path);
    ui::RecordPage& page = program.window().page<ui::RecordPage>();
    program.press(Qt::Key_PageDown, Qt::ControlModifier);
    program.click(*page.board(),
                  program.record().current().front().game == record::gomokuKey ? Cell{1, 1} : Cell{2, 2});
    saveAfterQuestion(program, path, bytes);
    program.press(Qt::Key_Delete); // the last move
    program.click(*page.board(), {0, 0});
    program.press(Qt::Key_S, Qt::ControlModifier);
    CHECK(QTest::qWaitFor([&] { return !program.record().isChanged(); }));
}

TEST_CASE("what a record has no place for is saved without a question", "[files][program]")
{
    const QTemporaryDir folder;
    const auto [name, bytes, kept] =
        GENERATE(std::array{"a.sgf", "(;GM[4]SZ[15]US[Ada];B[hh]BL[300];W[hi])", "BL[300]"},
                 std::array{"a.psq", "Piskvorky 15x15, 0:3, 0\n8,8,500\n9,9,800\n", "9,9,800"});
    const QString path = folder.filePath(QString::fromLatin1(name));
    REQUIRE_FALSE(app::writeFile(path, bytes));
    OpenProgram program{QString{}};
    openFile(program, path);
    program.press(Qt::Key_PageDown, Qt::ControlModifier);
    program.click(*program.window().page<ui::RecordPage>().board(), {1, 1});
    program.press(Qt::Key_S, Qt::ControlModifier);
    REQUIRE(QTest::qWaitFor([&] { return !program.record().isChanged(); }));
    CHECK(bytesOf(path).contains(kept));
}

TEST_CASE("overwriting a file that was changed meanwhile asks once", "[files][program]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"shared.sgf"_s);
    const QByteArray theirs = "(;GM[4]SZ[15]C[of somebody else];B[hh])";
    REQUIRE_FALSE(app::writeFile(path, "(;GM[4]SZ[15];B[hh])"));
    OpenProgram program{QString{}};
    openFile(program, path);
    const auto play = [&program](Cell cell) {
        program.press(Qt::Key_PageDown, Qt::ControlModifier);
        program.click(*program.window().page<ui::RecordPage>().board(), cell);
        REQUIRE(program.record().isChanged());
        program.press(Qt::Key_S, Qt::ControlModifier);
    };
    const auto isSaved = [&program] { return QTest::qWaitFor([&] { return !program.record().isChanged(); }); };
    // After opening, and after saving here: in both cases another program has changed the file.
    for (const Cell cell : {Cell{1, 1}, Cell{2, 2}}) {
        REQUIRE_FALSE(app::writeFile(path, theirs));
        play(cell);
        REQUIRE(pressWhenAsked(program, u"Go back"_s));
        CHECK(bytesOf(path) == theirs);
        program.press(Qt::Key_S, Qt::ControlModifier);
        REQUIRE(pressWhenAsked(program, u"Save anyway"_s));
        REQUIRE(isSaved());
        CHECK(gamesIn(path).front().tree.comment(0).empty());
    }
    play({3, 3}); // unchanged by others
    REQUIRE(isSaved());
    REQUIRE(QFile::remove(path)); // nothing to overwrite
    play({4, 4});
    REQUIRE(isSaved());
    CHECK(QFile::exists(path));
}

TEST_CASE("overwriting link-match lines that were changed meanwhile asks too", "[files][program]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"l.qlink"_s);
    OpenProgram program{u"link"_s};
    REQUIRE(program.waitForDeal());
    REQUIRE(program.removePair());
    saveAs(program, path);
    REQUIRE_FALSE(app::writeFile(path, "theirs"));
    program.press(Qt::Key_S, Qt::ControlModifier);
    REQUIRE(pressWhenAsked(program, u"Go back"_s));
    CHECK(bytesOf(path) == "theirs");
}

TEST_CASE("a moves file keeps its headers and losing its comments asks once", "[files][program]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"cup.txt"_s);
    const QByteArray headers = "[Event \"Cup 2024\"]\n[Date \"2024.03.05\"]\n[Black \"Ada\"]\n[White \"Bob\"]\n"
                               "[Round \"2\"]\n";
    const QByteArray bytes = headers + "1. f5 d6 {a usual one} c3 d3 c4";
    REQUIRE_FALSE(app::writeFile(path, bytes));
    OpenProgram program{QString{}};
    const auto openAsReversi = [&] {
        program.files().records().open(path);
        REQUIRE(pressWhenAsked(program, u"Reversi"_s));
        REQUIRE(isNamed(program, u"cup.txt"_s));
    };
    openAsReversi();
    REQUIRE(program.record().current().front().black == "Ada");
    program.press(Qt::Key_PageDown, Qt::ControlModifier);
    program.click(*program.window().page<ui::RecordPage>().board(), {1, 2});
    saveAfterQuestion(program, path, bytes);
    comment(program, u"lost too"_s);
    program.press(Qt::Key_S, Qt::ControlModifier);
    CHECK(QTest::qWaitFor([&] { return !program.record().isChanged(); }));
    CHECK(bytesOf(path) == headers + "\nf5d6c3d3c4b3\n\n");
}

TEST_CASE("a dropped file with moves of either game is shown as the likelier one", "[files][program]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.txt"_s);
    REQUIRE_FALSE(app::writeFile(path, "1. f5 {a usual one} d6 2. c3 d3 3. c4 *"));
    OpenProgram program{QString{}};
    program.files().open(path);
    REQUIRE(isNamed(program, u"a.txt"_s));
    CHECK(program.record().current().front().game == record::reversiKey);
    CHECK(program.record().current().front().isGuessed);
    REQUIRE(program.message(ui::Message::Topic::Notice) != nullptr);
    CHECK(program.message(ui::Message::Topic::Notice)->text.contains(u"It is shown as Reversi."));
}

TEST_CASE("the bar says which code page was guessed and another one can be chosen", "[files][program]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.sgf"_s);
    REQUIRE_FALSE(app::writeFile(path,
                                 "(;GM[4]SZ[15]PB[\x83\x41\x83\x5f]C[\x82\xb1\x82\xea\x82\xcd\x97\xc7\x82\xa2\x8e\xe8"
                                 "\x82\xbe\x82\xc6\x8e\x76\x82\xa4];B[hh])"));
    OpenProgram program{QString{}};
    openFile(program, path);
    REQUIRE(QTest::qWaitFor([&] { return buttonOf(program, u"Choose the code page…"_s) != nullptr; }));
    CHECK(program.record().current().front().tree.comment(0) == "これは良い手だと思う");
    buttonOf(program, u"Choose the code page…"_s)->click();
    auto* chooser = program.window().findChild<QInputDialog*>();
    REQUIRE(chooser != nullptr);
    CHECK(chooser->textValue() == u"Japanese (Shift-JIS)");
    chooser->setTextValue(u"Cyrillic (Windows-1251)"_s);
    chooser->accept();
    REQUIRE(QTest::qWaitFor([&] { return program.record().opened().codePage == "windows-1251"; }));
    CHECK(buttonOf(program, u"Choose the code page…"_s) == nullptr);
}

TEST_CASE("no code page can be chosen any more for a file that was saved in UTF-8", "[files][program]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.sgf"_s);
    const QByteArray bytes{"(;GM[4]SZ[15]PB[\x83\x41\x83\x5f]C[\x82\xb1\x82\xea\x82\xcd\x97\xc7\x82\xa2\x8e\xe8"
                           "\x82\xbe\x82\xc6\x8e\x76\x82\xa4];B[hh])"};
    REQUIRE_FALSE(app::writeFile(path, bytes));
    OpenProgram program{QString{}};
    openFile(program, path);
    REQUIRE(QTest::qWaitFor([&] { return program.message(ui::Message::Topic::Guess) != nullptr; }));
    comment(program, u"x"_s);
    saveAfterQuestion(program, path, bytes);
    CHECK(bytesOf(path).contains("これは良い手だと思う"));
    CHECK(QTest::qWaitFor([&] { return program.message(ui::Message::Topic::Guess) == nullptr; }));
}

TEST_CASE("gomoku that a Go program kept is opened after a question", "[files][program]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"go.sgf"_s);
    REQUIRE_FALSE(app::writeFile(path, "(;GM[1]KM[0]SZ[15];B[hh];W[ig])"));
    OpenProgram program{QString{}};
    program.files().open(path);
    REQUIRE(pressWhenAsked(program, u"Open as gomoku"_s));
    REQUIRE(isNamed(program, u"go.sgf"_s));
    CHECK(program.record().current().front().tree.size() == 3);
}
