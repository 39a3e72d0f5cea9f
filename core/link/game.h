// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/falling.h"
#include "core/link/path.h"

#include <cstddef>
#include <variant>

namespace qipan::link {

/// Nothing happened: the cell is empty or outside the board.
struct Nothing {
    friend bool operator==(const Nothing&, const Nothing&) = default;
};

/// The first tile of a pair was selected.
struct Picked {
    Cell cell;
    friend bool operator==(const Picked&, const Picked&) = default;
};

/// The selected tile was deselected.
struct Unpicked {
    Cell cell;
    friend bool operator==(const Unpicked&, const Unpicked&) = default;
};

/// Why two tiles cannot be removed together.
enum class Mismatch : std::uint8_t {
    DifferentPicture,
    NoPath, ///< equal, but not connected by a path
};

/// Two tiles did not match; the second one is now selected.
struct PickMoved {
    Cell from;
    Cell to;
    Mismatch why = Mismatch::DifferentPicture;
    friend bool operator==(const PickMoved&, const PickMoved&) = default;
};

/// A pair was removed and the rest has fallen; nothing is selected.
struct Removed {
    Cell a; ///< the one selected first
    Cell b;
    Picture picture = 0;
    Path path;                 ///< from `a` to `b`
    std::vector<Fall> falls{}; ///< in order; a tile that falls around a corner occurs twice
    friend bool operator==(const Removed&, const Removed&) = default;
};

/// The remaining tiles were rearranged; nothing is selected.
struct Shuffled {
    Board before;
    Board after;
    friend bool operator==(const Shuffled&, const Shuffled&) = default;
};

/// The effect of choosing a cell.
using Choice = std::variant<Nothing, Picked, Unpicked, PickMoved, Removed>;

/// A removable pair and its path.
struct Hint {
    Pair pair;
    Path path;
};

/// A board for one player, from the deal to the last pair. A deterministic state machine: time and random seeds are
/// passed in. Removals and shuffles can be undone back to the deal and redone; selecting a tile cannot.
class Game {
public:
    /// Takes any board up to `largestSearchBoard`: without a removable pair it is stuck, without tiles it is won.
    /// Without `shape`, the board is the whole rectangle. Precondition: tiles lie on cells of the shape only.
    explicit Game(Board deal, PathRule rule = {}, FallingMode mode = FallingMode::None,
                  const std::optional<Shape>& shape = std::nullopt);

    [[nodiscard]] const Board& board() const { return m_board; }
    [[nodiscard]] PathRule rule() const { return m_rule; }
    [[nodiscard]] FallingMode mode() const { return m_mode; }
    [[nodiscard]] const Shape& shape() const { return m_shape; }
    /// Returns the selected tile, if any.
    [[nodiscard]] std::optional<Cell> picked() const { return m_picked; }

    [[nodiscard]] int tilesLeft() const { return m_tilesLeft; }
    [[nodiscard]] bool won() const { return m_tilesLeft == 0; }
    /// Returns true if tiles are left but none can be removed.
    [[nodiscard]] bool stuck() const { return !won() && !m_pair; }
    /// Returns a removable pair, or nothing if there is none.
    [[nodiscard]] std::optional<Hint> hint() const;

    /// Returns what choosing `cell` would do now; the cell may be outside the board.
    [[nodiscard]] Choice decide(Cell cell) const;
    /// Chooses a cell and returns the effect.
    Choice choose(Cell cell);
    /// Deselects the selected tile, if any.
    void clearPick() { m_picked.reset(); }

    /// Rearranges the remaining tiles on their cells so that the board can be finished with at most two corners; see
    /// shuffled().
    void shuffle(std::uint64_t seed);
    /// Changes the path rule from now on, outside the undo history. Deselects.
    void setRule(PathRule rule);

    [[nodiscard]] bool canUndo() const { return m_done > 0; }
    [[nodiscard]] bool canRedo() const { return m_done < m_history.size(); }
    /// Undoes the last removal or shuffle and deselects. Precondition: canUndo().
    void undo();
    /// Precondition: canRedo().
    void redo();

private:
    using Change = std::variant<Removed, Shuffled>;

    void record(Change change);
    void apply(const Change& change);
    void revert(const Change& change);
    void settle();
    [[nodiscard]] std::vector<Fall> fallsAfter(Cell a, Cell b) const;

    Board m_board;
    PathRule m_rule;
    FallingMode m_mode;
    Shape m_shape;
    FallPlan m_plan;
    std::optional<Cell> m_picked;
    std::vector<Change> m_history;
    std::size_t m_done = 0; // changes in effect; later ones can be redone
    int m_tilesLeft = 0;
    std::optional<Pair> m_pair; // a removable pair, updated after each change
};

} // namespace qipan::link
