// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/window_fit.h"

#include <algorithm>
#include <utility>

namespace qipan::ui {
namespace {

/// Returns how far the window is from belonging to the screen: first by what the screen shows of it, then by the gap
/// between both.
[[nodiscard]] std::pair<qint64, qint64> distanceFrom(const QRect& screen, const QRect& window)
{
    const QRect shown = screen & window;
    const qint64 area = shown.isValid() ? qint64{shown.width()} * shown.height() : 0;
    const qint64 across = std::max({screen.left() - window.right(), window.left() - screen.right(), 0});
    const qint64 down = std::max({screen.top() - window.bottom(), window.top() - screen.bottom(), 0});
    return {-area, across * across + down * down};
}

} // namespace

QRect fitToScreens(const QRect& window, const QMargins& frame, const QList<QRect>& screens)
{
    if (screens.isEmpty())
        return window;
    QRect fitted = window + frame;
    const auto closer = [&fitted](const QRect& a, const QRect& b) {
        return distanceFrom(a, fitted) < distanceFrom(b, fitted);
    };
    const QRect screen = *std::min_element(screens.begin(), screens.end(), closer);
    fitted.setSize(fitted.size().boundedTo(screen.size()));
    fitted.moveLeft(std::clamp(fitted.left(), screen.left(), screen.right() + 1 - fitted.width()));
    fitted.moveTop(std::clamp(fitted.top(), screen.top(), screen.bottom() + 1 - fitted.height()));
    return fitted - frame;
}

} // namespace qipan::ui
