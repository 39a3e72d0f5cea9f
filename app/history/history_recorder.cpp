// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/history_recorder.h"

#include "app/history/table_recorder.h"

#include <algorithm>
#include <utility>

namespace qipan::app {

namespace {

/// Writes the row, or removes it if nothing was played.
[[nodiscard]] RunningFile::Failure writeRow(RunningFile file, StoredRow& stored, RunningFile::Row row)
{
    row.game.id = stored.id;
    if (stored.began != 0)
        row.game.began = stored.began;
    const bool isEmpty = row.game.moves.empty();
    auto failure = !isEmpty ? file.save(row) : stored.id != 0 ? file.drop(row.game) : RunningFile::Failure{};
    if (!failure)
        stored = {isEmpty ? 0 : row.game.id, row.game.began};
    return failure;
}

} // namespace

HistoryRecorder::HistoryRecorder(HistoryStore& store, QObject* parent)
    : QObject{parent}
    , m_store{store}
{
}

HistoryRecorder::~HistoryRecorder()
{
    m_store.retry();
}

void HistoryRecorder::record(Table& table, GameSource source, Describe describe)
{
    std::erase_if(m_tables, [](const auto& entry) { return entry->isGone(); });
    m_tables.push_back(std::make_unique<TableRecorder>(*this, table, source, std::move(describe)));
}

TableRecorder* HistoryRecorder::find(const Table& table) const
{
    const auto found = std::ranges::find_if(m_tables, [&](const auto& entry) { return entry->isOf(table); });
    return found != m_tables.end() ? found->get() : nullptr;
}

void HistoryRecorder::resume(const Table& table, const HistoryEntry& entry)
{
    if (TableRecorder* known = find(table))
        known->resume(entry);
}

void HistoryRecorder::interrupt(const Table& table, bool mayContinue)
{
    if (TableRecorder* known = find(table))
        known->interrupt(mayContinue);
}

void HistoryRecorder::write(const std::shared_ptr<StoredRow>& stored, RunningFile::Row row)
{
    const auto key = QString::number(reinterpret_cast<quintptr>(stored.get()));
    m_store.write(
        key,
        [stored, row = std::move(row)](DataFile& data) -> WriteQueue::Outcome {
            return {writeRow(RunningFile{data}, *stored, row)};
        },
        [&store = m_store](const DataFile::Failure& failure) {
            if (!failure)
                store.touch();
        });
}

} // namespace qipan::app
