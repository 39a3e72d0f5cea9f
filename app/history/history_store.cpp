#include "app/history/history_store.h"

#include <chrono>

namespace qipan::app {

namespace {

constexpr std::chrono::seconds watchInterval{2};

} // namespace

HistoryStore::HistoryStore(std::shared_ptr<StoreThread> thread, QObject* parent)
    : DataStore{std::move(thread), parent}
{
    m_watch.setSingleShot(true);
    m_watch.setInterval(watchInterval);
    connect(&m_watch, &QTimer::timeout, this, &HistoryStore::look);
}

void HistoryStore::watch(bool wanted)
{
    if (wanted == m_isWatching)
        return;
    m_isWatching = wanted;
    wanted ? look() : m_watch.stop();
}

void HistoryStore::setWaiting(bool waiting)
{
    if (waiting != isWaiting()) // if nothing is waiting any more, the last row has just been written
        tell({}, waiting);
}

void HistoryStore::look()
{
    thread().give([this, messenger = messenger()](DataFile& data) {
        // Failures to open are reported to those who request something.
        const bool hasChanged = data.isThere() && !data.open() && data.hasChanged();
        messenger->post([this, hasChanged] {
            if (!m_isWatching)
                return;
            m_watch.start();
            if (hasChanged)
                Q_EMIT changed();
        });
    });
}

void HistoryStore::check()
{
    thread().give([this, messenger = messenger()](DataFile& data) {
        if (!data.isThere())
            return;
        const auto failure = data.check();
        messenger->post([this, news = newsOf(data, failure)] { tell(news, isWaiting()); });
    });
}

} // namespace qipan::app
