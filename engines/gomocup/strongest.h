// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"

#include <memory>

namespace qipan::gomocup {

/// The engine of this program at full strength. Deterministic for a given node limit.
[[nodiscard]] std::unique_ptr<Engine> strongestEngine();

} // namespace qipan::gomocup
