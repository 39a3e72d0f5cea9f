// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/duel_side.h"

#include "ui/base/actions.h"
#include "ui/panels/chat_panel.h"
#include "ui/panels/spectators_label.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"

#include <QAction>
#include <QEvent>
#include <QGridLayout>

#include <algorithm>

namespace qipan::ui {
namespace {

constexpr int chatLines = 4; ///< of the chat at least, beside the field to write in

} // namespace

DuelSide::DuelSide(const Actions& actions, QWidget* parent)
    : QFrame{parent}
    , m_spectators{new SpectatorsLabel{this}}
    , m_chat{new ChatPanel{this}}
    , m_buttonPanel{new QWidget{this}}
    , m_grid{new QGridLayout{m_buttonPanel}}
    , m_column{makeColumn({m_spectators, {m_chat, 1}, m_buttonPanel}, {.margins = {0, 0, 0, 0}, .spacing = 8})}
{
    setAutoFillBackground(true);
    m_chat->hide();
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(6);
    for (QAction* action : {actions.draw, actions.resign, actions.pause, actions.newGame}) {
        m_buttons.push_back(new ActionButton{action, m_buttonPanel});
        m_buttons.back()->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    m_column->setStretchFactor(m_buttonPanel, 1);
    setLayout(m_column);
    layButtons(2);
}

void DuelSide::setOverBoard(bool over)
{
    m_isOverBoard = over;
    const int edge = over ? 8 : 0;
    m_column->setContentsMargins(edge, edge, edge, edge);
    fit();
}

void DuelSide::setChatVisible(bool visible)
{
    m_chat->setVisible(visible);
    m_column->setStretchFactor(m_buttonPanel, visible ? 0 : 1);
    fit();
}

void DuelSide::layButtons(int columns)
{
    if (columns == m_columns)
        return;
    m_columns = columns;
    int i = 0;
    for (QPushButton* button : m_buttons) {
        m_grid->addWidget(button, 1 + i / columns, i % columns);
        ++i;
    }
    m_grid->setRowStretch(0, 1); // they are at the bottom of their place
}

int DuelSide::buttonRowsHeight() const
{
    int row = 0;
    for (const QPushButton* button : m_buttons)
        row = std::max(row, button->sizeHint().height());
    const int rows = (static_cast<int>(m_buttons.size()) + m_columns - 1) / m_columns;
    return rows * row + (rows - 1) * m_grid->verticalSpacing();
}

int DuelSide::neededHeight() const
{
    const QMargins margins = m_column->contentsMargins();
    int needed = margins.top() + margins.bottom() + buttonRowsHeight();
    if (!m_chat->isHidden())
        needed += m_column->spacing() + m_chat->minimumSizeHint().height() + chatLines * fontMetrics().lineSpacing();
    if (!m_spectators->isHidden())
        needed += m_column->spacing() + m_spectators->sizeHint().height();
    return needed;
}

/// Puts as many buttons beside each other as have room for their words: all, two or one.
void DuelSide::fit()
{
    const QMargins margins = m_column->contentsMargins();
    const int room = width() - margins.left() - margins.right();
    int widest = 0;
    for (const QPushButton* button : m_buttons)
        widest = std::max(widest, button->sizeHint().width());
    const auto fits = [&](int columns) { return columns * widest + (columns - 1) * m_grid->spacing() <= room; };
    const int all = static_cast<int>(m_buttons.size());
    layButtons(m_isOverBoard && fits(all) ? all : fits(2) || !testAttribute(Qt::WA_Resized) ? 2 : 1);
    // Over a low board the chat needs the room; the actions are in the menus too.
    const int chat = m_chat->isHidden() ? 0 : m_chat->minimumSizeHint().height() + m_column->spacing();
    const int spectators = m_spectators->isHidden() ? 0 : m_spectators->sizeHint().height() + m_column->spacing();
    const int both = margins.top() + chat + spectators + buttonRowsHeight() + margins.bottom();
    m_buttonPanel->setHidden(m_isOverBoard && !m_chat->isHidden() && height() < both);
}

void DuelSide::takeFocus()
{
    if (!m_chat->isHidden())
        return m_chat->setFocus();
    for (QPushButton* button : m_buttons) {
        if (button->isEnabled())
            return button->setFocus();
    }
}

void DuelSide::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)
        fit();
}

} // namespace qipan::ui
