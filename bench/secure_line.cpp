// SPDX-License-Identifier: GPL-3.0-or-later
// What an encrypted line costs: a move to the other side and one back, host and guest in one process over loopback,
// beside the same without a passcode; and joining.
#include "net/connection.h"
#include "net/guest.h"
#include "net/host.h"
#include "net/secure/frames.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTextStream>

#include <algorithm>
#include <memory>
#include <vector>

using namespace qipan;
using namespace qipan::net;

namespace {

constexpr int roundTrips = 200; ///< at the pace that a host allows
constexpr int joins = 15;       ///< a table accepts 20 guests a minute without a question

struct Times {
    double join = 0;      ///< median, ms
    double roundTrip = 0; ///< likewise
    double slow = 0;      ///< 99th percentile of the round trips, ms
};

/// A guest at a table, which sends back each move.
struct Visit {
    explicit Visit(Host& host, const QString& passcode)
    {
        QObject::connect(&guest, &Guest::entered, &guest, [this] { isIn = true; });
        guest.connectTo(TableAddress{QStringLiteral("127.0.0.1"), host.port()},
                        {.role = Role::Play, .passcode = passcode, .resume = std::nullopt});
        while (!isIn || host.player() == nullptr || host.player()->session().round() == 0)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }

    Guest guest{{QStringLiteral("Guest"), QStringLiteral("bench")}};
    bool isIn = false;
};

[[nodiscard]] double msOf(const QElapsedTimer& timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

[[nodiscard]] double at(std::vector<double>& values, double part)
{
    std::ranges::sort(values);
    return values[static_cast<std::size_t>(part * static_cast<double>(values.size() - 1))];
}

[[nodiscard]] Times measure(const QString& passcode)
{
    Host host{{QStringLiteral("Host"), QStringLiteral("bench")},
              GameTerms{*makeSetup("gomoku", "freestyle", 15), FirstBlack::Host, std::nullopt}};
    host.setAcceptAnyone(true);
    host.setPasscode(passcode);
    if (!host.listen(quint16{0}))
        return {};
    QObject::connect(&host, &Host::entered, &host,
                     [](Connection* connection) { connection->call(&Session::startRound, Seat::First, std::nullopt); });
    Times times;
    QElapsedTimer timer;
    std::vector<double> taken;
    for (int i = 0; i < joins; ++i) {
        timer.start();
        const Visit visit{host, passcode};
        taken.push_back(msOf(timer));
    }
    times.join = at(taken, 0.5);
    while (host.isSeatTaken())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);

    Visit visit{host, passcode};
    bool isBack = false;
    const QString text = QStringLiteral("a line about as long as that of a move");
    QObject::connect(visit.guest.connection(), &Connection::happened, &visit.guest, [&](const SessionEvent& event) {
        if (std::holds_alternative<ChatReceived>(event))
            visit.guest.connection()->call(&Session::chat, text);
    });
    QObject::connect(host.player(), &Connection::happened, &host, [&](const SessionEvent& event) {
        isBack = isBack || std::holds_alternative<ChatReceived>(event);
    });
    taken.clear();
    QElapsedTimer pace; // a host takes 50 messages a second
    for (int i = 0; i < roundTrips; ++i) {
        pace.start();
        isBack = false;
        timer.start();
        host.player()->call(&Session::chat, text);
        while (!isBack)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        taken.push_back(msOf(timer));
        while (pace.elapsed() < 25)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    }
    times.roundTrip = at(taken, 0.5);
    times.slow = at(taken, 0.99);
    return times;
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application{argc, argv};
    const Times plain = measure({});
    const Times encrypted = measure(QStringLiteral("sesame"));
    QTextStream out{stdout};
    out << "joining: " << plain.join << " ms plain, " << encrypted.join << " ms encrypted\n";
    out << "there and back: " << plain.roundTrip << " ms plain (99 % " << plain.slow << "), " << encrypted.roundTrip
        << " ms encrypted (99 % " << encrypted.slow << "), ratio " << encrypted.roundTrip / plain.roundTrip << '\n';
    const QByteArray move = R"({"n":42,"round":1,"type":"move","x":7,"y":7})"
                            "\n";
    FrameWriter writer{StreamKey{}};
    const auto first = writer.write(move).size();
    out << "a move: " << move.size() << " bytes plain, " << writer.write(move).size() << " encrypted, "
        << first - writer.write(move).size() << " more once for each direction\n";
    return 0;
}
