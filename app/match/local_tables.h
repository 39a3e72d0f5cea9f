// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/history_recorder.h"
#include "app/match/match_controller.h"
#include "app/settings/preference_store.h"
#include "app/tables/engine_player.h"
#include "app/tables/table.h"
#include "ui/shell/page_ref.h"
#include "ui/shell/window_parts.h"

#include <array>

namespace qipan::ui {
class MatchPage;
}

namespace qipan::app {

/// Games at this machine: one table for each game, against the computer or a second person. A game stays as it is while
/// another page is shown.
class LocalTables final : public QObject {
    Q_OBJECT

public:
    LocalTables(const ui::WindowParts& window, ui::PageRef<ui::MatchPage> page, PreferenceStore& preferences,
                MatchController& controller, QObject* parent);
    ~LocalTables() override;

    /// Lets the computer play the user's own seat too, at this level.
    void setComputerSeat(int level) { m_ownLevel = level; }

    /// Continues the game with this key, or starts one.
    void open(const QString& key);
    /// Starts a new game with the current settings; rock-paper-scissors comes first if it decides who begins.
    void newGame(const QString& key);
    /// Leaves the game with this key as it is, for the history. Does nothing if there is none.
    void close(const QString& key);
    /// Stores these settings and starts a game with them.
    void start(const QString& key, const ui::GamePreferences& wanted);
    /// Starts renju with the three stones of an opening: its index in gomoku::renjuOpenings().
    void setUpRenju(int index);
    /// Starts reversi after the eight moves of a balanced start, any of reversi::startMoves(); black to move.
    void setUpReversi();
    /// Restores and shows a game that an earlier run of the program left. The computer waits for `continueGame`.
    void resume(const RunningGame& running);
    /// Lets the computer continue the game with this key, if there is one.
    void continueGame(const QString& key);
    /// Starts a game from the setup's initial position; the user moves next.
    void playFrom(const GameSetup& setup);
    /// Restarts the shown game from its initial position; the colours stay.
    void restart();
    /// Starts another round of the shown game, which is over, with the colours swapped. They stay so in the games after
    /// it, unless something else than the setting decides.
    void swapColours();
    /// Returns whether the match page shows a table of this machine.
    [[nodiscard]] bool isShown() const;
    /// Returns whether a local game with this key has started and is not over.
    [[nodiscard]] bool isRunning(const QString& key) const;
    /// Returns whether a person has played in the running game with this key.
    [[nodiscard]] bool isUnderWay(const QString& key) const;
    /// Returns whether no person has done anything in the game with this key, if there is one.
    [[nodiscard]] bool isUntouched(const QString& key) const;
    /// Returns whether the match page shows a table of this machine at which two people play.
    [[nodiscard]] bool isShared() const;
    /// Returns the table of the game with this key, or null.
    [[nodiscard]] const Table* tableOf(const QString& key) const;
    /// Returns the players at a table of this machine, for the history.
    [[nodiscard]] Seating seating(const Table& table) const;

    /// Returns whether the match page shows a finished game of this machine.
    [[nodiscard]] bool isOver() const;

    /// Gives white to the computer, or back to a person.
    void giveWhiteToComputer(bool wanted);
    /// Applies changed settings: at once if nobody has moved yet. In a running game a new opponent takes its seat at
    /// once; other changes, of names too, apply from the next game on, which a message announces. A finished game does
    /// not change.
    void applyPreferences();
    void retranslate();

Q_SIGNALS:
    /// A table was made; no round has started on it yet.
    void tableCreated(qipan::app::Table& table);
    /// The next round at `table` continues `entry`.
    void resuming(const qipan::app::Table& table, const qipan::app::HistoryEntry& entry);

private:
    struct LocalGame {
        QString key;
        std::unique_ptr<Table> table;
        ui::GamePreferences chosen;   ///< the preferences by which its seats were assigned
        std::array<QString, 2> names; ///< of the people; see nameSeats
        std::optional<Seat> thrown;   ///< who plays black by a throw, until the game begins
        bool isHeld = false;          ///< it waits until the user continues it
        bool isClockStopped = false;  ///< because another page or game is shown
    };

    /// Rock-paper-scissors on the match page decided which player begins: the first (0) or the second (1).
    void decided(int winner);
    void renew(const QString& key);
    LocalGame& makeTable(const GameSetup& setup, const std::optional<ClockSetting>& clock);
    /// Returns the seat that plays black by the preferences; nothing if rock-paper-scissors decides.
    [[nodiscard]] std::optional<Seat> blackOf(const LocalGame& local) const;
    /// Lets the clock of the shown game run, and those of the others stand.
    void followClocks();
    /// Starts a game from the setup's initial position and shows it.
    void setUp(const GameSetup& setup, std::optional<Seat> black = std::nullopt);
    void seatPlayers(LocalGame& local);
    /// Names the people at a table as in the preferences. A game under way keeps its names.
    void nameSeats(LocalGame& local) const;
    /// Returns the preferences with the names at this table.
    [[nodiscard]] ui::Preferences preferencesAt(const LocalGame& local) const;
    void countEnd(const LocalGame& local, const Verdict& verdict);
    /// Names who plays against whom.
    [[nodiscard]] QString pairing(const LocalGame& local) const;
    void begin(LocalGame& local);
    void startRound(LocalGame& local, Seat black);
    void showTable(const LocalGame& local);
    [[nodiscard]] std::unique_ptr<Player> playerFor(const LocalGame& local, const SeatHolder& holder);
    [[nodiscard]] LocalGame* shown();
    [[nodiscard]] ShownTable describe(const LocalGame& local) const;
    [[nodiscard]] ui::GamePreferences chosen(const QString& key) const;
    [[nodiscard]] std::unique_ptr<Player> makePlayer(const GameInfo& game, std::optional<int> level) const;
    /// Makes the chosen computer opponent: an external engine or the built-in one.
    [[nodiscard]] std::unique_ptr<Player> makeOpponent(const GameInfo& game, const ui::GamePreferences& chosen);
    [[nodiscard]] const ui::ExternalEngine* externalEngine(const GameInfo& game,
                                                           const ui::GamePreferences& chosen) const;
    /// Asks who takes over the seat of an engine that failed.
    void askForPlayer(const QPointer<EnginePlayer>& failed, EngineProtocol protocol, const EngineFailure& failure);
    void replace(const EnginePlayer* failed, bool byComputer);

    ui::Navigation& m_navigation;
    ui::MessageQueue& m_messages;
    ui::PageRef<ui::MatchPage> m_page;
    PreferenceStore& m_preferences;
    MatchController& m_matchController;
    std::array<QString, 2> m_appliedNames; ///< of the settings, applied last
    std::optional<int> m_ownLevel;
    std::shared_ptr<ThreadReaper> m_reaper = std::make_shared<ThreadReaper>(); ///< of external engines
    std::map<QString, LocalGame> m_tables;
    QHash<QString, Score> m_scores;   ///< since the program started, by pairing()
    QHash<QString, Seat> m_lastBlack; ///< by game: of the last one in which somebody moved
};

} // namespace qipan::app
