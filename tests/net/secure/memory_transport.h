// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/base/transport.h"

#include <QByteArray>

#include <algorithm>
#include <cstring>

namespace qipan::net::test {

/// A transport whose other side is the test.
class MemoryTransport final : public Transport {
public:
    MemoryTransport() { open(QIODevice::ReadWrite | QIODevice::Unbuffered); }

    /// Bytes arrive from the other side.
    void deliver(const QByteArray& bytes)
    {
        m_input += bytes;
        Q_EMIT readyRead();
    }
    /// The other side has closed.
    /// Still sends what is buffered.
    void beginClosing() { m_isConnected = false; }
    void hangUp()
    {
        m_isConnected = false;
        Q_EMIT disconnected();
    }
    /// Removes and returns what was written.
    [[nodiscard]] QByteArray takeWritten() { return std::exchange(m_written, {}); }
    [[nodiscard]] bool wasClosedHere() const { return m_wasClosedHere; }
    [[nodiscard]] bool wasAborted() const { return m_wasAborted; }
    [[nodiscard]] bool isProven() const { return m_isProven; }
    /// Takes no more than this much from now on.
    void limitWritten(qint64 most) { m_mostWritten = most; }

    [[nodiscard]] bool isConnected() const override { return m_isConnected; }
    [[nodiscard]] QHostAddress peerAddress() const override { return QHostAddress{QHostAddress::LocalHost}; }
    void flush() override { }
    void disconnectFromPeer() override { m_wasClosedHere = true; }
    void abort() override
    {
        m_wasAborted = true;
        m_input.clear();
        if (std::exchange(m_isConnected, false))
            Q_EMIT disconnected();
    }
    void markProven() override { m_isProven = true; }
    [[nodiscard]] qint64 bytesAvailable() const override { return m_input.size(); }
    [[nodiscard]] qint64 bytesToWrite() const override { return m_written.size(); }

protected:
    qint64 readData(char* data, qint64 maxSize) override
    {
        const auto count = std::min(qint64{m_input.size()}, maxSize);
        std::memcpy(data, m_input.constData(), static_cast<std::size_t>(count));
        m_input.remove(0, count);
        return count;
    }
    qint64 writeData(const char* data, qint64 size) override
    {
        const auto count = std::min(size, m_mostWritten - m_written.size());
        m_written.append(data, count);
        return count;
    }

private:
    QByteArray m_input;
    QByteArray m_written;
    qint64 m_mostWritten = 1 << 30;
    bool m_isConnected = true;
    bool m_wasClosedHere = false;
    bool m_wasAborted = false;
    bool m_isProven = false;
};

} // namespace qipan::net::test
