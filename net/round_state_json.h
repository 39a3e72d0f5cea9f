// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/json_line.h"
#include "net/message.h"

#include <QJsonObject>

#include <optional>
#include <vector>

/// The state of a round as fields of `welcome` and `sync`. Source: docs/lan-protocol.md, "Losing and resuming" and
/// "Watching".
namespace qipan::net {

/// The longest list of moves that is read: the cells of the largest board. It keeps a message within maxLineBytes.
inline constexpr qsizetype maxListedMoves = 400;

/// The field `moves`: a list of pairs.
[[nodiscard]] std::vector<Cell> readMoves(Fields& fields);
void writeMoves(QJsonObject& object, const std::vector<Cell>& moves);

/// Reads the fields of a `welcome` that resumes.
[[nodiscard]] RoundState readResumed(Fields& fields);
/// Reads the fields of a `sync`; nothing before the first round.
[[nodiscard]] std::optional<RoundState> readSpectated(Fields& fields);

void writeResumed(QJsonObject& object, const RoundState& roundState);
void writeSpectated(QJsonObject& object, const std::optional<RoundState>& roundState);

/// The remaining times, as fields of `clock` and of a `welcome` that resumes.
[[nodiscard]] ClockTimes readTimes(Fields& fields);
void writeTimes(QJsonObject& object, const ClockTimes& times);

} // namespace qipan::net
