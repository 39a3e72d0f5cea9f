// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/base/address.h"
#include "net/broker/mqtt_options.h"
#include "net/broker/table_code.h"

#include <variant>

namespace qipan::net {

/// A table over the internet: where guests meet its host.
struct BrokerPlace {
    BrokerAccess access;
    TableCode code;
};

/// Where a table is.
using TablePlace = std::variant<TableAddress, BrokerPlace>;

} // namespace qipan::net
