#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace qipan::gomoku {

/// How far a position is from being decided, as the side to move sees it: the least number of positions that may still
/// have to be decided until it has reached its goal, or until it has surely not. 0 where that is done.
///
/// These are the proof and disproof numbers of Allis (Searching for Solutions in Games and Artificial Intelligence,
/// 1994), named after the side to move as in Nagai's df-pn (2002), so that one search serves both sides.
struct ProofNumbers {
    static constexpr std::uint32_t infinite = 1U << 30;

    std::uint32_t reach = 1;
    std::uint32_t fail = 1;

    [[nodiscard]] bool isReached() const { return reach == 0; }
    [[nodiscard]] bool isFailed() const { return fail == 0; }
    [[nodiscard]] bool isDecided() const { return isReached() || isFailed(); }

    [[nodiscard]] static constexpr ProofNumbers reached() { return {0, infinite}; }
    [[nodiscard]] static constexpr ProofNumbers failed() { return {infinite, 0}; }
};

/// What is known of a position.
struct ProofEntry {
    std::uint64_t hash = 0;
    ProofNumbers numbers;
    std::int16_t move = 0;        ///< the attacker's, where its win is proven; 0 for none
    std::uint16_t plies = 0;      ///< from here to the end of the proven win, at most
    std::uint16_t effort = 0;     ///< positions that were looked at for it, as far as the number goes
    std::uint16_t generation = 0; ///< of the table; 0 where the entry is empty
};
static_assert(sizeof(ProofEntry) == 24);

/// Remembers proof numbers in a fixed room. Where that is full, what is old or took little effort goes first.
class ProofTable {
public:
    /// Takes at most `bytes`, rounded down to a power of two, but at least one bucket.
    explicit ProofTable(std::size_t bytes)
        : m_buckets(std::bit_floor(std::max(bytes / sizeof(Bucket), std::size_t{1})))
    {
    }

    /// Null when nothing is known.
    [[nodiscard]] const ProofEntry* find(std::uint64_t hash) const
    {
        for (const ProofEntry& entry : m_buckets[indexOf(hash)]) {
            if (entry.generation != 0 && entry.hash == hash)
                return &entry;
        }
        return nullptr;
    }
    void store(ProofEntry entry)
    {
        entry.generation = m_generation;
        Bucket& bucket = m_buckets[indexOf(entry.hash)];
        const auto worth = [&](const ProofEntry& each) {
            return each.hash == entry.hash ? -1 : each.generation != m_generation ? 0 : 1 + each.effort;
        };
        *std::ranges::min_element(bucket, {}, worth) = entry;
    }
    /// From now on older entries are the first to go.
    void age()
    {
        if (++m_generation == std::numeric_limits<std::uint16_t>::max())
            clear();
    }
    void clear()
    {
        std::ranges::fill(m_buckets, Bucket{});
        m_generation = 1;
    }

private:
    using Bucket = std::array<ProofEntry, 4>;

    [[nodiscard]] std::size_t indexOf(std::uint64_t hash) const
    {
        return static_cast<std::size_t>(hash) & (m_buckets.size() - 1);
    }

    std::vector<Bucket> m_buckets;
    std::uint16_t m_generation = 1;
};

} // namespace qipan::gomoku
