// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/background_task.h"
#include "app/base/page_controller.h"
#include "app/link/link_controller.h"
#include "app/settings/preference_store.h"
#include "core/duel/setup.h"
#include "ui/pages/host_choice.h"
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
    /// Shows the page with the duel chosen, against the opponent that was chosen last.
    void showDuel();
    void showDuel(ui::DuelPreferences::Opponent opponent);
    /// Chooses the duel on the page that is shown.
    void chooseDuel(ui::DuelPreferences::Opponent opponent);
    /// Shows the page again because the table could not be opened.
    void showError(const QString& error);
    /// Offers to continue an interrupted duel on the network, in a whole sentence; empty for none.
    void setUnfinished(const QString& text);
    void pageShown() override { check(); }

Q_SIGNALS:
    /// The user wants to play this game of the registry instead.
    void gameRequested(const QString& game);
    /// The user plays a duel against the computer at this level, from 1 to duel::computerLevels. isValid(setup).
    void duelRequested(const qipan::duel::Setup& setup, int level);
    /// The user, who has a name, opens a table of duels: `duel` is set, and isValid(*duel).
    void hostRequested(const qipan::ui::HostChoice& choice);
    void resumeRequested();
    void discardRequested();

private:
    void connectPage();
    void bringToFront();
    void check();
    void use(const ui::LinkPreferences& choice);
    void startDuel(const ui::LinkPreferences& choice, const std::optional<link::DealSetup>& deal);

    ui::PageRef<ui::LinkStartPage> m_page;
    PreferenceStore& m_preferences;
    LinkController& m_linkController;
    QString m_gameBefore; // of the navigation, before the page was shown
    QString m_unfinished;
    BackgroundTask m_check; // finds the nearest difficulty of the choice
};

} // namespace qipan::app
