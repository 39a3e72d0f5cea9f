// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <optional>

namespace qipan::net {

/// The version of the secure channel that this program speaks, and the answer of a host that opens none.
inline constexpr int channelVersion = 1;
inline constexpr int noChannel = 0;

/// The message `secure`, which opens a channel. It comes before all others and is no part of a session; where a session
/// meets it, it is of an unknown type. Source: docs/secure-channel.md, "Opening a channel".
struct SecureLine {
    std::optional<int> version; ///< absent from the last of the three
    QByteArray share;           ///< 32 bytes; empty if absent or malformed
    QByteArray confirmation;    ///< likewise: `mac`
    bool isForSeat = false;     ///< the password is the token of the kept seat

    /// The message with its LF.
    [[nodiscard]] QByteArray encoded() const;
};

/// Parses a line without its LF. Nothing if it is not of the type `secure`.
[[nodiscard]] std::optional<SecureLine> parseSecureLine(QByteArrayView line);

} // namespace qipan::net
