#include "ui/game_appearance.h"

#include "ui/gomoku/gomoku_painting.h"
#include "ui/gomoku/gomoku_view.h"
#include "ui/reversi/reversi_painting.h"
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

QString translated(const char* text)
{
    return QCoreApplication::translate("qipan::ui::GameAppearance", text);
}

QString gomokuRefusal(IllegalMove reason)
{
    switch (reason) {
    case IllegalMove::Outside:
        return translated(QT_TRANSLATE_NOOP("qipan::ui::GameAppearance", "There is no point there."));
    case IllegalMove::Occupied:
        return translated(QT_TRANSLATE_NOOP("qipan::ui::GameAppearance", "That point is occupied."));
    case IllegalMove::NoFlip:
        break; // not in this game
    case IllegalMove::Opening:
        return translated(
            QT_TRANSLATE_NOOP("qipan::ui::GameAppearance", "The opening rule does not allow this stone there."));
    case IllegalMove::GameOver:
        return translated(QT_TRANSLATE_NOOP("qipan::ui::GameAppearance", "The game is over."));
    }
    return {};
}

QString reversiRefusal(IllegalMove reason)
{
    switch (reason) {
    case IllegalMove::Outside:
        return translated(QT_TRANSLATE_NOOP("qipan::ui::GameAppearance", "There is no square there."));
    case IllegalMove::Occupied:
        return translated(QT_TRANSLATE_NOOP("qipan::ui::GameAppearance", "That square is occupied."));
    case IllegalMove::NoFlip:
        return translated(QT_TRANSLATE_NOOP("qipan::ui::GameAppearance", "A disc there would flip nothing."));
    case IllegalMove::Opening:
        break; // not in this game
    case IllegalMove::GameOver:
        return translated(QT_TRANSLATE_NOOP("qipan::ui::GameAppearance", "The game is over."));
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
    const auto found = std::find_if(looks.begin(), looks.end(),
                                    [key](const GameAppearance& appearance) { return appearance.key == key; });
    return found == looks.end() ? nullptr : &*found;
}

} // namespace qipan::ui
