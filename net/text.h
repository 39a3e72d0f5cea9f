#pragma once

#include <QString>

namespace qipan::net {

/// The text without control characters, line and paragraph separators, characters that steer the direction of text,
/// and halves of surrogate pairs: safe to show as plain text on one line.
[[nodiscard]] QString cleanText(const QString& text);

/// True when something of a clean text can be seen: not only spaces, joiners and fillers.
[[nodiscard]] bool isVisible(const QString& text);

/// The number of Unicode code points; a stray half of a surrogate pair counts as one.
[[nodiscard]] qsizetype codePoints(const QString& text);

/// The first `count` code points.
[[nodiscard]] QString firstCodePoints(const QString& text, qsizetype count);

} // namespace qipan::net
