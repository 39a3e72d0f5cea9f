// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/channel.h"

#include "net/codec.h"

namespace qipan::net {

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
