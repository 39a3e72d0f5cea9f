// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/broker/hostile_network.h"

#include <algorithm>

namespace qipan::net::test {

namespace {

constexpr std::size_t rememberedMessages = 200;

} // namespace

void HostileNetwork::send(bool isFromHost, const QByteArray& message, Time now)
{
    ++m_messages;
    auto& seen = m_seen[isFromHost ? 1 : 0];
    if (seen.size() < rememberedMessages)
        seen.push_back(message);
    if (chance(m_weather.crosses))
        fly(isFromHost, message, now);
    if (chance(m_weather.replays))
        fly(!isFromHost, seen[static_cast<std::size_t>(number(0, static_cast<int>(seen.size()) - 1))], now);
    if (chance(m_weather.doubles))
        fly(!isFromHost, message, now);
    if (!isOut(now) && !chance(m_weather.loses))
        fly(!isFromHost,
            chance(m_weather.truncates) ? message.first(number(0, static_cast<int>(message.size()))) : message, now);
}

void HostileNetwork::fly(bool toHost, const QByteArray& message, Time now)
{
    const auto delay =
        number(static_cast<int>(m_weather.shortest.count()), static_cast<int>(m_weather.longest.count()));
    m_flights.push_back({now + Time{delay}, toHost, message});
}

std::vector<QByteArray> HostileNetwork::arriving(bool atHost, Time now)
{
    const auto landed = std::stable_partition(m_flights.begin(), m_flights.end(), [&](const Flight& flight) {
        return flight.toHost != atHost || flight.arrival > now;
    });
    std::stable_sort(landed, m_flights.end(), [](const Flight& a, const Flight& b) { return a.arrival < b.arrival; });
    std::vector<QByteArray> messages;
    for (auto flight = landed; flight != m_flights.end(); ++flight)
        messages.push_back(flight->message);
    m_flights.erase(landed, m_flights.end());
    return messages;
}

Time HostileNetwork::nextArrival(Time latest) const
{
    for (const Flight& flight : m_flights)
        latest = std::min(latest, flight.arrival);
    return latest;
}

} // namespace qipan::net::test
