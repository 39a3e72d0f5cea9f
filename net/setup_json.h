#pragma once

#include "net/json_line.h"
#include "net/message.h"

#include <QJsonObject>

/// A table's setup as the object that messages carry. Source: docs/lan-protocol.md, "Opening a connection".
namespace qipan::net {

/// Of the field `setup`, which must be there.
[[nodiscard]] message::Setup readSetup(Fields& fields);
[[nodiscard]] QJsonObject setupObject(const message::Setup& setup);

} // namespace qipan::net
