// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/broker/mqtt_thread.h"

#include "net/broker/stream_message.h"
#include "net/secure/secret_bytes.h"

#include <algorithm>
#include <chrono>
#include <thread>

namespace qipan::net {

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr std::size_t maxKeptMessages = 512;
constexpr int maxUnsent = 256;
constexpr int keepAlive = 10;       // seconds
constexpr int connectingLoop = 200; // milliseconds
constexpr int connectedLoop = 5000; // woken by input, output and stop()
constexpr auto connectTimeout = 15s;
constexpr auto reconnectDelay = 500ms;
constexpr auto longestReconnectDelay = 2000ms;
/// After so many failures the broker may be away for long.
constexpr int manyFailures = 30;
constexpr auto patientReconnectDelay = 15s;
constexpr auto stopTimeout = 500ms;
constexpr auto drainTimeout = 2s;

// Reason codes of MQTT 5 (section 2.4), and return codes of MQTT 3.1.1 (3.2.2.3).
constexpr int failureCodes = 0x80;
constexpr int badLogin = 0x86;
constexpr int notAuthorized = 0x87;
constexpr int badMethod = 0x8c;
constexpr int oldBadLogin = 4;
constexpr int oldNotAuthorized = 5;

} // namespace

std::shared_ptr<MqttThread> MqttThread::start(std::shared_ptr<const MosquittoLibrary> library,
                                              const MqttOptions& options, std::function<void()> notify)
{
    std::shared_ptr<MqttThread> self{new MqttThread{std::move(library), options, std::move(notify)}};
    std::thread{[self] { self->run(); }}.detach();
    return self;
}

MqttThread::MqttThread(std::shared_ptr<const MosquittoLibrary> library, const MqttOptions& options,
                       std::function<void()> notify)
    : m_library{std::move(library)}
    , m_options{options}
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
    const auto isStopping = [this] {
        const std::lock_guard lock{m_mutex};
        return m_isStopping;
    };
    if (!m_isSetUp) {
        const bool isTls = m_options.access.address.isTls;
        report({.kind = MqttEvent::Kind::Failed, .error = isTls ? BrokerError::Certificate : BrokerError::Unreachable});
    }
    while (m_isSetUp && !isStopping()) {
        const int result = connection();
        const bool wasReady = m_isReady.exchange(false);
        m_unsent = 0;
        if (isStopping())
            break;
        if (!m_wasReady) {
            report({.kind = MqttEvent::Kind::Failed, .error = errorOf(result)});
            break;
        }
        m_failures = wasReady ? 0 : m_failures + 1;
        if (wasReady)
            report({.kind = MqttEvent::Kind::Lost, .error = errorOf(result)});
        wait();
    }
    const std::lock_guard lock{m_mutex};
    m_hasEnded = true;
    m_changed.notify_all();
}

/// libmosquitto 2.0 prepares OpenSSL with the first encrypted connection, and two threads must not do so at once.
int MqttThread::connectFirst()
{
    static std::mutex preparation;
    const BrokerAddress& address = m_options.access.address;
    std::unique_lock lock{preparation, std::defer_lock};
    if (address.isTls)
        lock.lock();
    return m_library->connect(m_handle, address.host.toLatin1().constData(), address.port, keepAlive);
}

int MqttThread::connection()
{
    m_isConnected = false;
    m_isDenied = false;
    m_refusal = 0;
    int result = std::exchange(m_hasTried, true) ? m_library->reconnect(m_handle) : connectFirst();
    const auto deadline = Clock::now() + connectTimeout;
    while (result == MOSQ_ERR_SUCCESS && !m_isDenied && m_refusal == 0) {
        result = m_library->loop(m_handle, m_isReady ? connectedLoop : connectingLoop, 1);
        if (!m_isReady && Clock::now() > deadline)
            return MOSQ_ERR_TIMEOUT;
        const std::lock_guard lock{m_mutex};
        if (m_isStopping)
            break;
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
    std::unique_lock lock{m_mutex};
    m_isStopping = true;
    m_notify = nullptr;
    m_changed.notify_all();
    if (m_isReady) {
        lock.unlock();
        m_library->disconnect(m_handle); // wakes the loop
        lock.lock();
    }
    m_changed.wait_for(lock, stopTimeout, [this] { return m_hasEnded; });
}

BrokerError MqttThread::errorOf(int result) const
{
    if (m_refusal == badLogin || m_refusal == notAuthorized || m_refusal == badMethod || m_refusal == oldBadLogin
        || m_refusal == oldNotAuthorized)
        return BrokerError::LoginRefused;
    if (m_isDenied)
        return BrokerError::NotAuthorized;
    if (m_isConnected || m_refusal != 0)
        return BrokerError::Dropped;
    if (result == MOSQ_ERR_EAI || result == MOSQ_ERR_LOOKUP)
        return BrokerError::NameNotFound;
    const bool isUnsafe = result == MOSQ_ERR_TLS || result == MOSQ_ERR_TLS_HANDSHAKE;
    return isUnsafe ? BrokerError::Certificate : BrokerError::Unreachable;
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

void MqttThread::connected(mosquitto* handle, void* self, int result)
{
    auto& thread = *static_cast<MqttThread*>(self);
    if (thread.m_isConnected)
        return; // a broker that repeats itself fills no memory
    thread.m_refusal = result;
    if (result != 0)
        return;
    thread.m_isConnected = true;
    thread.report({.kind = MqttEvent::Kind::Connected});
    thread.m_library->subscribe(handle, nullptr, topicOf(thread.m_options.inbox).constData(), 1);
}

void MqttThread::subscribed(mosquitto*, void* self, int, int count, const int* granted)
{
    auto& thread = *static_cast<MqttThread*>(self);
    if (!thread.m_isConnected || thread.m_isReady)
        return;
    thread.m_isDenied = count != 1 || *granted >= failureCodes;
    if (thread.m_isDenied)
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
