// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/model/store.h"

#include <algorithm>

namespace qipan::net::model {

using namespace std::chrono_literals;

Time Store::save(Kept kept, Environment& environment)
{
    while (m_entries.size() > 1 && m_entries[1].ready <= environment.now)
        m_entries.pop_front();
    Time ready = environment.now + environment.dice.time(0ms, environment.conditions.slowestStore);
    if (!m_entries.empty())
        ready = std::max(ready, m_entries.back().ready);
    m_entries.push_back({ready, std::move(kept)});
    return ready;
}

void Store::crash(Time now)
{
    while (!m_entries.empty() && m_entries.back().ready > now)
        m_entries.pop_back();
}

std::optional<Kept> Store::last() const
{
    return m_entries.empty() ? std::nullopt : std::optional{m_entries.back().kept};
}

} // namespace qipan::net::model
