#include "core/match/account.h"

#include <algorithm>
#include <utility>

namespace qipan {

namespace {

/// Returns true if the moves, or more moves of the same round that this end has not seen, can have led to `verdict`.
[[nodiscard]] bool isPossible(const Match& match, const Verdict& verdict)
{
    if (verdict.plies < match.plies() || verdict.plies > match.game().size().cells())
        return false;
    const bool isAllSeen = verdict.plies == match.plies();
    if (const auto& outcome = match.game().outcome())
        return isAllSeen && verdict.outcome == *outcome;
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
    return !isAllSeen;
}

/// Makes the next opening choice if one is due.
void chooseWhenDue(Match& match, const std::vector<Take>& takes)
{
    const std::size_t made = match.takes().size();
    if (const auto seat = match.chooser(); seat && made < takes.size())
        match.evolve(Chosen{*seat, takes[made], match.plies()});
}

} // namespace

Account accountOf(const Match& match)
{
    Account account{match.beginner(), {}, match.undos(), match.verdict(), match.takes()};
    for (const Ply& ply : match.game().plies())
        account.moves.push_back(ply.cell);
    // If the other end's verdict stands, moves that crossed with it do not count.
    if (account.verdict && account.verdict->plies < match.plies())
        account.moves.resize(static_cast<std::size_t>(account.verdict->plies));
    return account;
}

std::unique_ptr<Match> restore(std::unique_ptr<BoardGame> game, const Account& account, Opening opening)
{
    if (!canBeTaken(opening, static_cast<int>(account.moves.size()), account.takes))
        return nullptr;
    auto match = std::make_unique<Match>(std::move(game), account.black, opening, account.undos);
    for (const Cell cell : account.moves) {
        chooseWhenDue(*match, account.takes);
        if (match->game().objection(cell))
            return nullptr;
        match->evolve(Placed{match->seatToMove(), cell, match->plies() + 1});
    }
    chooseWhenDue(*match, account.takes);
    if (account.verdict) {
        if (!isPossible(*match, *account.verdict))
            return nullptr;
        match->evolve(Ended{Seat::First, *account.verdict});
        match->evolve(Confirmed{});
    } else if (match->game().outcome()) {
        return nullptr;
    }
    return match;
}

Remainder remainder(const Match& guests, const Account& hosts)
{
    Remainder rest;
    if (hosts.verdict)
        return rest;
    if (const auto& verdict = guests.verdict()) {
        const Side own = guests.sideOf(Seat::Second);
        rest.resign = verdict->outcome.reason == EndReason::Resign && verdict->outcome.winner == opposite(own);
    }
    const auto& played = guests.game().plies();
    if (guests.undos() != hosts.undos || guests.takes() != hosts.takes || played.size() != hosts.moves.size() + 1
        || guests.seatOfPly(guests.plies() - 1) != Seat::Second)
        return rest;
    const bool isContinued = std::equal(hosts.moves.begin(), hosts.moves.end(), played.begin(),
                                        [](Cell cell, const Ply& ply) { return cell == ply.cell; });
    if (isContinued)
        rest.move = played.back().cell;
    return rest;
}

namespace {

/// Returns the number of plies that both ends are sure to have. A turn of the guest may be in transit; before that, a
/// take-back requested by the guest may have been accepted, which removes the host's turn and the guest's before it.
[[nodiscard]] int surePlies(const Match& guests)
{
    int plies = guests.plies();
    for (const Seat mover : {Seat::Second, Seat::First, Seat::Second}) {
        while (plies > 0 && guests.seatOfPly(plies - 1) == mover) // a turn may be more than one ply
            --plies;
    }
    return plies;
}

} // namespace

bool canHaveBecome(const Match& held, const Match& told)
{
    const auto& seen = held.game().plies();
    const auto& plies = told.game().plies();
    const auto same = std::mismatch(seen.begin(), seen.end(), plies.begin(), plies.end(),
                                    [](const Ply& one, const Ply& other) { return one.cell == other.cell; });
    const bool isSettled = held.isConfirmed() && held.verdict() && told.verdict();
    if (isSettled && held.verdict()->outcome != told.verdict()->outcome)
        return false;
    return held.beginner() == told.beginner() && same.first - seen.begin() >= surePlies(held);
}

bool isEndInvented(const Match& held, bool hasOfferedDraw, const Match& told)
{
    if (!told.verdict())
        return false;
    const Outcome& end = told.verdict()->outcome;
    const bool isOwn = held.verdict() && held.verdict()->outcome.reason == end.reason;
    if (end.reason == EndReason::Agreed)
        return !hasOfferedDraw && !isOwn;
    const bool isGuestsResignation = end.reason == EndReason::Resign && end.winner == told.sideOf(Seat::First);
    return isGuestsResignation && !(isOwn && held.verdict()->outcome.winner == held.sideOf(Seat::First));
}

} // namespace qipan
