// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/action_button.h"

#include "ui/widgets/button.h"

#include <QAction>

namespace qipan::ui {

ActionButton::ActionButton(QAction* action, QWidget* parent)
    : QPushButton{parent}
    , m_action{action}
{
    connect(action, &QAction::changed, this, &ActionButton::follow);
    connect(this, &QPushButton::clicked, action, &QAction::trigger);
    pressOnEnter(this);
    follow();
}

void ActionButton::setTextOverride(const QString& text)
{
    m_textOverride = text;
    follow();
}

void ActionButton::follow()
{
    // The mnemonic belongs to the menu: on a page it could collide with that of another menu.
    setText(m_textOverride.isEmpty() ? m_action->iconText() : QString{m_textOverride}.replace(u'&', u"&&"_qs));
    setIcon(m_action->icon());
    setToolTip(m_action->toolTip());
    setEnabled(m_action->isEnabled());
}

} // namespace qipan::ui
