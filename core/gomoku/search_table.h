#pragma once

#include "core/gomoku/board.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace qipan::gomoku {

/// What a score says about the true one.
enum class Bound : std::uint8_t { None, Exact, AtLeast, AtMost };

/// What a search found out about a position.
struct SearchEntry {
    std::uint64_t hash = 0;
    std::int32_t score = 0;
    std::int16_t move = 0; ///< the best, or 0 where none is known
    std::int8_t depth = 0;
    Bound bound = Bound::None;
};
static_assert(sizeof(SearchEntry) == 16);

/// A transposition table of a fixed size.
class SearchTable {
public:
    /// Takes at most `bytes`, rounded down to a power of two, but at least an entry.
    explicit SearchTable(std::size_t bytes)
        : m_entries(std::bit_floor(std::max(bytes / sizeof(SearchEntry), std::size_t{1})))
    {
    }

    /// Null when nothing is known.
    [[nodiscard]] const SearchEntry* find(std::uint64_t hash) const
    {
        const SearchEntry& entry = m_entries[indexOf(hash)];
        return entry.bound != Bound::None && entry.hash == hash ? &entry : nullptr;
    }
    /// Newer entries take the place of older ones.
    void store(const SearchEntry& entry) { m_entries[indexOf(entry.hash)] = entry; }
    void clear() { std::ranges::fill(m_entries, SearchEntry{}); }

private:
    [[nodiscard]] std::size_t indexOf(std::uint64_t hash) const
    {
        return static_cast<std::size_t>(hash) & (m_entries.size() - 1);
    }

    std::vector<SearchEntry> m_entries;
};

} // namespace qipan::gomoku
