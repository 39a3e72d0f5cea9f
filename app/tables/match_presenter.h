#pragma once

#include "app/tables/shown_table.h"

namespace qipan::ui {
class MainWindow;
struct StripState;
class TurnBoardView;
} // namespace qipan::ui

namespace qipan::app {

/// Writes what stands around the board of the match page: the two players, the moves, the line under it.
class MatchPresenter final {
public:
    /// The page is made when there is something to show on it.
    explicit MatchPresenter(ui::MainWindow& window)
        : m_window{window}
    {
    }

    /// With the discs of `position`; null before the first round, when names are all that is known.
    void showPlayers(const ShownTable& shown, const BoardGame* position) const;
    /// `view` names the cells, and shows the position behind one of the moves.
    void showMoves(const ShownTable& shown, const ui::TurnBoardView& view) const;
    /// The line of row R3 where discs are counted, none elsewhere: of a position of the match.
    void showLine(const ShownTable& shown, const BoardGame& position) const;
    /// How many plies lie on the board behind the move of that number in the list, where a pass has one too.
    /// Precondition: the list of this game has such a move.
    [[nodiscard]] static int pliesBehind(const BoardGame& game, int listed);

private:
    void showClocks(const ShownTable& shown) const;
    [[nodiscard]] static ui::StripState strip(const ShownTable& shown, const BoardGame* position, Seat seat);

    ui::MainWindow& m_window;
};

} // namespace qipan::app
