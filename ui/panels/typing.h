#pragma once

class QWidget;

namespace qipan::ui {

/// A field where people type, or a text that they read and mark.
[[nodiscard]] bool isTextField(const QWidget* widget);

/// Whether the keyboard of the window of `widget` is in a text field, also while another window is in front. What comes
/// by itself leaves it there: the rest of a sentence would become presses of buttons and moves on a board.
[[nodiscard]] bool isTypingBeside(const QWidget& widget);

} // namespace qipan::ui
