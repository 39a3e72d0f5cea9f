// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/secure_channel.h"

namespace qipan::net::test {

using State = SecureChannel::State;

/// A guest's and a host's end of a channel, with the line between them in the hands of the test.
struct ChannelPair {
    SecureChannel guest;
    SecureChannel host = SecureChannel::host();

    explicit ChannelPair(const char* password = "sesame", ChannelSecret secret = ChannelSecret::Passcode)
        : guest{SecureChannel::guest(password, secret)}
    {
    }

    /// Passes on what the ends have sent, until nothing is on the way.
    void settle()
    {
        for (bool moved = true; moved;) {
            const QByteArray up = guest.takeOutput();
            host.receive(up);
            const QByteArray down = host.takeOutput();
            guest.receive(down);
            moved = !up.isEmpty() || !down.isEmpty();
        }
    }

    /// Opens the channel; the host knows this password.
    void open(const char* hostPassword = "sesame")
    {
        settle();
        host.accept(hostPassword);
        settle();
    }
};

} // namespace qipan::net::test
