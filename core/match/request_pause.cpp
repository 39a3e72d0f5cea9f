// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/request_pause.h"

namespace qipan {

bool RequestPause::update(const Match& match, Time now)
{
    const auto before = m_seat;
    if (m_seat)
        m_used[indexOf(*m_seat)] += now - m_since;
    m_since = now;
    m_seat.reset();
    const Seat mover = match.seatToMove();
    if (match.isRunning() && match.request(mover) && m_used[indexOf(mover)] < limit)
        m_seat = mover;
    return m_seat != before;
}

std::optional<RequestPause::Time> RequestPause::endsAt() const
{
    return m_seat ? std::optional{m_since + limit - m_used[indexOf(*m_seat)]} : std::nullopt;
}

} // namespace qipan
