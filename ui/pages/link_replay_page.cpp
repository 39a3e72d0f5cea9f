// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/link_replay_page.h"

#include "ui/link/link_info.h"
#include "ui/link/link_view.h"
#include "ui/panels/board_area.h"
#include "ui/panels/replay_bar.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace qipan::ui {

LinkReplayPage::LinkReplayPage(QWidget* parent)
    : ClosablePage{parent}
    , m_area{new BoardArea{this}}
    , m_view{new LinkView}
    , m_info{new LinkInfo{this}}
    , m_replay{new ReplayBar{this}}
{
    m_area->setBoard(m_view);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_replay);
    buttons->addStretch();
    buttons->addWidget(makeCloseButton());
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(8, 8, 8, 6);
    column->setSpacing(4);
    column->addWidget(m_area, 1);
    column->addWidget(m_info);
    column->addLayout(buttons);
    setFocusProxy(m_replay);
}

} // namespace qipan::ui
