#pragma once

#include "core/reversi/endgame_score.h"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

namespace qipan::reversi {

/// What is known of a position.
struct EndgameBounds {
    int lower = -mostDiscs;
    int upper = mostDiscs;
    std::array<std::uint8_t, 2> best{64, 64}; ///< the squares of the best moves, the latest first; 64: not known
};

/// A number for a position, well spread.
[[nodiscard]] constexpr std::uint64_t hashOf(const Position& position)
{
    std::uint64_t h = position.mover * 0x9e3779b97f4a7c15 + std::rotl(position.other * 0xd6e8feb86659fd93, 32);
    h = (h ^ (h >> 32)) * 0xbf58476d1ce4e5b9;
    return h ^ (h >> 29);
}

/// Bounds of positions, for any number of threads at the same time, without locks: an entry that two threads write at
/// once is found by nobody. A position is known by the 64 bits of its hash.
///
/// It has two generations: what is there when a search begins stays to be found, and goes first when room is needed.
class EndgameTable {
public:
    /// Takes the greatest power of two that is not above `bytes`, at least one bucket.
    explicit EndgameTable(std::size_t bytes);

    /// Begins a search: what is there is of the old generation now.
    void age();
    /// Forgets everything, at once.
    void clear();

    [[nodiscard]] std::optional<EndgameBounds> find(std::uint64_t hash) const;
    /// Narrows what is known by a search of the null window above `alpha` that found `score` with `best` as its move
    /// and took so many nodes.
    void store(std::uint64_t hash, int alpha, int score, Square best, std::uint64_t nodes);
    /// Says that the bucket of this position will be asked for soon.
    void prefetch(std::uint64_t hash) const;

private:
    /// The key is the hash, exclusive-or the data: a mixture of two entries fits to no hash.
    struct Entry {
        std::atomic<std::uint64_t> key{0};
        std::atomic<std::uint64_t> data{0};
    };
    struct alignas(64) Bucket {
        std::array<Entry, 4> entries;
    };

    [[nodiscard]] bool holds(const Entry& entry, std::uint64_t data, std::uint64_t hash) const;
    [[nodiscard]] std::uint64_t worthOf(std::uint64_t data) const;
    [[nodiscard]] Bucket& bucketOf(std::uint64_t hash) const { return m_buckets[hash >> m_shift]; }

    std::size_t m_count;
    int m_shift;
    std::unique_ptr<Bucket[]> m_buckets;
    std::uint64_t m_generation = 1; // of the search in progress; changes only between searches
    std::uint64_t m_oldest = 1;     // entries of earlier generations count for nothing
};

} // namespace qipan::reversi
