// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/store_thread.h"
#include "app/store/write_queue.h"

#include <QPointer>
#include <QTimer>

#include <optional>
#include <type_traits>

namespace qipan::app {

/// Base class of the objects in the window thread that read and write the data file: the one way to the disk. It
/// executes requests on the store's thread, in order, retries failed writes with the next write and every few seconds,
/// and reports problems with the file. Pending writes are attempted once more when it is destroyed.
class DataStore : public QObject {
    Q_OBJECT

public:
    using Failure = DataFile::Failure;

    ~DataStore() override;

    /// Returns whether something could not be written yet. It is lost if the program ends before it can be written.
    [[nodiscard]] bool isWaiting() const { return m_isWaiting; }
    /// Tries to write now what could not be written.
    void retry();

Q_SIGNALS:
    /// Reports a problem with the file in a sentence; not repeated until it changes or has been solved.
    void errorOccurred(const QString& reason);
    /// The problem that was reported as `reason` is solved.
    void recovered(const QString& reason);

protected:
    DataStore(std::shared_ptr<StoreThread> thread, QObject* parent);

    /// Executes `work(DataFile&)` on the store's thread and then calls `reply` with its result in this object's thread,
    /// unless `context` is destroyed by then. `work` returns a Result whose error is a sentence, which `errorOccurred`
    /// reports first. `work` runs a second time if the file was found damaged or has become writable.
    template <typename Work, typename Reply>
    void ask(QObject& context, Work work, Reply reply);
    /// Likewise, after all writes given before; fails if they cannot be written.
    template <typename Work, typename Reply>
    void askWhenWritten(QObject& context, Work work, Reply reply);

    /// Executes `work` on the store's thread after earlier writes, and retries it until it succeeds. `reply` is called
    /// in this object's thread after each attempt. A write replaces one with the same key that waits; then both replies
    /// are called. Writes with an empty key are all executed.
    void write(
        const QString& key, WriteQueue::Work work, WriteQueue::Reply reply = [](const Failure&) {});

    [[nodiscard]] const std::shared_ptr<GuardedPoster>& poster() const { return m_poster; }
    [[nodiscard]] StoreThread& thread() const { return *m_thread; }

private:
    /// The messages for the user after a job.
    struct StoreStatus {
        Failure failure;
        std::optional<QString> notice; ///< about the file
    };
    /// Store's thread: returns the status after a job with this result.
    [[nodiscard]] static StoreStatus statusOf(DataFile& data, const Failure& failure);
    /// Reports the status, then calls the replies of writes. A problem persists as long as something waits to be
    /// written.
    void report(const StoreStatus& status);
    void enqueueWrites(WriteQueue::Attempt attempt);

    Failure m_error;
    bool m_isWaiting = false;
    QTimer m_retry;
    const std::shared_ptr<WriteQueue> m_writes;
    const std::shared_ptr<GuardedPoster> m_poster;
    const std::shared_ptr<StoreThread> m_thread; // last: destroying its last owner waits for pending jobs
};

template <typename Work, typename Reply>
void DataStore::ask(QObject& context, Work work, Reply reply)
{
    m_thread->enqueue([this, work = std::move(work), reply = std::move(reply), poster = m_poster,
                       context = QPointer<QObject>{&context}](DataFile& data) {
        auto result = work(data);
        if (!result && data.needsReopen())
            result = work(data); // reopens and repairs the file
        const StoreStatus status = statusOf(data, result ? Failure{} : Failure{result.error()});
        poster->post([this, reply, context, status, result = std::move(result)] {
            report(status);
            if (context)
                reply(result);
        });
    });
}

template <typename Work, typename Reply>
void DataStore::askWhenWritten(QObject& context, Work work, Reply reply)
{
    const auto whenWritten = [work = std::move(work), writes = m_writes,
                              last = m_writes->seal()](DataFile& data) -> decltype(work(data)) {
        using Error = std::remove_cvref_t<decltype(work(data).error())>;
        if (const auto failure = writes->write(data, last, WriteQueue::Attempt::Again))
            return Error{*failure};
        return work(data);
    };
    ask(context, whenWritten, std::move(reply));
}

} // namespace qipan::app
