// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace qipan::engines {

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
