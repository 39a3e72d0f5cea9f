// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QString>

namespace qipan::ui {

/// Returns the keys on macOS of a command with these keys elsewhere, in portable text: macOS uses some keys itself.
[[nodiscard]] QString keysOnMacos(const QString& keys);

/// Returns the keys on this system of a command with these keys, in portable text.
[[nodiscard]] QKeySequence shortcut(const QString& keys);

/// Returns a text in which keys with modifiers, such as "Ctrl+M", are those of this system, as it writes them.
[[nodiscard]] QString withSystemKeys(const QString& text);

} // namespace qipan::ui
