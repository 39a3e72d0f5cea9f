// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <memory>

namespace qipan::app {

class StoreThread;

/// How long the rest of the program may take to end after its window has closed.
inline constexpr std::chrono::seconds endTimeout{3};

/// Ends the process with this status after `endTimeout`, unless it has already ended: a hanging name lookup,
/// engine or file must not keep it alive. Only the store may keep it longer, until its jobs are done or
/// `StoreThread::finishTimeout` has passed.
void endProcessInTime(std::shared_ptr<StoreThread> store, int exitStatus);

} // namespace qipan::app
