#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace qipan::gomocup {

/// Makes lines of a stream of bytes. A line ends with CR LF, LF or CR; empty lines are passed over.
/// What is longer than `longestLine` is cut there, so that no input takes more memory than that.
class LineSplitter {
public:
    static constexpr std::size_t longestLine = 4096; ///< bytes; a path in INFO folder must fit

    /// The line that `byte` ends, if it ends one.
    [[nodiscard]] std::optional<std::string> take(char byte);
    /// What stands there at the end of the input without an end of line.
    [[nodiscard]] std::optional<std::string> finish();

private:
    std::string m_line;
};

} // namespace qipan::gomocup
