#pragma once

#include "app/history/game_keeper.h"

#include <QObject>

#include <array>
#include <memory>
#include <optional>

namespace qipan::app {

/// Records the rounds of one table as rows of the history.
class KeptTable final : public QObject {
    Q_OBJECT

public:
    KeptTable(GameKeeper& keeper, Table& table, GameSource source, GameKeeper::Describe describe);
    ~KeptTable() override;

    [[nodiscard]] bool isOf(const Table& table) const { return m_table == &table; }
    [[nodiscard]] bool isGone() const { return m_table == nullptr; }
    void goOn(const KeptGame& kept) { m_next = kept; }
    void breakOff(bool mayGoOn);

private:
    void begin();
    void follow();
    void close();
    void keepPlayers(Seating& seating);
    [[nodiscard]] KeptGame snapshot() const;
    [[nodiscard]] QString running(const Seating& seating, GameState state) const;
    void give(const KeptGame& game, const QString& running, bool isOurs = true);

    GameKeeper& m_keeper;
    const Table* m_table;
    const GameSource m_source;
    const GameKeeper::Describe m_describe;
    std::optional<KeptGame> m_next; ///< the row that the next round continues
    std::shared_ptr<GameRow> m_row; ///< of the current round, once there is one
    KeptGame m_game;                ///< as it was saved last
    QString m_running;
    std::array<KeptSide, 2> m_seated;        ///< of both seats, as saved last
    std::optional<StartPosition> m_position; ///< from which the round began
    int m_round = 0;
    qint64 m_began = 0;
    bool m_isPlayed = false; ///< there is a move beyond the initial position
};

} // namespace qipan::app
