// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/net/model/environment.h"

#include <QByteArray>

#include <chrono>
#include <memory>
#include <optional>

namespace qipan::net::model {

/// After the end of any game.
inline constexpr Time never = std::chrono::hours(1000);

/// A connection between a client and the host. `atHost` tells whose end is meant.
class Wire {
public:
    virtual ~Wire() = default;
    Wire(const Wire&) = delete;
    Wire& operator=(const Wire&) = delete;

    virtual void put(bool atHost, const QByteArray& bytes, Environment& environment) = 0;
    /// Removes and returns the bytes that have arrived.
    [[nodiscard]] virtual QByteArray take(bool atHost, Environment& environment) = 0;
    /// Whether the transport has reported since the last call that what follows may be late: see
    /// Transport::interrupted().
    [[nodiscard]] virtual bool takeInterruption(bool atHost) = 0;
    /// The same of Transport::restored().
    [[nodiscard]] virtual bool takeRestoration(bool atHost) = 0;
    /// All bytes have arrived, and the end after them.
    [[nodiscard]] virtual bool hasEnded(bool atHost, Time now) const = 0;
    /// When take() or hasEnded() may have something new.
    [[nodiscard]] virtual std::optional<Time> next(bool atHost) const = 0;

    /// Closes the connection in good order.
    virtual void close(bool atHost, Environment& environment) = 0;
    /// The program at one end has stopped. If it is the host's, `upAt` is when it is there again, without knowing this
    /// connection.
    virtual void drop(bool atHost, std::optional<Time> upAt, Environment& environment) = 0;
    /// Cuts the connection, for a while or for good. Precondition: !isCut().
    virtual void cut(Environment& environment) = 0;

    /// Nothing is on the way.
    [[nodiscard]] virtual bool isEmpty() const = 0;
    /// Nothing gets through at present, or ever again.
    [[nodiscard]] virtual bool isCut() const = 0;

protected:
    Wire() = default;
};

/// A new connection, through a broker if the conditions say so.
[[nodiscard]] std::shared_ptr<Wire> makeWire(Environment& environment);

} // namespace qipan::net::model
