// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/puzzle/puzzle.h"
#include "ui/board/board_view.h"
#include "ui/link/tile_set.h"

#include <QObject>
#include <QString>

#include <memory>
#include <vector>

namespace qipan::ui {

/// The board of a puzzle: shows the position after a line of moves and takes the player's next move.
class PuzzleBoard : public QObject {
    Q_OBJECT

public:
    /// Creates the board for the game of `puzzle`. `tiles` are for boards of link-match.
    [[nodiscard]] static std::unique_ptr<PuzzleBoard> make(const puzzle::Puzzle& puzzle,
                                                           std::shared_ptr<const TileSet> tiles);

    /// The view, owned by whoever shows it.
    [[nodiscard]] virtual BoardView& view() const = 0;
    /// Shows the position after these moves of both sides, in the form that a Judge uses. New moves are animated and
    /// announced to screen readers; marks are cleared.
    virtual void show(const std::vector<Cell>& line) = 0;
    virtual void setMayPlay(bool may) = 0;
    /// Marks the region of a move, as a hint.
    virtual void markRegion(const std::vector<Cell>& move) = 0;
    /// Returns that region in words.
    [[nodiscard]] virtual QString regionText(const std::vector<Cell>& move) const = 0;
    virtual void markMove(const std::vector<Cell>& move) = 0;

    /// Returns why the last move of `line`, which is not empty, is right or wrong, if the rules alone tell: a choice
    /// between letters, a forbidden point. Otherwise empty.
    [[nodiscard]] virtual QString reasonFor(const std::vector<Cell>& line) const
    {
        static_cast<void>(line);
        return {};
    }

    /// Returns the name of a move: "H8", "A1 – C2"; in a choice between letters "D (H8)".
    [[nodiscard]] virtual QString nameOf(const std::vector<Cell>& move) const;

Q_SIGNALS:
    /// The player chose this legal move: one cell, or the two cells of a pair.
    void played(const std::vector<qipan::Cell>& move);
    /// A choice was refused, for the reason `why`.
    void refused(const QString& why);

protected:
    PuzzleBoard() = default;
};

} // namespace qipan::ui
