#pragma once

#include "ui/panels/card.h"

#include <vector>

class QBoxLayout;
class QLabel;

namespace qipan::ui {

/// A card with words and buttons: side by side, or the buttons below where the words would get too narrow, and one
/// below the other where they are too wide for a row. Enter presses a button, as Space does.
class WordsBar : public Card {
    Q_OBJECT

public:
    explicit WordsBar(QWidget* parent = nullptr);

    [[nodiscard]] QString text() const;

    /// The height with words that fit one line, whether the buttons are shown or not.
    [[nodiscard]] int oneLineHeight() const;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    /// Puts a button (or a figure) behind those there.
    void addToRow(QWidget* widget);
    /// Gives the keyboard back to where one plays, before a widget of the bar that has it goes.
    void releaseFocus();
    void setText(const QString& text);
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange(int width) const;

    QLabel* m_text;
    QBoxLayout* m_layout;
    QBoxLayout* m_row;
    std::vector<QWidget*> m_rowWidgets;
};

} // namespace qipan::ui
