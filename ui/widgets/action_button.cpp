#include "ui/widgets/action_button.h"

#include <QAction>
#include <QKeyEvent>

namespace qipan::ui {

ActionButton::ActionButton(QAction* action, QWidget* parent)
    : QPushButton{parent}
    , m_action{action}
{
    connect(action, &QAction::changed, this, &ActionButton::follow);
    connect(this, &QPushButton::clicked, action, &QAction::trigger);
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

void ActionButton::keyPressEvent(QKeyEvent* event)
{
    // Outside dialogs, QPushButton reacts only to Space; users press Enter as well.
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QPushButton::keyPressEvent(event);
}

} // namespace qipan::ui
