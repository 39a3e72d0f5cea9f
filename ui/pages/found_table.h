// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace qipan::ui {

/// A table found on the network, as listed. Its texts come from other machines; the caller has shortened and sanitized
/// them.
struct FoundTable {
    QString id;      ///< identifies the table; not shown
    QString name;    ///< of the host
    QString game;    ///< a key of the registry
    QString rule;    ///< a key of the game's rules
    int size = 0;    ///< cells along one edge
    QString address; ///< as one types it: "192.168.1.20:15155", "[fe80::1%eth0]:15155"
    bool passcode = false;
    bool playing = false;
    QString opening = u"free"_qs; ///< key of the opening rule

    friend bool operator==(const FoundTable&, const FoundTable&) = default;
};

} // namespace qipan::ui
