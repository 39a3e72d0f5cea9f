// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/preferences.h"

#include <QList>

class QSettings;

namespace qipan::app {

/// Reads the configured engines; entries outside the limits of ui::ExternalEngine are left out. Also reads the old
/// format, which supported only gomoku.
[[nodiscard]] QList<ui::ExternalEngine> readEngines(QSettings& file);
void writeEngines(QSettings& file, const QList<ui::ExternalEngine>& engines);

} // namespace qipan::app
