// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/starts.h"

#include <cassert>

namespace qipan::reversi {

namespace {

constexpr std::size_t wordBytes = 8;
constexpr std::size_t lineBytes = 2 * startPlies + 1;

int byteAt(std::size_t index)
{
    const std::size_t shift = 8 * (wordBytes - 1 - index % wordBytes);
    return static_cast<int>(startData()[index / wordBytes] >> shift & 0xff);
}

} // namespace

std::size_t startCount()
{
    return startData().size() * wordBytes / lineBytes; // the padding of the last word is less than a line
}

StartMoves startMoves(std::size_t index)
{
    assert(index < startCount());
    StartMoves moves{};
    for (std::size_t i = 0; i < startPlies; ++i) {
        const std::size_t at = index * lineBytes + 2 * i;
        moves[i] = squareOf({byteAt(at) - 'a', byteAt(at + 1) - '1'});
    }
    return moves;
}

} // namespace qipan::reversi
