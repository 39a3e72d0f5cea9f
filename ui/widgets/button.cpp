// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/button.h"

#include <QAction>
#include <QKeyEvent>

#include <utility>

using namespace Qt::StringLiterals;

namespace qipan::ui {
namespace {

class EnterFilter final : public QObject {
public:
    explicit EnterFilter(QAbstractButton* button)
        : QObject{button}
        , m_button{button}
    {
        button->installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::KeyPress)
            return QObject::eventFilter(watched, event);
        const auto* key = static_cast<QKeyEvent*>(event);
        if (!isEnter(key->key()) || (key->modifiers() & Qt::ControlModifier) != 0) // Ctrl+Enter is a command
            return QObject::eventFilter(watched, event);
        m_button->click();
        return true;
    }

private:
    QAbstractButton* m_button;
};

} // namespace

void pressOnEnter(QAbstractButton* button)
{
    new EnterFilter{button};
}

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

void ActionButton::setIconOnly(bool iconOnly)
{
    if (std::exchange(m_iconOnly, iconOnly) != iconOnly)
        follow();
}

void ActionButton::follow()
{
    // The mnemonic belongs to the menu: on a page it could collide with that of another menu.
    const QString text = m_textOverride.isEmpty() ? m_action->iconText() : m_textOverride;
    setText(m_iconOnly && !m_action->icon().isNull() ? QString{} : QString{text}.replace(u'&', u"&&"_s));
    setAccessibleName(text);
    setIcon(m_action->icon());
    setToolTip(m_action->toolTip());
    if (!m_action->isEnabled() && hasFocus())
        passFocusToPage();
    setEnabled(m_action->isEnabled());
}

/// Otherwise a button that is disabled passes the focus to the next one, which might resign.
void ActionButton::passFocusToPage()
{
    for (QWidget* above = parentWidget(); above != nullptr && !above->isWindow(); above = above->parentWidget()) {
        const QWidget* goal = above;
        while (goal->focusProxy() != nullptr)
            goal = goal->focusProxy();
        if (goal != above && goal != this)
            return above->setFocus();
    }
}

} // namespace qipan::ui
