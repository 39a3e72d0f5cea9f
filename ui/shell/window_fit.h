// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMargins>
#include <QRect>

namespace qipan::ui {

/// Returns where a window belongs that was at `window`: on the screen that shows most of it, or else on the nearest
/// one, no larger than that screen and wholly on it. `window` and the result exclude the frame, `frame` is what that
/// adds on each side, and `screens` are the areas that windows may use. All are in device-independent pixels. Without
/// screens, nothing changes.
[[nodiscard]] QRect fitToScreens(const QRect& window, const QMargins& frame, const QList<QRect>& screens);

} // namespace qipan::ui
