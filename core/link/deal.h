#pragma once

#include "core/link/board.h"
#include "core/link/path.h"

#include <cstdint>

namespace qipan::link {

/// True for boards that can be dealt: an even number of cells, at least 2 and at most as wide and high as the largest,
/// and a number of pictures within its limits.
[[nodiscard]] bool canDeal(BoardSize size, int pictures);

/// A full board in pairs, with at most `pictures` different ones out of 0 … pictures - 1: four tiles of a picture as
/// far as the count allows, more when there are too few pictures, two for one picture when the pairs are odd.
/// Laid so that it can be finished under `rule` wherever a full board of this size can be (with the usual rule:
/// always). The same arguments give the same board on every platform. Precondition: canDeal(size, pictures).
[[nodiscard]] Board deal(std::uint64_t seed, BoardSize size, int pictures, PathRule rule = {});

/// The same tiles in the same places in another order, such that the rest can be finished under `rule`; where no order
/// of them can be finished, as many pairs as were found can go, and at least one if any order has one.
/// The same arguments give the same board on every platform.
/// Precondition: every picture on the board is there an even number of times.
[[nodiscard]] Board shuffled(const Board& board, std::uint64_t seed, PathRule rule = {});

} // namespace qipan::link
