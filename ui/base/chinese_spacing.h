// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace qipan::ui {

/// Returns a sentence in which names and other sentences were inserted, with the spaces of Chinese typesetting: one
/// between Chinese and Latin letters, none between two Chinese characters or after full-width punctuation. Other texts
/// stay as they are.
[[nodiscard]] QString withChineseSpacing(const QString& text);

} // namespace qipan::ui
