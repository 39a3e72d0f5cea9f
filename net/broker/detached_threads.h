// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>

namespace qipan::net {

/// Runs `work` on a thread of its own that nobody joins. When the application object is destroyed it waits for these
/// threads, for three seconds at most, so that they can say goodbye and do not outlive what the libraries tear down.
/// Thread-safe.
void runDetached(std::function<void()> work);

/// While it exists, the calling thread, which runDetached() has started, is in a call that may hang for long, such as
/// the lookup of a name, and the end of the program does not wait for it. If the call returns after that, the thread
/// stops for good in the destructor, and touches nothing any more.
class HangingCall {
public:
    HangingCall();
    ~HangingCall();
    HangingCall(const HangingCall&) = delete;
    HangingCall& operator=(const HangingCall&) = delete;
};

/// Waits until all of these threads have ended, with what they owned, or hang. False if one still works after this
/// time.
[[nodiscard]] bool waitForDetached(std::chrono::milliseconds timeout);

} // namespace qipan::net
