// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/hint_text.h"
#include "tests/app/open_program.h"
#include "tests/support/catch.h"
#include "ui/board/coordinates.h"
#include "ui/messages/message_bar.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::app;
using namespace qipan::tests;
using qipan::gomoku::Reason;
using qipan::gomoku::ReasonKind;

namespace {

QString nameOf(Cell cell)
{
    return ui::cellName(cell, {15, 15}, ui::RowNumbers::FromBottom);
}

QString hintText(const Reason& reason, Side mover = Side::Black)
{
    return HintText{mover, nameOf}.reason(reason);
}

const auto twoPeople = std::pair<QString, QVariant>{QStringLiteral("gomoku/opponent"), 1};

} // namespace

TEST_CASE("each hint reason has a text", "[hint]")
{
    const std::vector<Cell> line{{3, 6}, {4, 7}};
    QStringList all;
    for (int kind = 0; kind <= static_cast<int>(ReasonKind::AllowsForcedWin); ++kind) {
        for (const Side mover : {Side::Black, Side::White}) {
            const QString text = hintText(
                {.kind = static_cast<ReasonKind>(kind), .forbidden = Forbidden::Overline, .line = line}, mover);
            CHECK(text.endsWith(u'.') != text.endsWith(QStringLiteral(" D9, E8")));
            all << text;
        }
    }
    all.removeDuplicates();
    CHECK(all.size() == static_cast<int>(ReasonKind::AllowsForcedWin) + 1 + 5); // five of them are about the other side
    CHECK(hintText({.kind = ReasonKind::FacesForcedWin, .line = line})
          == QStringLiteral("White threatens a forced win: D9, E8"));
    CHECK(hintText({.kind = ReasonKind::FacesForcedWin, .line = line}, Side::White)
          == QStringLiteral("Black threatens a forced win: D9, E8"));
}

TEST_CASE("a long line is truncated in the text", "[hint]")
{
    const QString text = hintText({.kind = ReasonKind::WinsByForce, .line = std::vector<Cell>(12, Cell{0, 14})});
    CHECK(text == QStringLiteral("Wins by force: A1, A1, A1, A1, A1, A1, A1, A1, A1, …"));
}

TEST_CASE("a hint shows its reasons as text and its line on the board", "[hint]")
{
    OpenProgram program{QStringLiteral("gomoku"), {twoPeople}};
    for (const Cell cell : {Cell{5, 7}, {5, 8}, {6, 7}, {6, 8}, {7, 7}})
        program.click(program.board(), cell);
    CHECK_FALSE(program.table().isHelped());
    program.actions().hint->trigger();
    REQUIRE(QTest::qWaitFor([&] { return program.board().hint().has_value(); }, 30'000));
    CHECK(program.table().isHelped());
    const QString words = program.messageBar().text();
    CHECK(words.startsWith(program.board().nameOf(*program.board().hint()) + u':'));
    CHECK(words.contains(QStringLiteral("open three")));
    program.click(program.board(), {7, 8});
    CHECK_FALSE(program.board().hint());
    program.actions().hint->trigger(); // black wins
    REQUIRE(QTest::qWaitFor([&] { return program.board().hint().has_value(); }, 30'000));
    CHECK(program.messageBar().text().contains(QStringLiteral(": Makes an open four. Wins by force: ")));
    CHECK(program.board().shownLine().cells.size() == 3);
    CHECK(program.board().shownLine().first == Side::Black);
}

TEST_CASE("a hint agrees with the analysis of the position", "[hint]")
{
    OpenProgram program{QStringLiteral("gomoku"), {twoPeople}};
    program.click(program.board(), {7, 7});
    for (const Cell best : {Cell{0, 0}, Cell{8, 6}}) {
        program.matchController().hints().setKnown([best](const BoardGame& position) {
            CHECK(position.plies().size() == 1);
            return std::vector<SearchResult>{{.depth = 20, .score = 0, .line = {best, {9, 9}}}};
        });
        program.actions().hint->trigger();
        REQUIRE(QTest::qWaitFor([&] { return program.board().hint() == best; }));
        const QString name = program.board().nameOf(best);
        CHECK(program.messageBar().text() == name + u": Best line (50 %): " + name + u", J6");
    }
}

TEST_CASE("threats are marked when enabled in the menu and the setting is saved", "[hint]")
{
    QTemporaryDir folder;
    storeSettings(folder.path(), {twoPeople});
    {
        OpenProgram program{QStringLiteral("gomoku"), folder.path()};
        for (const Cell cell : {Cell{5, 7}, {0, 0}, {6, 7}, {2, 0}, {7, 7}})
            program.click(program.board(), cell);
        CHECK(program.board().threats().cells.empty());
        program.actions().threats->trigger();
        CHECK_FALSE(program.board().threats().cells.empty());
    }
    OpenProgram again{QStringLiteral("gomoku"), folder.path()};
    CHECK(again.actions().threats->isChecked());
}

TEST_CASE("threats are marked until a player resigns", "[hint]")
{
    OpenProgram program{u"gomoku"_s, {{u"gomoku/opponent"_s, 1}}};
    program.actions().threats->trigger();
    const std::vector<Cell> moves{{7, 7}, {0, 0}, {8, 7}, {14, 0}, {6, 7}, {0, 14}};
    for (const Cell cell : moves)
        program.playByKeys(program.board(), cell);
    REQUIRE_FALSE(program.board().threats().cells.empty());
    program.resign();
    REQUIRE_FALSE(program.match().isRunning());
    CHECK(program.board().threats().cells.empty());
    program.matchController().showPly(5);
    CHECK_FALSE(program.board().threats().cells.empty());
    program.matchController().showLatest();
    CHECK(program.board().threats().cells.empty());
    program.actions().restart->trigger();
    for (const Cell cell : moves)
        program.playByKeys(program.board(), cell);
    CHECK_FALSE(program.board().threats().cells.empty());
}

TEST_CASE("threats are not marked in LAN games", "[hint]")
{
    JoinedPrograms programs;
    for (const Cell cell : {Cell{5, 7}, {0, 0}, {6, 7}, {2, 0}, {7, 7}})
        REQUIRE(programs.play(cell));
    programs.host.actions().threats->trigger();
    CHECK(programs.host.actions().threats->isChecked());
    CHECK(programs.host.board().threats().cells.empty());
}
