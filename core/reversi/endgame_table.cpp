// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/endgame_table.h"

#include <algorithm>

#if defined(_MSC_VER) && defined(_M_X64)
#include <xmmintrin.h>
#endif

namespace qipan::reversi {

namespace {

// An entry's data, from the lowest byte: lower bound, upper bound (both + 64), two best moves, cost, and in three
// bytes the generation, which is 0 only in empty entries. The cost is the bit width of the number of nodes searched.

constexpr std::uint64_t lastGeneration = (std::uint64_t{1} << 24) - 1;

constexpr std::uint64_t byteOf(std::uint64_t data, int index)
{
    return (data >> (8 * index)) & 0xff;
}
constexpr std::uint64_t costOf(std::uint64_t data)
{
    return byteOf(data, 4);
}
constexpr std::uint64_t generationOf(std::uint64_t data)
{
    return data >> 40;
}

constexpr EndgameBounds boundsOf(std::uint64_t data)
{
    return {.lower = static_cast<int>(byteOf(data, 0)) - maxDiscs,
            .upper = static_cast<int>(byteOf(data, 1)) - maxDiscs,
            .best = {static_cast<std::uint8_t>(byteOf(data, 2)), static_cast<std::uint8_t>(byteOf(data, 3))}};
}

constexpr std::uint64_t dataOf(const EndgameBounds& bounds, std::uint64_t cost, std::uint64_t generation)
{
    return static_cast<std::uint64_t>(bounds.lower + maxDiscs)
        | static_cast<std::uint64_t>(bounds.upper + maxDiscs) << 8 | std::uint64_t{bounds.best[0]} << 16
        | std::uint64_t{bounds.best[1]} << 24 | cost << 32 | generation << 40;
}

} // namespace

EndgameTable::EndgameTable(std::size_t bytes)
    : m_count{std::bit_floor(std::max(bytes / sizeof(Bucket), std::size_t{2}))}
    , m_shift{64 - std::countr_zero(m_count)}
    , m_buckets{std::make_unique<Bucket[]>(m_count)}
{
}

void EndgameTable::age()
{
    if (m_generation < lastGeneration) {
        ++m_generation;
        return;
    }
    m_generation = 1;
    m_oldest = 1;
    for (std::size_t i = 0; i < m_count; ++i) {
        for (Entry& entry : m_buckets[i].entries) {
            entry.key.store(0, std::memory_order_relaxed);
            entry.data.store(0, std::memory_order_relaxed);
        }
    }
}

void EndgameTable::clear()
{
    age();
    m_oldest = m_generation;
}

bool EndgameTable::holds(const Entry& entry, std::uint64_t data, std::uint64_t hash) const
{
    return (entry.key.load(std::memory_order_relaxed) ^ data) == hash && generationOf(data) >= m_oldest;
}

/// Forgotten entries rank like empty ones, so that a cleared table behaves like a new one.
std::uint64_t EndgameTable::worthOf(std::uint64_t data) const
{
    const std::uint64_t generation = generationOf(data);
    return generation < m_oldest ? 0 : costOf(data) + (generation == m_generation ? 256 : 0);
}

std::optional<EndgameBounds> EndgameTable::find(std::uint64_t hash) const
{
    for (const Entry& entry : bucketOf(hash).entries) {
        const std::uint64_t data = entry.data.load(std::memory_order_relaxed);
        if (holds(entry, data, hash))
            return boundsOf(data);
    }
    return std::nullopt;
}

void EndgameTable::store(std::uint64_t hash, int alpha, int score, Square best, std::uint64_t nodes)
{
    Entry* chosen = nullptr;
    std::uint64_t minWorth = ~std::uint64_t{0};
    EndgameBounds bounds;
    for (Entry& entry : bucketOf(hash).entries) {
        const std::uint64_t data = entry.data.load(std::memory_order_relaxed);
        if (holds(entry, data, hash)) {
            chosen = &entry;
            bounds = boundsOf(data);
            break;
        }
        if (const std::uint64_t worth = worthOf(data); worth < minWorth) {
            minWorth = worth;
            chosen = &entry;
        }
    }
    if (score > alpha)
        bounds.lower = std::max(bounds.lower, score);
    else
        bounds.upper = std::min(bounds.upper, score);
    if (bounds.best[0] != best)
        bounds.best = {static_cast<std::uint8_t>(best), bounds.best[0]};
    const std::uint64_t data = dataOf(bounds, static_cast<std::uint64_t>(std::bit_width(nodes | 1)), m_generation);
    chosen->key.store(hash ^ data, std::memory_order_relaxed);
    chosen->data.store(data, std::memory_order_relaxed);
}

void EndgameTable::prefetch(std::uint64_t hash) const
{
#if defined(__GNUC__)
    __builtin_prefetch(&bucketOf(hash));
#elif defined(_MSC_VER) && defined(_M_X64)
    _mm_prefetch(reinterpret_cast<const char*>(&bucketOf(hash)), _MM_HINT_T0);
#else
    (void)hash;
#endif
}

} // namespace qipan::reversi
