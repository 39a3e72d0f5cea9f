// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/background_task.h"
#include "app/base/page_controller.h"
#include "app/link/link_dealer.h"
#include "app/link/link_demo.h"
#include "app/link/link_store.h"
#include "app/link/tiles_controller.h"
#include "app/settings/preference_store.h"
#include "core/link/play.h"
#include "core/link/solver.h"
#include "ui/base/actions.h"
#include "ui/shell/page_ref.h"
#include "ui/shell/window_parts.h"
#include "ui/theme/theme.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QStringList>
#include <QTimer>

#include <memory>
#include <optional>

namespace qipan::ui {
class LinkPage;
class LinkView;
} // namespace qipan::ui

namespace qipan::app {

/// Connects a game of link-match with its page: deals boards in the background, plays, saves the running game, and adds
/// finished games to the high scores.
class LinkController final : public PageController {
    Q_OBJECT

public:
    LinkController(const ui::WindowParts& window, ui::PageRef<ui::LinkPage> page, PreferenceStore& preferences,
                   std::shared_ptr<StoreThread> thread, QObject* parent);
    ~LinkController() override;

    /// Continues the current game or one saved by an earlier run of the program, or deals a new one.
    void open();
    /// Checks for a saved game, asynchronously: `changed` follows.
    void countResumable() { m_store->count(); }
    /// Returns whether there is a game to continue.
    [[nodiscard]] bool hasGame() const { return m_play ? !m_play->end() : m_hasResumable; }
    /// Deals a new game with the current settings.
    void newGame() override;
    /// Deals from this setup, in the mode of the settings.
    void deal(const link::DealSetup& setup);
    /// Starts a game from a given start and suspends the running one. Laid-out tiles have no clock and no high score. A
    /// deal is played in mode `gameMode` if that mode allows a chosen deal. Precondition: book::canPlay() or
    /// link::canDeal().
    void playFrom(const book::LinkStart& start, link::GameMode gameMode);
    /// Restarts with the same deal.
    void restart() override;
    [[nodiscard]] bool isDealing() const { return m_dealer->isDealing() || m_isLoading || m_heldDeal; }
    /// Returns the current board; null before the first.
    [[nodiscard]] const link::Play* play() const { return m_play ? &*m_play : nullptr; }

    /// Returns a number unique to each game; all boards of a game share it.
    [[nodiscard]] int gameNumber() const { return m_gameNumber; }
    /// Returns the number of the current deal; empty if there is none.
    [[nodiscard]] QString dealNumber() const;
    /// Returns the boards of the game so far, one per line. Precondition: play().
    [[nodiscard]] QString record() const;

    void undo() override;
    void redo() override;
    void hint() override;
    void shuffle();
    /// Demonstrates how the board can be finished, or stops that. The time is stopped meanwhile, and it counts as a
    /// hint. Not available against the clock.
    void demo();
    /// Shows why the two equal tiles that were just refused cannot be joined.
    void explain();
    /// Ends the game before its board is cleared.
    void stop();
    /// Proceeds to the next board, if there is one.
    void nextBoard();
    void setPaused(bool paused);
    [[nodiscard]] bool isPaused() const;

    /// The window lost the keyboard focus.
    void windowLeft();
    void pageShown() override;
    void pageHidden(ui::Page next) override;
    void applyPreferences() override;
    void applyTheme(const ui::Theme& theme) override;
    void retranslate() override;

    [[nodiscard]] ui::ActionState actionState() const override;
    [[nodiscard]] QString stateText() const;
    [[nodiscard]] QString statusText() const override { return stateText(); }
    /// Returns the shown board; null before the first.
    [[nodiscard]] ui::LinkView* view() const;
    /// Returns from another page to the game, or to the home page if there is none.
    void returnToGame();
    /// Returns a tile set with enough tiles for this board: the current one or the built-in pictures; null if neither
    /// has enough.
    [[nodiscard]] std::shared_ptr<const ui::TileSet> tilesFor(const link::Board& board) const;
    [[nodiscard]] LinkStore& store() { return *m_store; }

private:
    /// The game to start when the deal arrives.
    struct DealRequest {
        link::GameMode gameMode = link::GameMode::Relaxed;
        bool isRandom = false; ///< any other deal would do as well
        link::Carryover start;
        QStringList lines;                      ///< the boards of the game before this one
        std::optional<link::PlayRecord> record; ///< of this board, to resume it
        QString text;                           ///< the line of that record
        bool suspendsCurrent = false;           ///< the running or saved game is suspended
    };

    void load(const QString& text, int others);
    void resume(const QString& text);
    void loadNext();
    void askForNext(int others);
    void showNextQuestion();
    void begin(const book::LinkStart& start, DealRequest wanted);
    void dealt(const LinkDealer::Dealt& dealt);
    /// There are too few tiles for the deal: keeps the current game, or deals another.
    void refuse();
    /// Sets aside a saved game that cannot be resumed.
    void discardSaved(const QString& why);
    void lay(const link::Game& game);
    /// Switches to the new tile set.
    void takeTiles();
    void showTiles();
    [[nodiscard]] link::DealSetup setupFor(link::GameMode gameMode, int level) const;
    /// Returns the mode for a chosen start if the user wants mode `wanted`.
    [[nodiscard]] link::GameMode gameModeFor(const book::LinkStart& start, link::GameMode wanted) const;

    void chosen(Cell cell, Qt::MouseButton button);
    /// Call after anything that may have changed the play: saves it, shows it, and finishes the game if it is over.
    void follow();
    void finish();
    void placed(const LinkFile::Place& place);
    void refresh();
    void showInfo();
    void showState();
    void showEnd();
    void showChoiceText(const link::Choice& choice);
    void showAdvice(const link::Advice& advice);
    /// `play` is the current play after a shuffle.
    void shuffled(const link::Play& play);
    [[nodiscard]] bool mayShowDemo() const;
    void demoOver();
    void showPage();
    [[nodiscard]] QString pointsText() const;
    [[nodiscard]] link::Milliseconds now() const { return link::Milliseconds{m_time.elapsed()}; }

    ui::MessageBar& m_messages;
    ui::StatusBar& m_status;
    ui::PageRef<ui::LinkPage> m_page;
    PreferenceStore& m_preferences;
    ui::Theme m_theme;
    LinkStore* m_store; // children, as is the next member
    LinkDealer* m_dealer;
    BackgroundTask m_adviser;
    BackgroundTask m_shuffler;
    LinkDemo* m_demo;         // a child
    TilesController* m_tiles; // a child too
    QElapsedTimer m_time;
    QTimer m_timeUp;
    QTimer m_dealNotice; // until the user is told that dealing takes a while

    QPointer<ui::LinkView> m_view;
    bool m_hasAsked = false; // the store for a saved game
    bool m_isLoading = false;
    bool m_hasResumable = false;                 // as far as known before loading
    int m_others = 0;                            // number of saved games, while asking whether to show them
    DealRequest m_current;                       // of the current board
    DealRequest m_pending;                       // of the requested deal
    std::optional<LinkDealer::Dealt> m_heldDeal; // until the user's pictures are loaded
    book::LinkStart m_start;                     // of the current board
    std::optional<link::Game> m_deal;            // as dealt, before any move
    std::optional<link::Play> m_play;
    int m_gameNumber = 0;
    std::size_t m_savedSteps = 0;
    bool m_isFinished = false;                // the end was reported
    std::optional<int> m_place;               // in the high scores, once known
    std::optional<link::PickMoved> m_refused; // the last pair refused because no path joins it
    bool m_isHiddenByPage = false;
};

} // namespace qipan::app
