// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/duel/played_duel.h"

#include "core/duel/computer.h"
#include "core/link/deal.h"

#include <algorithm>
#include <vector>

namespace qipan::tests {

duel::Setup smallDuel(duel::Rule rule, std::uint32_t seed)
{
    duel::Setup setup{.deal = {.size = {6, 4}, .pictures = 6, .seed = seed}, .rule = rule};
    if (rule == duel::Rule::Points)
        setup.minutes = std::chrono::minutes{1};
    return setup;
}

duel::Duel playedDuel(const duel::Setup& setup)
{
    const auto deal = link::makeDeal(setup.deal, std::atomic<bool>{false});
    duel::Duel round{setup, deal->board, duel::End::OneMachine};
    std::array computers{duel::Computer{5, 1}, duel::Computer{3, 2}};
    std::array<duel::Milliseconds, 2> now{};
    const auto next = [&](Seat seat) { return computers[indexOf(seat)].next(round.board(seat), now[indexOf(seat)]); };
    std::array planned{next(Seat::First), next(Seat::Second)};
    while (round.isRunning()) {
        const Seat seat = planned[0].at <= planned[1].at ? Seat::First : Seat::Second;
        const duel::Action action = planned[indexOf(seat)];
        const bool isLate = setup.rule == duel::Rule::Points && action.at >= setup.minutes;
        const duel::Command command = isLate ? duel::Command{duel::Tick{setup.minutes}}
                                             : duel::Command{duel::Act{action, round.nextNumber(seat, action.kind)}};
        const auto decision = round.decide(seat, command);
        const auto* events = std::get_if<duel::Duel::Events>(&decision);
        if (events == nullptr)
            break;
        for (const duel::Event& event : *events)
            round.evolve(event);
        now[indexOf(seat)] = action.at;
        if (!round.isRunning())
            break;
        if (round.board(seat).clearedAt()) { // at one machine the round ends with the next tick
            const auto ended = round.decide(seat, duel::Tick{action.at + duel::Milliseconds{200}});
            for (const duel::Event& event : std::get<duel::Duel::Events>(ended))
                round.evolve(event);
            break;
        }
        planned[indexOf(seat)] = next(seat);
    }
    return round;
}

record::DuelRecord recordOf(const duel::Duel& round)
{
    const duel::Snapshot snapshot = snapshotOf(round);
    return {.setup = round.setup(), .actions = snapshot.actions, .verdict = snapshot.verdict, .names = {"Ada", "Lin"}};
}

} // namespace qipan::tests
