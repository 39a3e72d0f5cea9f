// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

class QMainWindow;

namespace qipan::ui {

/// Returns size, position and tool bar of a window, for `restoreLayout`.
[[nodiscard]] QByteArray saveLayout(const QMainWindow& window);
/// Returns false and changes nothing if `layout` does not come from `saveLayout`.
[[nodiscard]] bool restoreLayout(QMainWindow& window, const QByteArray& layout);

} // namespace qipan::ui
