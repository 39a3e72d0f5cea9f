// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/broker/broker_error.h"
#include "net/broker/broker_search.h"
#include "net/broker/mosquitto_library.h"
#include "net/broker/mqtt_options.h"
#include "net/broker/mqtt_outcome.h"

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace qipan::net {

/// What happened on a connection to a broker.
struct MqttEvent {
    enum class Kind : std::uint8_t {
        Found,     ///< the name of the broker; not any more after the first Ready
        Reached,   ///< by TCP; not any more after the first Ready
        Connected, ///< and logged in
        Ready,     ///< and subscribed
        Lost,      ///< after Ready; it reconnects automatically
        Failed,    ///< before the first Ready; it has ended
        Received,
        Confirmed, ///< the broker's answer to a message sent with publishConfirmed()
    };

    Kind kind = Kind::Received;
    BrokerError error = BrokerError::Dropped; ///< Lost, Failed
    QByteArray payload;                       ///< Received
    int id = 0;                               ///< Confirmed
    bool isAccepted = false;                  ///< Confirmed
    qsizetype largest = 0;                    ///< Connected: the longest message that the broker takes
};

/// A connection to a broker by MQTT 5, with the thread on which libmosquitto runs. All public functions are
/// thread-safe, and none waits for the network. The thread looks up names, and so can take long to end: it owns what it
/// needs, and nobody waits for it.
class MqttThread {
public:
    /// `notify` is called on the thread, with a lock held, when takeEvents() has something and had nothing before.
    [[nodiscard]] static std::shared_ptr<MqttThread> start(std::shared_ptr<const MosquittoLibrary> library,
                                                           const MqttOptions& options, std::function<void()> notify);
    ~MqttThread();
    MqttThread(const MqttThread&) = delete;
    MqttThread& operator=(const MqttThread&) = delete;

    /// At most `most` events. Of messages that were received 512 are kept; more are dropped until these are taken.
    [[nodiscard]] std::vector<MqttEvent> takeEvents(std::size_t most);
    /// Sends a message, which may be lost (QoS 0). False if it was not sent, since there is no connection or too much
    /// is on its way to the broker.
    bool publish(const QByteArray& topic, const QByteArray& payload);
    /// Sends a message that the broker confirms (QoS 1). The number that the event has; nothing if it was not sent.
    /// Messages of publish() that follow have such events too.
    [[nodiscard]] std::optional<int> publishConfirmed(const QByteArray& topic, const QByteArray& payload);

    /// The thread sends what was published, disconnects and ends, soon after this has returned. notify is not called
    /// any more.
    void stop();

private:
    MqttThread(std::shared_ptr<const MosquittoLibrary> library, const MqttOptions& options,
               std::function<void()> notify);

    /// Whether everything is as the options say.
    [[nodiscard]] bool setUp();
    [[nodiscard]] bool setLogin();
    [[nodiscard]] bool setTls();
    void run();
    [[nodiscard]] bool isStopping();
    /// Connects, and works until the connection has ended. Returns libmosquitto's error.
    int connection();
    /// Connects by TCP.
    [[nodiscard]] int reach();
    void drain();
    void wait();
    void report(MqttEvent event);
    void reportStep(MqttEvent::Kind kind);
    int send(int* id, const QByteArray& topic, const QByteArray& payload, int quality);

    static void heard(mosquitto* handle, void* self, int level, const char* line);
    static void connected(mosquitto* handle, void* self, int result, int flags, const mosquitto_property* properties);
    static void subscribed(mosquitto* handle, void* self, int id, int count, const int* granted);
    static void received(mosquitto* handle, void* self, const mosquitto_message* message);
    static void sent(mosquitto* handle, void* self, int id, int reason, const mosquitto_property* properties);

    std::shared_ptr<const MosquittoLibrary> m_library;
    MqttOptions m_options;
    BrokerSearch m_search; ///< of the thread alone
    mosquitto* m_handle = nullptr;

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::function<void()> m_notify; ///< by m_mutex
    std::deque<MqttEvent> m_events; ///< by m_mutex
    std::size_t m_keptMessages = 0; ///< by m_mutex
    bool m_isStopping = false;      ///< by m_mutex
    std::atomic<bool> m_isReady = false;
    std::atomic<bool> m_isConfirming = false;
    std::atomic<int> m_unsent = 0; ///< messages that libmosquitto has not written yet

    // Of the thread alone, once it has started.
    bool m_isSetUp = false; ///< otherwise it must not connect
    bool m_wasReady = false;
    MqttOutcome m_outcome;
    int m_failures = 0;
};

} // namespace qipan::net
