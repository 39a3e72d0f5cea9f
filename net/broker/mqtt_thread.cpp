// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/broker/mqtt_thread.h"

#include "net/broker/detached_threads.h"
#include "net/broker/socket_state.h"
#include "net/broker/stream_message.h"
#include "net/secure/secret_bytes.h"

#include <algorithm>
#include <chrono>
#include <mqtt_protocol.h>

namespace qipan::net {

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr std::size_t maxKeptMessages = 512;
constexpr int maxUnsent = 256;
constexpr int connectingLoop = 200;  // milliseconds
constexpr int connectedLoop = 5000;  // woken by input, output and stop()
constexpr auto connectTimeout = 15s; // after the lookup of the name
constexpr auto reconnectDelay = 500ms;
constexpr auto longestReconnectDelay = 2000ms;
/// After so many failures the broker may be away for long.
constexpr int manyFailures = 30;
constexpr auto patientReconnectDelay = 15s;
constexpr auto drainTimeout = 2s;

/// A PUBLISH packet is longer than its payload: type and length (5 bytes), topic (2, and its text), number (2), and the
/// length of its properties (1).
constexpr qsizetype packetHeader = 10;
/// Less than this in a message is not worth the effort.
constexpr qsizetype leastPayload = 256;

/// The longest message that fits into packets of this size; 0 means no limit.
[[nodiscard]] qsizetype largestMessage(std::uint32_t packet, const QByteArray& inbox)
{
    if (packet == 0)
        return maxMessage;
    return std::min<qsizetype>(static_cast<qsizetype>(packet) - packetHeader - topicOf(inbox).size(), maxMessage);
}

} // namespace

std::shared_ptr<MqttThread> MqttThread::start(std::shared_ptr<const MosquittoLibrary> library,
                                              const MqttOptions& options, std::function<void()> notify)
{
    std::shared_ptr<MqttThread> self{new MqttThread{std::move(library), options, std::move(notify)}};
    runDetached([self] { self->run(); });
    return self;
}

MqttThread::MqttThread(std::shared_ptr<const MosquittoLibrary> library, const MqttOptions& options,
                       std::function<void()> notify)
    : m_library{std::move(library)}
    , m_options{options}
    , m_search{m_library, options.access.address, options.lookUp, [this] { return isStopping(); }}
    , m_notify{std::move(notify)}
{
    m_options.access.password.detach(); // to be wiped
    m_handle = m_library->create(m_options.inbox.constData(), true, this);
    m_isSetUp = m_handle != nullptr && setUp();
}

MqttThread::~MqttThread()
{
    if (m_handle != nullptr)
        m_library->destroy(m_handle);
}

bool MqttThread::setUp()
{
    m_library->onLog(m_handle, heard);
    m_library->onConnect(m_handle, connected);
    m_library->onSubscribe(m_handle, subscribed);
    m_library->onMessage(m_handle, received);
    m_library->onPublish(m_handle, sent);
    const bool hasLogin = setLogin(); // wipes the password, whatever follows
    return hasLogin && m_library->setThreaded(m_handle, true) == MOSQ_ERR_SUCCESS
        && m_library->setOption(m_handle, MOSQ_OPT_PROTOCOL_VERSION, MQTT_PROTOCOL_V5) == MOSQ_ERR_SUCCESS
        && m_library->setOption(m_handle, MOSQ_OPT_TCP_NODELAY, 1) == MOSQ_ERR_SUCCESS && setTls();
}

bool MqttThread::setLogin()
{
    BrokerAccess& access = m_options.access;
    int result = MOSQ_ERR_SUCCESS;
    if (!access.user.isEmpty()) {
        QByteArray password = access.password.toUtf8();
        result = m_library->setLogin(m_handle, access.user.toUtf8().constData(), password.constData());
        wipe(password.data(), static_cast<std::size_t>(password.size()));
    }
    wipe(access.password.data(), static_cast<std::size_t>(access.password.size()) * sizeof(QChar));
    return result == MOSQ_ERR_SUCCESS;
}

/// libmosquitto connects without encryption if this fails: the caller must not connect then.
bool MqttThread::setTls()
{
    const BrokerAccess& access = m_options.access;
    if (!access.address.isTls)
        return true;
    const int result = access.certificates.isEmpty()
        ? m_library->setOption(m_handle, MOSQ_OPT_TLS_USE_OS_CERTS, 1)
        : m_library->setTls(m_handle, access.certificates.toUtf8().constData(), nullptr, nullptr, nullptr, nullptr);
    return result == MOSQ_ERR_SUCCESS;
}

void MqttThread::run()
{
    if (!m_isSetUp) {
        const bool isTls = m_options.access.address.isTls;
        report({.kind = MqttEvent::Kind::Failed,
                .error = isTls ? BrokerError::CertificateFile : BrokerError::Unreachable});
    }
    while (m_isSetUp && !isStopping()) {
        const int result = connection();
        const bool wasReady = m_isReady.exchange(false);
        m_unsent = 0;
        if (isStopping())
            break;
        if (!m_wasReady) {
            report({.kind = MqttEvent::Kind::Failed, .error = m_outcome.error(result)});
            break;
        }
        m_failures = wasReady ? 0 : m_failures + 1;
        if (wasReady)
            report({.kind = MqttEvent::Kind::Lost, .error = m_outcome.error(result)});
        wait();
    }
}

bool MqttThread::isStopping()
{
    const std::lock_guard lock{m_mutex};
    return m_isStopping;
}

int MqttThread::reach()
{
    if (!m_search.findAddresses())
        return MOSQ_ERR_LOOKUP;
    reportStep(MqttEvent::Kind::Found);
    const int result = m_search.connect(m_handle);
    m_outcome.isReached = result == MOSQ_ERR_SUCCESS || result == MOSQ_ERR_TLS; // on this machine TLS begins at once
    if (m_outcome.isReached)
        reportStep(MqttEvent::Kind::Reached);
    return result;
}

int MqttThread::connection()
{
    m_outcome = {};
    m_outcome.isTls = m_options.access.address.isTls;
    int result = reach();
    const auto deadline = Clock::now() + connectTimeout - BrokerSearch::timeout;
    while (result == MOSQ_ERR_SUCCESS && !m_outcome.isRefused() && !isStopping()) {
        result = m_library->loop(m_handle, m_isReady ? connectedLoop : connectingLoop, 1);
        if (m_isReady || result != MOSQ_ERR_SUCCESS)
            continue;
        if (Clock::now() > deadline)
            return MOSQ_ERR_TIMEOUT;
        // libmosquitto 2.0 does not notice that a connection ends while TLS begins, and would turn in circles.
        if (!isStanding(m_library->socket(m_handle)))
            return MOSQ_ERR_CONN_LOST;
    }
    if (result == MOSQ_ERR_SUCCESS)
        drain();
    return result;
}

/// This side ends the connection: writes what was published before, and the farewell.
void MqttThread::drain()
{
    const auto deadline = Clock::now() + drainTimeout;
    m_library->disconnect(m_handle);
    while (Clock::now() < deadline && m_library->loop(m_handle, connectingLoop, 1) == MOSQ_ERR_SUCCESS) { }
}

void MqttThread::wait()
{
    const auto delay =
        std::min<Clock::duration>(reconnectDelay * (1 << std::min(m_failures, 4)), longestReconnectDelay);
    std::unique_lock lock{m_mutex};
    m_changed.wait_for(lock, m_failures < manyFailures ? delay : patientReconnectDelay,
                       [this] { return m_isStopping; });
}

void MqttThread::stop()
{
    {
        const std::lock_guard lock{m_mutex};
        m_isStopping = true;
        m_notify = nullptr;
        m_changed.notify_all();
    }
    if (m_isReady)
        m_library->disconnect(m_handle); // wakes the loop
}

void MqttThread::reportStep(MqttEvent::Kind kind)
{
    if (!m_wasReady)
        report({.kind = kind});
}

void MqttThread::report(MqttEvent event)
{
    const std::lock_guard lock{m_mutex};
    if (event.kind == MqttEvent::Kind::Received && m_keptMessages >= maxKeptMessages)
        return;
    m_keptMessages += event.kind == MqttEvent::Kind::Received ? 1 : 0;
    m_events.push_back(std::move(event));
    if (m_events.size() == 1 && m_notify)
        m_notify();
}

std::vector<MqttEvent> MqttThread::takeEvents(std::size_t most)
{
    const std::lock_guard lock{m_mutex};
    std::vector<MqttEvent> events;
    while (!m_events.empty() && events.size() < most) {
        m_keptMessages -= m_events.front().kind == MqttEvent::Kind::Received ? 1 : 0;
        events.push_back(std::move(m_events.front()));
        m_events.pop_front();
    }
    return events;
}

int MqttThread::send(int* id, const QByteArray& topic, const QByteArray& payload, int quality)
{
    if (!m_isReady || m_unsent >= maxUnsent)
        return MOSQ_ERR_NO_CONN;
    ++m_unsent;
    const int result = m_library->publish(m_handle, id, topic.constData(), static_cast<int>(payload.size()),
                                          payload.constData(), quality, false);
    if (result != MOSQ_ERR_SUCCESS)
        --m_unsent;
    return result;
}

bool MqttThread::publish(const QByteArray& topic, const QByteArray& payload)
{
    return send(nullptr, topic, payload, 0) == MOSQ_ERR_SUCCESS;
}

std::optional<int> MqttThread::publishConfirmed(const QByteArray& topic, const QByteArray& payload)
{
    int id = 0;
    m_isConfirming = true;
    return send(&id, topic, payload, 1) == MOSQ_ERR_SUCCESS ? std::optional{id} : std::nullopt;
}

void MqttThread::heard(mosquitto*, void* self, int, const char* line)
{
    static_cast<MqttThread*>(self)->m_outcome.hear(line);
}

void MqttThread::connected(mosquitto* handle, void* self, int result, int, const mosquitto_property* properties)
{
    auto& thread = *static_cast<MqttThread*>(self);
    if (thread.m_outcome.isConnected)
        return; // a broker that repeats itself fills no memory
    thread.m_outcome.refusal = result;
    if (result != 0)
        return;
    std::uint32_t packet = 0;
    thread.m_library->readProperty(properties, MQTT_PROP_MAXIMUM_PACKET_SIZE, &packet, false);
    const qsizetype largest = largestMessage(packet, thread.m_options.inbox);
    thread.m_outcome.isTooSmall = largest < messageHeader + leastPayload;
    if (thread.m_outcome.isTooSmall)
        return;
    thread.m_outcome.isConnected = true;
    thread.report({.kind = MqttEvent::Kind::Connected, .largest = largest});
    thread.m_library->subscribe(handle, nullptr, topicOf(thread.m_options.inbox).constData(), 1);
}

void MqttThread::subscribed(mosquitto*, void* self, int, int count, const int* granted)
{
    auto& thread = *static_cast<MqttThread*>(self);
    if (!thread.m_outcome.isConnected || thread.m_isReady)
        return;
    thread.m_outcome.isDenied = count != 1 || *granted >= failureCodes;
    if (thread.m_outcome.isDenied)
        return;
    thread.m_isReady = true;
    thread.m_wasReady = true;
    thread.report({.kind = MqttEvent::Kind::Ready});
}

void MqttThread::received(mosquitto*, void* self, const mosquitto_message* message)
{
    auto& thread = *static_cast<MqttThread*>(self);
    if (message->payloadlen > 0 && message->payloadlen <= maxMessage)
        thread.report({.payload = QByteArray{static_cast<const char*>(message->payload), message->payloadlen}});
}

void MqttThread::sent(mosquitto*, void* self, int id, int reason, const mosquitto_property*)
{
    auto& thread = *static_cast<MqttThread*>(self);
    if (thread.m_unsent > 0)
        --thread.m_unsent;
    if (thread.m_isConfirming)
        thread.report({.kind = MqttEvent::Kind::Confirmed, .id = id, .isAccepted = reason < failureCodes});
}

} // namespace qipan::net
