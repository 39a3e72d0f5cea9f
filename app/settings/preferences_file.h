// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/preferences.h"

class QSettings;

namespace qipan::app {

/// The maximum length of texts in the settings, in characters.
inline constexpr int longestName = 32;
inline constexpr int longestPath = 4096;

/// Returns a number from the settings, or `fallback` if it is missing or not between `least` and `most`.
[[nodiscard]] int numberIn(const QSettings& file, const QString& key, int fallback, int least, int most);
/// Returns a value of "true" or "false" from the settings, or `fallback` if it is neither.
[[nodiscard]] bool flagIn(const QSettings& file, const QString& key, bool fallback);

/// Reads the preferences from the settings file. Missing or invalid values have their defaults.
[[nodiscard]] ui::Preferences readPreferences(QSettings& file);
void writePreferences(QSettings& file, const ui::Preferences& preferences);

/// Reads the configured engines; entries outside the limits of ui::ExternalEngine are left out. Also reads the old
/// format, which supported only gomoku.
[[nodiscard]] QList<ui::ExternalEngine> readEngines(QSettings& file);
void writeEngines(QSettings& file, const QList<ui::ExternalEngine>& engines);

} // namespace qipan::app
