// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/table_notice.h"

#include <QHostAddress>

#include <chrono>
#include <cstddef>
#include <vector>

namespace qipan::net {

/// A table that answered a seek.
struct FoundTable {
    TableNotice notice;
    QHostAddress address; ///< the sender of the answer; a link-local IPv6 address has the interface as its scope
};

/// The tables that answered recently, one entry per id, in the order first seen. Without sockets and clocks: answers
/// and the time are arguments.
class TableList {
public:
    static constexpr std::size_t maxTables = 100; ///< further tables are not listed
    static constexpr int maxPerAddress = 16;      ///< so that no single machine fills the list
    /// A table that is silent for this long is removed: three seeks, two seconds apart, and time for an answer.
    static constexpr std::chrono::milliseconds expiryTime{6500};

    /// Adds or updates the table that answered. A table may answer over several paths: its entry keeps the address of
    /// the first one and accepts notices only from there, until that address has been silent for `expiryTime`. Only an
    /// IPv4 address replaces a link-local IPv6 one at once. Returns whether tables() has changed.
    bool update(const TableNotice& notice, const QHostAddress& from, std::chrono::milliseconds now);
    /// Removes the expired tables. Returns whether there were any.
    bool expire(std::chrono::milliseconds now);
    /// When to call expire() next; nothing while the list is empty.
    [[nodiscard]] std::optional<std::chrono::milliseconds> nextExpiry() const;

    [[nodiscard]] std::vector<FoundTable> tables() const;

private:
    struct Entry {
        FoundTable table;
        std::chrono::milliseconds lastSeen;          ///< from any address
        std::chrono::milliseconds lastSeenAtAddress; ///< from table.address
    };
    std::vector<Entry> m_entries;
};

} // namespace qipan::net
