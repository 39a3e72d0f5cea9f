// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace qipan::link {

/// The bits of a row or column in `Words` 64-bit words; a single word is fastest.
template <int Words>
struct LineBits {
    static constexpr int count = 64 * Words;

    std::array<std::uint64_t, static_cast<std::size_t>(Words)> words{};

    /// Precondition of all members: 0 <= bit < count.
    [[nodiscard]] bool test(int bit) const { return (words[wordOf(bit)] >> offsetOf(bit) & 1U) != 0; }
    void set(int bit) { words[wordOf(bit)] |= std::uint64_t{1} << offsetOf(bit); }
    void clear(int bit) { words[wordOf(bit)] &= ~(std::uint64_t{1} << offsetOf(bit)); }

    /// Returns the nearest set bit above `bit`. Precondition: there is one.
    [[nodiscard]] int next(int bit) const
    {
        const std::uint64_t above = words[wordOf(bit)] >> offsetOf(bit) >> 1U;
        if (Words == 1 || above != 0)
            return bit + 1 + std::countr_zero(above);
        for (std::size_t word = wordOf(bit) + 1; word < words.size(); ++word) {
            if (words[word] != 0)
                return static_cast<int>(word) * 64 + std::countr_zero(words[word]);
        }
        return count;
    }

    /// Returns the nearest set bit below `bit`. Precondition: there is one.
    [[nodiscard]] int previous(int bit) const
    {
        const std::uint64_t below = words[wordOf(bit)] << (63U - offsetOf(bit)) << 1U;
        if (Words == 1 || below != 0)
            return bit - 1 - std::countl_zero(below);
        for (std::size_t word = wordOf(bit); word-- > 0;) {
            if (words[word] != 0)
                return static_cast<int>(word) * 64 + 63 - std::countl_zero(words[word]);
        }
        return -1;
    }

    [[nodiscard]] bool any() const
    {
        std::uint64_t all = 0;
        for (const std::uint64_t word : words)
            all |= word;
        return all != 0;
    }

    /// Returns the bits `first` to `last`; empty if last is first - 1. Precondition: 1 <= first, last < count.
    [[nodiscard]] static LineBits range(int first, int last)
    {
        LineBits bits;
        if constexpr (Words == 1) {
            bits.words[0] = (~std::uint64_t{0} << offsetOf(first)) & (~std::uint64_t{0} >> (63U - offsetOf(last)));
        } else {
            for (int word = 0; word < Words; ++word) {
                const int from = first > 64 * word ? first - 64 * word : 0;
                const int to = last < 64 * word + 63 ? last - 64 * word : 63;
                if (from <= to)
                    bits.words[static_cast<std::size_t>(word)] =
                        (~std::uint64_t{0} << offsetOf(from)) & (~std::uint64_t{0} >> (63U - offsetOf(to)));
            }
        }
        return bits;
    }

    LineBits& operator|=(const LineBits& other)
    {
        for (std::size_t i = 0; i < words.size(); ++i)
            words[i] |= other.words[i];
        return *this;
    }
    friend LineBits operator&(LineBits a, const LineBits& b)
    {
        for (std::size_t i = 0; i < a.words.size(); ++i)
            a.words[i] &= b.words[i];
        return a;
    }
    friend LineBits operator~(LineBits a)
    {
        for (std::uint64_t& word : a.words)
            word = ~word;
        return a;
    }
    friend bool operator==(const LineBits&, const LineBits&) = default;

private:
    static constexpr std::size_t wordOf(int bit) { return Words == 1 ? 0 : static_cast<std::size_t>(bit) / 64; }
    static constexpr unsigned offsetOf(int bit) { return static_cast<unsigned>(bit) & 63U; }
};

} // namespace qipan::link
