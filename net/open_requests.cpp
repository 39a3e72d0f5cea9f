// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/open_requests.h"

#include "net/codec.h"

namespace qipan::net {

void refuseRequest(int id, const QString& kind, std::optional<RequestKind> known, std::optional<AnswerReason> reason,
                   Channel& channel)
{
    const message::Reply refusal{id, kind, known, false, reason};
    if (encode(refusal).size() > maxLineBytes)
        channel.fail(ErrorCode::Malformed, QStringLiteral("request: kind"));
    else
        channel.send(refusal);
}

} // namespace qipan::net
