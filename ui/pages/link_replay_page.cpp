// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/link_replay_page.h"

#include "ui/link/link_info.h"
#include "ui/link/link_view.h"
#include "ui/panels/board_area.h"
#include "ui/panels/replay_bar.h"
#include "ui/widgets/box_layout.h"

#include <QKeyEvent>
#include <QPushButton>

namespace qipan::ui {

LinkReplayPage::LinkReplayPage(const Actions& actions, QWidget* parent)
    : ClosablePage{parent}
    , m_area{new BoardArea{this}}
    , m_view{new LinkView}
    , m_info{new LinkInfo{this}}
    , m_replay{new ReplayBar{actions, ReplayBar::Kind::Link, this}}
{
    m_area->setBoard(m_view);
    // There is no other game to be chosen here.
    m_info->titleLine().setFocusPolicy(Qt::NoFocus);
    m_info->titleLine().setAttribute(Qt::WA_TransparentForMouseEvents);
    setLayout(makeColumn({{m_area, 1}, m_info, makeRow({{m_replay, 1}, makeCloseButton()})},
                         {.margins = {8, 8, 8, marginForQuestion}, .spacing = 4}));
    setFocusProxy(m_replay);
}

void LinkReplayPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space)
        Q_EMIT m_replay->runRequested(!m_replay->isRunning());
    else
        ClosablePage::keyPressEvent(event);
}

} // namespace qipan::ui
