// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "net/json_line.h"
#include "net/message.h"

namespace qipan::net {

/// What a table plays decides which messages there are, and the fields of some.
enum class Vocabulary { Match, Duel };

/// Parses one line (without its LF). The error is what to reply with. Never throws.
[[nodiscard]] Result<Message, WireError> parseMessage(QByteArrayView line, Vocabulary vocabulary = Vocabulary::Match);

/// Returns the message as one line with its LF. Precondition: texts are within the protocol's limits. The line then
/// fits in maxLineBytes, except for a Reply that repeats an overlong unknown kind.
[[nodiscard]] QByteArray encode(const Message& message);

} // namespace qipan::net
