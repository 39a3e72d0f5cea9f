// SPDX-License-Identifier: GPL-3.0-or-later
// Many tables at one broker: each is two lines, with a connection to the broker each, on which a game is played.
//     bench_broker_load PORT USER PASSWORD PID TABLES SECONDS [CERTIFICATE]
// PID is the broker's. With its certificate the connections are encrypted. Prints what the broker needs and how long a
// move takes from one line to the other. All lines run in this thread: libmosquitto's sockets are watched with epoll.
#include "net/broker/broker_transport.h"

#include <mosquitto.h>
#include <sys/epoll.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <random>
#include <sstream>
#include <string>
#include <vector>

using namespace qipan::net;

namespace {

using Clock = std::chrono::steady_clock;

// What lines of the protocol and their encryption take.
constexpr int moveBytes = 90;
constexpr int pingBytes = 50;
constexpr int chatBytes = 150;
constexpr Time moveInterval{4000}; ///< on average
constexpr Time pingAfter{5000};
constexpr Time chatEvery{60'000};
constexpr Time sweepInterval{10};

struct Counts {
    long messages = 0;
    long bytes = 0;                ///< of packets to the broker
    std::vector<double> moveTimes; ///< ms
    long lost = 0;
};

struct Client {
    mosquitto* handle = nullptr;
    std::unique_ptr<ReliableStream> stream;
    QByteArray topic; ///< of the other side
    Client* peer = nullptr;
    std::vector<QByteArray> received;
    Time lastHeard{0};
    Time nextChat{0};
    Clock::time_point moveWritten; ///< by the peer
};

struct Table {
    Client host;
    Client guest;
    Time nextMove{0};
    bool isGuestsTurn = false;
};

class Load {
public:
    explicit Load(int tables)
        : m_tables(static_cast<std::size_t>(tables))
        , m_epoll{epoll_create1(0)}
    {
    }

    bool connect(int port, const char* user, const char* password, const char* certificate)
    {
        for (Table& table : m_tables) {
            LineId line{};
            for (auto& byte : line)
                byte = static_cast<unsigned char>(m_random());
            const QByteArray hostInbox = TableCode::generate().topic();
            if (!connect(table.host, port, user, password, certificate, hostInbox)
                || !connect(table.guest, port, user, password, certificate, inboxOf(line)))
                return false;
            table.host.stream = std::make_unique<ReliableStream>(line, ReliableStream::Role::Host, now());
            table.guest.stream = std::make_unique<ReliableStream>(line, ReliableStream::Role::Guest, now());
            table.host.topic = topicOf(inboxOf(line));
            table.guest.topic = topicOf(hostInbox);
            table.host.peer = &table.guest;
            table.guest.peer = &table.host;
            table.nextMove = now() + Time{3000} + randomTime(moveInterval);
            for (Client* client : {&table.host, &table.guest}) {
                client->lastHeard = now();
                client->nextChat = now() + randomTime(chatEvery);
            }
            run(Time{0});
        }
        return true;
    }

    void run(Time duration)
    {
        const Time end = now() + duration;
        do {
            epoll_event events[256];
            const int count = epoll_wait(m_epoll, events, 256, duration.count() == 0 ? 0 : 2);
            for (int i = 0; i < count; ++i)
                read(*static_cast<Client*>(events[i].data.ptr));
            if (now() >= m_nextSweep)
                sweep();
        } while (now() < end);
    }

    Counts counts;

private:
    [[nodiscard]] Time now() const { return std::chrono::duration_cast<Time>(Clock::now() - m_start); }
    [[nodiscard]] Time randomTime(Time most)
    {
        return Time{std::uniform_int_distribution<long>{0, most.count()}(m_random)};
    }

    bool connect(Client& client, int port, const char* user, const char* password, const char* certificate,
                 const QByteArray& inbox)
    {
        client.handle = mosquitto_new(inbox.constData(), true, &client);
        mosquitto_int_option(client.handle, MOSQ_OPT_PROTOCOL_VERSION, MQTT_PROTOCOL_V5);
        mosquitto_int_option(client.handle, MOSQ_OPT_TCP_NODELAY, 1);
        mosquitto_username_pw_set(client.handle, user, password);
        if (certificate != nullptr) {
            mosquitto_tls_set(client.handle, certificate, nullptr, nullptr, nullptr, nullptr);
            mosquitto_tls_insecure_set(client.handle, true); // it is not for 127.0.0.1
        }
        mosquitto_message_callback_set(client.handle, [](mosquitto*, void* self, const mosquitto_message* message) {
            static_cast<Client*>(self)->received.emplace_back(static_cast<const char*>(message->payload),
                                                              message->payloadlen);
        });
        if (mosquitto_connect(client.handle, "127.0.0.1", port, 60) != MOSQ_ERR_SUCCESS)
            return false;
        mosquitto_subscribe(client.handle, nullptr, topicOf(inbox).constData(), 1);
        epoll_event event{};
        event.events = EPOLLIN;
        event.data.ptr = &client;
        return epoll_ctl(m_epoll, EPOLL_CTL_ADD, mosquitto_socket(client.handle), &event) == 0;
    }

    void read(Client& client)
    {
        if (mosquitto_loop_read(client.handle, 1) != MOSQ_ERR_SUCCESS)
            ++counts.lost;
        if (client.received.empty())
            return;
        for (const QByteArray& bytes : std::exchange(client.received, {})) {
            if (const auto message = parseStreamMessage(bytes))
                client.stream->receive(*message, now());
        }
        hear(client);
        send(client);
    }

    /// What a session does with what it reads. The lengths tell what it is.
    void hear(Client& client)
    {
        const qsizetype size = client.stream->readable();
        if (size == 0)
            return;
        client.lastHeard = now();
        const QByteArray bytes = client.stream->read(size);
        if (bytes.contains('m'))
            counts.moveTimes.push_back(
                std::chrono::duration<double, std::milli>(Clock::now() - client.moveWritten).count());
        if (bytes.contains('p'))
            client.stream->write(QByteArray{pingBytes, 'q'});
    }

    void send(Client& client)
    {
        while (const auto message = client.stream->poll(now())) {
            const QByteArray bytes = encode(*message);
            ++counts.messages;
            counts.bytes += bytes.size() + client.topic.size() + 6;
            mosquitto_publish(client.handle, nullptr, client.topic.constData(), static_cast<int>(bytes.size()),
                              bytes.constData(), 0, false);
        }
        if (mosquitto_want_write(client.handle))
            mosquitto_loop_write(client.handle, 1);
    }

    /// What is due at its time: moves, pings, acknowledgements.
    void sweep()
    {
        m_nextSweep = now() + sweepInterval;
        const bool isSecond = now() >= m_nextSecond;
        if (isSecond)
            m_nextSecond = now() + Time{1000};
        for (Table& table : m_tables) {
            if (!table.guest.stream)
                return;
            if (now() >= table.nextMove)
                move(table);
            for (Client* client : {&table.host, &table.guest})
                tick(*client, isSecond);
        }
    }

    void tick(Client& client, bool isSecond)
    {
        if (isSecond)
            mosquitto_loop_misc(client.handle);
        if (now() >= client.nextChat) {
            client.nextChat = now() + chatEvery;
            client.stream->write(QByteArray{chatBytes, 'c'});
        }
        if (now() >= client.lastHeard + pingAfter) {
            client.lastHeard = now();
            client.stream->write(QByteArray{pingBytes, 'p'});
        }
        client.stream->advance(now());
        send(client);
    }

    void move(Table& table)
    {
        table.nextMove = now() + moveInterval / 2 + randomTime(moveInterval);
        Client& mover = std::exchange(table.isGuestsTurn, !table.isGuestsTurn) ? table.guest : table.host;
        mover.peer->moveWritten = Clock::now();
        mover.stream->write(QByteArray{moveBytes, 'm'});
        send(mover);
    }

    Clock::time_point m_start = Clock::now();
    std::mt19937 m_random{std::random_device{}()};
    std::vector<Table> m_tables;
    int m_epoll;
    Time m_nextSweep{0};
    Time m_nextSecond{0};
};

/// Processor time of a process in seconds.
[[nodiscard]] double processorTimeOf(const std::string& pid)
{
    std::ifstream file{"/proc/" + pid + "/stat"};
    std::string line;
    std::getline(file, line);
    std::istringstream fields{line.substr(line.rfind(')') + 2)};
    std::string skipped;
    long user = 0;
    long system = 0;
    for (int i = 0; i < 11; ++i)
        fields >> skipped;
    fields >> user >> system;
    return static_cast<double>(user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

[[nodiscard]] double memoryOf(const std::string& pid) // MB
{
    std::ifstream file{"/proc/" + pid + "/status"};
    std::string line;
    while (std::getline(file, line)) {
        if (line.rfind("VmRSS:", 0) == 0)
            return std::atof(line.c_str() + 6) / 1024;
    }
    return 0;
}

} // namespace

int main(int argc, char* argv[])
{
    if (argc < 7)
        return 2;
    mosquitto_lib_init();
    const int tables = std::atoi(argv[5]);
    const int seconds = std::atoi(argv[6]);
    const double idleMemory = memoryOf(argv[4]);
    Load load{tables};
    if (!load.connect(std::atoi(argv[1]), argv[2], argv[3], argc > 7 ? argv[7] : nullptr)) {
        std::fprintf(stderr, "A connection to the broker failed.\n");
        return 1;
    }
    load.run(Time{10'000}); // until all lines are open and moves are spread
    load.counts = {};
    const double before = processorTimeOf(argv[4]);
    const double ownBefore = processorTimeOf("self");
    load.run(Time{seconds * 1000});
    const double broker = (processorTimeOf(argv[4]) - before) / seconds;
    const double own = (processorTimeOf("self") - ownBefore) / seconds;

    auto& times = load.counts.moveTimes;
    std::sort(times.begin(), times.end());
    const auto at = [&](double part) {
        return times.empty() ? 0.0 : times[static_cast<std::size_t>(part * static_cast<double>(times.size() - 1))];
    };
    const double tableMinutes = tables * seconds / 60.0;
    std::printf("%d tables, %d lines, a move every %lld s%s\n", tables, 2 * tables,
                static_cast<long long>(moveInterval.count() / 1000), argc > 7 ? ", encrypted" : "");
    std::printf("broker: %.1f %% of a core, %.1f MB (%.1f MB without tables)\n", 100 * broker, memoryOf(argv[4]),
                idleMemory);
    std::printf("a table and minute: %.1f messages, %.0f bytes to the broker, and as many from it\n",
                static_cast<double>(load.counts.messages) / tableMinutes,
                static_cast<double>(load.counts.bytes) / tableMinutes);
    std::printf("%zu moves: median %.1f ms, 99th percentile %.1f ms, longest %.1f ms\n", times.size(), at(0.5),
                at(0.99), at(1));
    std::printf("this program: %.1f %% of a core; %ld connections lost\n", 100 * own, load.counts.lost);
    return load.counts.lost == 0 ? 0 : 1;
}
