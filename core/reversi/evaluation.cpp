#include "core/reversi/evaluation.h"

#include <bit>

namespace qipan::reversi {

int endedScore(const Position& position)
{
    const int lead = std::popcount(position.mover) - std::popcount(position.other);
    const int empties = position.empties();
    return hundredths * (lead > 0 ? lead + empties : lead < 0 ? lead - empties : 0);
}

} // namespace qipan::reversi
