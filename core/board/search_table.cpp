// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/search_table.h"

#include <algorithm>
#include <bit>

namespace qipan {

namespace {

// Layout of an entry's data word from the lowest bit: score 24, move 10, depth 8, bound 2, age 20.
constexpr int scoreBits = 24;
constexpr int moveShift = scoreBits;
constexpr int depthShift = moveShift + 10;
constexpr int boundShift = depthShift + 8;
constexpr int ageShift = boundShift + 2;
constexpr std::uint64_t lastAge = (std::uint64_t{1} << (64 - ageShift)) - 1;

constexpr std::uint64_t field(std::uint64_t data, int shift, int bits)
{
    return data >> shift & ((std::uint64_t{1} << bits) - 1);
}

int depthOf(std::uint64_t data)
{
    return static_cast<int>(field(data, depthShift, 8));
}

std::uint64_t ageOf(std::uint64_t data)
{
    return data >> ageShift;
}

std::uint64_t packed(const SearchEntry& entry, std::uint64_t age)
{
    return field(static_cast<std::uint64_t>(static_cast<std::int64_t>(entry.score)), 0, scoreBits)
        | static_cast<std::uint64_t>(entry.move) << moveShift | static_cast<std::uint64_t>(entry.depth) << depthShift
        | static_cast<std::uint64_t>(entry.bound) << boundShift | age << ageShift;
}

SearchEntry unpacked(std::uint64_t hash, std::uint64_t data)
{
    constexpr std::int64_t sign = std::int64_t{1} << (scoreBits - 1);
    const auto score = static_cast<std::int64_t>(field(data, 0, scoreBits));
    return {.hash = hash,
            .score = static_cast<int>((score ^ sign) - sign),
            .move = static_cast<int>(field(data, moveShift, 10)),
            .depth = depthOf(data),
            .bound = static_cast<Bound>(field(data, boundShift, 2))};
}

} // namespace

SearchTable::SearchTable(std::size_t bytes)
    : m_buckets(std::bit_floor(std::max(bytes / sizeof(Bucket), std::size_t{1})))
{
}

bool SearchTable::isKnown(std::uint64_t data) const
{
    return ageOf(data) >= m_oldest;
}

bool SearchTable::holds(const Slot& slot, std::uint64_t hash, std::uint64_t data) const
{
    return (slot.check.load(std::memory_order_relaxed) ^ data) == hash && isKnown(data);
}

std::optional<SearchEntry> SearchTable::find(std::uint64_t hash) const
{
    for (const Slot& slot : m_buckets[indexOf(hash)].slots) {
        const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
        if (holds(slot, hash, data))
            return unpacked(hash, data);
    }
    return std::nullopt;
}

/// Returns the replacement priority. All ignored entries rank like empty slots, so that a cleared table behaves like a
/// new one.
int SearchTable::worthOf(std::uint64_t data) const
{
    constexpr std::uint64_t depthsPerAge = 4;
    constexpr std::uint64_t maxAges = 100;
    if (!isKnown(data))
        return -static_cast<int>(depthsPerAge * maxAges) - 1;
    return depthOf(data) - static_cast<int>(depthsPerAge * std::min(m_age - ageOf(data), maxAges));
}

/// Returns the slot of the position itself, otherwise the least valuable one.
SearchTable::Slot& SearchTable::slotFor(std::uint64_t hash)
{
    std::array<Slot, 4>& slots = m_buckets[indexOf(hash)].slots;
    Slot* place = nullptr;
    int least = 0;
    for (Slot& slot : slots) {
        const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
        if (holds(slot, hash, data))
            return slot;
        if (const int worth = worthOf(data); place == nullptr || worth < least) {
            place = &slot;
            least = worth;
        }
    }
    return *place;
}

void SearchTable::store(const SearchEntry& entry)
{
    constexpr int replaceDepthMargin = 4;
    Slot& slot = slotFor(entry.hash);
    const std::uint64_t old = slot.data.load(std::memory_order_relaxed);
    if (holds(slot, entry.hash, old) && ageOf(old) == m_age && entry.bound != Bound::Exact
        && entry.depth + replaceDepthMargin <= depthOf(old))
        return;
    const std::uint64_t data = packed(entry, m_age);
    slot.check.store(entry.hash ^ data, std::memory_order_relaxed);
    slot.data.store(data, std::memory_order_relaxed);
}

void SearchTable::age()
{
    if (m_age < lastAge) {
        ++m_age;
        return;
    }
    m_age = 1;
    m_oldest = 1;
    for (Bucket& bucket : m_buckets) {
        for (Slot& slot : bucket.slots) {
            slot.check.store(0, std::memory_order_relaxed);
            slot.data.store(0, std::memory_order_relaxed);
        }
    }
}

void SearchTable::clear()
{
    age();
    m_oldest = m_age;
}

} // namespace qipan
