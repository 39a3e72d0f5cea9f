// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/page_controller.h"
#include "app/link/link_game.h"
#include "app/link/link_store.h"
#include "app/settings/preference_store.h"
#include "ui/base/actions.h"
#include "ui/shell/window_parts.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <optional>

namespace qipan::app {

class LinkDisplay;
class LinkHelp;
class LinkResume;

/// Plays the current game of link-match: passes the player's moves and actions to it, stops its time when it must,
/// shows it, saves it while it runs, and adds it to the high scores when it has ended. While another game is loaded or
/// dealt, the current one is shown but cannot be played.
class LinkSession final : public QObject {
    Q_OBJECT

public:
    struct Parts {
        LinkStore& store;
        LinkDisplay& display;
        LinkResume& resume;
        const PendingDeal& deal;
    };

    /// The time stands still while `page` is hidden. All must outlive this object.
    LinkSession(const PageController& page, const ui::WindowParts& window, PreferenceStore& preferences,
                const Parts& parts, QObject* parent);

    /// Returns the current game; empty before the first.
    [[nodiscard]] const std::optional<LinkGame>& game() const { return m_game; }
    /// Returns a number unique to each game; all boards of a game share it.
    [[nodiscard]] int gameNumber() const { return m_gameNumber; }
    /// Returns whether there is a game and no other one is awaited.
    [[nodiscard]] bool canAct() const;
    [[nodiscard]] ui::ActionState actionState() const;

    /// Shows and starts a new board, or shows a resumed one, paused.
    void lay(const LinkGame& game);
    /// Pauses the game while another one is loaded or dealt, and saves it, or forgets it if nothing would be lost.
    void suspend();
    /// Returns whether the current game would be lost with its board.
    [[nodiscard]] bool isUnderWay() const { return m_game && m_game->isUnderWay(now()); }
    /// Returns whether it waits when another one takes its place.
    [[nodiscard]] bool waitsWhenLeft() const { return m_game && m_game->waitsWhenLeft(now()); }
    /// Saves the current game with the time played until now, if it is under way.
    void save();

    void undo();
    void redo();
    void hint();
    void shuffle();
    /// Demonstrates how the board can be finished, or stops that (LinkHelp).
    void demo();
    /// Ends the game before its board is cleared.
    void stop();
    void setPaused(bool paused);

    /// The window lost the keyboard focus.
    void windowLeft();
    /// The page is shown or hidden.
    void setShown(bool shown);
    /// Call after anything that may have changed the play: saves it, shows it, and finishes the game if it is over.
    void follow();
    /// Shows the board anew. Precondition, also of the next function: there is a game.
    void refresh();
    void showState();

Q_SIGNALS:
    /// The action state may have changed.
    void changed();
    /// The player chose a tile. After the removal of a pair, `combo` is the number of consecutive pairs.
    void chose(const qipan::link::Choice& choice, int combo);
    void shuffledTiles();
    /// Little time is left for the board, for the first time.
    void timeShort();
    /// The board has ended; `awaitsNext` if it is cleared and another one follows.
    void ended(qipan::link::Play::End end, bool awaitsNext);

private:
    [[nodiscard]] bool canMove() const;
    void chosen(Cell cell, Qt::MouseButton button);
    void followQuestion();
    /// `play` is the current play after a shuffle.
    void shuffled(const link::Play& play);
    /// Call after each change of the play.
    void setTimer();
    void warnOfTime();
    void reportEnd();
    /// Finds out how a cleared board compares with earlier ones, if another one follows.
    void compareBoard();
    void finish();
    void placed(const LinkFile::Place& place);
    void completed(const LinkFile::BoardResult& result);
    [[nodiscard]] bool isPaused() const { return m_game && m_game->isPaused(); }
    [[nodiscard]] link::Milliseconds now() const { return link::Milliseconds{m_time.elapsed()}; }

    const PageController& m_page;
    ui::MessageQueue& m_messages;
    ui::StatusBar& m_status;
    PreferenceStore& m_preferences;
    LinkStore& m_store;
    LinkDisplay& m_display;
    const PendingDeal& m_deal;
    LinkResume& m_resume;
    QElapsedTimer m_time; // the clock by which games are played
    QTimer m_keepTime;    // saves the time played so far
    QTimer m_timeUp;      // wakes up when the time of the game becomes short, and when it runs out
    std::optional<LinkGame> m_game;
    int m_gameNumber = 0;
    bool m_hasEnded = false;    ///< the board, as far as it was reported
    bool m_isTimeShort = false; ///< likewise
    bool m_isTaught = false;    ///< screen readers were told how to play
    LinkHelp* m_help;           // a child
};

} // namespace qipan::app
