// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qipan::net {
class Connection;
}

namespace qipan::app {

class DuelTable;

/// While a board of the table is made or changed on another thread, the connection waits with what the peer sends next.
/// Call it when the table becomes busy or free, and for a new connection; nothing happens without one.
void followInput(net::Connection* connection, const DuelTable& table);

} // namespace qipan::app
