#pragma once

#include "core/link/board.h"
#include "core/link/falling.h"
#include "core/link/path.h"
#include "core/link/shape.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace qipan::link {

/// Nothing happens: the cell is empty or not on the board.
struct Nothing {
    friend bool operator==(const Nothing&, const Nothing&) = default;
};

/// The first tile of a pair is picked.
struct Picked {
    Cell cell;
    friend bool operator==(const Picked&, const Picked&) = default;
};

/// The picked tile is put back.
struct Unpicked {
    Cell cell;
    friend bool operator==(const Unpicked&, const Unpicked&) = default;
};

/// Why two tiles do not go together.
enum class Mismatch : std::uint8_t {
    DifferentPicture,
    NoPath, ///< equal, but no path joins them
};

/// Two tiles did not go together; now the second one is picked.
struct PickMoved {
    Cell from;
    Cell to;
    Mismatch why = Mismatch::DifferentPicture;
    friend bool operator==(const PickMoved&, const PickMoved&) = default;
};

/// A pair goes and the rest falls; nothing is picked.
struct Removed {
    Cell a; ///< the one picked first
    Cell b;
    Picture picture = 0;
    Path path;                 ///< from `a` to `b`
    std::vector<Fall> falls{}; ///< in order; a tile that falls around a corner is there twice
    friend bool operator==(const Removed&, const Removed&) = default;
};

/// The remaining tiles lie in another order; nothing is picked.
struct Shuffled {
    Board before;
    Board after;
    friend bool operator==(const Shuffled&, const Shuffled&) = default;
};

/// What choosing a cell does.
using Choice = std::variant<Nothing, Picked, Unpicked, PickMoved, Removed>;

/// A pair that can go and the path between.
struct Hint {
    Pair pair;
    Path path;
};

/// One board from the deal to the last pair, for one player. A state machine without clock or chance: everything that
/// happens comes from its arguments. Removals and shuffles can be undone to the deal and redone; picking cannot.
class Game {
public:
    /// Any board, up to largestCoreBoard: without a pair that can go it is stuck, without tiles it is won. Where
    /// nothing is said of the shape it is the whole rectangle. Precondition: tiles lie on cells of the shape only.
    explicit Game(Board deal, PathRule rule = {}, FallingMode mode = FallingMode::None,
                  const std::optional<Shape>& shape = std::nullopt);

    [[nodiscard]] const Board& board() const { return m_board; }
    [[nodiscard]] PathRule rule() const { return m_rule; }
    [[nodiscard]] FallingMode mode() const { return m_mode; }
    [[nodiscard]] const Shape& shape() const { return m_shape; }
    /// The tile that waits for its partner.
    [[nodiscard]] std::optional<Cell> picked() const { return m_picked; }

    [[nodiscard]] int tilesLeft() const { return m_tilesLeft; }
    [[nodiscard]] bool won() const { return m_tilesLeft == 0; }
    /// Tiles are left, but no two of them can go.
    [[nodiscard]] bool stuck() const { return !won() && !m_pair; }
    /// A pair that can go, or nothing when there is none.
    [[nodiscard]] std::optional<Hint> hint() const;

    /// What choosing `cell`, on the board or not, would do now.
    [[nodiscard]] Choice decide(Cell cell) const;
    /// Chooses a cell and says what happened.
    Choice choose(Cell cell);
    /// Unpicks what is picked, if anything.
    void unpick() { m_picked.reset(); }

    /// Another order of the remaining tiles in their places, one that can be finished (with two corners): see
    /// shuffled().
    void shuffle(std::uint64_t seed);
    /// Takes another path rule from now on; it is no part of the history. Unpicks.
    void setRule(PathRule rule);

    [[nodiscard]] bool canUndo() const { return m_done > 0; }
    [[nodiscard]] bool canRedo() const { return m_done < m_history.size(); }
    /// Takes the last removal or shuffle back and unpicks. Precondition: canUndo().
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
    std::size_t m_done = 0; // changes that are in force; those after it can be redone
    int m_tilesLeft = 0;
    std::optional<Pair> m_pair; // one that can go, looked up after each change
};

} // namespace qipan::link
