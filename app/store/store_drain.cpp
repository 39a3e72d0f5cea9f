// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/store_drain.h"

#include <algorithm>

namespace qipan::app {

using namespace std::chrono_literals;

StoreDrain::StoreDrain(std::shared_ptr<StoreThread> thread, std::chrono::milliseconds limit, QObject* parent)
    : QObject{parent}
    , m_poster{std::make_shared<GuardedPoster>(*this)}
    , m_thread{std::move(thread)}
{
    for (QTimer* timer : {&m_patience, &m_limit, &m_retry})
        timer->setSingleShot(true);
    m_patience.setInterval(100ms);
    m_limit.setInterval(limit);
    m_retry.setInterval(250ms); // shorter than usual, because the user waits
    connect(&m_patience, &QTimer::timeout, this, &StoreDrain::isSlow);
    connect(&m_limit, &QTimer::timeout, this, [this] {
        cancel();
        Q_EMIT timedOut();
    });
    connect(&m_retry, &QTimer::timeout, this, [this] {
        retry();
        check();
    });
}

StoreDrain::~StoreDrain()
{
    m_poster->detach();
}

bool StoreDrain::hasUnwritten() const
{
    return std::ranges::any_of(stores(), &DataStore::isWaiting);
}

void StoreDrain::retry() const
{
    for (DataStore* store : stores())
        store->retry();
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
            if (hasUnwritten())
                return m_retry.start();
            cancel();
            Q_EMIT written();
        });
    });
}

} // namespace qipan::app
