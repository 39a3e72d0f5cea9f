// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gomocup/strongest.h"

#include "core/gomoku/full_engine.h"

#include <cstdint>

namespace qipan::gomocup {

std::unique_ptr<Engine> strongestEngine()
{
    constexpr std::uint64_t seed = 0; // arbitrary but fixed
    return gomoku::makeFullEngine(seed);
}

} // namespace qipan::gomocup
