#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace qipan::engines {

/// Makes lines of a stream of bytes. A line ends with CR LF, LF or CR; empty lines are passed over.
/// What is longer than the longest line is cut there, so that no input takes more memory than that.
class LineSplitter {
public:
    static constexpr std::size_t usualLongest = 4096; ///< bytes; a path must fit

    explicit LineSplitter(std::size_t longestLine = usualLongest)
        : m_longestLine{longestLine}
    {
    }

    /// The line that `byte` ends, if it ends one.
    [[nodiscard]] std::optional<std::string> take(char byte);
    /// What stands there at the end of the input without an end of line.
    [[nodiscard]] std::optional<std::string> finish();

private:
    std::size_t m_longestLine;
    std::string m_line;
};

} // namespace qipan::engines
