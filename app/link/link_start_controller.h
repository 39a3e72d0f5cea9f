// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/background_task.h"
#include "app/base/page_controller.h"
#include "app/link/link_controller.h"
#include "app/settings/preference_store.h"
#include "ui/shell/page_ref.h"
#include "ui/shell/window_parts.h"

namespace qipan::ui {
class LinkStartPage;
}

namespace qipan::app {

/// Controls the page for choosing a game of link-match.
class LinkStartController final : public PageController {
    Q_OBJECT

public:
    LinkStartController(const ui::WindowParts& window, ui::PageRef<ui::LinkStartPage> page,
                        PreferenceStore& preferences, LinkController& controller, QObject* parent);

    void show();
    /// Shows the page as it was left, instead of the one for other games.
    void switchTo();
    void pageShown() override { check(); }

Q_SIGNALS:
    /// The user wants to play this game of the registry instead.
    void gameRequested(const QString& game);

private:
    void connectPage();
    void bringToFront();
    void check();
    void use(const ui::LinkPreferences& choice);

    ui::PageRef<ui::LinkStartPage> m_page;
    PreferenceStore& m_preferences;
    LinkController& m_linkController;
    QString m_gameBefore;   // of the navigation, before the page was shown
    BackgroundTask m_check; // finds the nearest difficulty of the choice
};

} // namespace qipan::app
