// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/falling.h"
#include "core/link/occupancy.h"
#include "core/link/random.h"

#include <array>
#include <memory>
#include <optional>

namespace qipan::link {

/// Returns the hash key of a tile (Zobrist: "A new hashing method", 1970). It is computed, since a table of all cells
/// and pictures would not stay in the cache. `place` is row × columns + column.
[[nodiscard]] constexpr std::uint64_t tileKey(int place, Picture picture)
{
    return mix(0x71697061'6e6c696e, static_cast<std::uint64_t>(place) * maxPictures + picture);
}

/// Returns the hash of a board: the exclusive or of its tiles' keys.
[[nodiscard]] inline std::uint64_t hashOf(const Board& board)
{
    std::uint64_t hash = 0;
    for (std::size_t place = 0; place < board.values().size(); ++place) {
        if (const Tile tile = board.values()[place])
            hash ^= tileKey(static_cast<int>(place), *tile);
    }
    return hash;
}

/// A board optimised for search: with its occupancy, the tiles of each picture, the falling mode and the border rule.
/// Paths have at most two corners. Copies share the constant data; all removals can be undone.
class Position {
public:
    /// The largest number of columns or rows.
    static constexpr int longest = Occupancy<1>::longest;

    /// Preconditions: tiles lie on cells of `shape` only; board and shape have the same size, up to `longest`; no tile
    /// can fall.
    Position(const Board& board, const Shape& shape, FallingMode mode, bool border);

    [[nodiscard]] BoardSize size() const { return m_rules->size; }
    [[nodiscard]] FallingMode mode() const { return m_rules->mode; }
    [[nodiscard]] bool border() const { return m_rules->border; }
    [[nodiscard]] int tilesLeft() const { return m_tilesLeft; }
    /// Depends on the board only, not on the history; equal to hashOf(board()).
    [[nodiscard]] std::uint64_t hash() const { return m_hash; }
    [[nodiscard]] const Occupancy<1>& occupancy() const { return m_occupancy; }
    [[nodiscard]] Board board() const;
    /// Precondition: the cell is on the board.
    [[nodiscard]] Tile tileAt(Cell cell) const;

    /// Returns the pictures that were initially on the board, in ascending order.
    [[nodiscard]] std::span<const Picture> pictures() const { return m_rules->pictures; }
    /// Returns the number of remaining tiles of a picture.
    [[nodiscard]] int countOf(Picture picture) const { return m_counts[picture]; }
    /// Returns the cell of the tile with this index, 0 to countOf(picture) - 1, in no particular order.
    [[nodiscard]] Cell cellOf(Picture picture, int index) const;

    /// Returns true if the two different tiles are equal and joined.
    [[nodiscard]] bool canRemove(const Pair& pair) const;
    /// Appends all removable pairs, each once, in an order that depends on the history.
    void appendPairs(std::vector<Pair>& pairs) const;
    [[nodiscard]] std::optional<Pair> anyPair() const;
    /// Returns a removable pair with uniform probability, much faster than by listing all pairs.
    [[nodiscard]] std::optional<Pair> randomPair(Random& random) const;
    /// Returns a random removable tile with a random partner, several times faster than randomPair() on large boards.
    [[nodiscard]] std::optional<Pair> randomTilePair(Random& random) const;

    /// Removes two tiles and lets the rest fall. Does not check that they are joined. Precondition: they are different
    /// tiles with the same picture.
    void remove(const Pair& pair);
    /// Returns the falls of the last removal in order (FallPlan::settle). Valid until the next change.
    /// Precondition: canUndo().
    [[nodiscard]] std::span<const Fall> lastFalls() const;

    [[nodiscard]] bool canUndo() const { return !m_removals.empty(); }
    /// Restores the exact state before the last removal. Precondition: canUndo().
    void undo();
    /// Clears the undo history, which makes copies cheaper.
    void forgetHistory();

private:
    using Place = std::uint16_t; // row × 64 + column, which is faster to split than with the actual number of columns

    struct Rules {
        BoardSize size;
        FallingMode mode = FallingMode::None;
        bool border = true;
        FallPlan plan;
        std::vector<Picture> pictures;
        std::array<std::uint16_t, maxPictures> begins{}; // by picture: the start of its tiles in m_tiles
        int maxCopies = 0;
    };
    struct Removal {
        std::array<Place, 2> places{};
        std::array<std::uint16_t, 2> slots{}; // their indices in m_tiles
        Picture picture = 0;
        std::size_t fallsBefore = 0;
    };

    static Place placeOf(Cell cell) { return static_cast<Place>(cell.y << 6 | cell.x); }
    static Cell cellOf(Place place) { return {place & 63, place >> 6}; }
    [[nodiscard]] std::uint64_t keyOf(Place place) const;
    std::uint16_t lift(Place place);
    void putBack(Place place, Picture picture, std::uint16_t slot);
    void move(Place from, Place to);
    template <typename Visit>
    void visitPairs(Visit visit) const;
    [[nodiscard]] std::optional<Cell> randomPartner(Picture picture, Cell cell, Random& random) const;

    std::shared_ptr<const Rules> m_rules;
    Occupancy<1> m_occupancy;
    std::vector<Picture> m_pictures;                   // by place; undefined for empty cells
    std::vector<Place> m_tiles;                        // sorted by picture, the remaining ones first
    std::vector<std::uint16_t> m_slots;                // by place: index in m_tiles
    std::array<std::uint16_t, maxPictures> m_counts{}; // by picture: remaining tiles
    int m_tilesLeft = 0;
    std::uint64_t m_hash = 0;
    std::vector<Removal> m_removals;
    std::vector<Fall> m_falls; // of all removals
};

/// The rules of a board, apart from its tiles. Keeps a reference to the shape.
struct BoardRules {
    const Shape& shape;
    FallingMode mode = FallingMode::None;
    bool border = true;

    [[nodiscard]] Position positionOf(const Board& board) const { return Position{board, shape, mode, border}; }
};

} // namespace qipan::link
