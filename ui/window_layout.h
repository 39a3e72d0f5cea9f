#pragma once

#include <QByteArray>

class QMainWindow;

namespace qipan::ui {

/// Size, place and tool bar of a window: what `restoreLayout` takes.
[[nodiscard]] QByteArray saveLayout(const QMainWindow& window);
/// False, and nothing changed, when `layout` is not what `saveLayout` gave.
[[nodiscard]] bool restoreLayout(QMainWindow& window, const QByteArray& layout);

} // namespace qipan::ui
