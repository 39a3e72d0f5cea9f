#pragma once

#include "core/board/engine.h"

#include <cstdint>
#include <memory>

namespace qipan::reversi {

/// What makes an opponent weaker than the search: how far it looks, and the mistakes that people make.
struct Traits {
    int depth = 0;           ///< plies it looks ahead, at least 1
    std::uint64_t nodes = 0; ///< positions it looks at
    int errors = 0;          ///< of a hundred moves so many are not the best that it sees …
    int mostLoss = 0;        ///< … but one that seems to cost at most so much, in hundredths of a disc
    int perfectFrom = 0;     ///< with so many empty squares it plays the rest perfectly, however long that takes
};

/// An opponent with these traits. Depth and nodes in the limits of a call are bounds beside its own. `seed` decides
/// between equally good moves and when it makes a mistake; with the same one it is always the same.
[[nodiscard]] std::unique_ptr<Engine> makeLevelEngine(const Traits& traits, std::uint64_t seed);

} // namespace qipan::reversi
