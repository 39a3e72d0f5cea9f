// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "net/broker/invitation.h"
#include "net/table_place.h"

#include <vector>

namespace qipan::app {

class BrokerStore;

/// How people name a table: by its address in the local network, by an invitation link, or by its code alone.
using TableName = std::variant<net::TableAddress, net::Invitation, net::TableCode>;

/// Returns whether a text begins like an invitation link, which may be incomplete.
[[nodiscard]] bool isInvitationLink(QStringView text);

/// Reads what was typed or pasted. The error is a sentence for the user.
[[nodiscard]] Result<TableName, QString> parseTableName(const QString& text);

/// Returns whether the text names a table over the internet.
[[nodiscard]] bool isOnInternet(const QString& text);

/// Returns the text that parseTableName() reads.
[[nodiscard]] QString textOf(const net::TablePlace& place);

/// Returns where a table with this name may be, in the order in which to try: a code may be at any of one's brokers.
/// The error is a sentence for the user.
[[nodiscard]] Result<std::vector<net::TablePlace>, QString> placesOf(const TableName& name, const BrokerStore& brokers);
/// Likewise of a text.
[[nodiscard]] Result<std::vector<net::TablePlace>, QString> placesOf(const QString& text, const BrokerStore& brokers);

/// Returns how the user knows the place: an address with its port, or the broker.
[[nodiscard]] QString shownPlace(const net::TablePlace& place);

} // namespace qipan::app
