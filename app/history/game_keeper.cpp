#include "app/history/game_keeper.h"

#include "app/history/game_row.h"
#include "app/history/kept_table.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace qipan::app {

namespace {

constexpr std::chrono::seconds retryInterval{5};

/// The result of a successful write.
struct Written { };

} // namespace

GameKeeper::GameKeeper(HistoryStore& store, QObject* parent)
    : QObject{parent}
    , m_store{store}
{
    m_retry.setInterval(retryInterval);
    m_retry.setSingleShot(true);
    connect(&m_retry, &QTimer::timeout, this, &GameKeeper::retry);
}

GameKeeper::~GameKeeper()
{
    retry();
}

void GameKeeper::keep(Table& table, GameSource source, Describe describe)
{
    std::erase_if(m_tables, [](const auto& kept) { return kept->isGone(); });
    m_tables.push_back(std::make_unique<KeptTable>(*this, table, source, std::move(describe)));
}

KeptTable* GameKeeper::find(const Table& table) const
{
    const auto found = std::ranges::find_if(m_tables, [&](const auto& kept) { return kept->isOf(table); });
    return found != m_tables.end() ? found->get() : nullptr;
}

void GameKeeper::goOn(const Table& table, const KeptGame& kept)
{
    if (KeptTable* known = find(table))
        known->goOn(kept);
}

void GameKeeper::breakOff(const Table& table, bool mayGoOn)
{
    if (KeptTable* known = find(table))
        known->breakOff(mayGoOn);
}

void GameKeeper::write(const std::shared_ptr<GameRow>& row)
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

void GameKeeper::retry()
{
    for (const auto& row : m_unwritten) { // each on its own, until it is written
        if (row->setAgain())
            write(row);
    }
}

} // namespace qipan::app
