#pragma once

#include "engines/common/inbox.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <string_view>

namespace qipan::engines {

/// Gives the lines of standard input to `take` one after the other, while a thread of its own reads them into `inbox`.
/// Returns when `take` returns false, or after the last line. What `take` throws comes out at once; as nothing but
/// input wakes that thread, it is then left to itself, with the inbox: the program should end.
void converse(const std::shared_ptr<Inbox>& inbox, std::size_t longestLine,
              const std::function<bool(std::string_view line)>& take);

/// Writes a line to standard output at once.
void say(std::string_view line);

} // namespace qipan::engines
