#pragma once

#include <QFrame>
#include <vector>

class QAction;
class QLabel;
class QToolButton;

namespace qipan::ui {

/// Some words with buttons over a board. The buttons are those of actions, and grey with them.
class Overlay final : public QFrame {
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

private:
    void setFonts();

    QLabel* m_title;
    QLabel* m_text;
    std::vector<QToolButton*> m_buttons;
};

} // namespace qipan::ui
