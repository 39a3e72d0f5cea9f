// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QSettings;

namespace qipan::app {

/// The maximum length of texts in the settings, in characters.
inline constexpr int longestName = 32;
inline constexpr int longestPath = 4096;

/// Returns a number from the settings, or `fallback` if it is missing or not between `least` and `most`.
[[nodiscard]] int numberIn(const QSettings& file, const QString& key, int fallback, int least, int most);
/// Returns a value of "true" or "false" from the settings, or `fallback` if it is neither.
[[nodiscard]] bool flagIn(const QSettings& file, const QString& key, bool fallback);

} // namespace qipan::app
