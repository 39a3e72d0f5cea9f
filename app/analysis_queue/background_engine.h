// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"

#include <memory>

namespace qipan::app {

/// Returns an engine that thinks as `engine` does, but lowers the priority of its thread, so that the window and other
/// programs come first. For a thread of its own, as that of an EngineWorker: the priority stays low.
[[nodiscard]] std::unique_ptr<Engine> inBackground(std::unique_ptr<Engine> engine);

} // namespace qipan::app
