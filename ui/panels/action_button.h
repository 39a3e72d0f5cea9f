#pragma once

#include <QPushButton>

class QAction;

namespace qipan::ui {

/// A button of an action: its text (without the menu's mnemonic), icon, tool tip and greyness. Enter presses it too.
class ActionButton final : public QPushButton {
    Q_OBJECT

public:
    ActionButton(QAction* action, QWidget* parent);

    /// Words instead of the action's own; empty for those.
    void setWords(const QString& words);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void follow();

    QAction* m_action;
    QString m_words;
};

} // namespace qipan::ui
