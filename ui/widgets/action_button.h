// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

class QAction;

namespace qipan::ui {

/// A button that mirrors an action: text (without the menu's mnemonic), icon, tool tip and enabled state. Enter presses
/// it too.
class ActionButton final : public QPushButton {
    Q_OBJECT

public:
    ActionButton(QAction* action, QWidget* parent);

    /// Sets a text in place of the action's; empty restores the action's.
    void setTextOverride(const QString& text);

private:
    void follow();

    QAction* m_action;
    QString m_textOverride;
};

} // namespace qipan::ui
