// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/mix.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace qipan::gomoku {

/// Stores for positions how many attacking moves are not enough to win; newer entries replace older ones.
///
/// An entry is a word: the upper bits of the hash, and the number of moves in the lowest eight bits.
class RefutationTable {
public:
    static constexpr int always = 255; ///< no number of moves is enough

    /// Allocates at most `bytes`, rounded down to a power of two, but at least 2 KiB.
    explicit RefutationTable(std::size_t bytes)
        : m_entries(std::bit_floor(std::max(bytes / sizeof(std::uint64_t), minEntries)))
    {
    }

    /// Returns the number of moves known not to be enough; 0 if the position is unknown.
    [[nodiscard]] int refutedMoves(std::uint64_t hash) const
    {
        const std::uint64_t entry = m_entries[indexOf(hash)] ^ m_salt;
        return (entry ^ hash) <= numberMask ? static_cast<int>(entry & numberMask) : 0;
    }
    /// Precondition: 1 <= moves <= always.
    void store(std::uint64_t hash, int moves)
    {
        m_entries[indexOf(hash)] = ((hash & ~numberMask) | static_cast<std::uint64_t>(moves)) ^ m_salt;
    }
    /// Clears the table in constant time: stored entries are no longer recognised.
    void clear() { m_salt = mix(m_salt, 0) & ~numberMask; }

private:
    static constexpr std::uint64_t numberMask = 255;
    static constexpr std::size_t minEntries = 256; // so that the index determines the bits that an entry omits

    [[nodiscard]] std::size_t indexOf(std::uint64_t hash) const
    {
        return static_cast<std::size_t>(hash) & (m_entries.size() - 1);
    }

    std::vector<std::uint64_t> m_entries;
    std::uint64_t m_salt = 0; // upper bits of all entries since the last clear()
};

} // namespace qipan::gomoku
