#pragma once

#include "core/board/engine.h"

#include <QString>

namespace qipan::app {

/// One sentence on what an engine of this name did wrong.
[[nodiscard]] QString failureText(const QString& name, const EngineFailure& failure);

} // namespace qipan::app
