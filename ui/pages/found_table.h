#pragma once

#include <QString>

namespace qipan::ui {

/// A table that was found on the network, as a list shows it. Its texts come from strangers: whoever fills this in has
/// shortened and cleaned them.
struct FoundTable {
    QString id;      ///< tells tables apart; not shown
    QString name;    ///< the host's
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
