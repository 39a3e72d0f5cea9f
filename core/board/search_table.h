// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace qipan {

/// How a score relates to the true one.
enum class Bound : std::uint8_t { None, Exact, AtLeast, AtMost };

/// The result of searching a position.
struct SearchEntry {
    std::uint64_t hash = 0;
    int score = 0; ///< within ±2^23
    int move = 0;  ///< the best move, 0 … 1023; each game defines its own value for none
    int depth = 0; ///< 0 … 255
    Bound bound = Bound::None;
};

/// A transposition table of fixed size, safe for concurrent use by any number of threads. An entry is two words, one of
/// which is the exclusive or of the hash and the other, so that an entry torn by two writers matches no position
/// (Hyatt, Mann: A lock-less transposition table implementation for parallel search, 2002).
class SearchTable {
public:
    /// Allocates at most `bytes`, rounded down to a power of two, but at least 64.
    explicit SearchTable(std::size_t bytes);

    /// Returns the entry of a position, or nothing.
    [[nodiscard]] std::optional<SearchEntry> find(std::uint64_t hash) const;
    /// Stores an entry, replacing an older or shallower one. A much deeper entry of the same position is kept.
    void store(const SearchEntry& entry);

    /// Begins a new search: earlier entries become the first to be replaced. Not thread-safe.
    void age();
    /// Clears the table in constant time. Not thread-safe.
    void clear();

private:
    struct Slot {
        std::atomic<std::uint64_t> check{0};
        std::atomic<std::uint64_t> data{0};
    };
    struct alignas(64) Bucket { // a cache line
        std::array<Slot, 4> slots;
    };

    [[nodiscard]] std::size_t indexOf(std::uint64_t hash) const
    {
        return static_cast<std::size_t>(hash) & (m_buckets.size() - 1);
    }
    [[nodiscard]] Slot& slotFor(std::uint64_t hash);
    [[nodiscard]] bool isKnown(std::uint64_t data) const;
    [[nodiscard]] bool holds(const Slot& slot, std::uint64_t hash, std::uint64_t data) const;
    [[nodiscard]] int worthOf(std::uint64_t data) const;

    std::vector<Bucket> m_buckets;
    std::uint64_t m_age = 1;    // of the current search
    std::uint64_t m_oldest = 1; // entries of earlier searches are ignored
};

} // namespace qipan
