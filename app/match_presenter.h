#pragma once

#include "app/shown_table.h"

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

    /// Also before the first round, when names are all that is known.
    void showPlayers(const ShownTable& shown) const;
    /// `view` names the cells.
    void showMoves(const ShownTable& shown, const ui::TurnBoardView& view) const;
    /// The line of row R3 where discs are counted, none elsewhere.
    void showLine(const ShownTable& shown) const;

private:
    void showClocks(const ShownTable& shown) const;
    [[nodiscard]] static ui::StripState strip(const ShownTable& shown, Seat seat);

    ui::MainWindow& m_window;
};

} // namespace qipan::app
