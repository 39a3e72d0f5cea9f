#pragma once

#include "app/external/child_process.h"
#include "core/board/engine.h"
#include "core/board/registry.h"
#include "ui/preferences.h"

#include <QList>

#include <memory>

class QSettings;

namespace qipan::app {

/// The engines that were added, as they are kept; what is not within the bounds of ui::ExternalEngine is left out.
/// Settings from when there were engines for gomoku only are understood.
[[nodiscard]] QList<ui::ExternalEngine> readEngines(QSettings& file);
void writeEngines(QSettings& file, const QList<ui::ExternalEngine>& engines);

[[nodiscard]] ChildProgram programOf(const ui::ExternalEngine& engine);
/// What engines for the game of this key speak; None where there is no such game.
[[nodiscard]] EngineProtocol protocolOf(const QString& game);
/// It is started with its first question. Precondition: its game has a protocol.
[[nodiscard]] std::unique_ptr<Engine> makeEngine(const ui::ExternalEngine& engine);

} // namespace qipan::app
