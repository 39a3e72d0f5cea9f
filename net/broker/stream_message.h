// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <array>
#include <cstdint>
#include <optional>

namespace qipan::net {

/// Names a line between a guest and a host: 16 random bytes of the guest.
using LineId = std::array<unsigned char, 16>;

/// The most bytes of a stream that one message carries, and the length of a message without them.
inline constexpr qsizetype maxPayload = 8192;
inline constexpr qsizetype messageHeader = 42;
inline constexpr qsizetype maxMessage = messageHeader + maxPayload;

/// What one message on a line says; docs/broker.md has its bytes. Offsets count the bytes of one direction from 0; the
/// end of a stream counts as a byte after the last one.
struct StreamMessage {
    enum class Type : std::uint8_t {
        Open = 1,   ///< from the guest: it wants a line
        Accept = 2, ///< from the host: there is one
        Data = 3,   ///< bytes, or only an acknowledgement
        Reset = 4,  ///< the line has ended, not in good order
    };
    enum class Reason : std::uint8_t {
        None = 0,
        Aborted = 1, ///< by the sender
        Full = 2,    ///< the host takes no more lines
        Unknown = 3, ///< the host does not know this line (any more)
    };

    Type type = Type::Data;
    bool isFromHost = false;
    bool isLast = false;          ///< data: the stream ends after the payload
    bool wantsAnswer = false;     ///< data: acknowledge at once, even without news
    bool wantsResend = false;     ///< data: something is missing after what is acknowledged
    Reason reason = Reason::None; ///< reset: never None
    LineId line{};
    std::uint64_t acknowledged = 0; ///< open, accept, data: the next offset that is expected
    std::uint32_t window = 0;       ///< open, accept, data: how many bytes are taken from there on
    std::uint64_t offset = 0;       ///< data: of the first byte of the payload
    QByteArray payload;             ///< data: at most maxPayload

    friend bool operator==(const StreamMessage&, const StreamMessage&) = default;
};

[[nodiscard]] QByteArray encode(const StreamMessage& message);
/// Nothing unless `bytes` are what encode() writes for some message. Takes no more memory than the payload.
[[nodiscard]] std::optional<StreamMessage> parseStreamMessage(QByteArrayView bytes);

} // namespace qipan::net
