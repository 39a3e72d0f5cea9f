// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/shown_table.h"
#include "core/record/move_quality.h"
#include "ui/shell/page_ref.h"

#include <optional>
#include <vector>

namespace qipan::ui {
class MatchPage;
struct StripState;
class TurnBoardView;
} // namespace qipan::ui

namespace qipan::app {

/// Returns which game is played: "Renju · 15 × 15 · Swap2 · 5 min + 3 s".
[[nodiscard]] QString gameText(const GameSetup& setup, const std::optional<ClockSetting>& clock);

/// Updates what surrounds the board of the match page: the two players, the move list and the line below.
class MatchPresenter final {
public:
    /// The page itself is not accessed before there is something to show.
    explicit MatchPresenter(ui::PageRef<ui::MatchPage> page)
        : m_page{page}
    {
    }

    /// Shows names and the disc counts of `position`, which is null before the first round. In a line that is tried,
    /// also whose turn it is there.
    void showPlayers(const ShownTable& shown, const BoardGame* position, bool isTried) const;
    /// A game, or a line that is tried beside it.
    struct Line {
        const std::vector<Ply>& plies;
        std::size_t ofGame; ///< so many at the start belong to the game
    };
    /// Shows moves and their opening. `view` names the cells and determines which move is current.
    void showMoves(const ShownTable& shown, const Line& line, const ui::TurnBoardView& view) const;
    /// Shows the status line of a position of the match, or before it, if the game counts discs, and none otherwise.
    void showLine(const ShownTable& shown, const BoardGame& position) const;
    /// Returns the number of plies on the board after this entry of the move list, in which passes have entries too.
    /// Precondition: the list of these plies has such an entry.
    [[nodiscard]] static int pliesBehind(const std::vector<Ply>& plies, int listed);

    /// Returns the qualities of the entries of the move list; passes have none. `qualities` has one for each ply.
    [[nodiscard]] static std::vector<record::MoveQuality> listed(const std::vector<Ply>& plies,
                                                                 const std::vector<record::MoveQuality>& qualities);

private:
    /// Shows which game is played: its rule, board, opening and clock.
    void showGame(const ShownTable& shown) const;
    void showClocks(const ShownTable& shown) const;
    [[nodiscard]] static ui::StripState strip(const ShownTable& shown, const BoardGame* position, bool isTried,
                                              Seat seat);

    ui::PageRef<ui::MatchPage> m_page;
};

} // namespace qipan::app
