// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/requests.h"

#include "net/codec.h"
#include "net/words.h"

namespace qipan::net {

void Requests::clear()
{
    m_hasAny = false;
    m_own.reset();
}

std::optional<RequestKind> Requests::openKind() const
{
    return m_own ? std::optional{m_own->kind} : std::nullopt;
}

void Requests::observe(const Asked& asked, const message::Request& request, Channel& channel)
{
    m_hasAny = true;
    if (asked.by != m_seat || m_role == Role::Watch)
        return;
    m_own = OwnRequest{asked.id, asked.kind};
    channel.send(request);
}

void Requests::observe(const Answered& answered, Channel& channel)
{
    if (answered.asker == m_seat)
        m_own.reset();
    if (answered.asker == m_seat || m_role == Role::Watch)
        return;
    channel.send(message::Reply{answered.id, wordOf(requestWords, answered.kind), answered.kind, answered.accept,
                                answered.reason});
}

void Requests::observe(const Withdrew& withdrew, Channel& channel) const
{
    if (withdrew.by == m_seat && m_role == Role::Play)
        channel.send(message::Withdraw{withdrew.id});
}

Handled Requests::handle(const message::Request& request, Channel& channel) const
{
    if (request.kind) {
        channel.report(PeerCommand{Ask{*request.kind, request.id, request.plies, request.choices}});
        return Handled::Used;
    }
    const message::Reply refusal{request.id, request.kindText, std::nullopt, false, std::nullopt};
    if (encode(refusal).size() > maxLineBytes)
        channel.fail(ErrorCode::Malformed, QStringLiteral("request: kind"));
    else
        channel.send(refusal);
    return Handled::Used;
}

Handled Requests::handle(const message::Reply& reply, Channel& channel) const
{
    if (!m_own || m_own->id != reply.id || m_own->kind != reply.kind)
        return Handled::Ignored;
    channel.report(PeerCommand{Answer{reply.id, *reply.kind, reply.accept, reply.reason}});
    return Handled::Used;
}

Handled Requests::handle(const message::Withdraw& withdraw, Channel& channel) const
{
    channel.report(PeerCommand{qipan::Withdraw{withdraw.id}});
    return Handled::Used;
}

} // namespace qipan::net
