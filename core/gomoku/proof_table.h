// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace qipan::gomoku {

/// The proof numbers of a position from the view of the side to move: the minimum number of positions that must still
/// be decided to prove (`phi`) or disprove (`delta`) its goal. 0 if done.
///
/// These are the proof and disproof numbers of Allis (Searching for Solutions in Games and Artificial Intelligence,
/// 1994), from the view of the side to move as in Nagai's df-pn (2002), so that one search serves both sides.
struct ProofNumbers {
    static constexpr std::uint32_t infinite = 1U << 30;

    std::uint32_t phi = 1;
    std::uint32_t delta = 1;

    [[nodiscard]] bool isProven() const { return phi == 0; }
    [[nodiscard]] bool isDisproven() const { return delta == 0; }
    [[nodiscard]] bool isDecided() const { return isProven() || isDisproven(); }

    [[nodiscard]] static constexpr ProofNumbers proven() { return {0, infinite}; }
    [[nodiscard]] static constexpr ProofNumbers disproven() { return {infinite, 0}; }
};

/// An entry of the proof table.
struct ProofEntry {
    std::uint64_t hash = 0;
    ProofNumbers numbers;
    std::int16_t move = 0;        ///< the attacker's move if its win is proven; 0 for none
    std::uint16_t plies = 0;      ///< upper bound of the plies to the end of the proven win
    std::uint16_t effort = 0;     ///< positions searched for it, saturating
    std::uint16_t generation = 0; ///< generation of the table; 0 if the entry is empty
};
static_assert(sizeof(ProofEntry) == 24);

/// A table of proof numbers with a fixed size. Old entries and those with little effort are replaced first.
class ProofTable {
public:
    /// Allocates at most `bytes`, rounded down to a power of two, but at least one bucket.
    explicit ProofTable(std::size_t bytes)
        : m_buckets(std::bit_floor(std::max(bytes / sizeof(Bucket), std::size_t{1})))
    {
    }

    /// Returns null if the position is unknown.
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
    /// Makes the existing entries the first to be replaced.
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
