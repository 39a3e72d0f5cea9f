// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/wire_model.h"

#include <algorithm>

namespace qipan::test {

namespace {

/// Lively, quiet and very quiet conversations in equal parts: some rounds end early, others are played to the end.
[[nodiscard]] int unrest(Dice& dice)
{
    const int tens[] = {100, 10, 1};
    return tens[dice.below(3)] * (2 + dice.below(5));
}

} // namespace

WireModel::WireModel(const Played& played, std::uint64_t seed)
    : m_dice{seed}
    , m_maxDelay{1 + m_dice.below(12)}
    , m_otherPerMille{unrest(m_dice)}
    , m_host{Seat::First, played, [this](const Message& message) { post(m_toGuest, message); }}
    , m_guest{Seat::Second, played, [this](const Message& message) { post(m_toHost, message); }}
{
}

void WireModel::step()
{
    arrive();
    tryAnything(m_dice.chance(50) ? m_host : m_guest);
}

bool WireModel::settle()
{
    while (isUnderWay())
        arrive();
    if (m_host.waitsWithdrawn() || m_guest.waitsWithdrawn())
        return false;
    while (tryAnswer(m_host) || tryAnswer(m_guest)) {
        while (isUnderWay())
            arrive();
    }
    return !m_host.waits() && !m_guest.waits();
}

void WireModel::arrive()
{
    ++m_now;
    deliver(m_toHost, m_host);
    deliver(m_toGuest, m_guest);
}

void WireModel::post(Line& line, const Message& message)
{
    const int earliest = line.underWay.empty() ? m_now : line.underWay.back().due;
    line.underWay.push_back({message, std::max(earliest, m_now + m_dice.below(m_maxDelay + 1))});
}

void WireModel::deliver(Line& line, WireEnd& to)
{
    while (!line.underWay.empty() && line.underWay.front().due <= m_now) {
        const Message message = line.underWay.front().message;
        line.underWay.pop_front();
        to.receive(message);
    }
}

void WireModel::tryAnything(WireEnd& end)
{
    if (end.match().isRunning() && m_dice.below(1000) >= m_otherPerMille)
        return tryMove(end);
    const auto& own = end.match().request(end.seat());
    const int what = m_dice.below(100);
    if (what < 40) {
        tryAnswer(end);
    } else if (what < 85) {
        const auto kind = static_cast<RequestKind>(m_dice.below(4));
        end.act(end.match().ask(kind, end.nextId()));
    } else if (what < 93) {
        if (own)
            end.act(Withdraw{own->id});
    } else if (what < 97) {
        end.act(Resign{});
    } else if (end.seat() == Seat::First) {
        const auto& match = end.match();
        end.act(FlagFall{match.sideOf(match.seatToMove()), static_cast<int>(match.openingChoices().size())});
    }
}

bool WireModel::tryAnswer(WireEnd& end)
{
    const auto open = end.match().request(opposite(end.seat()));
    return open && end.act(Answer{open->id, open->kind, m_dice.chance(50), std::nullopt});
}

void WireModel::tryMove(WireEnd& end)
{
    const auto& match = end.match();
    if (match.seatToMove() != end.seat())
        return;
    if (match.chooser())
        return tryChoice(end);
    const auto size = match.game().size();
    int index = m_dice.below(size.cells());
    for (int tried = 0; tried < size.cells(); ++tried, index = (index + 1) % size.cells()) {
        const Cell cell{index % size.columns, index / size.columns};
        if (match.game().isLegal(cell)) {
            end.act(match.place(cell)); // refused while an own request is open
            return;
        }
    }
}

void WireModel::tryChoice(WireEnd& end)
{
    end.act(end.match().choose(static_cast<OpeningChoice>(m_dice.below(3)))); // refused unless it is offered
}

} // namespace qipan::test
