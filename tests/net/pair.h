// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/net/end.h"
#include "tests/net/lines.h"

#include <optional>

namespace qipan::net::test {

/// A connected host and guest in round 1; the host plays black.
struct Pair {
    explicit Pair(const GameTerms& playedHere = gomokuTable())
        : terms{playedHere}
    {
        settle();
    }

    GameTerms terms;
    End host{Session::host(named("Host"), terms, atStart)};
    End guest{Session::guest(named("Guest"), JoinRequest{}, atStart)};

    /// Breaks the connection, losing data in transit; the guest takes its seat again.
    void breakLine()
    {
        host.reconnect(Session::host(named("Host"), terms, atStart));
        guest.reconnect(Session::guest(named("Guest"), {Role::Play, {}, guest.seatToResume()}, atStart));
        settle();
    }

    /// Delivers everything until nothing is in transit.
    void settle()
    {
        for (bool moved = true; moved;) {
            moved = carry(host, guest);
            moved = carry(guest, host) || moved;
        }
    }

    static bool carry(End& from, End& to)
    {
        const auto bytes = from.session().takeOutput();
        to.session().receive(bytes, atStart);
        to.run(atStart);
        return !bytes.isEmpty();
    }

    bool act(End& end, const Command& command)
    {
        const bool done = end.act(command);
        settle();
        return done;
    }

    bool play(End& end, Cell cell) { return act(end, end.match().place(cell)); }
    bool ask(End& end, RequestKind kind) { return act(end, end.match().ask(kind, end.nextRequestId())); }
    bool answer(End& end, bool accept)
    {
        const auto& open = end.match().request(opposite(end.seat()));
        return act(end, Answer{open->id, open->kind, accept, std::nullopt});
    }
};

/// A guest in round 1 after the host's first ply on H8.
struct GuestAfterOne {
    End end{Session::guest(named("Guest"), JoinRequest{}, atStart)};

    GuestAfterOne()
    {
        take(welcomeLine);
        take(R"({"type":"start","round":1,"black":"host"})");
        take(R"({"type":"move","round":1,"n":1,"x":7,"y":7})");
        static_cast<void>(end.session().takeOutput());
    }

    void take(const char* line)
    {
        give(end.session(), line);
        end.run(atStart);
    }
};

} // namespace qipan::net::test
