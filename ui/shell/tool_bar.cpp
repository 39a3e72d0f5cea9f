// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/tool_bar.h"

#include "ui/base/actions.h"

#include <QAction>

namespace qipan::ui {

ToolBar::ToolBar(const Actions& actions, QWidget* parent)
    : QToolBar{parent}
    , m_actions{actions}
{
    setObjectName(u"tools"_qs); // for QMainWindow::saveState
    setMovable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
}

void ToolBar::showFor(Page page)
{
    QList<QAction*> wanted{m_actions.home, m_actions.newGame, m_actions.undo, m_actions.redo, m_actions.hint};
    if (page == Page::Link)
        wanted += {m_actions.shuffle, m_actions.pause};
    wanted += m_actions.rules;
    if (wanted == actions())
        return;
    clear();
    addActions(wanted);
}

void ToolBar::fit(int width)
{
    constexpr int around = 28; // margins of a tool button, and the gap between its icon and text
    int wanted = around;
    const auto shown = actions();
    for (const QAction* action : shown)
        wanted += iconSize().width() + fontMetrics().horizontalAdvance(action->iconText()) + around;
    setToolButtonStyle(width < wanted ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
}

void ToolBar::retranslate()
{
    setWindowTitle(tr("Tools"));
}

} // namespace qipan::ui
