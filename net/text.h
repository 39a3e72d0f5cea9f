// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace qipan::net {

/// Returns the text without control characters, line and paragraph separators, bidirectional controls and lone
/// surrogates: safe to show as plain text on one line.
[[nodiscard]] QString cleanText(const QString& text);

/// True if a cleaned text has something visible, not only spaces, joiners and fillers.
[[nodiscard]] bool isVisible(const QString& text);

/// The number of Unicode code points; a lone surrogate counts as one.
[[nodiscard]] qsizetype codePoints(const QString& text);

/// The first `count` code points.
[[nodiscard]] QString firstCodePoints(const QString& text, qsizetype count);

/// How a program introduces itself. cleaned() brings the texts within the protocol's limits.
struct Introduction {
    QString name;   ///< of the user
    QString client; ///< the program's name and version
};

/// The introduction with its texts cleaned and cut to the protocol's limits. The name is never empty.
[[nodiscard]] Introduction cleaned(const Introduction& introduction);

} // namespace qipan::net
