// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace qipan::ui {

/// Returns whether `widget` is a text field, or a text that can be selected.
[[nodiscard]] bool isTextField(const QWidget* widget);

/// Returns whether the focus widget of the window of `widget` is a text field, even if another window is active. What
/// appears unasked must not take the focus then: the rest of a sentence would press buttons and play moves.
[[nodiscard]] bool isTypingBeside(const QWidget& widget);

} // namespace qipan::ui
