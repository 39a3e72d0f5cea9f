#pragma once

#include "core/board/engine.h"
#include "core/board/registry.h"

#include <QString>

namespace qipan::app {

/// One sentence on what an engine of this name, which should speak `protocol`, did wrong.
[[nodiscard]] QString failureText(const QString& name, EngineProtocol protocol, const EngineFailure& failure);

} // namespace qipan::app
