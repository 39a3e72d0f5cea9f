#pragma once

#include "app/history/history_file.h"
#include "app/store/data_store.h"

#include <QPointer>
#include <QTimer>

#include <memory>
#include <utility>

namespace qipan::app {

/// The history for objects of the window thread: requests are executed on the store's thread, in order.
class HistoryStore final : public DataStore {
    Q_OBJECT

public:
    explicit HistoryStore(std::shared_ptr<StoreThread> thread, QObject* parent = nullptr);

    /// Executes `work(HistoryFile&)` on the store's thread and then calls `tell` with its result in the window thread,
    /// unless `context` is destroyed by then. `work` returns a Result whose error is a sentence, which `troubled`
    /// reports first. `work` runs a second time if the file was found damaged or has become writable.
    template <typename Work, typename Tell>
    void ask(QObject& context, Work work, Tell tell);

    /// Checks the whole file on the store's thread, after earlier requests; `troubled` reports damage, which is then
    /// repaired.
    void check();
    /// Sets whether a failed write waits to be retried. As long as it does, a problem is not over because another
    /// request succeeded.
    void setWaiting(bool waiting);
    /// Emits `changed`, because games were added, removed or changed.
    void touch() { Q_EMIT changed(); }
    /// Checks every two seconds for changes by other programs, as long as this is wanted.
    void watch(bool wanted);

Q_SIGNALS:
    void changed();

private:
    void look();

    QTimer m_watch;
    bool m_isWatching = false;
};

template <typename Work, typename Tell>
void HistoryStore::ask(QObject& context, Work work, Tell tell)
{
    thread().give([this, work = std::move(work), tell = std::move(tell), messenger = messenger(),
                   context = QPointer<QObject>{&context}](DataFile& data) {
        HistoryFile file{data};
        auto result = work(file);
        if (!result && data.isToBeReopened())
            result = work(file); // reopens and repairs the file
        const News news = newsOf(data, result ? HistoryFile::Failure{} : HistoryFile::Failure{result.error()});
        messenger->post([this, tell, context, news, result = std::move(result)] {
            DataStore::tell(news, isWaiting());
            if (context)
                tell(result);
        });
    });
}

} // namespace qipan::app
