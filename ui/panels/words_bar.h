#pragma once

#include "ui/panels/card.h"

#include <QPointer>

#include <functional>
#include <vector>

class QBoxLayout;
class QLabel;
class QShortcut;

namespace qipan::ui {

/// A card with words and buttons: side by side, or the buttons below where the words would get too narrow, and one
/// below the other where they are too wide for a row. Enter presses a button, as Space does.
class WordsBar : public Card {
    Q_OBJECT

public:
    explicit WordsBar(QWidget* parent = nullptr);
    ~WordsBar() override;

    [[nodiscard]] QString text() const;

    /// The height with words that fit one line, whether the buttons are shown or not.
    [[nodiscard]] int oneLineHeight() const;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    /// Puts a button (or a figure) behind those there.
    void addToRow(QWidget* widget);
    /// A key that does something from anywhere in the window while the bar is shown and the shortcut is enabled, which
    /// it is not at first. Where two bars want a key, each press goes to one of them.
    [[nodiscard]] QShortcut* addKey(Qt::Key key, const std::function<void()>& act);
    /// Brings the keyboard to a widget of the bar.
    void takeFocus(QWidget& widget);
    /// The same for what comes by itself: a text field or a board that has the keyboard keeps it, or gets it back. The
    /// letters that are underlined on the buttons work from there.
    void offerFocus(QWidget& widget);
    /// True where a widget of the bar has the keyboard, also while another window is in front.
    [[nodiscard]] bool hasKeyboard() const;
    /// Gives the keyboard back to what had it before the bar; false where that cannot take it any more.
    [[nodiscard]] bool returnFocus();
    /// Gives the keyboard, where the bar has it, back to what had it before or else to where one plays. For before a
    /// widget of the bar goes.
    void releaseFocus();
    void setText(const QString& text);
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange(int width) const;
    void followFocus(QWidget* from, const QWidget* to);

    QLabel* m_text;
    QBoxLayout* m_layout;
    QBoxLayout* m_row;
    std::vector<QWidget*> m_rowWidgets;
    QPointer<QWidget> m_before; ///< what had the keyboard before the bar
};

} // namespace qipan::ui
