// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/link/small_board.h"

#include "tests/support/catch.h"
#include "tests/ui/link/boards.h"

#include <QPaintEvent>
#include <QTest>

using namespace qipan;
using namespace qipan::ui;
using qipan::ui::test::boardOf;

namespace {

/// Collects what is repainted of a widget.
class Repainted final : public QObject {
public:
    explicit Repainted(QWidget& widget)
        : QObject{&widget}
    {
        widget.installEventFilter(this);
    }
    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::Paint)
            region |= static_cast<QPaintEvent*>(event)->region();
        return false;
    }
    QRegion region;
};

struct Watched {
    link::Game game{boardOf({"abba", "cddc", "effe", "ghhg"})};
    SmallBoard board;

    Watched()
    {
        board.resize(200, 200);
        board.showGame(game);
        board.show();
        REQUIRE(QTest::qWaitForWindowExposed(&board));
        QCoreApplication::processEvents();
    }

    link::Removed take(Cell a, Cell b)
    {
        game.choose(a);
        const auto removed = std::get<link::Removed>(game.choose(b));
        board.showRemoved(removed, game);
        return removed;
    }
    [[nodiscard]] QImage cell(Cell cell) { return board.grab(board.boardGeometry().rect(cell).toRect()).toImage(); }
    [[nodiscard]] int count(Cell at, QRgb color)
    {
        const QImage image = cell(at);
        int found = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                found += image.pixel(x, y) == color ? 1 : 0;
        }
        return found;
    }
};

} // namespace

TEST_CASE("the small board shows the tiles of the game", "[ui][duel]")
{
    Watched watched;
    CHECK(watched.cell({0, 0}) == watched.cell({3, 0})); // equal pictures
    CHECK(watched.cell({0, 0}) != watched.cell({1, 0}));
}

TEST_CASE("a pair that goes is framed on the small board for a moment and then gone", "[ui][duel]")
{
    Watched watched;
    const QImage before = watched.cell({0, 0});
    const QImage stays = watched.cell({0, 1});
    watched.take({0, 0}, {3, 0});
    CHECK(watched.board.isSettling());
    CHECK(watched.count({0, 0}, firstPickColor) > 20);
    CHECK(watched.count({3, 0}, secondPickColor) > 10);
    watched.board.clock().advance(MotionClock::Milliseconds{1000});
    CHECK_FALSE(watched.board.isSettling());
    CHECK(watched.count({0, 0}, firstPickColor) == 0);
    CHECK(watched.cell({0, 0}) != before);
    CHECK(watched.cell({0, 0}) == watched.cell({3, 0}));
    CHECK(watched.cell({0, 1}) == stays);
}

TEST_CASE("without animations a pair goes from the small board at once", "[ui][duel]")
{
    Watched watched;
    watched.board.setAnimation(false);
    watched.take({0, 0}, {3, 0});
    CHECK_FALSE(watched.board.isSettling());
    CHECK(watched.count({0, 0}, firstPickColor) == 0);
    CHECK(watched.cell({0, 0}) != watched.cell({0, 1}));
}

TEST_CASE("a change of the small board looks like a board painted anew and repaints only what differs", "[ui][duel]")
{
    Watched watched;
    watched.board.setAnimation(false);
    Repainted repainted{watched.board};
    watched.take({0, 0}, {3, 0});
    QCoreApplication::processEvents();
    const BoardGeometry& geometry = watched.board.boardGeometry();
    CHECK(repainted.region.contains(geometry.centre({0, 0}).toPoint()));
    CHECK(repainted.region.contains(geometry.centre({3, 0}).toPoint()));
    CHECK_FALSE(repainted.region.contains(geometry.centre({1, 1}).toPoint()));
    CHECK_FALSE(repainted.region.contains(geometry.centre({0, 3}).toPoint()));

    SmallBoard fresh;
    fresh.resize(watched.board.size());
    fresh.showGame(watched.game);
    CHECK(watched.board.grab().toImage() == fresh.grab().toImage());
}

TEST_CASE("tiles that fall are shown where they lie afterwards", "[ui][duel]")
{
    const link::Board deal = boardOf({"abba", "cddc"});
    link::Game game{deal, {}, link::FallingMode::Down};
    SmallBoard board;
    board.resize(200, 120);
    board.setAnimation(false);
    board.showGame(game);
    (void)board.grab();
    game.choose({1, 1});
    const auto removed = std::get<link::Removed>(game.choose({2, 1}));
    REQUIRE_FALSE(removed.falls.empty());
    board.showRemoved(removed, game);
    SmallBoard fresh;
    fresh.resize(board.size());
    fresh.showGame(game);
    CHECK(board.grab().toImage() == fresh.grab().toImage());
}

TEST_CASE("a cover hides every tile of the small board", "[ui][duel]")
{
    Watched watched;
    watched.board.setCover(QStringLiteral("3"));
    const QImage covered = watched.board.grab().toImage();
    const link::Game none{boardOf({"..aa", "....", "....", "...."})};
    SmallBoard other;
    other.resize(watched.board.size());
    other.showGame(none);
    other.setCover(QStringLiteral("3"));
    CHECK(covered == other.grab().toImage());
    watched.take({0, 0}, {3, 0}); // not seen
    CHECK(watched.board.grab().toImage() == covered);
    watched.board.setCover(std::nullopt);
    CHECK(watched.board.grab().toImage() != covered);
}

TEST_CASE("boards of any shape fit the small board", "[ui][duel]")
{
    const auto [columns, rows] =
        GENERATE(std::pair{4, 4}, std::pair{60, 4}, std::pair{4, 60}, std::pair{60, 60}, std::pair{24, 16});
    link::Board board{BoardSize{.columns = columns, .rows = rows}};
    for (const Cell cell : board.size())
        board[cell] = link::Picture{1};
    const link::Game game{board};
    for (const QSize size : {QSize{220, 160}, QSize{60, 40}, QSize{600, 500}}) {
        CAPTURE(columns, rows, size.width());
        SmallBoard small;
        small.resize(size);
        small.showGame(game);
        CHECK_FALSE(small.grab().isNull());
        if (size.width() >= 200) {
            small.resize(size.width(), small.heightFor(size.width()));
            (void)small.grab();
            CHECK(QRectF{small.rect()}.contains(small.boardGeometry().board()));
        }
    }
}
