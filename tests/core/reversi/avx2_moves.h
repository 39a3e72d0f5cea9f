// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reversi/position.h"

namespace qipan::test {

/// The results of Avx2Moves, for tests compiled for any machine. Precondition: reversi::hasAvx2().
[[nodiscard]] reversi::Squares avx2LegalMoves(const reversi::Position& position);
[[nodiscard]] reversi::Squares avx2Flips(const reversi::Position& position, reversi::Square square);

} // namespace qipan::test
