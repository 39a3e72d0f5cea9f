// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/net/lines.h"
#include "tests/support/catch.h"

#include <vector>

namespace qipan::net::test {

using Status = ProposalUpdate::Status;

[[nodiscard]] inline GameSetup reversi()
{
    return *makeSetup("reversi", "standard", 8);
}

/// Two ends between round 1 and round 2.
struct Proposers {
    Session host = playingHost();
    Session guest = playingGuest();
    std::vector<SessionEvent> atHost;
    std::vector<SessionEvent> atGuest;

    Proposers()
    {
        endRound(host);
        endRound(guest);
    }

    void settle(Time now = Time{0})
    {
        for (int turn = 0; turn < 4; ++turn) {
            carry(guest, host, atHost, now);
            carry(host, guest, atGuest, now);
        }
    }

    static void carry(Session& from, Session& to, std::vector<SessionEvent>& received, Time now)
    {
        to.receive(from.takeOutput(), now);
        for (const auto& event : eventsOf(to, now))
            received.push_back(event);
    }
};

[[nodiscard]] inline std::vector<Status> updatesIn(const std::vector<SessionEvent>& events)
{
    std::vector<Status> update;
    for (const auto& event : events) {
        if (const auto* one = std::get_if<ProposalUpdate>(&event)) {
            REQUIRE(one->setup.size == 8);
            update.push_back(one->status);
        }
    }
    return update;
}

/// One end between two rounds; the test plays the other side.
[[nodiscard]] inline Session betweenRounds(Seat seat)
{
    auto session = seat == Seat::First ? playingHost() : playingGuest();
    endRound(session);
    return session;
}

inline constexpr const char* deliveredLine = R"({"type":"proposal-heard","id":1})";
inline constexpr const char* agreedLine = R"({"type":"proposal-reply","id":1,"accept":true})";
inline constexpr const char* refusedLine = R"({"type":"proposal-reply","id":1,"accept":false})";
inline constexpr const char* proposeLine =
    R"({"type":"propose","id":1,"round":1,"game":"reversi","rule":"standard","size":8})";
inline constexpr const char* startReversi =
    R"({"type":"start","round":2,"black":"guest","setup":{"game":"reversi","rule":"standard","size":8,)"
    R"("opening":"free","first":"host","clock":null}})";

} // namespace qipan::net::test
