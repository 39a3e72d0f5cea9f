// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/history_store.h"

namespace qipan::app {

HistoryStore::HistoryStore(std::shared_ptr<StoreThread> thread, QObject* parent)
    : DataStore{std::move(thread), parent}
{
    m_pollTimer.setSingleShot(true);
    m_pollTimer.setInterval(std::chrono::seconds{2});
    connect(&m_pollTimer, &QTimer::timeout, this, &HistoryStore::checkForChanges);
}

void HistoryStore::setPolling(bool wanted)
{
    if (wanted == m_isPolling)
        return;
    m_isPolling = wanted;
    wanted ? checkForChanges() : m_pollTimer.stop();
}

void HistoryStore::checkForChanges()
{
    thread().enqueue([this, poster = poster()](DataFile& data) {
        // Failures to open are reported to those who request something.
        const bool hasChanged = data.isThere() && !data.open() && data.hasChanged();
        poster->post([this, hasChanged] {
            if (!m_isPolling)
                return;
            m_pollTimer.start();
            if (hasChanged)
                Q_EMIT changed();
        });
    });
}

void HistoryStore::check()
{
    ask(
        *this,
        [](HistoryFile& file) -> Result<bool, QString> {
            DataFile& data = file.data();
            if (const auto failure = data.isThere() ? data.check() : DataFile::Failure{})
                return *failure;
            return true;
        },
        [](const auto&) {});
}

} // namespace qipan::app
