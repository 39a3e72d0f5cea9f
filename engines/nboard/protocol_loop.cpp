// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/nboard/protocol_loop.h"

#include "core/reversi/full_engine.h"
#include "core/reversi/game.h"
#include "engines/common/console.h"
#include "engines/nboard/session.h"
#include "engines/nboard/words.h"

#include <atomic>
#include <memory>

namespace qipan::nboard {

namespace {

constexpr std::uint64_t seed = 1; // makes the answers reproducible as far as the limits allow

/// Two empty squares: A1, which turns B1, and H8.
constexpr reversi::Squares lastOther = 0x2;
constexpr reversi::Position nearEndPosition{.mover = ~(lastOther | 0x8000000000000001), .other = lastOther};

/// The first searches load the weights and allocate the tables, in the endgame those of the solver too; this must not
/// count as the time of a move.
void warmUp(Engine& engine, const Settings& settings)
{
    const std::atomic<bool> never{false};
    Limits limits = settings.limits(nearEndPosition.empties());
    limits.time.reset(); // a slow machine might reach it before the tables are allocated
    (void)engine.think(reversi::Game{nearEndPosition, Side::Black}, limits, never, {});
}

} // namespace

void runProtocol(const Settings& settings)
{
    constexpr std::size_t longestLine = 16 * 1024; // bytes; a game with evaluations and comments
    const auto engine = reversi::makeFullEngine(seed);
    warmUp(*engine, settings);
    const auto inbox = std::make_shared<engines::Inbox>(kindOf);
    Session session{*engine, inbox->stop(), settings, engines::writeLine};
    engines::processInput(inbox, longestLine, [&session](std::string_view line) { return session.process(line); });
}

} // namespace qipan::nboard
