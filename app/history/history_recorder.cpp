#include "app/history/history_recorder.h"

#include "app/history/game_row.h"
#include "app/history/table_recorder.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace qipan::app {

namespace {

constexpr std::chrono::seconds retryInterval{5};

/// The result of a successful write.
struct Written { };

} // namespace

HistoryRecorder::HistoryRecorder(HistoryStore& store, QObject* parent)
    : QObject{parent}
    , m_store{store}
{
    m_retry.setInterval(retryInterval);
    m_retry.setSingleShot(true);
    connect(&m_retry, &QTimer::timeout, this, &HistoryRecorder::retry);
}

HistoryRecorder::~HistoryRecorder()
{
    retry();
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

void HistoryRecorder::write(const std::shared_ptr<GameRow>& row)
{
    m_store.ask(
        *this,
        [row](HistoryFile& file) -> Result<Written, QString> {
            RunningFile running{file.data()};
            if (const auto failure = row->write(running))
                return *failure;
            return Written{};
        },
        [this, row](const Result<Written, QString>& result) {
            std::erase(m_unwritten, row);
            if (!result)
                m_unwritten.push_back(row);
            m_store.setWaiting(!m_unwritten.empty());
            if (result)
                m_store.touch();
            else if (!m_retry.isActive())
                m_retry.start();
        });
}

void HistoryRecorder::retry()
{
    for (const auto& row : m_unwritten) { // each on its own, until it is written
        if (row->setAgain())
            write(row);
    }
}

} // namespace qipan::app
