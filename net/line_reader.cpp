// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/line_reader.h"

namespace qipan::net {

void LineReader::add(QByteArrayView bytes)
{
    if (m_tooLong)
        return;
    m_buffer.append(bytes);
}

std::optional<QByteArray> LineReader::next()
{
    if (m_tooLong)
        return std::nullopt;
    const auto end = m_buffer.indexOf('\n', m_start);
    const auto length = (end < 0 ? m_buffer.size() : end + 1) - m_start;
    // An unfinished line of full length has no room for its LF.
    if (length > maxLineBytes || (end < 0 && length == maxLineBytes)) {
        clear();
        m_tooLong = true;
        return std::nullopt;
    }
    if (end < 0) {
        m_buffer.remove(0, m_start);
        m_start = 0;
        return std::nullopt;
    }
    QByteArray line = m_buffer.mid(m_start, end - m_start);
    m_start = end + 1;
    if (line.endsWith('\r'))
        line.chop(1);
    return line;
}

void LineReader::clear()
{
    m_buffer.clear();
    m_start = 0;
}

} // namespace qipan::net
