#pragma once

#include "core/board/engine.h"

#include <memory>

namespace qipan::gomocup {

/// The engine behind the program: the strongest there is, always with the same answers for the same node limit.
[[nodiscard]] std::unique_ptr<Engine> strongestEngine();

} // namespace qipan::gomocup
