// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/channel.h"

#include "net/codec.h"

#include <algorithm>

namespace qipan::net {

void Channel::advance(Time now)
{
    m_now = std::max(m_now, now);
}

void Channel::receive(QByteArrayView bytes)
{
    if (!m_isClosed)
        m_reader.add(bytes);
}

void Channel::send(const Message& message)
{
    m_output += encode(message);
}

void Channel::close()
{
    m_isClosed = true;
    m_reader.clear();
    m_event.reset();
}

void Channel::close(SessionEvent event)
{
    close();
    report(std::move(event));
}

void Channel::fail(ErrorCode code, const QString& detail)
{
    if (m_isClosed)
        return;
    send(message::Error{code, detail});
    close(Failed{code, detail, false});
}

} // namespace qipan::net
