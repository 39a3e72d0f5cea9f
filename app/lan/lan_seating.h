// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match_store/stored_match.h"
#include "net/table_place.h"

#include <QString>

#include <optional>

namespace qipan::app {

/// What both sides know when a guest has joined, and what this side stores of it.
struct LanSeating {
    Seat me = Seat::First;
    QString ownName;
    QString peerName; ///< sanitized by the session: safe to show as plain text
    QString token;    ///< secret
    net::Terms terms;
    /// Guest: where the table is. Host: where it is open on the internet, if anywhere.
    std::optional<net::TablePlace> place;

    // host
    quint16 port = 0;
    QString passcode; ///< secret
    bool acceptAnyone = false;
    bool isEncrypted = false; ///< only encrypted lines are accepted; guest: the seat was taken over one

    // guest
    bool isReplacement = false; ///< by the host, instead of the game to which this side reconnected
};

/// Returns the seating of a match that is resumed, at the place that its address names.
[[nodiscard]] inline LanSeating seatingOf(const StoredMatch& stored, const std::optional<net::TablePlace>& place)
{
    return {.me = stored.key.role,
            .ownName = stored.ownName,
            .peerName = stored.peerName,
            .token = stored.key.token,
            .terms = stored.terms(),
            .place = place,
            .port = stored.port,
            .passcode = stored.passcode,
            .acceptAnyone = stored.acceptAnyone,
            .isEncrypted = stored.isEncrypted};
}

} // namespace qipan::app
