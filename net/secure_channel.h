// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/message.h"
#include "net/secure/frames.h"
#include "net/secure_line.h"

#include <optional>

namespace qipan::net {

/// What the password of a channel is.
enum class ChannelSecret {
    Passcode, ///< of the table, or the secret that follows from a table's code
    SeatToken ///< of a player who comes back
};

/// Returns a passcode as the password of a channel: composed (NFC), in UTF-8.
[[nodiscard]] QByteArray passwordOf(const QString& passcode);

/// One end of the encrypted channel of docs/secure-channel.md, from the first byte on, or of a line that stays as it
/// is. A state machine without sockets and timers: bytes and local decisions go in, bytes come out. After each call
/// take the output and the text. A host's end opens a channel for a guest that asks for one, and passes everything else
/// on. Buffers hold at most what a call was given, and one unfinished line or frame.
class SecureChannel {
public:
    enum class State {
        Opening,   ///< host: before the first line; guest: before the host's answer
        Requested, ///< host: the guest asks for a channel: call accept(), decline() or refuse()
        Proving,   ///< host: the guest has yet to prove that it knows the password
        Plain,     ///< there is no channel: bytes pass unchanged
        Encrypted,
        Ended,   ///< encrypted, and ended in good order by the other side
        Refused, ///< no channel, see refusal(); what is sent passes unchanged, what comes is dropped
        Broken,  ///< encrypted, but what came was not what the other side sent, or not in its order
    };

    /// A guest's end; the output begins with the request.
    [[nodiscard]] static SecureChannel guest(QByteArrayView password, ChannelSecret secret);
    /// A host's end.
    [[nodiscard]] static SecureChannel host();

    /// Takes bytes from the other side.
    void receive(QByteArrayView bytes);
    /// Sends bytes to the other side, encrypted if there is a channel. A guest's end must not be Opening.
    void send(QByteArrayView text);
    /// Sends the mark of a good end, if there is a channel. Nothing may be sent after it.
    void finish();
    /// Removes and returns the bytes to send.
    [[nodiscard]] QByteArray takeOutput() { return std::exchange(m_output, {}); }
    /// Removes and returns what the other side sent, decrypted.
    [[nodiscard]] QByteArray takeText() { return std::exchange(m_text, {}); }

    [[nodiscard]] State state() const { return m_state; }
    /// Plain, because the host opens no channel although the guest asked for one.
    [[nodiscard]] bool isDeclined() const { return m_state == State::Plain && m_isAsked; }
    /// Why it is Refused. On a host's end, the reason to send.
    [[nodiscard]] RejectReason refusal() const { return m_refusal; }
    /// What the guest has as its password. Precondition: it was Requested.
    [[nodiscard]] ChannelSecret secret() const { return m_secret; }

    // Host, when Requested:

    /// Opens the channel with the password that the guest must know. The guest can see from the answer whether it does,
    /// so one guess is to be counted now.
    void accept(QByteArrayView password);
    /// Leaves the line as it is.
    void decline();
    void refuse(RejectReason reason);

private:
    explicit SecureChannel(ChannelEnd end)
        : m_end{end}
    {
    }

    void read();
    [[nodiscard]] bool isReadingLines() const { return m_state == State::Opening || m_state == State::Proving; }
    [[nodiscard]] std::optional<QByteArray> nextLine();
    void handleRequest(const std::optional<SecureLine>& line);
    void handleAnswer(QByteArrayView line, const std::optional<SecureLine>& secure);
    void handleProof(const std::optional<SecureLine>& line);
    void encrypt();
    void pass();
    void decrypt();

    ChannelEnd m_end;
    State m_state = State::Opening;
    bool m_isAsked = false;
    ChannelSecret m_secret = ChannelSecret::Passcode;
    RejectReason m_refusal = RejectReason::Passcode;
    int m_ignoredLines = 0;                ///< guest: from the host, before its answer
    std::optional<KeyExchange> m_exchange; ///< until there is a channel
    QByteArray m_guestShare;               ///< host, when Requested
    std::optional<FrameWriter> m_writer;
    std::optional<FrameReader> m_reader;
    QByteArray m_input; ///< not yet processed
    QByteArray m_output;
    QByteArray m_text;
};

} // namespace qipan::net
