// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reversi/position.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace qipan::reversi {

/// A move as stored in a book file; see book.h for the format.
struct BookEntry {
    Square square = 0;
    bool isLast = false;
    std::optional<int> value; ///< in hundredths of a disc; nothing if the position after the move is in the book

    static constexpr std::size_t perWord = 4;
    /// Returns the left shift of entry `number` (from 0) in its word.
    [[nodiscard]] static constexpr std::size_t shiftOf(std::size_t number) { return 48 - 16 * (number % perWord); }

    [[nodiscard]] static constexpr BookEntry of(std::uint16_t bits)
    {
        BookEntry entry{.square = bits >> 10, .isLast = (bits & lastBit) != 0, .value = std::nullopt};
        if (const int code = bits & (lastBit - 1); code != 0)
            entry.value = (code - zero) * hundred / eighths;
        return entry;
    }

    /// Rounds the value to eighths of a disc and clamps it to less than 32 discs.
    [[nodiscard]] constexpr std::uint16_t bits() const
    {
        int code = 0;
        if (value) {
            const int doubled = (*value * 2 * eighths + (*value < 0 ? -hundred : hundred)) / hundred;
            code = zero + std::clamp(doubled / 2, 1 - zero, zero - 1);
        }
        return static_cast<std::uint16_t>(square << 10 | (isLast ? lastBit : 0) | code);
    }

private:
    static constexpr int lastBit = 0x200;
    static constexpr int zero = 256;
    static constexpr int eighths = 8;
    static constexpr int hundred = 100;
};

} // namespace qipan::reversi
