#pragma once

#include "net/connection.h"
#include "net/guest.h"
#include "net/host.h"
#include "tests/net/lines.h"
#include "tests/net/raw_peer.h"

#include <memory>
#include <optional>
#include <vector>

namespace qipan::net::test {

/// A host on any free port that keeps what it is told.
struct Room {
    explicit Room(bool acceptAnyone = false)
        : host{named("Host"), gomokuTable()}
    {
        host.setAcceptAnyone(acceptAnyone);
        listens = host.listen(quint16{0}).has_value();
        QObject::connect(&host, &Host::knocked, &host, [this](const QString& name) {
            ++knocks;
            lastKnock = name;
        });
        QObject::connect(&host, &Host::knockEnded, &host, [this] { ++knocksEnded; });
        QObject::connect(&host, &Host::entered, &host, [this](Connection* connection, const Entered& peer) {
            ++guests;
            lastGuest = peer.name;
            QObject::connect(connection, &Connection::happened, &host,
                             [this](const SessionEvent& event) { events.push_back(event); });
            connection->startRound(Seat::First);
        });
    }

    template <typename Wanted>
    [[nodiscard]] bool hears()
    {
        return waitUntil([&] { return !events.empty() && std::holds_alternative<Wanted>(events.back()); });
    }

    Host host;
    bool listens = false;
    int knocks = 0;
    int knocksEnded = 0;
    int guests = 0;
    QString lastKnock;
    QString lastGuest;
    std::vector<SessionEvent> events; ///< of the players
};

/// Someone on the way to a table who keeps what is told.
struct Visitor {
    explicit Visitor(const TableAddress& address, const char* name = "Guest")
        : guest{std::make_unique<Guest>(named(name))}
    {
        QObject::connect(guest.get(), &Guest::entered, guest.get(),
                         [this](Connection* connection, const Entered& peer) {
                             host = peer.name;
                             QObject::connect(connection, &Connection::happened, guest.get(),
                                              [this](const SessionEvent& event) { events.push_back(event); });
                         });
        QObject::connect(guest.get(), &Guest::failed, guest.get(),
                         [this](GuestFailure why, const QString&) { failure = why; });
        guest->connectTo(address);
    }
    explicit Visitor(quint16 port, const char* name = "Guest")
        : Visitor{TableAddress{QStringLiteral("127.0.0.1"), port}, name}
    {
    }

    [[nodiscard]] bool enters()
    {
        return waitUntil([&] { return !events.empty() && std::holds_alternative<RoundStarted>(events.front()); });
    }
    [[nodiscard]] bool fails()
    {
        return waitUntil([&] { return failure.has_value(); });
    }
    template <typename Wanted>
    [[nodiscard]] bool hears()
    {
        return waitUntil([&] { return !events.empty() && std::holds_alternative<Wanted>(events.back()); });
    }
    [[nodiscard]] Connection& connection() { return *guest->connection(); }

    std::unique_ptr<Guest> guest;
    QString host;
    std::optional<GuestFailure> failure;
    std::vector<SessionEvent> events;
};

} // namespace qipan::net::test
