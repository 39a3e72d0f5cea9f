#pragma once

#include "core/reversi/position.h"

namespace qipan::test {

/// What Avx2Moves finds, for tests that are compiled for any machine. Only where reversi::hasAvx2().
[[nodiscard]] reversi::Squares avx2LegalMoves(const reversi::Position& position);
[[nodiscard]] reversi::Squares avx2Flips(const reversi::Position& position, reversi::Square square);

} // namespace qipan::test
