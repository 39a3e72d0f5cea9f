// SPDX-License-Identifier: GPL-3.0-or-later
// From a message written at one side to its arrival at the other, over a broker on this machine, against a bare publish
// and receive with libmosquitto in the same run; half a round trip each.
//     bench_broker_latency PORT USER PASSWORD [ROUNDS]
// A move is three lines of at most 100 bytes; here it is one of 90. Prints medians, 99th percentiles and the ratio.
#include "net/broker/broker_table.h"

#include <mosquitto.h>
#include <QCoreApplication>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <mutex>
#include <vector>

using namespace qipan::net;

namespace {

using Clock = std::chrono::steady_clock;

const QByteArray& move()
{
    static const QByteArray bytes{90, 'm'};
    return bytes;
}

[[nodiscard]] double microseconds(Clock::duration duration)
{
    return std::chrono::duration<double, std::micro>(duration).count();
}

/// Two connections with libmosquitto's own threads; the second sends back what it receives.
class Bare {
public:
    explicit Bare(const BrokerAccess& access)
    {
        m_asker = connect(access, "bench-asker");
        m_answerer = connect(access, "bench-answerer");
        mosquitto_message_callback_set(m_answerer, [](mosquitto* handle, void*, const mosquitto_message* message) {
            mosquitto_publish(handle, nullptr, "qipan/1/bench-asker", message->payloadlen, message->payload, 0, false);
        });
        mosquitto_message_callback_set(m_asker, [](mosquitto*, void* self, const mosquitto_message*) {
            auto& bare = *static_cast<Bare*>(self);
            const std::lock_guard lock{bare.m_mutex};
            bare.m_isBack = true;
            bare.m_changed.notify_all();
        });
    }
    ~Bare()
    {
        for (mosquitto* handle : {m_asker, m_answerer}) {
            mosquitto_disconnect(handle);
            mosquitto_loop_stop(handle, false);
            mosquitto_destroy(handle);
        }
    }
    Bare(const Bare&) = delete;
    Bare& operator=(const Bare&) = delete;

    [[nodiscard]] double roundTrip()
    {
        std::unique_lock lock{m_mutex};
        m_isBack = false;
        const auto start = Clock::now();
        mosquitto_publish(m_asker, nullptr, "qipan/1/bench-answerer", static_cast<int>(move().size()),
                          move().constData(), 0, false);
        m_changed.wait_for(lock, std::chrono::seconds{5}, [this] { return m_isBack; });
        return microseconds(Clock::now() - start);
    }

private:
    mosquitto* connect(const BrokerAccess& access, const char* id)
    {
        mosquitto* handle = mosquitto_new(id, true, this);
        mosquitto_int_option(handle, MOSQ_OPT_TCP_NODELAY, 1);
        mosquitto_username_pw_set(handle, access.user.toUtf8().constData(), access.password.toUtf8().constData());
        mosquitto_connect(handle, "127.0.0.1", access.address.port, 60);
        mosquitto_subscribe(handle, nullptr, topicOf(id).constData(), 0);
        mosquitto_loop_start(handle);
        return handle;
    }

    mosquitto* m_asker = nullptr;
    mosquitto* m_answerer = nullptr;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    bool m_isBack = false;
};

/// A line; the host sends back what it reads.
class Lines {
public:
    explicit Lines(const BrokerAccess& access)
        : m_code{TableCode::generate()}
        , m_table{access, m_code}
    {
        QObject::connect(&m_table, &BrokerTable::knocked, &m_table, [](BrokerTransport* line) {
            QObject::connect(line, &QIODevice::readyRead, line, [line] {
                line->write(line->readAll());
                line->flush();
            });
        });
        while (!m_table.isOpen())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        m_guest = std::make_unique<BrokerTransport>(access, m_code);
        while (!m_guest->isConnected())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }

    [[nodiscard]] double roundTrip()
    {
        const auto start = Clock::now();
        m_guest->write(move());
        m_guest->flush();
        while (m_guest->bytesAvailable() < move().size())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        const auto time = microseconds(Clock::now() - start);
        m_guest->readAll();
        return time;
    }

private:
    TableCode m_code;
    BrokerTable m_table;
    std::unique_ptr<BrokerTransport> m_guest;
};

struct Figures {
    double median = 0;
    double late = 0;
};

[[nodiscard]] Figures figuresOf(std::vector<double>& roundTrips)
{
    std::sort(roundTrips.begin(), roundTrips.end());
    return {roundTrips[roundTrips.size() / 2] / 2, roundTrips[roundTrips.size() * 99 / 100] / 2};
}

} // namespace

int main(int argc, char* argv[])
{
    QCoreApplication application{argc, argv};
    if (argc < 4)
        return 2;
    mosquitto_lib_init();
    const BrokerAccess access{{QStringLiteral("127.0.0.1"), static_cast<quint16>(std::atoi(argv[1])), false},
                              QString::fromLocal8Bit(argv[2]),
                              QString::fromLocal8Bit(argv[3]),
                              {}};
    const int rounds = argc > 4 ? std::atoi(argv[4]) : 2000;
    Bare bare{access};
    Lines lines{access};
    std::vector<double> bareTimes;
    std::vector<double> lineTimes;
    for (int i = 0; i < 100 + rounds; ++i) { // in turns, so that both see the same machine
        const double a = bare.roundTrip();
        const double b = lines.roundTrip();
        if (i >= 100) {
            bareTimes.push_back(a);
            lineTimes.push_back(b);
        }
        if (i % 50 == 0) { // let the pace recover: a game never comes near it
            const auto until = Clock::now() + std::chrono::milliseconds{600};
            while (Clock::now() < until)
                QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
        }
    }
    const Figures plain = figuresOf(bareTimes);
    const Figures line = figuresOf(lineTimes);
    std::printf("bare publish and receive: median %.0f us, 99th percentile %.0f us\n", plain.median, plain.late);
    std::printf("line through the broker:  median %.0f us, 99th percentile %.0f us\n", line.median, line.late);
    std::printf("ratio of the medians: %.2f\n", line.median / plain.median);
    return 0;
}
