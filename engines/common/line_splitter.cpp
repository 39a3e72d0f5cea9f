// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/common/line_splitter.h"

#include <utility>

namespace qipan::engines {

std::optional<std::string> LineSplitter::process(char byte)
{
    if (byte == '\n' || byte == '\r') // the LF of a CR LF ends an empty line, which is skipped
        return finish();
    if (m_line.size() < m_longestLine)
        m_line.push_back(byte);
    return std::nullopt;
}

std::optional<std::string> LineSplitter::finish()
{
    if (m_line.empty())
        return std::nullopt;
    return std::exchange(m_line, {});
}

} // namespace qipan::engines
