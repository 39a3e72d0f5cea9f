#include "app/history_store.h"

#include <QFile>

namespace qipan::app {

HistoryStore::HistoryStore(std::shared_ptr<StoreThread> thread, QObject* parent)
    : DataStore{std::move(thread), parent}
{
}

void HistoryStore::check()
{
    thread().give([this, messenger = messenger()](DataFile& data) {
        if (!QFile::exists(data.path()))
            return;
        const auto failure = data.check();
        messenger->post([this, news = newsOf(data, failure)] { tell(news); });
    });
}

} // namespace qipan::app
