// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/link/link_display.h"
#include "app/link/link_resume.h"
#include "app/link/link_session.h"

namespace qipan::app {

/// Connects link-match with its page: starts games, dealt anew (PendingDeal) or saved earlier (LinkResume), to be
/// played on the page (LinkSession).
class LinkController final : public PageController {
    Q_OBJECT

public:
    LinkController(const ui::WindowParts& window, ui::PageRef<ui::LinkPage> page, PreferenceStore& preferences,
                   std::shared_ptr<StoreThread> thread, QObject* parent);

    /// Continues the current game, or one that waits if the current board has ended or is new and untouched behind
    /// another page; or deals a new one.
    void open();
    /// Checks for a saved game, asynchronously: `changed` follows.
    void countResumable() { m_store->count(); }
    /// Returns whether there is a current game that has begun and not ended.
    [[nodiscard]] bool isUnderWay() const { return m_session->isUnderWay(); }
    /// Returns whether there is a game to continue.
    [[nodiscard]] bool hasGame() const { return m_session->isUnderWay() || m_resume->hasGame(); }
    /// Deals a new game with the mode and the settings of the current game, or with the user's (LinkGame::modeAfter);
    /// the campaign begins at the level that was reached. The running game waits if something was removed.
    void newGame() override;
    /// Deals one in the mode of the settings, at this level of the campaign or with this board of other modes.
    void beginAt(int level);
    /// Continues the deal of the day, or deals it. The running game waits if something was removed.
    void playDaily();
    /// Returns the deal of the day, or a random deal with these settings.
    [[nodiscard]] link::DealSetup setupFor(const ui::LinkPreferences& choice) const;
    /// Deals from this setup, in the mode of the settings.
    void deal(const link::DealSetup& setup);
    /// Starts a game from a given start and suspends the running one. Laid-out tiles have no clock and no high score. A
    /// deal is played in mode `gameMode` if that mode allows a chosen deal. Precondition: book::canPlay() or
    /// link::canDeal().
    void playFrom(const book::LinkStart& start, link::GameMode gameMode);
    /// Restarts with the same deal.
    void restart() override;
    /// Returns whether a game is being loaded or dealt. An earlier one is shown until then, if there is one.
    [[nodiscard]] bool isDealing() const { return m_resume->isLoading() || m_deal->isPending(); }
    /// Returns the current board; null before the first.
    [[nodiscard]] const link::Play* play() const { return game() ? &game()->play() : nullptr; }

    /// Returns a number unique to each game; all boards of a game share it.
    [[nodiscard]] int gameNumber() const { return m_session->gameNumber(); }
    /// Returns the number of the current deal; empty if there is none.
    [[nodiscard]] QString dealNumber() const { return game() ? game()->dealNumber() : QString{}; }
    /// Returns the boards of the game so far, one per line. Precondition: play().
    [[nodiscard]] QString record() const { return game()->record(); }

    void undo() override { m_session->undo(); }
    void redo() override { m_session->redo(); }
    void hint() override { m_session->hint(); }
    void demo() { m_session->demo(); }
    /// Proceeds to the next board, if there is one, or else to a game that waits.
    void goOn();
    /// Continues a game of the history that was left. Calls `otherwise` if that is not possible.
    void takeUp(const HistoryEntry& entry, std::function<void()> otherwise);
    /// Saves the running game with the time played until now.
    void save() { m_session->save(); }
    void setPaused(bool paused) { m_session->setPaused(paused); }
    [[nodiscard]] bool isPaused() const { return game() && game()->isPaused(); }

    /// The window lost the keyboard focus.
    void windowLeft() { m_session->windowLeft(); }
    void pageShown() override;
    void pageHidden(ui::Page next) override;
    void applyPreferences() override;
    void applyTheme(const ui::Theme& theme) override { m_display->applyTheme(theme); }
    void retranslate() override;

    [[nodiscard]] ui::ActionState actionState() const override { return m_session->actionState(); }
    [[nodiscard]] QString statusText() const override;
    /// Returns the shown board; null before the first.
    [[nodiscard]] ui::LinkView* view() const { return m_display->view(); }
    /// Returns from another page to the game, or to the home page if there is none.
    void returnToGame();
    /// Returns a tile set with enough tiles for this board (TilesController).
    [[nodiscard]] std::shared_ptr<const ui::TileSet> tilesFor(const link::Board& board) const
    {
        return m_tiles->tilesFor(board);
    }
    [[nodiscard]] TilesController& tiles() { return *m_tiles; }
    [[nodiscard]] LinkStore& store() { return *m_store; }
    [[nodiscard]] const LinkSession& session() const { return *m_session; }

Q_SIGNALS:
    /// The user clicked on what is played.
    void choiceRequested();

private:
    [[nodiscard]] const std::optional<LinkGame>& game() const { return m_session->game(); }

    void begin(link::GameMode gameMode, const link::Carryover& carryover);
    void begin(const link::DealSetup& setup, link::GameMode gameMode, const link::Carryover& carryover);
    /// Returns another deal for this level of the current game, or of one like it. Precondition: LinkGame::setup().
    [[nodiscard]] link::DealSetup otherSetup(int level) const;
    void begin(const LinkRequest& request);
    void playLevelAnew(const LinkRequest& request);
    /// Says where the game with these points is.
    void sayKept(int points);
    void dealt(const LinkRequest& request, const LinkDealer::Dealt& dealt);
    /// There are too few tiles for the deal: keeps the current game, or deals another.
    void refused(const LinkRequest& request);
    /// Shows the next saved game in place of the running one.
    void loadNext();
    /// Switches to the new tile set.
    void takeTiles();

    ui::MessageQueue& m_messages;
    ui::PageRef<ui::LinkPage> m_page;
    PreferenceStore& m_preferences;
    ui::LinkPreferences m_applied; ///< last
    bool m_hasNewPictures = false; ///< they were chosen after the beginning of the game
    // Children:
    LinkStore* m_store;
    TilesController* m_tiles;
    LinkDisplay* m_display;
    PendingDeal* m_deal;
    LinkResume* m_resume;
    LinkSession* m_session;
};

} // namespace qipan::app
