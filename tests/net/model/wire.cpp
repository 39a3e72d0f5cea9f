// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/model/wire.h"

#include "tests/net/model/broker_wire.h"
#include "tests/net/model/direct_wire.h"

namespace qipan::net::model {

std::shared_ptr<Wire> makeWire(Environment& environment)
{
    if (environment.conditions.weather)
        return std::make_shared<BrokerWire>(environment);
    return std::make_shared<DirectWire>();
}

} // namespace qipan::net::model
