// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/choice_menu.h"

#include <QActionGroup>

namespace qipan::ui {

ChoiceMenu::ChoiceMenu(QWidget* parent)
    : QMenu{parent}
    , m_group{new QActionGroup{this}}
{
    connect(m_group, &QActionGroup::triggered, this, [this](QAction* action) { Q_EMIT chosen(action->data()); });
}

void ChoiceMenu::setChoices(const std::vector<Choice>& choices)
{
    const QVariant before = value();
    const int count = static_cast<int>(choices.size());
    for (int i = static_cast<int>(actions().size()); i < count; ++i) {
        QAction* action = addAction(QString{});
        action->setCheckable(true);
        m_group->addAction(action);
    }
    for (int i = static_cast<int>(actions().size()) - 1; i >= count; --i) {
        QAction* action = actions().at(i);
        m_group->removeAction(action);
        removeAction(action);
        action->deleteLater();
    }
    for (int i = 0; i < count; ++i) {
        actions().at(i)->setText(choices[static_cast<std::size_t>(i)].text);
        actions().at(i)->setData(choices[static_cast<std::size_t>(i)].value);
        actions().at(i)->setEnabled(choices[static_cast<std::size_t>(i)].enabled);
    }
    setValue(before);
}

void ChoiceMenu::setValue(const QVariant& value)
{
    const auto all = actions();
    for (QAction* action : all) {
        if (action->data() == value) {
            action->setChecked(true);
            return;
        }
    }
    if (QAction* checked = m_group->checkedAction()) {
        m_group->setExclusive(false);
        checked->setChecked(false);
        m_group->setExclusive(true);
    }
}

QVariant ChoiceMenu::value() const
{
    const QAction* checked = m_group->checkedAction();
    return checked == nullptr ? QVariant{} : checked->data();
}

} // namespace qipan::ui
