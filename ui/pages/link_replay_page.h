// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/page.h"
#include "ui/pages/closable_page.h"

namespace qipan::ui {

class Actions;
class BoardArea;
class LinkInfo;
class LinkView;
class ReplayBar;

/// Replays a game of link-match: its board, and a bar to run it and to go to any of its steps.
class LinkReplayPage final : public ClosablePage {
    Q_OBJECT

public:
    static constexpr Page id = Page::LinkReplay;

    explicit LinkReplayPage(const Actions& actions, QWidget* parent = nullptr);

    [[nodiscard]] LinkView& view() { return *m_view; }
    [[nodiscard]] LinkInfo& info() { return *m_info; }
    [[nodiscard]] ReplayBar& replay() { return *m_replay; }

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    BoardArea* m_area;
    LinkView* m_view;
    LinkInfo* m_info;
    ReplayBar* m_replay;
};

} // namespace qipan::ui
