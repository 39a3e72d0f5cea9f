// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "tests/ui/board/board_fixture.h"
#include "ui/board/marks.h"
#include "ui/gomoku/gomoku_view.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <memory>
#include <vector>

using namespace qipan;
using namespace qipan::test;
using namespace qipan::ui;

namespace {

/// Black has an open three in the middle row, white a four above it; black is to move.
std::unique_ptr<BoardGame> threatenedGame()
{
    return gameAfter("gomoku", {{5, 7}, {5, 4}, {6, 7}, {6, 4}, {7, 7}, {7, 4}, {4, 4}, {8, 4}});
}

constexpr Cell whiteFive{9, 4};
constexpr Cell blackOpenFour{8, 7};
constexpr Cell quiet{12, 12};

BoardOptions withThreats()
{
    BoardOptions options;
    options.threats = true;
    options.animation = false;
    return options;
}

bool isMarked(const BoardView& view, Cell cell, const QImage& one, const QImage& other)
{
    const QRect area = view.boardGeometry().rect(cell).toRect();
    return one.copy(area) != other.copy(area);
}

} // namespace

TEST_CASE("Fours and open threes are marked if enabled and described in text")
{
    const auto game = threatenedGame();
    GomokuView view{*game};
    present(view);
    CHECK(view.threats() == Threats{});
    const QImage unmarked = view.grab().toImage();
    CHECK(view.accessibleTextOf(whiteFive) == QStringLiteral("J11, empty"));
    view.setOptions(withThreats());
    const QImage marked = view.grab().toImage();
    CHECK(isMarked(view, whiteFive, marked, unmarked));
    CHECK(isMarked(view, blackOpenFour, marked, unmarked));
    CHECK_FALSE(isMarked(view, quiet, marked, unmarked));
    CHECK(view.accessibleTextOf(whiteFive) == QStringLiteral("J11, empty, White can make five"));
    CHECK(view.accessibleTextOf(blackOpenFour)
          == QStringLiteral("I8, empty, Black can make an open four or two fours"));
    CHECK(view.accessibleTextOf(quiet) == QStringLiteral("M3, empty"));
}

TEST_CASE("Hovering over a marked point explains the mark")
{
    const auto game = threatenedGame();
    GomokuView view{*game};
    view.setOptions(withThreats());
    present(view);
    const QPoint at = pixelOf(view, whiteFive);
    QHelpEvent event{QEvent::ToolTip, at, view.mapToGlobal(at)};
    QCoreApplication::sendEvent(&view, &event);
    CHECK(QToolTip::text() == QStringLiteral("J11: White can make five"));
}

TEST_CASE("The threat marks follow the position")
{
    const auto game = threatenedGame();
    GomokuView view{*game};
    view.setOptions(withThreats());
    present(view);
    game->play(whiteFive);
    view.showPosition(*game, false);
    CHECK(view.accessibleTextOf(whiteFive) == QStringLiteral("J11, black, last move"));
    CHECK(view.threats() == game->threats());
    game->takeBack();
    view.showPosition(*game, false);
    CHECK(view.accessibleTextOf(whiteFive) == QStringLiteral("J11, empty, White can make five"));
    view.setOptions({});
    CHECK(view.threats() == Threats{});
}

TEST_CASE("The four threat marks differ in shape and darkness")
{
    const Theme theme = makeTheme(Look::Plain, false);
    std::vector<QImage> pictures;
    for (const Side side : {Side::Black, Side::White}) {
        for (const ThreatKind kind : {ThreatKind::Win, ThreatKind::Unstoppable}) {
            QImage picture{32, 32, QImage::Format_ARGB32_Premultiplied};
            picture.fill(theme.wood);
            QPainter painter{&picture};
            paintThreatMark(painter, {16, 16}, 10, side, kind, theme);
            painter.end();
            CHECK((picture.pixelColor(16, 16).lightness() > 128) == (side == Side::White));
            for (const QImage& other : pictures)
                CHECK(picture.convertToFormat(QImage::Format_Mono) != other.convertToFormat(QImage::Format_Mono));
            pictures.push_back(picture);
        }
    }
}

TEST_CASE("A forced win among the threats is numbered until a hint shows its own line")
{
    const auto game = gameAfter("gomoku", {{5, 7}, {0, 0}, {6, 7}, {2, 0}, {7, 7}, {4, 0}});
    GomokuView view{*game};
    view.setOptions(withThreats());
    present(view);
    const MoveLine win = view.shownLine();
    REQUIRE(win.cells.size() == 3);
    CHECK(win.first == Side::Black);
    CHECK(view.accessibleTextOf(win.cells[1]).endsWith(QStringLiteral(", move 2 of the line")));
    const QImage withWin = view.grab().toImage();
    view.setHint(quiet, {{quiet, {11, 11}}, Side::White});
    CHECK(view.shownLine() == MoveLine{{quiet, {11, 11}}, Side::White});
    CHECK(view.accessibleTextOf(quiet) == QStringLiteral("M3, empty, hint, move 1 of the line"));
    CHECK(isMarked(view, quiet, view.grab().toImage(), withWin));
    CHECK(isMarked(view, win.cells[1], view.grab().toImage(), withWin));
    view.setHint(std::nullopt);
    CHECK(view.shownLine() == win);
}

TEST_CASE("a numbered line, a hint and a next move leave the values of the analysis readable", "[ui][gomoku]")
{
    const auto game = gameAfter("gomoku", {{5, 7}});
    GomokuView view{*game};
    view.resize(600, 600);
    const Cell best{7, 7};
    const auto pictureOf = [&] {
        const QRect value{view.boardGeometry().centre(best).toPoint() - QPoint{6, 4}, QSize{12, 8}};
        return view.grab(value).toImage();
    };
    AnalysisMarks marks;
    marks.moves.push_back({.cell = best, .text = QStringLiteral("62"), .spokenText = {}, .isBest = true});
    view.setAnalysis(marks);
    const QImage before = pictureOf();
    view.setHint(best, {{best, {8, 8}}, Side::Black});
    CHECK(pictureOf() == before);
    view.setHint(best);
    CHECK(pictureOf() == before);
    const auto corner = [&] {
        const QPoint centre = view.boardGeometry().rect(best).center().toPoint();
        const int away = static_cast<int>(view.boardGeometry().cellSize() * 0.41);
        return view.grab({centre + QPoint{away - 2, away - 2}, QSize{4, 4}}).toImage();
    };
    const QImage empty = corner();
    for (const std::vector<Cell>& next : {std::vector{best}, {Cell{1, 1}, best}}) {
        view.setRecordMarks({}, next); // the record goes on here
        CHECK(pictureOf() == before);
        CHECK(corner() != empty);
    }
}

TEST_CASE("A long line is shown as far as it is readable")
{
    GomokuView view{*gameAfter("gomoku")};
    MoveLine line;
    for (int i = 0; i < 14; ++i)
        line.cells.push_back({i, 3});
    view.setHint(Cell{0, 3}, line);
    CHECK(view.shownLine().cells.size() == TurnBoardView::longestLine);
}
