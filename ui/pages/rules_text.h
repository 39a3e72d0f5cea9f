// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace qipan::ui {

/// Returns the rules text of a game (F2) as the body of an HTML page in the current language: rules, modes, mouse and
/// keys, and the meaning of each message. Empty for an unknown key.
[[nodiscard]] QString rulesHtml(const QString& key);

} // namespace qipan::ui
