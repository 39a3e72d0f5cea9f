// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/broker/broker_search.h"

#include "net/broker/detached_threads.h"
#include "net/broker/mqtt_options.h"
#include "net/broker/socket_state.h"

#include <algorithm>
#include <mutex>
#include <utility>

namespace qipan::net {

namespace {

using namespace std::chrono_literals;
using SearchClock = std::chrono::steady_clock;

constexpr auto routeTimeout = 2s; // while there are others
constexpr auto stopInterval = 100ms;

} // namespace

BrokerSearch::BrokerSearch(std::shared_ptr<const MosquittoLibrary> library, BrokerAddress broker, HostLookup lookUp,
                           std::function<bool()> isStopping)
    : m_library{std::move(library)}
    , m_broker{std::move(broker)}
    , m_lookUp{std::move(lookUp)}
    , m_isStopping{std::move(isStopping)}
{
}

bool BrokerSearch::findAddresses()
{
    const HangingCall call;
    m_addresses = m_lookUp(m_broker.host);
    return !m_addresses.isEmpty();
}

int BrokerSearch::connect(mosquitto* handle)
{
    auto routes = routesTo(m_broker, m_addresses);
    std::stable_partition(routes.begin(), routes.end(), [this](const BrokerRoute& route) { return route == m_last; });
    const auto end = SearchClock::now() + timeout;
    int result = MOSQ_ERR_LOOKUP;
    for (const BrokerRoute& route : routes) {
        const bool isLast = &route == &routes.back();
        result = connectBy(route, handle, isLast ? end : std::min(end, SearchClock::now() + routeTimeout));
        if (result == MOSQ_ERR_SUCCESS)
            m_last = route;
        if (result == MOSQ_ERR_SUCCESS || result == MOSQ_ERR_TLS || m_isStopping())
            break;
    }
    return result;
}

int BrokerSearch::connectBy(const BrokerRoute& route, mosquitto* handle, SearchClock::time_point deadline) const
{
    if (m_broker.isTls)
        prepareTls(route);
    const char* const local = route.local.isEmpty() ? nullptr : route.local.constData();
    const int result = m_library->connect(handle, route.host.constData(), m_broker.port, mqttKeepAlive, local);
    // On this machine TLS has begun already, and may have met the end of the connection and not told.
    const bool wasReset = wasResetLast();
    while (result == MOSQ_ERR_SUCCESS) {
        const auto state = awaitConnection(m_library->socket(handle), stopInterval);
        if (state != SocketState::Pending) // the caller notices the end of one that has stood
            return state == SocketState::Failed && !wasReset ? MOSQ_ERR_ERRNO : MOSQ_ERR_SUCCESS;
        if (SearchClock::now() > deadline || m_isStopping())
            return MOSQ_ERR_TIMEOUT;
    }
    return result;
}

/// libmosquitto 2.0 prepares OpenSSL with the first encrypted connection of the program, and two threads must not do so
/// at once. This first one is given up at once. It goes to an address, so that no thread waits here for the lookup of a
/// name by another.
void BrokerSearch::prepareTls(const BrokerRoute& route) const
{
    static std::mutex mutex;
    static bool isPrepared = false;
    const std::lock_guard lock{mutex};
    if (isPrepared)
        return;
    mosquitto* const handle = m_library->create(nullptr, true, nullptr);
    if (handle == nullptr)
        return;
    const QByteArray address = route.address.toString().toLatin1();
    isPrepared = m_library->setThreaded(handle, true) == MOSQ_ERR_SUCCESS
        && m_library->setOption(handle, MOSQ_OPT_TLS_USE_OS_CERTS, 1) == MOSQ_ERR_SUCCESS
        && m_library->connect(handle, address.constData(), m_broker.port, mqttKeepAlive, nullptr) == MOSQ_ERR_SUCCESS;
    m_library->destroy(handle);
}

} // namespace qipan::net
