#pragma once

#include "app/history/history_store.h"
#include "app/history/running_game.h"
#include "app/tables/table.h"

#include <QObject>
#include <QTimer>

#include <array>
#include <functional>
#include <memory>
#include <vector>

namespace qipan::app {

class GameRow;
class KeptTable;

/// What a table does not know of its game: who sits there, by seat, and what the game is found by when it goes on.
struct Seating {
    std::array<KeptSide, 2> sides;
    std::array<SeatHolder, 2> holders; ///< of a game at this machine
    QString key;                       ///< of a round on the LAN: what it is found by (roundKey)
};

/// Keeps the games of the tables it is told of in the history, each ply as it is played, without ever holding up the
/// window thread: what waits of one game is written as one, the last. What cannot be written is tried again with the
/// next change, and every few seconds until it is on the disk.
///
/// A round in which nobody has played is not kept, but at this machine while it runs with moves that were on the board
/// from its start. One that is replaced by another before its end, or whose table goes, is unfinished. What runs when
/// this object ends stays as it is: the next start of the program can go on with it.
class GameKeeper final : public QObject {
    Q_OBJECT

public:
    using Describe = std::function<Seating()>;

    /// `store` outlives the keeper.
    GameKeeper(HistoryStore& store, QObject* parent);
    ~GameKeeper() override;

    /// Keeps all rounds at this table from now on. `describe` is asked before each save.
    void keep(Table& table, GameSource source, Describe describe);
    /// The next round that begins at this table is this one of the history, taken up again.
    void goOn(const Table& table, const KeptGame& kept);
    /// The round at this table is broken off: it is unfinished, and `mayGoOn` some time, in whatever program.
    void breakOff(const Table& table, bool mayGoOn);

private:
    friend class KeptTable;

    void write(const std::shared_ptr<GameRow>& row);
    void retry();
    [[nodiscard]] KeptTable* find(const Table& table) const;

    HistoryStore& m_store;
    std::vector<std::unique_ptr<KeptTable>> m_tables;
    std::vector<std::shared_ptr<GameRow>> m_unwritten;
    QTimer m_retry;
};

} // namespace qipan::app
