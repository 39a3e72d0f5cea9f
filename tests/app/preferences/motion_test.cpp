// SPDX-License-Identifier: GPL-3.0-or-later
// Where animations are off, by choice or by the desktop, nothing moves by itself.
#include "tests/app/open_program.h"
#include "tests/support/catch.h"
#include "ui/link/link_view.h"

#include <QAbstractAnimation>
#include <QApplication>
#include <QStyle>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace qipan;
using namespace qipan::tests;

namespace {

struct Choice {
    QString stored;
    bool desktop;  ///< wants animations
    bool expected; ///< that something moves
};

/// A program with this choice, which may also change while it runs.
struct MovingProgram {
    OpenProgram program;

    MovingProgram(const QString& game, const Choice& choice)
        : program{game,
                  {{u"view/animation"_s, choice.stored},
                   {u"refusal/shake"_s, true},
                   {u"gomoku/opponent"_s, 1},
                   {u"reversi/opponent"_s, 1}}}
    {
        program.preferences().change([&](ui::Preferences& now) { now.desktop.animation = choice.desktop; });
    }

    [[nodiscard]] bool runsAnimations()
    {
        return std::ranges::any_of(program.window().findChildren<QAbstractAnimation*>(),
                                   [](const auto* each) { return each->state() == QAbstractAnimation::Running; });
    }
};

[[nodiscard]] Choice anyChoice()
{
    return GENERATE(Choice{u"true"_s, true, true}, Choice{u"true"_s, false, false}, Choice{u"false"_s, true, false},
                    Choice{u"always"_s, false, true});
}

} // namespace

TEST_CASE("stones, discs and refusals move only where animations are wanted", "[preferences][program]")
{
    const Choice choice = anyChoice();
    CAPTURE(choice.stored.toStdString(), choice.desktop);
    for (const QString& game : {u"gomoku"_s, u"reversi"_s}) {
        MovingProgram moving{game, choice};
        ui::TurnBoardView& board = moving.program.board();
        const Cell move = game == u"gomoku" ? Cell{7, 7} : Cell{3, 2};
        moving.program.click(board, move);
        CHECK(board.clock().isMoving() == choice.expected);
        board.clock().finishAll();
        moving.program.click(board, move); // it is taken
        CHECK(board.clock().isMoving() == choice.expected);
        CHECK_FALSE(moving.runsAnimations());
    }
    CHECK((QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration) > 0) == choice.expected);
}

TEST_CASE("a path is shown without moving, and points change at once, unless animations are wanted",
          "[preferences][program]")
{
    const Choice choice = anyChoice();
    CAPTURE(choice.stored.toStdString(), choice.desktop);
    MovingProgram moving{u"link"_s, choice};
    REQUIRE(moving.program.removePair());
    ui::LinkView& board = moving.program.linkBoard();
    CHECK(moving.runsAnimations() == choice.expected); // of the points
    const QImage first = board.grab().toImage();
    board.clock().advance(200ms);
    CHECK((board.grab().toImage() == first) != choice.expected);
    board.clock().finishAll();
    CHECK(board.grab().toImage() != first);
}
