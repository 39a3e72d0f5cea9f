// SPDX-License-Identifier: GPL-3.0-or-later
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

inline const QString roomPasscode = QStringLiteral("sesame");

[[nodiscard]] inline JoinRequest asPlayer(const QString& passcode)
{
    return {.role = Role::Play, .passcode = passcode, .resume = std::nullopt};
}

[[nodiscard]] inline JoinRequest asSpectator(const QString& passcode = {})
{
    return {.role = Role::Watch, .passcode = passcode, .resume = std::nullopt};
}

/// A host on any free port that records its signals.
struct Room {
    explicit Room(bool acceptAnyone = false, const GameTerms& terms = gomokuTable())
        : host{named("Host"), terms}
    {
        host.setAcceptAnyone(acceptAnyone);
        listens = host.listen(quint16{0}).has_value();
        QObject::connect(&host, &Host::joinRequested, &host, [this](const Knock& knock) {
            ++joinRequests;
            lastJoinRequest = knock.name;
            isLastUnproven = knock.isUnproven;
            lastAddress = knock.address;
        });
        QObject::connect(&host, &Host::joinRequestEnded, &host, [this] { ++joinRequestsEnded; });
        QObject::connect(&host, &Host::entered, &host, [this](Connection* connection, const Entered& peer) {
            ++guests;
            lastGuest = peer.name;
            lastTerms = std::get<GameTerms>(peer.terms);
            listenTo(connection);
            if (lastTerms->first != FirstBlack::RockPaperScissors)
                connection->call(&Session::startRound, Seat::First, std::nullopt);
        });
        QObject::connect(&host, &Host::reconnected, &host, [this](Connection* connection, const QString& token) {
            listenTo(connection);
            connection->call(&Session::resume, token, RoundState{1, {}, std::nullopt});
        });
        QObject::connect(&host, &Host::spectatorEntered, &host, [](Connection* connection) {
            connection->call(&Session::sync, std::nullopt, QStringLiteral("Guest"));
        });
        QObject::connect(&host, &Host::spectatorsChanged, &host, [this](int count) { spectators = count; });
    }

    void listenTo(Connection* connection)
    {
        QObject::connect(connection, &Connection::happened, &listener,
                         [this](const SessionEvent& event) { events.push_back(event); });
    }

    template <typename Wanted>
    [[nodiscard]] bool hears()
    {
        return waitUntil([&] { return !events.empty() && std::holds_alternative<Wanted>(events.back()); });
    }

    QObject listener; ///< the player at this table, not the host itself
    Host host;
    bool listens = false;
    int joinRequests = 0;
    int joinRequestsEnded = 0;
    int guests = 0;
    QString lastJoinRequest;
    bool isLastUnproven = false;
    QHostAddress lastAddress;
    int spectators = 0;
    QString lastGuest;
    std::optional<GameTerms> lastTerms;
    std::vector<SessionEvent> events; ///< of the players
};

/// A joining guest that records its signals.
struct Visitor {
    explicit Visitor(const TablePlace& place, const char* name = "Guest", const JoinRequest& joinRequest = {})
        : guest{std::make_unique<Guest>(named(name))}
    {
        QObject::connect(guest.get(), &Guest::entered, guest.get(),
                         [this](Connection* connection, const Entered& peer) {
                             host = peer.name;
                             token = peer.token;
                             listenTo(connection);
                         });
        QObject::connect(guest.get(), &Guest::reconnected, guest.get(), [this](Connection* connection, const Resumed&) {
            isBack = true;
            listenTo(connection);
        });
        QObject::connect(guest.get(), &Guest::passcodeWanted, guest.get(), [this] { isAsked = true; });
        QObject::connect(guest.get(), &Guest::plainProofWanted, guest.get(), [this] { isPlainProofWanted = true; });
        QObject::connect(guest.get(), &Guest::failed, guest.get(),
                         [this](GuestFailure why, const QString&) { failure = why; });
        guest->connectTo(place, joinRequest);
    }
    explicit Visitor(quint16 port, const char* name = "Guest")
        : Visitor{TableAddress{QStringLiteral("127.0.0.1"), port}, name}
    {
    }
    Visitor(quint16 port, const JoinRequest& joinRequest)
        : Visitor{TableAddress{QStringLiteral("127.0.0.1"), port}, "Guest", joinRequest}
    {
    }

    void listenTo(Connection* connection)
    {
        QObject::connect(connection, &Connection::happened, guest.get(),
                         [this](const SessionEvent& event) { events.push_back(event); });
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
    QString token;
    bool isBack = false;
    bool isAsked = false;            ///< for a passcode
    bool isPlainProofWanted = false; ///< asked whether to prove it without encryption
    std::optional<GuestFailure> failure;
    std::vector<SessionEvent> events;
};

} // namespace qipan::net::test
