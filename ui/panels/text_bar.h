// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/answer_guard.h"
#include "ui/widgets/card.h"

#include <QPointer>

#include <functional>
#include <optional>
#include <vector>

class QBoxLayout;
class QGridLayout;
class QShortcut;
class QWidget;

namespace qipan::ui {

class PassingLabel;

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

    [[nodiscard]] QString text() const;

    /// Where the bar lies in its parent. Heights are in pixels.
    struct Place {
        QPointer<QWidget> covered; ///< null for the bottom of the parent
        int room = 0;              ///< the height that the covered widget can be given (heightNeeded); 0 for its own
        bool isLowest = true;      ///< nothing is below the covered widget but the status bar
        int kept = 0;              ///< at the bottom of the covered widget: a bar without buttons lies above it
    };
    /// Places the bar over a widget; the parent must contain both. The bar begins at the top of that widget, covers it
    /// wholly or the middle of a high one, and is as high as its text needs: it covers what is below the widget, and if
    /// that is too little, what is above. It covers the status bar of a main window last, once it is as wide as the
    /// widget and its buttons but the first show only their icons. If the widget is the lowest, the bar lies below it
    /// where it fits, a bar of one line also over the status bar.
    void setPlace(const Place& where);

    /// The height with a one-line text, whether or not buttons are shown.
    [[nodiscard]] int oneLineHeight() const;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The shown bar needs this height, in pixels; 0 once it is hidden.
    void heightNeeded(int height);
    /// The bar was placed over the widget of `setPlace`, or elsewhere, or is hidden.
    void coverChanged(bool isCovered);

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
    void setText(const QString& text);
    /// Shows other words in the place of the text, which keeps its size, so that nothing moves; empty for none.
    void setPassingText(const QString& text);
    /// Shows the text in bold letters.
    void setStrong(bool strong);
    /// Call when the question or its buttons change while the bar is shown. The user expects a question about a command
    /// just given.
    void questionChanged(bool isExpected = false) { m_guard.restart(isExpected); }
    /// Whether the question is too new to be answered.
    [[nodiscard]] bool isTooNew() const { return m_guard.isActive(); }
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();
    void placeAbove();
    void settle();
    [[nodiscard]] std::vector<QWidget*> followed() const;
    void arrange(int width) const;
    void layRow(int columns) const;
    void fitButtons(QSize size, int most);
    [[nodiscard]] QRect coveredRect() const;
    [[nodiscard]] int bottomBefore(const QRect& covered) const;
    void followFocus(QWidget* from, const QWidget* to);

    QString m_words; ///< of the label, without the places where it may break them
    PassingLabel* m_text;
    QBoxLayout* m_layout;
    QGridLayout* m_row;
    std::vector<QWidget*> m_rowWidgets;
    mutable std::vector<QWidget*> m_laid; ///< the shown widgets of the row, and the number of their columns
    mutable int m_columns = 0;
    mutable int m_alone = 0; ///< the first widgets, each of which has a row of its own
    AnswerGuard m_guard;
    std::optional<Place> m_place;
    /// What decides whether there is room for the words of the buttons. Trying it out asks for a new layout.
    struct Room {
        QSize size{};
        QString text{};
        std::size_t buttons = 0;

        friend bool operator==(const Room&, const Room&) = default;
    };
    Room m_room;
    bool m_isIconOnly = false;         ///< all buttons but the first ones
    int m_worded = 1;                  ///< how many keep their words then
    bool m_isTight = false;            ///< little space between the rows
    QPointer<QWidget> m_previousFocus; ///< the focus widget before the bar took the focus
};

} // namespace qipan::ui
