// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/moves_panel.h"

#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/icons/icon.h"
#include "ui/panels/explorer_panel.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"
#include "ui/widgets/line_label.h"

#include <QBoxLayout>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace qipan::ui {

namespace {

constexpr int belowName = 2;  // pixels
constexpr int fewestRows = 3; // with a header
constexpr int moveGap = 6;

} // namespace

MovesPanel::MovesPanel(const Actions& actions, QWidget* moves, QWidget* parent)
    : QWidget{parent}
    , m_moves{moves}
    , m_head{new QWidget{this}}
    , m_opening{new LineLabel{m_head, LineLabel::Overflow::Elide}}
    , m_switch{new QToolButton{m_head}}
    , m_lists{new QStackedWidget{this}}
    , m_explorer{new ExplorerPanel{actions}}
{
    m_opening->setObjectName(u"opening"_s);
    m_opening->setContentsMargins(2, 0, 0, 0);
    m_switch->setObjectName(u"openings"_s);
    m_switch->setIcon(icon(u"games-statistics"_s));
    m_switch->setCheckable(true);
    m_switch->setAutoRaise(true);
    m_switch->setFocusPolicy(Qt::StrongFocus);
    pressOnEnter(m_switch);
    m_lists->addWidget(moves);
    m_lists->addWidget(m_explorer);
    m_head->setLayout(makeRow({{m_opening, 1}, m_switch}, {.margins = {0, 0, 0, 0}}));
    setLayout(makeColumn({m_head, {m_lists, 1}}, {.margins = {0, 0, 0, 0}, .spacing = belowName}));
    setSizePolicy(moves->sizePolicy());
    showExplorer(false);
    connect(m_switch, &QToolButton::toggled, this, &MovesPanel::showExplorer);
    keepTranslated(this, [this] { describe(); });
    onFontChange(this, [this] { fit(); });
}

void MovesPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

void MovesPanel::fit()
{
    const int rows = fewestRows * (fontMetrics().height() + moveGap);
    const int moves = std::max(m_moves->minimumSizeHint().height(), rows);
    m_head->setVisible(height() >= m_head->sizeHint().height() + belowName + moves);
}

void MovesPanel::setOpening(const QString& name)
{
    m_opening->setLine(name);
    describe();
}

void MovesPanel::setExplorerOffered(bool offered)
{
    if (!offered)
        m_switch->setChecked(false);
    m_switch->setEnabled(offered);
}

void MovesPanel::setExplorerShown(bool shown)
{
    m_switch->setChecked(shown);
    setFocus();
}

void MovesPanel::showExplorer(bool shown)
{
    m_lists->setCurrentIndex(shown ? 1 : 0);
    setFocusProxy(m_lists->currentWidget());
}

void MovesPanel::describe()
{
    const QString name = m_opening->line();
    m_opening->setAccessibleName(name.isEmpty() ? tr("No named opening") : tr("Opening: %1").arg(name));
    setTip(*m_switch, tr("Opening explorer: moves played from here in the games of the history (Ctrl+Shift+O)"));
}

} // namespace qipan::ui
