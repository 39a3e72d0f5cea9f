// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/net/model/guest_end.h"
#include "tests/net/model/host_end.h"
#include "tests/net/model/spectator_end.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace qipan::net::model {

/// A host, a guest, spectators and the network between them. Deterministic for a given seed.
class World {
public:
    World(const GameInfo& game, Route route, std::uint64_t seed);
    World(const World&) = delete; // its members refer to each other
    World& operator=(const World&) = delete;

    /// Plays a few games, waits until everything has arrived, and compares the ends. Throws std::runtime_error if they
    /// disagree. Returns the number of games with a result.
    int play();
    [[nodiscard]] const Meetings& meetings() const { return m_environment.meetings; }
    /// The most recent messages.
    [[nodiscard]] std::string tail() const { return m_environment.tail.text(); }

private:
    void step(Time longest);
    void run();
    void act();
    void disturb();
    void disturbSpectators();
    void settle();
    bool actCalmly();
    [[nodiscard]] const char* unsettled();
    [[nodiscard]] const char* unsettledSpectator(const SpectatorEnd& spectator, const Game& game) const;
    int compare();
    void compareScores();

    Environment m_environment;
    Ledger m_ledger;
    HostEnd m_host;
    GuestEnd m_guest;
    std::array<SpectatorEnd, 2> m_spectators;
    Time m_nextAct{0};
};

} // namespace qipan::net::model
