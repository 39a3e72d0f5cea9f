#pragma once

#include "app/history/game_keeper.h"
#include "app/tables/engine_player.h"
#include "app/tables/match_desk.h"
#include "app/tables/table.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <map>
#include <memory>
#include <optional>

namespace qipan::app {

/// Play at this machine: one table for each game, against the computer or a person beside the user.
/// A game that is left for another page goes on where it stood.
class LocalTables final : public QObject {
    Q_OBJECT

public:
    LocalTables(ui::MainWindow& window, MatchDesk& desk, QObject* parent);
    ~LocalTables() override;

    /// The computer holds the user's own seat too, at this level.
    void setComputerSeat(int level) { m_ownLevel = level; }

    /// Goes on with the game of this key, or begins one.
    void open(const QString& key);
    /// Begins afresh with the settings of now; rock, paper, scissors come first where they decide.
    void newGame(const QString& key);
    /// Begins renju with the three stones of an opening on the board: its index in gomoku::renjuOpenings().
    void setUpRenju(int index);
    /// Begins reversi after the eight moves of a balanced start, black to move: any of reversi::startMoves().
    void setUpReversi();
    /// Puts a game that an earlier run of the program left on its board, and shows it. The computer waits for `goOn`.
    void resume(const RunningGame& running);
    /// The computer plays on in the game of this key, if there is one.
    void goOn(const QString& key);
    /// Begins a game with what the setup has on the board from the start: the user moves next.
    void playOn(const GameSetup& setup);
    /// Begins the shown game afresh, with what was on the board from its start, colours as they are.
    void restart();
    /// True when the desk shows a table of this machine.
    [[nodiscard]] bool isShown() const;
    /// A local game of this key has begun and is not over.
    [[nodiscard]] bool isRunning(const QString& key) const;
    /// No person has done anything in the game of this key, if there is one.
    [[nodiscard]] bool isUntouched(const QString& key) const;
    /// The table of the game of this key, or null.
    [[nodiscard]] const Table* tableOf(const QString& key) const;
    /// Who sits at a table of this machine, for the history.
    [[nodiscard]] Seating seating(const Table& table) const;

    /// Row R4: the computer takes white, or gives it back to a person.
    void giveWhiteToComputer(bool wanted);
    /// The settings changed: an opponent takes its seat at once, the rest counts from the next game on.
    void applyPreferences();
    void retranslate();

Q_SIGNALS:
    /// There is another table, at which nothing has happened yet.
    void made(qipan::app::Table& table);
    /// The next round at that table is this one.
    void resuming(const qipan::app::Table& table, const qipan::app::KeptGame& kept);

private:
    struct Kept {
        QString key;
        std::unique_ptr<Table> table;
        ui::GamePreferences chosen; ///< what its seats were given by
    };

    /// The throw on the match page: the first or the second player begins (0 or 1).
    void decided(int winner);
    void makeTable(const QString& key, const GameSetup& setup);
    /// Begins a game with what the setup has on the board from the start, and shows it.
    void setUp(const GameSetup& setup, std::optional<Seat> black = std::nullopt);
    void seatPlayers(Kept& kept);
    void begin(Kept& kept);
    void showTable(const Kept& kept);
    [[nodiscard]] std::unique_ptr<Player> playerFor(const Kept& kept, const SeatHolder& holder);
    [[nodiscard]] Kept* shown();
    [[nodiscard]] ShownTable describe(const Kept& kept) const;
    [[nodiscard]] ui::GamePreferences chosen(const QString& key) const;
    [[nodiscard]] std::unique_ptr<Player> makePlayer(const GameInfo& game, std::optional<int> level) const;
    /// The computer as it was chosen: an engine from elsewhere, or our own.
    [[nodiscard]] std::unique_ptr<Player> makeOpponent(const GameInfo& game, const ui::GamePreferences& chosen);
    [[nodiscard]] const ui::ExternalEngine* externalEngine(const GameInfo& game,
                                                           const ui::GamePreferences& chosen) const;
    /// Asks who takes the seat of an engine that failed.
    void askForPlayer(const QPointer<EnginePlayer>& failed, EngineProtocol protocol, const EngineFailure& failure);
    void replace(const EnginePlayer* failed, bool byComputer);

    ui::MainWindow& m_window;
    MatchDesk& m_desk;
    std::optional<int> m_ownLevel;
    std::shared_ptr<ThreadKeeper> m_keeper = std::make_shared<ThreadKeeper>(); ///< of engines from elsewhere
    std::map<QString, Kept> m_tables;
};

} // namespace qipan::app
