// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/common/inbox.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace qipan::engines {

/// Reads lines of standard input into `inbox` on a thread of its own and passes them to `process` one by one. Returns
/// when `process` returns false, or after the last line. Exceptions of `process` are passed on at once. The reading
/// thread, which only input wakes, then keeps the inbox alive and runs on, so the program should exit.
void processInput(const std::shared_ptr<Inbox>& inbox, std::size_t longestLine,
                  const std::function<bool(std::string_view line)>& process);

/// Keeps Windows from changing line ends, and from taking a byte 0x1A for the end of input. Call it first.
void makeStreamsBinary();

/// Writes a line to standard output and flushes it.
void writeLine(std::string_view line);

/// Splits a stream of bytes into lines that end with CR LF, LF or CR. Empty lines are skipped. Lines are truncated at
/// the longest length, which bounds the memory.
class LineSplitter {
public:
    static constexpr std::size_t defaultLongestLine = 4096; ///< bytes; enough for a path

    explicit LineSplitter(std::size_t longestLine = defaultLongestLine)
        : m_longestLine{longestLine}
    {
    }

    /// The line that `byte` completes, if any.
    [[nodiscard]] std::optional<std::string> process(char byte);
    /// The unterminated line at the end of the input, if any.
    [[nodiscard]] std::optional<std::string> finish();

private:
    std::size_t m_longestLine;
    std::string m_line;
};

} // namespace qipan::engines
