// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/broker/reliable_stream.h"
#include "tests/net/broker/hostile_network.h"
#include "tests/net/model/wire.h"

#include <array>

namespace qipan::net::model {

/// A line through a broker: a ReliableStream at each end, used as BrokerTransport does, over a network that loses,
/// repeats and reorders messages, and to which either end may lose its connection for a while.
class BrokerWire final : public Wire {
public:
    explicit BrokerWire(Environment& environment);

    void put(bool atHost, const QByteArray& bytes, Environment& environment) override;
    [[nodiscard]] QByteArray take(bool atHost, Environment& environment) override;
    [[nodiscard]] bool takeInterruption(bool atHost) override;
    [[nodiscard]] bool takeRestoration(bool atHost) override;
    [[nodiscard]] bool hasEnded(bool atHost, Time now) const override;
    [[nodiscard]] std::optional<Time> next(bool atHost) const override;

    void close(bool atHost, Environment& environment) override;
    void drop(bool atHost, std::optional<Time> upAt, Environment& environment) override;
    /// One end or both lose the connection to the broker for up to 20 s.
    void cut(Environment& environment) override;

    [[nodiscard]] bool isEmpty() const override;
    [[nodiscard]] bool isCut() const override;

private:
    /// An end without a connection to the broker.
    struct Outage {
        Time noticedAt{0}; ///< by the program; what it sends before is lost
        Time endsAt{0};
        bool isNoticed = false;
    };
    struct End {
        std::optional<ReliableStream> stream; ///< the host's begins when the guest knocks
        std::optional<Outage> outage;
        bool hasLeft = false; ///< its program has closed the line, or was killed
        Time upAt{0};         ///< when its program is there again after that
        bool isInterrupted = false;
        bool isRestored = false;
        qsizetype written = 0;
        qsizetype read = 0;
        std::optional<qsizetype> lateFrom; ///< what the other end wrote after this offset, in an outage, is late
        bool isWarned = false;             ///< since the outage began
    };

    [[nodiscard]] End& endAt(bool atHost) { return m_ends[atHost ? 1 : 0]; }
    [[nodiscard]] const End& endAt(bool atHost) const { return m_ends[atHost ? 1 : 0]; }
    [[nodiscard]] bool isOut() const { return m_ends[0].outage || m_ends[1].outage; }
    void run(Environment& environment);
    void runOutage(End& end, Time now);
    void warn(End& end);
    void deliver(bool atHost, Environment& environment);
    void receive(bool atHost, const StreamMessage& message, Environment& environment);
    void send(bool fromHost, Time now);

    LineId m_line{};
    test::HostileNetwork m_network;
    std::array<End, 2> m_ends; ///< the client's, the host's
};

} // namespace qipan::net::model
