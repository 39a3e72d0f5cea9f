// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game_appearance.h"

#include "ui/gomoku/gomoku_painting.h"
#include "ui/gomoku/gomoku_view.h"
#include "ui/reversi/reversi_view.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace qipan::ui {
namespace {

template <typename View>
TurnBoardView* makeView(const BoardGame& start, QWidget* parent)
{
    return new View{start, parent};
}

/// A class, so that lupdate finds the texts and their context.
struct Refusal {
    Q_DECLARE_TR_FUNCTIONS(qipan::ui::GameAppearance)
};

QString gomokuRefusal(IllegalMove reason)
{
    switch (reason) {
    case IllegalMove::Outside:
        return Refusal::tr("There is no point there.");
    case IllegalMove::Occupied:
        return Refusal::tr("That point is occupied.");
    case IllegalMove::NoFlip:
        break; // not in this game
    case IllegalMove::Opening:
        return Refusal::tr("The opening rule does not allow this stone there.");
    case IllegalMove::GameOver:
        return Refusal::tr("The game is over.");
    }
    return {};
}

QString reversiRefusal(IllegalMove reason)
{
    switch (reason) {
    case IllegalMove::Outside:
        return Refusal::tr("There is no square there.");
    case IllegalMove::Occupied:
        return Refusal::tr("That square is occupied.");
    case IllegalMove::NoFlip:
        return Refusal::tr("A disc there would flip nothing.");
    case IllegalMove::Opening:
        break; // not in this game
    case IllegalMove::GameOver:
        return Refusal::tr("The game is over.");
    }
    return {};
}

constexpr std::array looks{
    GameAppearance{"gomoku", makeView<GomokuView>, paintGomokuCard, gomokuRefusal, false, false},
    GameAppearance{"reversi", makeView<ReversiView>, paintReversiCard, reversiRefusal, true, true},
};

} // namespace

std::span<const GameAppearance> gameAppearances()
{
    return looks;
}

const GameAppearance* findAppearance(std::string_view key)
{
    const auto found = std::ranges::find(looks, key, &GameAppearance::key);
    return found == looks.end() ? nullptr : &*found;
}

} // namespace qipan::ui
