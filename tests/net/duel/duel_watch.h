// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/net/duel/duel_end.h"
#include "tests/net/lines.h"

namespace qipan::net::test {

/// A spectator of a duel, with the host's end of its connection.
class DuelWatch {
public:
    DuelWatch(DuelEnd& host, const duel::Setup& setup, Time now)
        : m_host{host}
        , m_hostSide{Session::host(named("Host"), setup, now)}
        , m_spectator{Session::guest(named("Wei"), {.role = Role::Watch, .playsDuels = true}, now)}
    {
        m_host.onEvent = [this](const duel::Event& event) { follow(event); };
        m_host.onRound = [this] { begin(); };
    }
    DuelWatch(const DuelWatch&) = delete; // the host refers to it
    DuelWatch& operator=(const DuelWatch&) = delete;

    /// Delivers everything until nothing is in transit.
    void run(Time now)
    {
        m_hostSide.advance(now);
        for (bool moved = true; moved;) {
            const QByteArray up = m_spectator.session().takeOutput();
            m_hostSide.receive(up, now);
            while (const auto event = m_hostSide.poll(now))
                handle(*event);
            const QByteArray down = m_hostSide.takeOutput();
            m_spectator.session().receive(down, now);
            m_spectator.run(now);
            moved = !up.isEmpty() || !down.isEmpty();
        }
    }
    void sync()
    {
        const bool hasRound = m_host.hasDuel();
        m_hostSide.syncDuel(hasRound ? std::optional{m_host.state()} : std::nullopt,
                            hasRound ? boardOf(m_host.setup().deal) : link::Board{BoardSize{2, 1}},
                            QStringLiteral("Guest"));
    }

    [[nodiscard]] DuelEnd& spectator() { return m_spectator; }
    [[nodiscard]] Session& hostSide() { return m_hostSide; }

private:
    void handle(const SessionEvent& event)
    {
        if (std::holds_alternative<JoinRequested>(event))
            m_hostSide.admit();
        else if (std::holds_alternative<Entered>(event))
            sync();
    }
    void follow(const duel::Event& event)
    {
        if (std::holds_alternative<duel::Paused>(event) || std::holds_alternative<duel::WentOn>(event))
            sync();
        else
            m_hostSide.sendDuelEvent(event, m_host.duel());
    }
    void begin()
    {
        if (m_host.round() == 1)
            sync();
        else
            m_hostSide.startDuel(m_host.setup().deal, boardOf(m_host.setup().deal));
    }

    DuelEnd& m_host;
    Session m_hostSide;
    DuelEnd m_spectator;
};

} // namespace qipan::net::test
