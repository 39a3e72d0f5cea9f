#pragma once

#include "core/board/result.h"
#include "net/json_line.h"
#include "net/message.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QLatin1String>

namespace qipan::net {

/// Reads one line (without its LF). On failure what to answer; never throws.
[[nodiscard]] Result<Message, WireError> parseMessage(QByteArrayView line);

/// The message as one line with its LF. Texts must be within the protocol's lengths; the line then is within
/// maxLineBytes, but for a Reply that repeats an overlong unknown kind.
[[nodiscard]] QByteArray encode(const Message& message);

/// The word on the wire.
[[nodiscard]] QLatin1String wordFor(RequestKind kind);
[[nodiscard]] QLatin1String wordFor(ErrorCode code);

} // namespace qipan::net
