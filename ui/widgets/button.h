// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

class QAction;

namespace qipan::ui {

/// Creates a button in a widget that calls this slot of the widget, or emits this signal.
template <typename Widget, typename Slot>
[[nodiscard]] QPushButton* makeButton(Widget* parent, Slot slot)
{
    auto* button = new QPushButton{parent};
    QObject::connect(button, &QPushButton::clicked, parent, slot);
    return button;
}

/// Lets Enter press a button, as Space does; Qt does so only in dialogs.
void pressOnEnter(QAbstractButton* button);

[[nodiscard]] constexpr bool isEnter(int key)
{
    return key == Qt::Key_Return || key == Qt::Key_Enter;
}

/// A button that mirrors an action: text (without the menu's mnemonic), icon, tool tip and enabled state. Enter presses
/// it too.
class ActionButton final : public QPushButton {
    Q_OBJECT

public:
    ActionButton(QAction* action, QWidget* parent);

    /// Sets a text in place of the action's; empty restores the action's.
    void setTextOverride(const QString& text);
    /// Shows only the icon, if there is one; the text stays in the tool tip and for screen readers.
    void setIconOnly(bool iconOnly);

private:
    void follow();
    void passFocusToPage();

    QAction* m_action;
    QString m_textOverride;
    bool m_iconOnly = false;
};

} // namespace qipan::ui
