// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/data_store.h"

namespace qipan::app {

DataStore::DataStore(std::shared_ptr<StoreThread> thread, QObject* parent)
    : QObject{parent}
    , m_writes{std::make_shared<WriteQueue>()}
    , m_poster{std::make_shared<GuardedPoster>(*this)}
    , m_thread{std::move(thread)}
{
    m_retry.setInterval(std::chrono::seconds{5});
    m_retry.setSingleShot(true);
    connect(&m_retry, &QTimer::timeout, this, &DataStore::retry);
}

DataStore::~DataStore()
{
    retry();
    m_poster->detach();
}

void DataStore::retry()
{
    if (m_writes->isWaiting())
        enqueueWrites(WriteQueue::Attempt::Again);
}

void DataStore::write(const QString& key, WriteQueue::Work work, WriteQueue::Reply reply)
{
    if (m_writes->add(key, std::move(work), std::move(reply)))
        enqueueWrites(WriteQueue::Attempt::New);
}

void DataStore::enqueueWrites(WriteQueue::Attempt attempt)
{
    m_thread->enqueue([this, attempt, last = m_writes->last(), writes = m_writes, poster = m_poster](DataFile& data) {
        const Failure failure = writes->write(data, last, attempt);
        poster->post([this, status = statusOf(data, failure)] { report(status); });
    });
}

DataStore::StoreStatus DataStore::statusOf(DataFile& data, const Failure& failure)
{
    return {failure ? failure : data.readOnly(), data.takeNotice()};
}

void DataStore::report(const StoreStatus& status)
{
    m_isWaiting = m_writes->isWaiting();
    if (m_isWaiting && !m_retry.isActive())
        m_retry.start();
    if (status.notice)
        Q_EMIT errorOccurred(*status.notice);
    if (status.failure && status.failure != m_error)
        Q_EMIT errorOccurred(*status.failure);
    if (status.failure || !m_isWaiting) {
        const Failure before = std::exchange(m_error, status.failure);
        if (before && !m_error)
            Q_EMIT recovered(*before);
    }
    for (const auto& reply : m_writes->takeReplies())
        reply();
}

} // namespace qipan::app
