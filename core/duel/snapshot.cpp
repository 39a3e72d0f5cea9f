// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/duel/snapshot.h"

#include "core/duel/verdict_check.h"

#include <algorithm>

namespace qipan::duel {

namespace {

[[nodiscard]] bool beginsWith(const std::vector<Action>& whole, const std::vector<Action>& start)
{
    return start.size() <= whole.size() && std::equal(start.begin(), start.end(), whole.begin());
}

} // namespace

Snapshot snapshotOf(const Duel& duel)
{
    return {.actions = {duel.board(Seat::First).actions(), duel.board(Seat::Second).actions()},
            .verdict = duel.verdict()};
}

std::unique_ptr<Duel> restore(const Setup& setup, const link::Board& dealt, End end, const Snapshot& snapshot)
{
    auto duel = std::make_unique<Duel>(setup, dealt, end);
    for (const Seat seat : {Seat::First, Seat::Second}) {
        for (const Action& action : snapshot.actions[indexOf(seat)]) {
            if (duel->board(seat).faultOf(action))
                return nullptr;
            duel->evolve(Acted{seat, action, action.at});
        }
    }
    if (!snapshot.verdict)
        return duel;
    if (!canFollow(*duel, *snapshot.verdict))
        return nullptr;
    duel->evolve(Ended{*snapshot.verdict});
    duel->evolve(Confirmed{*snapshot.verdict});
    return duel;
}

std::optional<PendingActions> pendingActions(const Duel& guests, const Snapshot& hosts)
{
    const std::vector<Action>& own = guests.board(Seat::Second).actions();
    const std::vector<Action>& received = hosts.actions[indexOf(Seat::Second)];
    const std::vector<Action>& others = guests.board(Seat::First).actions();
    if (!beginsWith(own, received) || !beginsWith(hosts.actions[indexOf(Seat::First)], others))
        return std::nullopt;
    PendingActions pending;
    if (hosts.verdict)
        return pending;
    pending.actions.assign(own.begin() + static_cast<std::ptrdiff_t>(received.size()), own.end());
    const auto& verdict = guests.verdict();
    pending.resign = verdict && verdict->reason == EndReason::Resign && verdict->winner == Seat::First;
    return pending;
}

} // namespace qipan::duel
