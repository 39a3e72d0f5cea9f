// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gomocup/time_control.h"

#include <algorithm>

namespace qipan::gomocup {

using Milliseconds = TimeControl::Milliseconds;

namespace {

constexpr Milliseconds none{0};

Milliseconds atLeastNothing(Milliseconds time)
{
    return std::clamp(time, none, TimeControl::unlimited);
}

/// The part of a move's time reserved for communication; larger where it costs little.
Milliseconds safetyMargin(Milliseconds time)
{
    constexpr Milliseconds always{8};
    constexpr Milliseconds atMost{50};
    return std::min({always + time / 20, atMost, time / 2});
}

} // namespace

void TimeControl::setTurn(Milliseconds time)
{
    m_turn = atLeastNothing(time);
}

void TimeControl::setMatch(Milliseconds time)
{
    m_match = atLeastNothing(time);
    if (m_match == none || m_match == unlimited)
        m_match.reset();
}

void TimeControl::setLeft(Milliseconds time)
{
    m_left = atLeastNothing(time);
    m_spentSinceLeft = none;
}

void TimeControl::setIncrement(Milliseconds time)
{
    m_increment = atLeastNothing(time);
}

void TimeControl::spend(Milliseconds time)
{
    m_spentInGame += time - m_increment;
    m_spentSinceLeft += time - m_increment;
}

std::optional<Milliseconds> TimeControl::left() const
{
    if (m_left)
        return m_left == unlimited ? std::nullopt : std::optional{atLeastNothing(*m_left - m_spentSinceLeft)};
    if (m_match)
        return atLeastNothing(*m_match - m_spentInGame);
    return std::nullopt;
}

std::optional<Milliseconds> TimeControl::thinkingTime() const
{
    // A game has about twenty to thirty own moves, and the early ones decide it.
    constexpr int movesToCome = 16;
    std::optional<Milliseconds> allowed = m_turn;
    if (const auto rest = left()) {
        const Milliseconds share = std::min(*rest, *rest / movesToCome + m_increment * 3 / 4);
        allowed = allowed ? std::min(*allowed, share) : share;
    }
    if (allowed)
        *allowed -= safetyMargin(*allowed);
    return allowed;
}

} // namespace qipan::gomocup
