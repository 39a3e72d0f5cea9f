#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace qipan {

/// What a score says about the true one.
enum class Bound : std::uint8_t { None, Exact, AtLeast, AtMost };

/// What a search found out about a position.
struct SearchEntry {
    std::uint64_t hash = 0;
    int score = 0; ///< within ±2^23
    int move = 0;  ///< the best, 0 … 1023; what stands for none is the game's own
    int depth = 0; ///< 0 … 255
    Bound bound = Bound::None;
};

/// A transposition table of a fixed size that any number of threads may use at the same time.
///
/// An entry is two words, one of them the exclusive or of the hash and the other, so that one which two threads have
/// written half each matches no position (Hyatt, Mann: A lock-less transposition table implementation for parallel
/// search, 2002).
class SearchTable {
public:
    /// Takes at most `bytes`, rounded down to a power of two, but at least 64.
    explicit SearchTable(std::size_t bytes);

    /// Nothing where nothing is known.
    [[nodiscard]] std::optional<SearchEntry> find(std::uint64_t hash) const;
    /// Takes the place of an older or shallower entry. Of the same position a much deeper one stays.
    void store(const SearchEntry& entry);

    /// Begins another search: what is stored from now on is worth more than what there is. Not while others use it.
    void age();
    /// Forgets everything, at once. Not while others use it.
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
    [[nodiscard]] Slot& placeFor(std::uint64_t hash);
    [[nodiscard]] bool isKnown(std::uint64_t data) const;
    [[nodiscard]] bool holds(const Slot& slot, std::uint64_t hash, std::uint64_t data) const;
    [[nodiscard]] int worthOf(std::uint64_t data) const;

    std::vector<Bucket> m_buckets;
    std::uint64_t m_age = 1;    // of the search in progress
    std::uint64_t m_oldest = 1; // entries of earlier searches count for nothing
};

} // namespace qipan
