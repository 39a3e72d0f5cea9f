// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace qipan::ui {

/// Returns the relative luminance of an opaque colour by WCAG 2.1: 0 (black) to 1 (white).
[[nodiscard]] double luminance(const QColor& color);

/// Returns the contrast of two opaque colours by WCAG 2.1: 1 (none) to 21 (black on white).
[[nodiscard]] double contrast(const QColor& one, const QColor& other);

} // namespace qipan::ui
