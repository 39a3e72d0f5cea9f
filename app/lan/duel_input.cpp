// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lan/duel_input.h"

#include "app/duel/duel_table.h"
#include "net/connection.h"

namespace qipan::app {

void followInput(net::Connection* connection, const DuelTable& table)
{
    if (connection == nullptr)
        return;
    if (table.isBusy())
        connection->suspendInput();
    else
        connection->resumeInput();
}

} // namespace qipan::app
