#pragma once

#include <chrono>

namespace qipan::net {

/// Time since an arbitrary start, from a monotonic clock.
using Time = std::chrono::milliseconds;

} // namespace qipan::net
