// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/json_line.h"
#include "net/message.h"

#include <QJsonObject>

/// A table's setup as the JSON object in messages. Source: docs/lan-protocol.md, "Coming in".
namespace qipan::net {

/// Reads the required field `setup`.
[[nodiscard]] message::Setup readSetup(Fields& fields);
[[nodiscard]] QJsonObject setupObject(const message::Setup& setup);

} // namespace qipan::net
