// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace qipan::net {

/// Time since an arbitrary start, from a monotonic clock.
using Time = std::chrono::milliseconds;

} // namespace qipan::net
