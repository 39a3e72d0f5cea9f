#pragma once

#include "ui/panels/card.h"

#include <vector>

class QAction;
class QLabel;

namespace qipan::ui {

class ActionButton;

/// Some words with buttons over a board. The buttons are those of actions, and grey with them.
class Overlay final : public Card {
    Q_OBJECT

public:
    enum class Kind {
        Message, ///< a card in the middle
        Cover    ///< hides everything below
    };

    Overlay(Kind kind, const std::vector<QAction*>& buttons, QWidget* parent = nullptr);

    void setWords(const QString& title, const QString& text);
    /// Shows it, tells it to screen readers and gives the keyboard to the first button that can be pressed.
    void open();

protected:
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void setFonts();

    Kind m_kind;
    QLabel* m_title;
    QLabel* m_text;
    std::vector<ActionButton*> m_buttons;
};

} // namespace qipan::ui
