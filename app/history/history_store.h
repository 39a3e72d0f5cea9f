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

    /// Executes `work(HistoryFile&)` on the store's thread and then calls `reply` with its result in the window thread,
    /// unless `context` is destroyed by then. `work` returns a Result whose error is a sentence, which `errorOccurred`
    /// reports first. `work` runs a second time if the file was found damaged or has become writable.
    template <typename Work, typename Reply>
    void ask(QObject& context, Work work, Reply reply);

    /// Checks the whole file on the store's thread, after earlier requests; `errorOccurred` reports damage, which is
    /// then repaired.
    void check();
    /// Sets whether a failed write waits to be retried. As long as it does, a problem is not over because another
    /// request succeeded.
    void setWaiting(bool waiting);
    /// Emits `changed`, because games were added, removed or changed.
    void touch() { Q_EMIT changed(); }
    /// Checks every two seconds for changes by other programs, as long as this is wanted.
    void setPolling(bool wanted);

Q_SIGNALS:
    void changed();

private:
    void checkForChanges();

    QTimer m_pollTimer;
    bool m_isPolling = false;
};

template <typename Work, typename Reply>
void HistoryStore::ask(QObject& context, Work work, Reply reply)
{
    thread().enqueue([this, work = std::move(work), reply = std::move(reply), poster = poster(),
                      context = QPointer<QObject>{&context}](DataFile& data) {
        HistoryFile file{data};
        auto result = work(file);
        if (!result && data.needsReopen())
            result = work(file); // reopens and repairs the file
        const StoreStatus status =
            statusOf(data, result ? HistoryFile::Failure{} : HistoryFile::Failure{result.error()});
        poster->post([this, reply, context, status, result = std::move(result)] {
            DataStore::report(status, isWaiting());
            if (context)
                reply(result);
        });
    });
}

} // namespace qipan::app
