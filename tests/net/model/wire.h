#pragma once

#include "tests/net/model/environment.h"

#include <QByteArray>

#include <deque>
#include <optional>

namespace qipan::net::model {

/// One direction of a connection: bytes keep their order, take their time and arrive in any pieces.
class Pipe {
public:
    /// Sends. Nothing more arrives once the pipe was closed or torn.
    void put(const QByteArray& bytes, Environment& environment);
    /// What has arrived by now.
    [[nodiscard]] QByteArray take(Time now);
    /// The sender has closed: the end arrives after everything before it.
    void finish(Environment& environment);
    /// The line is cut: some of what is under way still arrives, cut at any byte; the end is seen after `learning`.
    void tear(Environment& environment, Time learning);
    /// Everything has arrived, and then the end.
    [[nodiscard]] bool hasEnded(Time now) const { return m_chunks.empty() && m_endsAt && *m_endsAt <= now; }
    [[nodiscard]] bool isEmpty() const { return m_chunks.empty(); }
    /// When something arrives next.
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

/// A connection. The one who has called says things upwards.
struct Wire {
    Pipe up;
    Pipe down;
    bool isCut = false;
};

/// Cuts both directions. Each end may learn it at once, later or only by the silence.
void cut(Wire& wire, Environment& environment);
/// The program at one end has stopped: its system closes the connection, what was not sent is lost.
void drop(Pipe& outgoing, Pipe& incoming, Environment& environment);

} // namespace qipan::net::model
