// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/common/inbox.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <string_view>

namespace qipan::engines {

/// Reads lines of standard input into `inbox` on a thread of its own and passes them to `process` one by one. Returns
/// when `process` returns false, or after the last line. Exceptions of `process` are passed on at once. The reading
/// thread, which only input wakes, then keeps the inbox alive and runs on, so the program should exit.
void processInput(const std::shared_ptr<Inbox>& inbox, std::size_t longestLine,
                  const std::function<bool(std::string_view line)>& process);

/// Writes a line to standard output and flushes it.
void writeLine(std::string_view line);

} // namespace qipan::engines
