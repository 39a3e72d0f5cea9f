// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/external/child_process.h"
#include "core/board/engine.h"
#include "core/games/registry.h"
#include "ui/base/preferences.h"

namespace qipan::app {

[[nodiscard]] ChildProgram programOf(const ui::ExternalEngine& engine);
/// Returns the protocol of engines for the game with this key; `None` if there is no such game.
[[nodiscard]] EngineProtocol protocolOf(const QString& game);
/// The engine starts with its first request. Precondition: its game has a protocol.
[[nodiscard]] std::unique_ptr<Engine> makeEngine(const ui::ExternalEngine& engine);
/// Describes in one sentence the failure of an engine with this name, which should speak `protocol`.
[[nodiscard]] QString failureText(const QString& name, EngineProtocol protocol, const EngineFailure& failure);

} // namespace qipan::app
