// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/duel_replay_page.h"

#include "ui/link/two_boards.h"
#include "ui/panels/replay_bar.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/line_label.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

namespace qipan::ui {

DuelReplayPage::DuelReplayPage(const Actions& actions, QWidget* parent)
    : ClosablePage{parent}
    , m_boards{new TwoBoards{this}}
    , m_title{new LineLabel{this, LineLabel::Overflow::Elide}}
    , m_time{new QLabel{this}}
    , m_replay{new ReplayBar{actions, ReplayBar::Kind::Link, this}}
{
    setLayout(makeColumn({{m_boards, 1},
                          makeRow({{m_title, 1}, m_time}, {.margins = {0, 0, 0, 0}, .spacing = 12}),
                          makeRow({{m_replay, 1}, makeCloseButton()})},
                         {.margins = {8, 8, 8, marginForQuestion}, .spacing = 4}));
    setFocusProxy(m_replay);
}

void DuelReplayPage::setTitle(const QString& title)
{
    m_title->setLine(title);
}

QString DuelReplayPage::title() const
{
    return m_title->line();
}

void DuelReplayPage::setTime(const QString& time)
{
    m_time->setText(time);
    m_time->setAccessibleName(tr("Time: %1").arg(time));
}

void DuelReplayPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space)
        Q_EMIT m_replay->runRequested(!m_replay->isRunning());
    else
        ClosablePage::keyPressEvent(event);
}

} // namespace qipan::ui
