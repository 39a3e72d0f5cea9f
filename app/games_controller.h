// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/book/lesson_offer.h"
#include "app/duel/duel_controller.h"
#include "app/duel/local_duel.h"
#include "app/lan/lan_controller.h"
#include "app/link/link_controller.h"
#include "app/link/link_start_controller.h"
#include "app/match/local_tables.h"
#include "app/match/match_controller.h"
#include "app/match/new_game_controller.h"
#include "app/match/resume_controller.h"
#include "app/settings/preference_store.h"
#include "ui/pages/record_page.h"
#include "ui/shell/window_parts.h"

#include <QStringList>

namespace qipan::app {

/// Opens, continues, restarts and leaves games, wherever they are played: at this machine, on the LAN or in link-match.
class GamesController final : public QObject {
    Q_OBJECT

public:
    /// All must outlive this object.
    struct Controllers {
        MatchController& match;
        LocalTables& local;
        LinkController& link;
        DuelController& duel;
        LocalDuel& localDuel;
        LanController& lan;
        ResumeController& resume;
        LessonOffer& lessons;
        NewGameController& newGame;
        LinkStartController& linkStart;
    };

    GamesController(const ui::WindowParts& window, PreferenceStore& preferences, const Controllers& controllers,
                    QObject* parent);

    /// Continues the game with this key, or starts one.
    void open(const QString& key);
    /// Likewise, for a user who has just chosen to go on: does not ask whether to continue a game of an earlier run,
    /// unless several wait.
    void goOnWith(const QString& key);
    /// Shows the page on which games of this kind are chosen; at a LAN table, proposes another game.
    void choose(const QString& key);
    /// Starts renju with the three stones of an opening: its index in gomoku::renjuOpenings().
    void setUpRenju(int index);
    /// Starts a game from this setup. The opponent becomes the setting for this game, as if chosen in the menu.
    void playFrom(const GameSetup& setup, const ui::RecordPage::Opponent& opponent);
    /// Starts a game from the end of a line, against the computer at the level in the settings.
    void playFromBook(const record::GameRecord& line);
    /// Starts a duel against the computer at this level.
    void startDuel(const duel::Setup& setup, int level);
    /// Shows the page of the last game, or the home page if nothing can be continued.
    void returnToGame();
    /// Asks whether to leave the running LAN game, and then calls `then`.
    void askToLeave(std::function<void()> then);

    /// Adapts questions and offers to the shown game and its state.
    void follow();
    /// Adds what can be done with games on any page.
    void addActionState(ui::ActionState& actionState) const;
    /// Returns the text of "Continue" on the home page; empty for nothing, or for a game that its card continues.
    [[nodiscard]] QString continueText() const;
    /// Returns the local games that can be continued, the one played last first.
    [[nodiscard]] QStringList waitingGames() const;
    void applyPreferences();
    void retranslate();

Q_SIGNALS:
    /// The action state may have changed.
    void changed();

private:
    void connectActions(const ui::Actions& actions);
    void sayProposeLater();
    void switchTo(const QString& key);
    void newGame();
    void restart();
    void continueGame();
    void showHostPage();
    void leaveTable(std::function<void()> then);
    void leaveShownTable(std::function<void()> then);
    void giveUpLocal(const QString& key, std::function<void()> then);
    /// The games to resume are known.
    void openFound();
    void offerLesson();
    [[nodiscard]] bool isMatchPlayed() const;
    [[nodiscard]] bool isGameShown() const { return m_match.isShown() || m_link.isShown() || m_duel.isShown(); }
    [[nodiscard]] bool canContinue() const;
    [[nodiscard]] bool isLastRunning() const;
    /// Returns the key of the game on this computer that "Continue" opens: the one played last, or else one left in an
    /// earlier run; an empty string if there is none.
    [[nodiscard]] QString gameToContinue() const;
    /// Returns the game whose board is shown for playing or watching, or an empty string.
    [[nodiscard]] QString shownGame() const;

    const ui::WindowParts m_parts;
    PreferenceStore& m_preferences;
    MatchController& m_match;
    LocalTables& m_local;
    LinkController& m_link;
    DuelController& m_duel;
    LocalDuel& m_localDuel;
    LanController& m_lan;
    ResumeController& m_resume;
    LessonOffer& m_lessons;
    NewGameController& m_newGame;
    LinkStartController& m_linkStart;
    bool m_isSwitched = false;                ///< between the pages for a new game, both of which keep what was chosen
    QStringList m_shownGames;                 ///< whose boards were shown, latest first
    ui::Page m_lastGamePage = ui::Page::Home; ///< the home page before the first
};

} // namespace qipan::app
