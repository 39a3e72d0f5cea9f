// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "tests/ui/board/board_fixture.h"
#include "ui/game_appearance.h"

#include <QPainter>

using namespace qipan;
using namespace qipan::ui;

TEST_CASE("The games of the registry and their appearances match in order")
{
    REQUIRE(gameAppearances().size() == games().size());
    for (std::size_t i = 0; i < games().size(); ++i) {
        const GameInfo& info = games()[i];
        const GameAppearance& appearance = gameAppearances()[i];
        CHECK(appearance.key == info.key);
        CHECK(findAppearance(info.key) == &appearance);
        for (const int size : info.rules.front().sizes) {
            const auto game = info.makeGame(info.rules.front().key, size, Opening::Free);
            const std::unique_ptr<TurnBoardView> view{appearance.makeView(*game, nullptr)};
            CHECK(view->boardSize() == game->size());
            CHECK((view->rowNumbers() == RowNumbers::FromBottom) == info.rowsFromBottom);
            CHECK_FALSE(view->boardName().isEmpty());
        }
    }
    CHECK(findAppearance("chess") == nullptr);
}

TEST_CASE("Every illegal move reason has a text")
{
    for (const GameAppearance& appearance : gameAppearances()) {
        for (const auto reason : {IllegalMove::Outside, IllegalMove::Occupied, IllegalMove::GameOver})
            CHECK_FALSE(appearance.refusal(reason).isEmpty());
    }
    CHECK_FALSE(findAppearance("reversi")->refusal(IllegalMove::NoFlip).isEmpty());
}

TEST_CASE("The board of a card stays within its area")
{
    for (const GameAppearance& appearance : gameAppearances()) {
        QImage image{300, 200, QImage::Format_RGB32};
        image.fill(Qt::magenta);
        QPainter painter{&image};
        appearance.paintCard(painter, QRectF{60, 20, 180, 160}, makeTheme(Look::Classical, false));
        painter.end();
        int painted = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const bool changed = image.pixelColor(x, y) != QColor{Qt::magenta};
                painted += changed ? 1 : 0;
                if (!QRect{60, 20, 180, 160}.contains(x, y))
                    REQUIRE_FALSE(changed);
            }
        }
        CHECK(painted > 150 * 150);
    }
}
