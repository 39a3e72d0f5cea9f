// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"
#include "core/games/registry.h"

#include <QString>

namespace qipan::app {

/// Describes in one sentence the failure of an engine with this name, which should speak `protocol`.
[[nodiscard]] QString failureText(const QString& name, EngineProtocol protocol, const EngineFailure& failure);

} // namespace qipan::app
