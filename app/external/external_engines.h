#pragma once

#include "app/external/child_process.h"
#include "core/board/engine.h"
#include "ui/preferences.h"

#include <QList>

#include <memory>

class QSettings;

namespace qipan::app {

/// The engines that were added, as they are kept; what is not within the bounds of ui::ExternalEngine is left out.
[[nodiscard]] QList<ui::ExternalEngine> readEngines(QSettings& file);
void writeEngines(QSettings& file, const QList<ui::ExternalEngine>& engines);

[[nodiscard]] ChildProgram programOf(const ui::ExternalEngine& engine);
/// It is started with its first question.
[[nodiscard]] std::unique_ptr<Engine> makeEngine(const ui::ExternalEngine& engine);

} // namespace qipan::app
