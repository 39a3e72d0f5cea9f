// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHostAddress>
#include <QIODevice>

namespace qipan::net {

/// A stream of bytes to the other program: a TCP socket, an encrypted stream over one, or a line through a broker.
/// Sequential; open for reading and writing while it is connected. After its end it may still hold unread input. Its
/// buffers are bounded: an implementation stops reading from what is below while its reader does not read.
class Transport : public QIODevice {
    Q_OBJECT
public:
    using QIODevice::QIODevice;

    [[nodiscard]] bool isSequential() const final { return true; }
    /// False before the transport is connected and after it ended, for whatever reason.
    [[nodiscard]] virtual bool isConnected() const = 0;
    /// Where the other program is; null if the transport does not know.
    [[nodiscard]] virtual QHostAddress peerAddress() const = 0;
    /// Sends what is buffered, as far as that is possible without waiting.
    virtual void flush() = 0;
    /// Ends in good order: sends what is buffered, then disconnected() follows. The other program sees the end after
    /// all bytes.
    virtual void disconnectFromPeer() = 0;
    /// Ends at once; unsent bytes are lost.
    virtual void abort() = 0;
    /// Told by what runs over it that the other program has proved who it is, so that it is not taken for a stranger
    /// any more when there are too many.
    virtual void markProven() { }

Q_SIGNALS:
    /// Nothing passes from now on, although the transport stands. What was received before may be unread yet.
    void interrupted();
    /// Something passes again: what the other program says next may be late. Emitted before that can be read.
    void restored();
    /// The transport ended, on either side. Emitted once.
    void disconnected();
};

} // namespace qipan::net
