#pragma once

#include "net/table_list.h"

#include <QString>

#include <chrono>

namespace qipan::app {

/// `table ID ADDRESS PORT GAME RULE SIZE STATE NAME`: what `qipan find` says of a table. Never translated; only the
/// name, which is the rest of the line, may hold blanks.
[[nodiscard]] QString tableLine(const net::FoundTable& table);

/// Looks for tables on the LAN for so long and says on standard output each one that it finds, once, in a flushed line.
/// Runs the event loop of the application object, which needs no display. Returns the exit status: 0, also when nothing
/// was found; 1, with a line on standard error, when the system does not let it look.
[[nodiscard]] int findTables(std::chrono::milliseconds time);

} // namespace qipan::app
