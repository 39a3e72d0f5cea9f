// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/base/transport.h"
#include "net/secure_channel.h"

namespace qipan::net {

/// Runs one end of a SecureChannel over another transport. Unread input is bounded: it stops reading from below while
/// its reader does not read. What it is given to write goes into the transport below at once, whose bytesToWrite() are
/// its own.
class SecureTransport final : public Transport {
    Q_OBJECT
public:
    /// Takes ownership of the connected transport below. A guest's end sends its request at once, and may be read and
    /// written from opened() or declined() on.
    SecureTransport(SecureChannel channel, Transport* below, QObject* parent = nullptr);
    ~SecureTransport() override;

    [[nodiscard]] const SecureChannel& channel() const { return m_channel; }
    /// The other side has proved that it knows the password, and all that passes is encrypted.
    [[nodiscard]] bool isEncrypted() const { return m_isEncrypted; }

    // Host, after requested(): see SecureChannel.

    void accept(QByteArrayView password);
    void decline();
    void refuse(RejectReason reason);

    [[nodiscard]] bool isConnected() const override { return !m_hasEnded; }
    [[nodiscard]] QHostAddress peerAddress() const override { return m_below->peerAddress(); }
    void flush() override { m_below->flush(); }
    void disconnectFromPeer() override;
    void abort() override;

    [[nodiscard]] qint64 bytesAvailable() const override { return m_text.size() + QIODevice::bytesAvailable(); }
    [[nodiscard]] qint64 bytesToWrite() const override { return m_below->bytesToWrite(); }
    bool waitForReadyRead(int msecs) override;

Q_SIGNALS:
    /// Host: the guest asks for a channel; call accept(), decline() or refuse().
    void requested();
    /// Both sides have proved that they know the password.
    void opened();
    /// Guest: the host opens no channel; the line stays plain.
    void declined();
    /// There is no channel. Guest: the line is of no use. Host: send the reason, which passes unencrypted.
    void refused(qipan::net::RejectReason reason);

protected:
    qint64 readData(char* data, qint64 maxSize) override;
    qint64 writeData(const char* data, qint64 size) override;

private:
    void readBelow();
    void readSoon();
    [[nodiscard]] bool hasRoom() const;
    void proceed();
    void report();
    bool sendOutput();
    void end();

    SecureChannel m_channel;
    Transport* m_below; ///< owned, as a child
    QByteArray m_text;  ///< decrypted, not yet read
    SecureChannel::State m_reported = SecureChannel::State::Opening;
    bool m_isBelowOver; ///< the transport below has emitted disconnected()
    bool m_isEncrypted = false;
    bool m_isQueued = false;   ///< readBelow() will be called
    bool m_isFinished = false; ///< the mark of the end was sent
    bool m_hasEnded = false;
};

} // namespace qipan::net
