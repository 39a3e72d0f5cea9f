#pragma once

#include "core/link/falling.h"
#include "core/link/occupancy.h"
#include "core/link/random.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace qipan::link {

/// A board for searching and playing at speed: with its occupancy, the tiles of each picture, falling mode and border
/// rule; paths have at most two corners. Copies share what never changes; removals can be taken back to the beginning.
class Position {
public:
    /// Columns and rows are at most this many.
    static constexpr int longest = Occupancy<1>::longest;

    /// Preconditions: tiles lie on cells of `shape` only, both of one size up to `longest`; nothing can fall.
    Position(const Board& board, const Shape& shape, FallingMode mode, bool border);

    [[nodiscard]] BoardSize size() const { return m_rules->size; }
    [[nodiscard]] FallingMode mode() const { return m_rules->mode; }
    [[nodiscard]] bool border() const { return m_rules->border; }
    [[nodiscard]] int tilesLeft() const { return m_tilesLeft; }
    /// Depends on the board alone, whatever happened before; equal to hashOf(board()).
    [[nodiscard]] std::uint64_t hash() const { return m_hash; }
    [[nodiscard]] const Occupancy<1>& occupancy() const { return m_occupancy; }
    [[nodiscard]] Board board() const;
    /// Precondition: on the board.
    [[nodiscard]] Tile tileAt(Cell cell) const;

    /// The pictures that were on the board at the beginning, in order.
    [[nodiscard]] std::span<const Picture> pictures() const { return m_rules->pictures; }
    /// How many tiles of a picture are left.
    [[nodiscard]] int countOf(Picture picture) const { return m_counts[picture]; }
    /// Where they lie: `index` from 0 to the count, in no order that means anything.
    [[nodiscard]] Cell cellOf(Picture picture, int index) const;

    /// Two different tiles are equal and joined.
    [[nodiscard]] bool canRemove(const Pair& pair) const;
    /// Appends every pair that can go, once, in an order that depends on the history; nothing when stuck or won.
    void appendPairs(std::vector<Pair>& pairs) const;
    [[nodiscard]] std::optional<Pair> anyPair() const;
    /// One of the pairs that can go, each equally likely; much quicker than to list them all.
    [[nodiscard]] std::optional<Pair> randomPair(Random& random) const;
    /// A random tile of those that can go, with a random one of its partners: some times quicker than randomPair() on
    /// large boards.
    [[nodiscard]] std::optional<Pair> randomTilePair(Random& random) const;

    /// Takes two tiles off and lets the rest fall. Precondition: they are different tiles with one picture (whether
    /// they are joined is not looked at).
    void remove(const Pair& pair);
    /// What fell in the last removal, in order (FallPlan::settle). Precondition: canUndo(). Valid until the next
    /// change.
    [[nodiscard]] std::span<const Fall> lastFalls() const;

    [[nodiscard]] bool canUndo() const { return !m_removals.empty(); }
    /// Restores exactly what was there before the last removal. Precondition: canUndo().
    void undo();
    /// Makes copies cheaper; undo() ends here.
    void forgetHistory();

private:
    using Place = std::uint16_t; // row × 64 + column: quicker to take apart than with the true number of columns

    struct Rules {
        BoardSize size;
        FallingMode mode = FallingMode::None;
        bool border = true;
        FallPlan plan;
        std::vector<Picture> pictures;
        std::array<std::uint16_t, mostPictures> begins{}; // by picture: where its tiles begin in m_tiles
        int mostCopies = 0;
    };
    struct Removal {
        std::array<Place, 2> places{};
        std::array<std::uint16_t, 2> slots{}; // where they were in m_tiles
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
    std::vector<Picture> m_pictures;                    // by place, meaningless where it is empty
    std::vector<Place> m_tiles;                         // sorted by picture; of each first those that are left
    std::vector<std::uint16_t> m_slots;                 // by place: where in m_tiles
    std::array<std::uint16_t, mostPictures> m_counts{}; // by picture: how many are left
    int m_tilesLeft = 0;
    std::uint64_t m_hash = 0;
    std::vector<Removal> m_removals;
    std::vector<Fall> m_falls; // of all removals
};

} // namespace qipan::link
