// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/page_controller.h"
#include "app/link/link_controller.h"
#include "app/link/link_replay.h"
#include "ui/shell/page_ref.h"
#include "ui/shell/window_parts.h"

namespace qipan::ui {
class LinkScoresPage;
}

namespace qipan::app {

/// Controls the page of the high scores of link-match.
class LinkScoresController final : public PageController {
    Q_OBJECT

public:
    LinkScoresController(const ui::WindowParts& window, ui::PageRef<ui::LinkScoresPage> page,
                         LinkController& controller, LinkReplay& replay, QObject* parent);

    void show();

private:
    void connectPage();
    void list();
    void playAgain(const QString& deal);

    ui::MessageQueue& m_messages;
    ui::PageRef<ui::LinkScoresPage> m_page;
    LinkController& m_linkController;
};

} // namespace qipan::app
