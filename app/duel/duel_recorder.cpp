// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/duel/duel_recorder.h"

#include "app/history/running_file.h"
#include "core/record/duel_record.h"

#include <QDateTime>

#include <utility>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

/// Nobody misses a round that was left before anything was done.
[[nodiscard]] bool isPlayed(const HistoryEntry& game)
{
    const auto record = record::readDuel(game.record.toStdString());
    return game.state == GameState::Over || (record && !(record->actions[0].empty() && record->actions[1].empty()));
}

} // namespace

/// Where a round is stored. Used on the store's thread only.
struct DuelRecorder::Row {
    qint64 id = 0; ///< 0 if it is not in the file
    qint64 began = 0;
};

DuelRecorder::DuelRecorder(HistoryStore& store, QObject* parent)
    : QObject{parent}
    , m_store{store}
{
}

void DuelRecorder::record(DuelTable& table, Describe describe)
{
    m_tables[&table] = {std::move(describe)};
    connect(&table, &DuelTable::roundStarted, this,
            [this, &table] { m_tables[&table].began = QDateTime::currentMSecsSinceEpoch(); });
    connect(&table, &DuelTable::happened, this, [this, &table](const duel::Event& event) {
        // What is played at this machine is saved as it is played; a match on the network has a store of its own.
        const bool isPlayed = std::holds_alternative<duel::Acted>(event) && table.end() == duel::End::OneMachine;
        if (isPlayed || std::holds_alternative<duel::Ended>(event) || std::holds_alternative<duel::Confirmed>(event))
            saveRound(table);
    });
    connect(&table, &QObject::destroyed, this, [this, &table] { m_tables.erase(&table); });
}

void DuelRecorder::leave(const DuelTable& table)
{
    if (table.hasDuel() && table.duel().isRunning())
        saveRound(table);
}

void DuelRecorder::saveRound(const DuelTable& table)
{
    const auto found = m_tables.find(&table);
    if (found == m_tables.end())
        return;
    const Seating seating = found->second.describe();
    HistoryEntry game =
        entryOf(table.duel(), seating.players, {found->second.began, QDateTime::currentMSecsSinceEpoch()});
    if (game.link)
        game.link->time = table.lasted(); // which may be after the last pair
    save(game, seating.key);
}

void DuelRecorder::save(const HistoryEntry& game, const QString& key)
{
    if (!isPlayed(game))
        return;
    const QString name = key.isEmpty() ? QString::number(game.began) : key;
    if (!m_row || name != m_name) {
        m_row = std::make_shared<Row>(Row{game.id, game.began});
        m_name = name;
    }
    m_store.write(
        u"duel "_s + name,
        [stored = m_row, game, key](DataFile& data) -> WriteQueue::Outcome {
            RunningFile::Row row{.game = game, .running = key, .isOwned = false};
            row.game.id = stored->id;
            if (stored->id != 0)
                row.game.began = stored->began;
            auto failure = RunningFile{data}.save(row);
            if (!failure)
                *stored = {row.game.id, row.game.began};
            return {failure};
        },
        [&store = m_store](const DataFile::Failure& failure) {
            if (!failure)
                store.touch();
        });
}

} // namespace qipan::app
