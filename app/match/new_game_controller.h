// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/page_controller.h"
#include "app/history/history_store.h"
#include "app/settings/preference_store.h"
#include "ui/pages/host_choice.h"
#include "ui/shell/page_ref.h"
#include "ui/shell/window_parts.h"

namespace qipan::ui {
class NewGamePage;
}

namespace qipan::app {

/// Controls the page on which two-player games are chosen, at this machine or on the LAN.
class NewGameController final : public PageController {
    Q_OBJECT

public:
    /// All must outlive this object.
    NewGameController(const ui::WindowParts& window, ui::PageRef<ui::NewGamePage> page, PreferenceStore& preferences,
                      HistoryStore& history, QObject* parent);

    /// Shows the page for this game, or the first of the registry if there is none such, with what was chosen last.
    void show(const QString& game);
    /// Shows the page for this game as it was left, instead of the one for link-match.
    void switchTo(const QString& game);
    /// Shows the page with a friend on the network as the opponent, and what was offered last.
    void showTable();
    /// The same for a table that continues a game: only the clock and who may join can be chosen.
    void showTable(const ui::HostChoice& continued);
    /// Shows the page again because the table could not be opened.
    void showError(const QString& error);
    /// Offers to continue an interrupted game on the network, in a whole sentence; empty for none.
    void setUnfinished(const QString& text);

    [[nodiscard]] ui::ActionState actionState() const override { return {.playAgain = false, .host = false}; }

Q_SIGNALS:
    /// The user starts a game at this machine with these settings.
    void startRequested(const QString& game, const qipan::ui::GamePreferences& settings);
    /// The user wants to play link-match; with a friend on the network it is a duel.
    void linkRequested(bool withFriend);
    /// The user opens a table.
    void hostRequested(const qipan::ui::HostChoice& choice);
    void resumeRequested();
    void discardRequested();

private:
    void connectPage();
    void start();
    void countScores();

    ui::PageRef<ui::NewGamePage> m_page;
    PreferenceStore& m_preferences;
    HistoryStore& m_history;
    ui::HostChoice m_table; ///< offered last; without a game at first
    QString m_unfinished;
};

} // namespace qipan::app
