// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/preferences.h"

class QSettings;

namespace qipan::app {

/// Reads the preferences from the settings file. Missing or invalid values have their defaults.
[[nodiscard]] ui::Preferences readPreferences(QSettings& file);
void writePreferences(QSettings& file, const ui::Preferences& preferences);

} // namespace qipan::app
