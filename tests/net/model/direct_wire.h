// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/net/model/wire.h"

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

/// A connection of a pipe in each direction.
class DirectWire final : public Wire {
public:
    void put(bool atHost, const QByteArray& bytes, Environment& environment) override
    {
        outgoing(atHost).put(bytes, environment);
    }
    [[nodiscard]] QByteArray take(bool atHost, Environment& environment) override
    {
        return outgoing(!atHost).take(environment.now);
    }
    [[nodiscard]] bool takeInterruption(bool) override { return false; }
    [[nodiscard]] bool takeRestoration(bool) override { return false; }
    [[nodiscard]] bool hasEnded(bool atHost, Time now) const override { return outgoing(!atHost).hasEnded(now); }
    [[nodiscard]] std::optional<Time> next(bool atHost) const override { return outgoing(!atHost).next(); }

    void close(bool atHost, Environment& environment) override;
    void drop(bool atHost, std::optional<Time> upAt, Environment& environment) override;
    /// Each end may notice at once, later or only by the silence.
    void cut(Environment& environment) override;

    [[nodiscard]] bool isEmpty() const override { return m_up.isEmpty() && m_down.isEmpty(); }
    [[nodiscard]] bool isCut() const override { return m_isCut; }

private:
    [[nodiscard]] Pipe& outgoing(bool ofHost) { return ofHost ? m_down : m_up; }
    [[nodiscard]] const Pipe& outgoing(bool ofHost) const { return ofHost ? m_down : m_up; }

    Pipe m_up; ///< to the host
    Pipe m_down;
    bool m_isCut = false;
};

} // namespace qipan::net::model
