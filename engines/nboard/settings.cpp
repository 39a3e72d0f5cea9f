#include "engines/nboard/settings.h"

#include <algorithm>

namespace qipan::nboard {

namespace {

using std::chrono::milliseconds;

/// What is kept of a move's time for everything but thinking.
milliseconds keptBack(milliseconds time)
{
    constexpr milliseconds always{1};
    constexpr milliseconds atMost{10};
    return std::min({always + time / 10, atMost, time});
}

} // namespace

Limits Settings::limits() const
{
    constexpr milliseconds ownTime{1'000};
    Limits limits{.depth = depth, .nodes = {}, .time = time, .threads = threads, .memory = memory, .lines = {}};
    if (!depth && !time)
        limits.time = ownTime;
    if (limits.time)
        *limits.time -= keptBack(*limits.time);
    return limits;
}

} // namespace qipan::nboard
