// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/broker/stream_message.h"

#include <QtEndian>

#include <algorithm>

namespace qipan::net {

namespace {

constexpr std::uint8_t messageVersion = 1;
constexpr std::uint8_t fromHost = 0x80;
constexpr std::uint8_t lastFlag = 1;
constexpr std::uint8_t answerFlag = 2;
constexpr std::uint8_t resendFlag = 4;

// Where the fields are.
constexpr int typeAt = 1;
constexpr int flagsAt = 2;
constexpr int reasonAt = 3;
constexpr int lineAt = 4;
constexpr int acknowledgedAt = 20;
constexpr int windowAt = 28;
constexpr int offsetAt = 32;
constexpr int lengthAt = 40;

/// Offsets stay far from the limits of the type, so that sums need no checks.
constexpr std::uint64_t maxOffset = std::uint64_t{1} << 60;

[[nodiscard]] std::uint8_t flagsOf(const StreamMessage& message)
{
    return static_cast<std::uint8_t>((message.isLast ? lastFlag : 0) | (message.wantsAnswer ? answerFlag : 0)
                                     | (message.wantsResend ? resendFlag : 0));
}

/// Whether only the fields of its type are in use.
[[nodiscard]] bool isPlausible(const StreamMessage& message)
{
    using Type = StreamMessage::Type;
    const bool isData = message.type == Type::Data;
    const bool isReset = message.type == Type::Reset;
    if (!isData && (flagsOf(message) != 0 || message.offset != 0 || !message.payload.isEmpty()))
        return false;
    if (isReset != (message.reason != StreamMessage::Reason::None))
        return false;
    if (isReset && (message.acknowledged != 0 || message.window != 0))
        return false;
    if (message.type == Type::Open || message.type == Type::Accept)
        return message.acknowledged == 0 && message.isFromHost == (message.type == Type::Accept);
    return message.acknowledged <= maxOffset && message.offset <= maxOffset;
}

} // namespace

QByteArray encode(const StreamMessage& message)
{
    QByteArray bytes{messageHeader, '\0'};
    bytes.reserve(messageHeader + message.payload.size());
    auto* const header = reinterpret_cast<unsigned char*>(bytes.data());
    header[0] = messageVersion;
    header[typeAt] =
        static_cast<std::uint8_t>(static_cast<std::uint8_t>(message.type) | (message.isFromHost ? fromHost : 0));
    header[flagsAt] = flagsOf(message);
    header[reasonAt] = static_cast<std::uint8_t>(message.reason);
    std::copy(message.line.begin(), message.line.end(), header + lineAt);
    qToBigEndian(message.acknowledged, header + acknowledgedAt);
    qToBigEndian(message.window, header + windowAt);
    qToBigEndian(message.offset, header + offsetAt);
    qToBigEndian(static_cast<std::uint16_t>(message.payload.size()), header + lengthAt);
    return bytes += message.payload;
}

std::optional<StreamMessage> parseStreamMessage(QByteArrayView bytes)
{
    if (bytes.size() < messageHeader || bytes.size() > maxMessage)
        return std::nullopt;
    const auto* const header = reinterpret_cast<const unsigned char*>(bytes.data());
    const int type = header[typeAt] & ~fromHost;
    const int flags = header[flagsAt];
    const int reason = header[reasonAt];
    if (header[0] != messageVersion || type < 1 || type > 4 || flags > 7 || reason > 3
        || qFromBigEndian<std::uint16_t>(header + lengthAt) != bytes.size() - messageHeader)
        return std::nullopt;
    StreamMessage message;
    message.type = static_cast<StreamMessage::Type>(type);
    message.isFromHost = (header[typeAt] & fromHost) != 0;
    message.isLast = (flags & lastFlag) != 0;
    message.wantsAnswer = (flags & answerFlag) != 0;
    message.wantsResend = (flags & resendFlag) != 0;
    message.reason = static_cast<StreamMessage::Reason>(reason);
    std::copy_n(header + lineAt, message.line.size(), message.line.begin());
    message.acknowledged = qFromBigEndian<std::uint64_t>(header + acknowledgedAt);
    message.window = qFromBigEndian<std::uint32_t>(header + windowAt);
    message.offset = qFromBigEndian<std::uint64_t>(header + offsetAt);
    message.payload = bytes.sliced(messageHeader).toByteArray();
    return isPlausible(message) ? std::optional{message} : std::nullopt;
}

} // namespace qipan::net
