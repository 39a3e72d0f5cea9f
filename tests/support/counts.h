// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>

namespace qipan::test {

/// Whether this is `scripts/test --long`, which takes hours on a quiet machine.
[[nodiscard]] inline bool isLongRun()
{
    return std::getenv("QIPAN_LONG") != nullptr;
}

/// The number of repetitions of a random test: `longRun` or `shortRun`; a tenth of it under sanitizers.
[[nodiscard]] inline int repetitions(int shortRun, int longRun)
{
    const int count = isLongRun() ? longRun : shortRun;
#ifdef QIPAN_SANITIZED
    return count / 10;
#else
    return count;
#endif
}

} // namespace qipan::test
