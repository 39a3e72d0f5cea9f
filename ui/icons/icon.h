#pragma once

#include <QIcon>
#include <QString>

namespace qipan::ui {

/// The icon with a name of the freedesktop icon naming specification: the system's own where it has one that is
/// visible on the palette of the moment, else this program's drawing in the colour of the palette's text. It follows a
/// change of palette by itself. Null for an unknown name.
[[nodiscard]] QIcon icon(const QString& name);

/// The icon of the program's windows.
[[nodiscard]] QIcon applicationIcon();

} // namespace qipan::ui
