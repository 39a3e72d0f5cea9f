// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>

namespace qipan::test {

/// Never stops a search.
inline const std::atomic<bool> neverStop{false};

} // namespace qipan::test
