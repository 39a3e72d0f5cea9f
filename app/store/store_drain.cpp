// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/store_drain.h"

#include <algorithm>
#include <utility>

namespace qipan::app {

namespace {

using namespace std::chrono_literals;

constexpr auto patience = 100ms;
constexpr auto retryInterval = 250ms; ///< shorter than usual, because the user waits

} // namespace

StoreDrain::StoreDrain(std::shared_ptr<StoreThread> thread, std::chrono::milliseconds limit, QObject* parent)
    : QObject{parent}
    , m_poster{std::make_shared<GuardedPoster>(*this)}
    , m_thread{std::move(thread)}
{
    for (QTimer* timer : {&m_patience, &m_limit, &m_retry})
        timer->setSingleShot(true);
    m_patience.setInterval(patience);
    m_limit.setInterval(limit);
    m_retry.setInterval(retryInterval);
    connect(&m_patience, &QTimer::timeout, this, &StoreDrain::isSlow);
    connect(&m_limit, &QTimer::timeout, this, [this] {
        cancel();
        Q_EMIT timedOut();
    });
    connect(&m_retry, &QTimer::timeout, this, [this] {
        for (DataStore* store : this->parent()->findChildren<DataStore*>())
            store->retry();
        check();
    });
}

StoreDrain::~StoreDrain()
{
    m_poster->detach();
}

void StoreDrain::start()
{
    if (m_limit.isActive())
        return;
    m_patience.start();
    m_limit.start();
    check();
}

void StoreDrain::cancel()
{
    for (QTimer* timer : {&m_patience, &m_limit, &m_retry})
        timer->stop();
}

/// The reply comes after all jobs given before.
void StoreDrain::check()
{
    m_thread->enqueue([this, poster = m_poster](DataFile&) {
        poster->post([this] {
            if (!m_limit.isActive())
                return;
            if (std::ranges::any_of(parent()->findChildren<DataStore*>(), &DataStore::isWaiting))
                return m_retry.start();
            cancel();
            Q_EMIT written();
        });
    });
}

} // namespace qipan::app
