// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reversi/position.h"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

namespace qipan::reversi {

/// The known bounds of a position.
struct EndgameBounds {
    int lower = -maxDiscs;
    int upper = maxDiscs;
    std::array<std::uint8_t, 2> best{64, 64}; ///< squares of the best moves, latest first; 64: unknown
};

/// Returns a well-distributed hash of a position.
[[nodiscard]] constexpr std::uint64_t hashOf(const Position& position)
{
    std::uint64_t h = position.mover * 0x9e3779b97f4a7c15 + std::rotl(position.other * 0xd6e8feb86659fd93, 32);
    h = (h ^ (h >> 32)) * 0xbf58476d1ce4e5b9;
    return h ^ (h >> 29);
}

/// A lock-free table of bounds for concurrent use by any number of threads: an entry torn by two writers matches no
/// position. Positions are identified by their 64-bit hash. Entries from earlier searches can still be found, but are
/// replaced first.
class EndgameTable {
public:
    /// Allocates the largest power of two up to `bytes`, at least one bucket.
    explicit EndgameTable(std::size_t bytes);

    /// Starts a search: existing entries become old.
    void age();
    /// Clears the table in constant time.
    void clear();

    [[nodiscard]] std::optional<EndgameBounds> find(std::uint64_t hash) const;
    /// Narrows the bounds by the result of a null-window search above `alpha`: its `score`, best move and nodes.
    void store(std::uint64_t hash, int alpha, int score, Square best, std::uint64_t nodes);
    /// Prefetches the bucket of a position.
    void prefetch(std::uint64_t hash) const;

private:
    /// The key is the exclusive or of hash and data: a mixture of two entries matches no hash.
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
    std::uint64_t m_generation = 1; // of the current search; changes only between searches
    std::uint64_t m_oldest = 1;     // entries of earlier generations are ignored
};

} // namespace qipan::reversi
