// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>

namespace qipan::test {

/// The number of repetitions of a random test: `longRun` in `scripts/test --long` (QIPAN_LONG is set), otherwise
/// `shortRun`; a tenth of it under sanitizers.
[[nodiscard]] inline int repetitions(int shortRun, int longRun)
{
    const int count = std::getenv("QIPAN_LONG") != nullptr ? longRun : shortRun;
#ifdef QIPAN_SANITIZED
    return count / 10;
#else
    return count;
#endif
}

} // namespace qipan::test
