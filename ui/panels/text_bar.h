// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/chinese_spacing.h"
#include "ui/widgets/answer_guard.h"
#include "ui/widgets/card.h"

#include <QLabel>
#include <QPointer>

#include <functional>
#include <vector>

class QBoxLayout;
class QGridLayout;
class QShortcut;
class QWidget;

namespace qipan::ui {

/// Returns whether `widget` is a text field, or a text that can be selected.
[[nodiscard]] bool isTextField(const QWidget* widget);

/// Returns whether the focus widget of the window of `widget` is a text field, even if another window is active. What
/// appears unasked must not take the focus then: the rest of a sentence would press buttons and play moves.
[[nodiscard]] bool isTypingBeside(const QWidget& widget);

/// A card with a text and buttons: side by side, or the buttons below if the text would get too narrow, and in several
/// rows if they do not fit one. Enter presses a button, as Space does. Buttons and keys do nothing for a moment after
/// the bar has appeared or asks something else (AnswerGuard).
class TextBar : public Card {
    Q_OBJECT

public:
    explicit TextBar(QWidget* parent = nullptr);
    ~TextBar() override;

    [[nodiscard]] QString text() const { return m_text->text(); }

    /// Places the bar over `covered` in its parent, which must contain both; null for the bottom of the parent. The bar
    /// begins at the top of that widget, covers it wholly or the middle of a high one, and is as high as its text
    /// needs: it covers what is below the widget, and if that is too little, what is above.
    void setPlace(QWidget* covered);

    /// The height with a one-line text, whether or not buttons are shown.
    [[nodiscard]] int oneLineHeight() const;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    /// Appends a button or another widget to the row.
    void addToRow(QWidget* widget);
    /// Adds a shortcut that works anywhere in the window while the bar is shown and the shortcut is enabled, which it
    /// is not at first; nor does it while the question is too new to be answered. If two bars use the same key, each
    /// press goes to only one of them.
    [[nodiscard]] QShortcut* addKey(Qt::Key key, const std::function<void()>& act);
    /// Gives the focus to a widget of the bar.
    void takeFocus(QWidget& widget);
    /// Like `takeFocus`, for a bar that appears unasked: a text field or board keeps the focus, or gets it back. The
    /// mnemonics of the buttons work from there.
    void offerFocus(QWidget& widget);
    /// Whether a widget of the bar is the focus widget of its window, even if another window is active.
    [[nodiscard]] bool hasKeyboard() const;
    /// Returns the focus to the widget that had it before the bar. Returns false if that cannot take it.
    [[nodiscard]] bool returnFocus();
    /// If the bar has the focus, returns it to the previous widget, or else to the bar's parent. Call it before a
    /// widget of the bar is hidden.
    void releaseFocus();
    void setText(const QString& text) { m_text->setText(withChineseSpacing(text)); }
    /// Call when the question or its buttons change while the bar is shown. The user expects a question about a command
    /// just given.
    void questionChanged(bool isExpected = false) { m_guard.restart(isExpected); }
    /// Whether the question is too new to be answered.
    [[nodiscard]] bool isTooNew() const { return m_guard.isActive(); }
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();
    [[nodiscard]] std::vector<QWidget*> followed() const;
    void arrange(int width) const;
    void layRow(int columns) const;
    [[nodiscard]] bool isPlaceLow() const;
    void followFocus(QWidget* from, const QWidget* to);

    QLabel* m_text;
    QBoxLayout* m_layout;
    QGridLayout* m_row;
    std::vector<QWidget*> m_rowWidgets;
    mutable std::vector<QWidget*> m_laid; ///< the shown widgets of the row, and the number of their columns
    mutable int m_columns = 0;
    AnswerGuard m_guard;
    bool m_hasPlace = false;
    QPointer<QWidget> m_covered;
    QPointer<QWidget> m_previousFocus; ///< the focus widget before the bar took the focus
};

} // namespace qipan::ui
