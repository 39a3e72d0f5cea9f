// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/choice_row.h"

#include "ui/base/text_tools.h"
#include "ui/widgets/flow_layout.h"

#include <QButtonGroup>
#include <QKeyEvent>
#include <QStyleOptionToolButton>
#include <QStylePainter>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace qipan::ui {

namespace {

/// A button in the accent colour while it is chosen.
class ChoiceButton final : public QToolButton {
public:
    using QToolButton::QToolButton;

protected:
    void keyPressEvent(QKeyEvent* event) override
    {
        constexpr std::array arrows{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
        if (std::ranges::find(arrows, event->key()) != arrows.end())
            event->ignore(); // the row handles them; Qt would follow the geometry
        else
            QToolButton::keyPressEvent(event);
    }
    void paintEvent(QPaintEvent*) override
    {
        QStylePainter painter{this};
        QStyleOptionToolButton option;
        initStyleOption(&option);
        if (isChecked() && isEnabled()) {
            option.palette.setColor(QPalette::Button, palette().color(QPalette::Highlight));
            option.palette.setColor(QPalette::ButtonText, palette().color(QPalette::HighlightedText));
        }
        painter.drawComplexControl(QStyle::CC_ToolButton, option);
    }
};

} // namespace

ChoiceRow::ChoiceRow(QWidget* parent)
    : QWidget{parent}
    , m_group{new QButtonGroup{this}}
{
    setFocusPolicy(Qt::ClickFocus); // so that its label leads to it; Tab goes to the buttons
    auto* layout = new FlowLayout{Qt::AlignLeft};
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    setLayout(layout);
    connect(m_group, &QButtonGroup::buttonToggled, this, [this](QAbstractButton* button, bool isOn) {
        // Tab goes to the chosen one only, as with radio buttons.
        button->setFocusPolicy(isOn ? Qt::StrongFocus : Qt::ClickFocus);
        if (isOn)
            Q_EMIT changed();
    });
}

void ChoiceRow::setChoices(const std::vector<Choice>& choices)
{
    const QVariant before = value();
    while (m_buttons.size() > choices.size()) {
        delete m_buttons.back();
        m_buttons.pop_back();
    }
    while (m_buttons.size() < choices.size()) {
        auto* button = new ChoiceButton{this};
        button->setCheckable(true);
        button->setFocusPolicy(Qt::ClickFocus);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        // In its place among what was created before, in a window that does not look for the order on the screen.
        setTabOrder(m_buttons.empty() ? static_cast<QWidget*>(this) : m_buttons.back(), button);
        m_group->addButton(button);
        layout()->addWidget(button);
        button->show();
        m_buttons.push_back(button);
    }
    for (std::size_t i = 0; i < choices.size(); ++i) {
        QToolButton& button = *m_buttons[i];
        button.setProperty("value", choices[i].value);
        button.setText(choices[i].text);
        button.setToolTip(plainTip(choices[i].tip));
        button.setEnabled(choices[i].isEnabled);
    }
    updateGeometry();
    setValue(before);
}

void ChoiceRow::setValue(const QVariant& value)
{
    if (m_buttons.empty())
        return;
    const auto found = std::ranges::find_if(m_buttons, [&value, this](const QToolButton* button) {
        return button->property("value") == value && button->isEnabledTo(this);
    });
    choose(found == m_buttons.end() ? m_buttons.front() : *found);
}

QVariant ChoiceRow::value() const
{
    const QAbstractButton* chosen = m_group->checkedButton();
    return chosen == nullptr ? QVariant{} : chosen->property("value");
}

void ChoiceRow::setName(const QString& name)
{
    setAccessibleName(name);
    for (QToolButton* button : m_buttons)
        button->setAccessibleDescription(name);
}

void ChoiceRow::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    const bool isBack = key == Qt::Key_Left || key == Qt::Key_Up;
    if (!isBack && key != Qt::Key_Right && key != Qt::Key_Down)
        return QWidget::keyPressEvent(event);
    const int step = isBack != isRightToLeft() ? -1 : 1;
    const auto count = std::ssize(m_buttons);
    auto at = std::ranges::find(m_buttons, m_group->checkedButton()) - m_buttons.begin();
    do {
        at += step;
    } while (at >= 0 && at < count && !m_buttons[static_cast<std::size_t>(at)]->isEnabledTo(this));
    if (at < 0 || at >= count)
        return;
    QToolButton* next = m_buttons[static_cast<std::size_t>(at)];
    choose(next);
    if (next->isVisible()) // the choice may have led to another page
        next->setFocus(Qt::TabFocusReason);
}

void ChoiceRow::choose(QToolButton* button)
{
    button->setChecked(true);
    setFocusProxy(button);
}

} // namespace qipan::ui
