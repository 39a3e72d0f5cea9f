// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/broker/reliable_stream.h"
#include "tests/net/broker/hostile_network.h"

#include <QByteArray>

#include <cstdint>

namespace qipan::net::test {

/// Two ends with a network between them, and what each writes and reads.
class Conversation {
public:
    Conversation(Weather weather, std::uint32_t seed);

    /// Both ends send about as much; one or both close then. Requires after each step that what was read is the
    /// beginning of what was written.
    void run(Time until);
    /// Waits in a calm network until both have ended, or requires that the line moves on.
    void settle();

    struct End {
        ReliableStream stream;
        bool isHost = false;
        QByteArray toWrite;
        qsizetype written = 0;
        QByteArray read;
        Time wakeUp{0};
        bool closes = false; ///< when all is written
        bool wasCutOff = false;
    };
    End guest;
    End host;
    HostileNetwork network;
    Time now{0};

private:
    void step();
    void act(End& end);
    void deliver(End& end);
    void check(const End& reader, const End& writer) const;
};

} // namespace qipan::net::test
