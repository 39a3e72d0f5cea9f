#pragma once

#include "core/puzzle/puzzle.h"
#include "ui/board/board_view.h"
#include "ui/link/tile_set.h"

#include <QObject>
#include <QString>

#include <memory>
#include <vector>

namespace qipan::ui {

/// The board of a puzzle: it shows the position after a line of moves, and takes the player's next one.
class PuzzleBoard : public QObject {
    Q_OBJECT

public:
    /// One for the game of the puzzle. `tiles` show boards of link-match.
    [[nodiscard]] static std::unique_ptr<PuzzleBoard> make(const puzzle::Puzzle& puzzle,
                                                           std::shared_ptr<const TileSet> tiles);

    /// The board, which whoever shows it owns.
    [[nodiscard]] virtual BoardView& view() const = 0;
    /// The position after these moves of both sides, as a Judge has them. What is new since the line before moves, and
    /// is told to screen readers. What was marked goes.
    virtual void show(const std::vector<Cell>& line) = 0;
    virtual void setMayPlay(bool may) = 0;
    /// Marks where to look for a move.
    virtual void markRegion(const std::vector<Cell>& move) = 0;
    /// What is marked then, in words.
    [[nodiscard]] virtual QString regionText(const std::vector<Cell>& move) const = 0;
    virtual void markMove(const std::vector<Cell>& move) = 0;

    /// Why the newest move of a line that is not empty is right or wrong, where the rules alone say it: a choice
    /// between letters, a forbidden point. Else empty.
    [[nodiscard]] virtual QString reasonFor(const std::vector<Cell>& line) const
    {
        static_cast<void>(line);
        return {};
    }

    /// "H8", "A1 – C2"; with its letter where the choice is between letters: "D (H8)".
    [[nodiscard]] virtual QString nameOf(const std::vector<Cell>& move) const;

Q_SIGNALS:
    /// The player wants this move, which is legal: a cell, or the two of a pair.
    void played(const std::vector<qipan::Cell>& move);
    /// A choice was refused: why.
    void refused(const QString& why);

protected:
    PuzzleBoard() = default;
};

} // namespace qipan::ui
