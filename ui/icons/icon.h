// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>

namespace qipan::ui {

/// Returns the icon with a name of the freedesktop icon naming specification: the system's if it has one that is
/// visible on the current palette, otherwise this program's drawing in the text colour of the palette. Follows changes
/// of the palette. Null for an unknown name.
[[nodiscard]] QIcon icon(const QString& name);

/// Returns the icon of the program's windows.
[[nodiscard]] QIcon applicationIcon();

} // namespace qipan::ui
