// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/table_list.h"

#include <QString>

#include <chrono>

namespace qipan::app {

/// `table ID ADDRESS PORT GAME RULE SIZE STATE NAME`: the output of `qipan find` for a table. Never translated; only
/// the name, which is the rest of the line, may contain spaces.
[[nodiscard]] QString tableLine(const net::FoundTable& table);

/// Searches the LAN for tables for the given time and prints each one found to standard output once, as a flushed line.
/// Runs the event loop of the application object, which needs no display. Returns the exit status: 0, even if nothing
/// was found; 1, with a line on standard error, if the system does not allow the search.
[[nodiscard]] int findTables(std::chrono::milliseconds time);

} // namespace qipan::app
