// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/table_list.h"

#include <algorithm>

namespace qipan::net {

namespace {

/// True if `one` is the better address to show and store: IPv4 instead of link-local IPv6, whose interface may change
/// with the next start.
bool isPreferred(const QHostAddress& one, const QHostAddress& other)
{
    return one.protocol() == QAbstractSocket::IPv4Protocol && other.isLinkLocal()
        && other.protocol() == QAbstractSocket::IPv6Protocol;
}

} // namespace

bool TableList::update(const TableNotice& notice, const QHostAddress& from, std::chrono::milliseconds now)
{
    const auto known =
        std::ranges::find_if(m_entries, [&](const Entry& entry) { return entry.table.notice.id == notice.id; });
    if (known == m_entries.end()) {
        const auto alike = std::ranges::count(m_entries, from, [](const Entry& entry) { return entry.table.address; });
        if (m_entries.size() >= maxTables || alike >= maxPerAddress)
            return false;
        m_entries.push_back({{notice, from}, now, now});
        return true;
    }
    known->lastSeen = now;
    const bool isKept = known->table.address == from || isPreferred(from, known->table.address);
    if (!isKept && now < known->lastSeenAtAddress + expiryTime)
        return false;
    known->lastSeenAtAddress = now;
    const bool isNew = known->table.notice != notice || known->table.address != from;
    known->table = {notice, from};
    return isNew;
}

bool TableList::expire(std::chrono::milliseconds now)
{
    return std::erase_if(m_entries, [&](const Entry& entry) { return entry.lastSeen + expiryTime <= now; }) > 0;
}

std::optional<std::chrono::milliseconds> TableList::nextExpiry() const
{
    if (m_entries.empty())
        return std::nullopt;
    const auto oldest = std::ranges::min_element(
        m_entries, [](const Entry& left, const Entry& right) { return left.lastSeen < right.lastSeen; });
    return oldest->lastSeen + expiryTime;
}

std::vector<FoundTable> TableList::tables() const
{
    std::vector<FoundTable> tables;
    tables.reserve(m_entries.size());
    for (const auto& entry : m_entries)
        tables.push_back(entry.table);
    return tables;
}

} // namespace qipan::net
