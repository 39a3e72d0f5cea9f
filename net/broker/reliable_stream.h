// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/broker/send_buffer.h"
#include "net/broker/stream_message.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <utility>

namespace qipan::net {

using Time = std::chrono::milliseconds;

/// How a line through a broker ended.
enum class StreamEnd : std::uint8_t {
    Left,         ///< this side closed it, and the other has all bytes or is gone
    ClosedByPeer, ///< the other side closed it; all its bytes are here
    Aborted,      ///< by this side
    AbortedByPeer,
    TableFull, ///< the host takes no more lines
    NoTable,   ///< nobody answered, or the host has closed the table
    Lost,      ///< the other side fell silent, or forgot the line
};

/// One end of a stream of bytes over messages that a broker may delay, lose, repeat and reorder: the bytes arrive in
/// order and exactly once, or the line ends. A state machine without sockets: messages, bytes and the time go in,
/// messages and bytes come out. Acknowledgements are cumulative, a gap is sent again from its beginning (go-back-N),
/// and each side says how many bytes it takes (as in TCP, RFC 9293). Holds at most receiveLimit unread and
/// SendBuffer::limit unacknowledged bytes. A broker that forges messages can end the line or falsify bytes: what
/// matters is encrypted and authenticated by what runs inside.
class ReliableStream {
public:
    static constexpr qsizetype receiveLimit = 64 * 1024;
    /// Without a message for so long the line is lost. A broker may be away for shorter.
    static constexpr Time lostTimeout{25'000};
    /// How long a guest waits for the host's answer.
    static constexpr Time openTimeout{10'000};
    /// How long the end of the line waits for the other side.
    static constexpr Time closeTimeout{5'000};

    enum class Role : std::uint8_t { Guest, Host };

    /// A guest's line is open when the host has accepted it; a host's is open at once.
    ReliableStream(const LineId& line, Role role, Time now);

    [[nodiscard]] const LineId& line() const { return m_line; }
    [[nodiscard]] bool isOpen() const { return m_isOpen && !m_end; }
    /// Whether it is open, or was before its end.
    [[nodiscard]] bool hasOpened() const { return m_isOpen; }
    [[nodiscard]] std::optional<StreamEnd> end() const { return m_end; }

    /// Takes a message from the other side. One of another line, or with impossible numbers, is ignored.
    void receive(const StreamMessage& message, Time now);
    /// Ends what has waited too long. To be called when deadline() has passed.
    void advance(Time now);
    /// Returns the next message to send, or nothing if there is none at present. Call it until it returns nothing.
    [[nodiscard]] std::optional<StreamMessage> poll(Time now);
    /// When advance() and poll() may have something to do next. Right after poll() returned nothing it is later than
    /// that `now`. Nothing after the end.
    [[nodiscard]] std::optional<Time> deadline() const;
    /// The same if no message can be sent, since there is no connection to the broker.
    [[nodiscard]] std::optional<Time> silentDeadline() const;
    /// This side's connection to the broker was lost and is there again: both sides send anew what was on the way.
    void reconnected(Time now);
    /// Whether the other side has reconnected to the broker since the last call, as its message says.
    [[nodiscard]] bool takePeerReconnected() { return std::exchange(m_hasPeerReconnected, false); }

    /// Messages carry at most so many bytes from now on, 1 to maxPayload.
    void limitPayload(qsizetype most) { m_largestPayload = most; }

    /// Appends bytes to the stream and returns how many: as many as there is room for, none after close().
    qsizetype write(QByteArrayView bytes);
    [[nodiscard]] qsizetype unacknowledged() const { return m_output.size(); }
    /// Takes at most `most` received bytes, also after the end.
    [[nodiscard]] QByteArray read(qsizetype most);
    [[nodiscard]] qsizetype readable() const { return m_input.size(); }

    /// Ends in good order, once the other side has everything.
    void close(Time now);
    /// Ends now; poll() has one more message, which tells the other end.
    void abort();

private:
    void receiveData(const StreamMessage& message, Time now);
    void receivePayload(const StreamMessage& message, Time now);
    void complain(Time now);
    void acknowledgeBy(Time time);
    void finish(StreamEnd end, std::optional<StreamMessage::Type> farewell);
    [[nodiscard]] StreamEnd endByReset(StreamMessage::Reason reason) const;

    [[nodiscard]] std::optional<StreamMessage> nextMessage(Time now);
    [[nodiscard]] std::optional<StreamMessage> takeFarewell();
    [[nodiscard]] StreamMessage makeMessage(StreamMessage::Type type) const;
    [[nodiscard]] StreamMessage makeData();
    /// Up to where this side takes bytes.
    [[nodiscard]] std::uint64_t takenLimit() const { return m_consumed + static_cast<std::uint64_t>(receiveLimit); }
    [[nodiscard]] Time probeTime() const;
    [[nodiscard]] Time nextPacedTime() const;

    LineId m_line;
    Role m_role;
    bool m_isOpen;
    std::optional<StreamEnd> m_end;
    std::optional<StreamMessage::Type> m_farewell; ///< to send after the end
    Time m_lastReceived;
    std::optional<Time> m_closeDeadline;

    std::optional<Time> m_openAt; ///< guest: when it asks (again) for a line
    Time m_openDelay;
    Time m_openDeadline;
    bool m_mustAccept = false;

    SendBuffer m_output;
    qsizetype m_largestPayload = maxPayload;
    QByteArray m_input;                       ///< received and not yet read
    std::uint64_t m_received = 0;             ///< the next offset that is expected
    std::uint64_t m_consumed = 0;             ///< what was read
    std::uint64_t m_announced = receiveLimit; ///< the limit that the other side knows
    bool m_hasPeerEnded = false;
    bool m_hasPeerReconnected = false;

    std::optional<Time> m_acknowledgeAt;
    qsizetype m_unconfirmed = 0; ///< bytes received since the last acknowledgement
    bool m_wantsResend = false;
    bool m_wantsAnswer = false;
    Time m_nextComplaint{0}; ///< about a gap
    Time m_nextProbe{0};
    Time m_pace{0};            ///< when the next message would be due if they were sent evenly
    bool m_isHeldBack = false; ///< by the pace
};

} // namespace qipan::net
