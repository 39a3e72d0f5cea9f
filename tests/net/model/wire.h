// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/net/model/environment.h"

#include <QByteArray>

#include <deque>
#include <optional>

namespace qipan::net::model {

/// One direction of a connection: preserves the order of bytes, delays and fragments them.
class Pipe {
public:
    /// Sends bytes, which do not arrive if the pipe was closed or torn.
    void put(const QByteArray& bytes, Environment& environment);
    /// The bytes that have arrived by now.
    [[nodiscard]] QByteArray take(Time now);
    /// The sender has closed: the end arrives after all bytes.
    void finish(Environment& environment);
    /// Cuts the pipe: some bytes in transit still arrive, up to any position; the end is noticed after `learning`.
    void tear(Environment& environment, Time learning);
    /// All bytes have arrived, and the end after them.
    [[nodiscard]] bool hasEnded(Time now) const { return m_chunks.empty() && m_endsAt && *m_endsAt <= now; }
    [[nodiscard]] bool isEmpty() const { return m_chunks.empty(); }
    /// The time of the next arrival.
    [[nodiscard]] std::optional<Time> next() const;

private:
    struct Chunk {
        QByteArray bytes;
        Time due;
    };
    [[nodiscard]] Time arrival(Environment& environment);

    std::deque<Chunk> m_chunks;
    Time m_lastDue{0};
    std::optional<Time> m_endsAt;
    qsizetype m_held = 0;
};

/// A connection. `up` goes from the client to the host.
struct Wire {
    Pipe up;
    Pipe down;
    bool isCut = false;
};

/// Cuts both directions. Each end may notice at once, later or only by the silence.
void cut(Wire& wire, Environment& environment);
/// The program at one end has stopped: its system closes the connection, unsent bytes are lost.
void drop(Pipe& outgoing, Pipe& incoming, Environment& environment);

} // namespace qipan::net::model
