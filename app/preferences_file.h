#pragma once

#include "ui/preferences.h"

class QSettings;

namespace qipan::app {

/// What of the settings the windows know as preferences. What is missing or out of range in the file has its default.
[[nodiscard]] ui::Preferences readPreferences(QSettings& file);
void writePreferences(QSettings& file, const ui::Preferences& preferences);

} // namespace qipan::app
