#pragma once

#include <QString>

class QSettings;

namespace qipan::app {

/// The longest texts that are read of the settings, in characters.
inline constexpr int longestName = 32;
inline constexpr int longestPath = 4096;

/// A number of the settings, or `fallback` where there is none from `least` to `most`.
[[nodiscard]] int numberIn(const QSettings& file, const QString& key, int fallback, int least, int most);
/// "true" or "false" of the settings, or `fallback` where it is neither.
[[nodiscard]] bool flagIn(const QSettings& file, const QString& key, bool fallback);

} // namespace qipan::app
