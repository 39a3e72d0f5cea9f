// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/match_snapshot.h"

#include <algorithm>
#include <utility>

namespace qipan {

namespace {

/// Returns true if the moves, or more moves of the same round that this end has not seen, can have led to `verdict`.
[[nodiscard]] bool isPossible(const Match& match, const Verdict& verdict)
{
    if (verdict.plies < match.plies() || verdict.plies > match.game().size().cells())
        return false;
    const bool hasAllPlies = verdict.plies == match.plies();
    if (const auto& outcome = match.game().outcome())
        return hasAllPlies && verdict.outcome == *outcome;
    switch (verdict.outcome.reason) {
    case EndReason::Resign:
    case EndReason::Timeout:
        return verdict.outcome.winner.has_value();
    case EndReason::Agreed:
        return !verdict.outcome.winner;
    case EndReason::Other:
        return true;
    case EndReason::Five:
    case EndReason::Forbidden:
    case EndReason::Full:
    case EndReason::Count:
        break;
    }
    return !hasAllPlies;
}

/// Makes the next opening choice if one is due.
void chooseWhenDue(Match& match, const std::vector<OpeningChoice>& openingChoices)
{
    const std::size_t made = match.openingChoices().size();
    if (const auto seat = match.chooser(); seat && made < openingChoices.size())
        match.evolve(Chosen{*seat, openingChoices[made], match.plies()});
}

/// Returns the number of plies that both ends are sure to have. A turn of the guest may be in transit; before that, a
/// takeback requested by the guest may have been accepted, which removes the host's turn and the guest's before it.
[[nodiscard]] int guaranteedPlies(const Match& guests)
{
    int plies = guests.plies();
    for (const Seat mover : {Seat::Second, Seat::First, Seat::Second}) {
        while (plies > 0 && guests.seatOfPly(plies - 1) == mover) // a turn may be more than one ply
            --plies;
    }
    return plies;
}

} // namespace

MatchSnapshot snapshotOf(const Match& match)
{
    MatchSnapshot snapshot{match.initialBlack(), cellsOf(match.game().plies()), match.undos(), match.verdict(),
                           match.openingChoices()};
    // If the other end's verdict stands, moves that crossed with it do not count.
    if (snapshot.verdict && snapshot.verdict->plies < match.plies())
        snapshot.moves.resize(static_cast<std::size_t>(snapshot.verdict->plies));
    return snapshot;
}

std::unique_ptr<Match> restore(std::unique_ptr<BoardGame> game, const MatchSnapshot& snapshot, Opening opening)
{
    if (!areValidChoices(opening, static_cast<int>(snapshot.moves.size()), snapshot.openingChoices))
        return nullptr;
    auto match = std::make_unique<Match>(std::move(game), snapshot.black, opening, snapshot.undos);
    for (const Cell cell : snapshot.moves) {
        chooseWhenDue(*match, snapshot.openingChoices);
        if (match->game().moveError(cell))
            return nullptr;
        match->evolve(Placed{match->seatToMove(), cell, match->plies() + 1});
    }
    chooseWhenDue(*match, snapshot.openingChoices);
    if (snapshot.verdict) {
        if (!isPossible(*match, *snapshot.verdict))
            return nullptr;
        match->evolve(Ended{Seat::First, *snapshot.verdict});
        match->evolve(Confirmed{});
    } else if (match->game().outcome()) {
        return nullptr;
    }
    return match;
}

PendingActions pendingActions(const Match& guests, const MatchSnapshot& hosts)
{
    PendingActions rest;
    if (hosts.verdict)
        return rest;
    if (const auto& verdict = guests.verdict()) {
        const Side own = guests.sideOf(Seat::Second);
        rest.resign = verdict->outcome.reason == EndReason::Resign && verdict->outcome.winner == opposite(own);
    }
    const auto& played = guests.game().plies();
    if (guests.undos() != hosts.undos || guests.openingChoices() != hosts.openingChoices
        || played.size() != hosts.moves.size() + 1 || guests.seatOfPly(guests.plies() - 1) != Seat::Second)
        return rest;
    const bool isContinued = std::equal(hosts.moves.begin(), hosts.moves.end(), played.begin(),
                                        [](Cell cell, const Ply& ply) { return cell == ply.cell; });
    if (isContinued)
        rest.move = played.back().cell;
    return rest;
}

bool isPlausibleUpdate(const Match& held, const Match& received)
{
    const auto& seen = held.game().plies();
    const auto& plies = received.game().plies();
    const auto same = std::mismatch(seen.begin(), seen.end(), plies.begin(), plies.end(),
                                    [](const Ply& one, const Ply& other) { return one.cell == other.cell; });
    const bool isSettled = held.isConfirmed() && held.verdict() && received.verdict();
    if (isSettled && held.verdict()->outcome != received.verdict()->outcome)
        return false;
    return held.initialBlack() == received.initialBlack() && same.first - seen.begin() >= guaranteedPlies(held);
}

bool isFabricatedEnd(const Match& held, bool hasOfferedDraw, const Match& received)
{
    if (!received.verdict())
        return false;
    const Outcome& end = received.verdict()->outcome;
    const bool isOwn = held.verdict() && held.verdict()->outcome.reason == end.reason;
    if (end.reason == EndReason::Agreed)
        return !hasOfferedDraw && !isOwn;
    const bool isGuestsResignation = end.reason == EndReason::Resign && end.winner == received.sideOf(Seat::First);
    return isGuestsResignation && !(isOwn && held.verdict()->outcome.winner == held.sideOf(Seat::First));
}

} // namespace qipan
