#pragma once

#include "net/table_notice.h"

#include <QHostAddress>

#include <chrono>
#include <cstddef>
#include <optional>
#include <vector>

namespace qipan::net {

/// A table that answered.
struct FoundTable {
    TableNotice notice;
    QHostAddress address; ///< where the answer came from; link-local IPv6 with the interface as scope
};

/// The tables that have answered of late: one entry an id, in the order in which they were first seen. Without sockets
/// and clocks: what comes in and the time are arguments.
class TableList {
public:
    static constexpr std::size_t most = 100;    ///< tables beyond that are not taken in
    static constexpr int mostOfOneAddress = 16; ///< so that no single machine fills the list
    /// A table that was silent for so long is gone: three seeks, two seconds apart, and time for an answer.
    static constexpr std::chrono::milliseconds patience{6500};

    /// Takes an answer in. The same table may answer on several ways: its entry keeps the address of the first one, and
    /// believes only what comes from there, until nothing has come from there for `patience`. Only an IPv4 address
    /// takes the place of a link-local IPv6 one at once. True when what tables() shows has changed.
    bool take(const TableNotice& notice, const QHostAddress& from, std::chrono::milliseconds now);
    /// Removes what is gone. True when something was.
    bool expire(std::chrono::milliseconds now);
    /// When expire() has something to do; nothing while the list is empty.
    [[nodiscard]] std::optional<std::chrono::milliseconds> nextExpiry() const;

    [[nodiscard]] std::vector<FoundTable> tables() const;

private:
    struct Entry {
        FoundTable table;
        std::chrono::milliseconds heard;      ///< on any way
        std::chrono::milliseconds heardThere; ///< from table.address
    };
    std::vector<Entry> m_entries;
};

} // namespace qipan::net
