// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/analysis/game_values.h"
#include "core/games/registry.h"
#include "core/record/move_quality.h"

#include <QObject>

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace qipan::ui {
class AnalysisPanel;
class MovesPanel;
class ReviewPanel;
class TurnBoardView;
} // namespace qipan::ui

namespace qipan::app {

/// A page with a game of two, as its analysis sees it: the line of moves on the board, and where to show the results.
class AnalysedGame : public QObject {
    Q_OBJECT

public:
    /// A game from its start to its end, and the position that is shown.
    struct Line {
        int number = 0; ///< another one for another game
        GameSetup setup;
        std::vector<Ply> plies;
        std::size_t place = 0;                 ///< how many of them are on the board
        std::size_t given = 0;                 ///< how many at the start were not chosen by the players
        std::vector<OpeningChoice> choices{};  ///< made in an opening with choices
        std::vector<RecordedValue> recorded{}; ///< what the record says of the positions, from the start

        /// Returns whose turn it is in an opening with choices at this place; nothing once the colours are chosen, and
        /// in other openings. A choice that was made here has been made.
        [[nodiscard]] std::optional<OpeningTurn> openingTurn() const;
        /// Returns in how many positions from the start the choice of colours was open.
        [[nodiscard]] std::size_t openPositions() const;
    };

    using QObject::QObject;

    /// Returns the line, or nothing if there is none that may be analysed now.
    [[nodiscard]] virtual std::optional<Line> line() const = 0;
    /// Returns whether the page is the one in the window.
    [[nodiscard]] virtual bool isShown() const = 0;
    /// Calls `connectPage` as soon as the page exists.
    virtual void whenCreated(QObject* context, const std::function<void()>& connectPage) const = 0;
    // Precondition of the next three: the page exists.
    [[nodiscard]] virtual ui::AnalysisPanel& analysisPanel() const = 0;
    [[nodiscard]] virtual ui::ReviewPanel& reviewPanel() const = 0;
    [[nodiscard]] virtual ui::MovesPanel& movesPanel() const = 0;
    /// Returns the board, or null if there is none. It may be replaced with each `changed`.
    [[nodiscard]] virtual ui::TurnBoardView* view() const = 0;
    /// Shows the position after this many plies.
    virtual void showPlace(std::ptrdiff_t place) = 0;
    /// Returns a function that the store's thread calls for the id of the game in the history, where the analysis of
    /// its whole line is kept; 0 if it has none yet. Empty if the line is not that of a game in the history.
    [[nodiscard]] virtual std::function<qint64()> historyRow() const { return {}; }
    /// Marks the moves of the line in the list of moves, if it shows them from the values.
    virtual void showQualities(const std::vector<record::MoveQuality>& /*qualities*/) { }
    /// The user was helped in this game.
    virtual void countHelp() { }

Q_SIGNALS:
    /// Another line, another place, or another page.
    void changed();
};

/// Returns the position after these plies of a game.
[[nodiscard]] std::unique_ptr<BoardGame> positionAfter(const GameSetup& setup, std::span<const Ply> plies);

} // namespace qipan::app
