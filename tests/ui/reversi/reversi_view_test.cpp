// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/announced.h"
#include "tests/support/catch.h"
#include "tests/ui/board/board_fixture.h"
#include "ui/reversi/reversi_view.h"

using namespace qipan;
using namespace qipan::test;
using namespace qipan::ui;
using std::chrono::milliseconds;

namespace {

/// A position just after a pass, found by playing the first or last legal cell.
std::unique_ptr<BoardGame> gameWithPass()
{
    for (unsigned seed = 1; seed < 5000; ++seed) {
        auto game = gameAfter("reversi");
        unsigned random = seed;
        while (!game->outcome()) {
            std::vector<Cell> legal;
            for (int index = 0; index < 64; ++index) {
                if (const Cell cell{index % 8, index / 8}; game->isLegal(cell))
                    legal.push_back(cell);
            }
            random = random * 1664525U + 1013904223U;
            game->play(legal[(random >> 16U) % legal.size()]);
            if (game->passed())
                return game;
        }
    }
    return nullptr;
}

void checkFaces(const ReversiView& view, const BoardGame& game)
{
    for (int index = 0; index < 64; ++index) {
        const Cell cell{index % 8, index / 8};
        INFO(cell);
        CHECK(view.faceAt(cell) == game.stoneAt(cell));
    }
}

} // namespace

TEST_CASE("Reversi acts on button press and reports the button")
{
    const auto game = gameAfter("reversi");
    ReversiView view{*game};
    present(view);
    Choices choices{view};
    for (const auto button : {Qt::LeftButton, Qt::MiddleButton, Qt::RightButton}) {
        QTest::mousePress(&view, button, {}, pixelOf(view, {3, 2}));
        CHECK(choices.all().back() == std::pair{Cell{3, 2}, button});
        QTest::mouseRelease(&view, button, {}, pixelOf(view, {3, 2}));
    }
    CHECK(choices.all().size() == 3);
}

TEST_CASE("The second click of a double click counts")
{
    const auto game = gameAfter("reversi");
    ReversiView view{*game};
    present(view);
    Choices choices{view};
    QTest::mouseDClick(view.windowHandle(), Qt::LeftButton, {}, pixelOf(view, {3, 2}));
    CHECK(choices.all().size() == 2);
}

TEST_CASE("A disc shows its old face first and its new one at the end")
{
    const auto game = gameAfter("reversi");
    ReversiView view{*game};
    present(view);
    game->play({3, 2}); // turns (3,3) from white to black
    view.showPosition(*game);
    CHECK(view.faceAt({3, 3}) == Side::White);
    CHECK(view.faceAt({3, 2}) == Side::Black);
    view.clock().advance(milliseconds{2000});
    CHECK_FALSE(view.clock().isRunning());
    checkFaces(view, *game);
}

TEST_CASE("An interrupted flip ends in the right state at any time")
{
    for (int interval = 0; interval <= 400; interval += 40) {
        const auto game = gameAfter("reversi");
        ReversiView view{*game};
        present(view);
        playWhatIsChosen(view, *game);
        int plies = 0;
        for (int index = 0; plies < 12 && !game->outcome(); index = (index + 29) % 64) {
            if (const Cell cell{index % 8, index / 8}; game->isLegal(cell)) {
                QTest::mousePress(&view, Qt::LeftButton, {}, pixelOf(view, cell));
                QTest::mouseRelease(&view, Qt::LeftButton, {}, pixelOf(view, cell));
                REQUIRE(game->plies().size() == static_cast<std::size_t>(++plies)); // clicks do not wait for animations
                view.clock().advance(milliseconds{interval});
            }
        }
        game->takeBack();
        view.showPosition(*game);
        view.clock().advance(milliseconds{2000});
        checkFaces(view, *game);
        CHECK_FALSE(view.clock().isRunning());
        const QImage animated = view.grab().toImage();
        view.showPosition(*game, false);
        CHECK(view.grab().toImage() == animated);
    }
}

TEST_CASE("Without animation discs show their new face at once")
{
    const auto game = gameAfter("reversi");
    ReversiView view{*game};
    present(view);
    BoardOptions still;
    still.animation = false;
    view.setOptions(still);
    game->play({3, 2});
    view.showPosition(*game);
    CHECK_FALSE(view.clock().isRunning());
    checkFaces(view, *game);
}

TEST_CASE("Legal cells are marked while a move is possible if enabled")
{
    const auto game = gameAfter("reversi");
    ReversiView view{*game};
    present(view);
    const QImage none = view.grab().toImage();
    const auto pixelAt = [&view](Cell cell) { return view.grab().toImage().pixelColor(pixelOf(view, cell)); };
    view.setMayPlay(true);
    for (const Cell legal : {Cell{3, 2}, Cell{2, 3}, Cell{5, 4}, Cell{4, 5}})
        CHECK(pixelAt(legal) == view.theme().legal);
    CHECK(pixelAt({0, 0}) == none.pixelColor(pixelOf(view, {0, 0})));
    BoardOptions unmarked;
    unmarked.legalMoves = false;
    view.setOptions(unmarked);
    CHECK(view.grab().toImage() == none);
}

TEST_CASE("A pass is announced over the board")
{
    const auto game = gameWithPass();
    REQUIRE(game);
    const auto before = game->clone();
    before->takeBack();
    ReversiView view{*before};
    present(view);
    view.showPosition(*game);
    CHECK(view.announcement()
          == (game->passed() == Side::Black ? QStringLiteral("Black passes") : QStringLiteral("White passes")));
    CHECK(announcedIn(view).endsWith(view.announcement()));
}
