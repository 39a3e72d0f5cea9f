#pragma once

#include "ui/panels/card.h"

#include <vector>

class QAbstractButton;
class QBoxLayout;
class QLabel;

namespace qipan::ui {

/// A card with words and buttons: side by side, or the buttons below where the words would get too narrow.
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
    /// Puts a button behind those there.
    void addButton(QAbstractButton* button);
    void setText(const QString& text);
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange(int width) const;

    QLabel* m_text;
    QBoxLayout* m_layout;
    QBoxLayout* m_row;
    std::vector<QAbstractButton*> m_buttons;
};

} // namespace qipan::ui
