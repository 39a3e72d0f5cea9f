// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/net/duel/duel_end.h"
#include "tests/net/lines.h"

#include <chrono>

namespace qipan::net::test {

inline const JoinRequest duelist{.playsDuels = true};

/// A connected host and guest in round 1 of a duel, in which this much time has passed.
struct DuelPair {
    explicit DuelPair(const duel::Setup& table = duelTable(), duel::Milliseconds played = std::chrono::seconds{1})
        : host{Session::host(named("Host"), table, Time{0})}
        , guest{Session::guest(named("Guest"), duelist, Time{0})}
        , setup{table}
    {
        settle();
        wait(std::chrono::seconds{3} + played);
    }

    DuelEnd host;
    DuelEnd guest;
    duel::Setup setup;
    Time now{0};

    void wait(Time time)
    {
        now += time;
        settle();
    }

    /// Delivers everything until nothing is in transit.
    void settle()
    {
        host.run(now);
        guest.run(now);
        for (bool moved = true; moved;) {
            moved = carry(host, guest);
            moved = carry(guest, host) || moved;
        }
    }

    bool carry(DuelEnd& from, DuelEnd& to) const
    {
        const QByteArray bytes = from.session().takeOutput();
        to.session().receive(bytes, now);
        to.run(now);
        return !bytes.isEmpty();
    }

    bool act(DuelEnd& end, const duel::Command& command)
    {
        const bool isDone = end.act(command);
        settle();
        return isDone;
    }
    bool ask(DuelEnd& end, duel::RequestKind kind) { return act(end, duel::Ask{kind, end.nextRequestId()}); }
    bool answer(DuelEnd& end, bool accept)
    {
        const auto open = end.duel().request(opposite(end.seat()));
        return open && act(end, duel::Answer{open->id, open->kind, accept});
    }
    /// Takes all pairs of a board, this far apart.
    void clear(DuelEnd& end, Time pace)
    {
        while (!end.duel().board(end.seat()).game().won() && end.duel().isRunning()) {
            wait(pace);
            static_cast<void>(end.takePair());
            settle();
        }
    }

    /// Breaks the connection, losing data in transit; the guest takes its seat again.
    void breakLine()
    {
        host.lose();
        guest.lose();
        host.reconnect(Session::host(named("Host"), setup, now));
        JoinRequest back = duelist;
        back.resume = guest.seatToResume();
        guest.reconnect(Session::guest(named("Guest"), back, now));
        settle();
    }
};

} // namespace qipan::net::test
