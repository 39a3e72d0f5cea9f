// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/broker/stream_message.h"

#include "tests/support/catch.h"

#include <vector>

using namespace qipan::net;

namespace {

using Type = StreamMessage::Type;

[[nodiscard]] std::vector<StreamMessage> samples()
{
    LineId line{};
    for (std::size_t i = 0; i < line.size(); ++i)
        line[i] = static_cast<unsigned char>(i + 1);
    StreamMessage data;
    data.isFromHost = true;
    data.isLast = true;
    data.wantsResend = true;
    data.line = line;
    data.acknowledged = 0x0102030405;
    data.window = 0x8000;
    data.offset = 0x0a0b;
    data.payload = "stone";
    return {data, StreamMessage{.type = Type::Open, .line = line, .window = 65536},
            StreamMessage{.type = Type::Accept, .isFromHost = true, .line = line, .window = 65536},
            StreamMessage{.type = Type::Reset, .reason = StreamMessage::Reason::Full, .line = line},
            StreamMessage{.wantsAnswer = true, .line = line, .payload = QByteArray{maxPayload, 'x'}}};
}

} // namespace

TEST_CASE("a message on a line has these bytes")
{
    REQUIRE(encode(samples().front()).toHex()
            == "01830500"
               "0102030405060708090a0b0c0d0e0f10"
               "0000000102030405"
               "00008000"
               "0000000000000a0b"
               "0005"
               "73746f6e65");
}

TEST_CASE("a message on a line arrives as it was sent")
{
    for (const StreamMessage& message : samples()) {
        const QByteArray bytes = encode(message);
        REQUIRE(bytes.size() <= maxMessage);
        REQUIRE(parseStreamMessage(bytes) == message);
    }
}

TEST_CASE("a message that was cut or lengthened is refused")
{
    for (const StreamMessage& message : samples()) {
        const QByteArray bytes = encode(message);
        for (qsizetype size = 0; size < bytes.size(); ++size)
            REQUIRE_FALSE(parseStreamMessage(QByteArrayView{bytes}.first(size)));
        REQUIRE_FALSE(parseStreamMessage(QByteArray{bytes}.append('x')));
    }
}

TEST_CASE("a message with fields that its type does not have is refused")
{
    const auto refuses = [](const StreamMessage& message) { return !parseStreamMessage(encode(message)); };
    REQUIRE(refuses({.type = Type::Open, .isFromHost = true}));
    REQUIRE(refuses({.type = Type::Accept}));
    REQUIRE(refuses({.type = Type::Open, .wantsAnswer = true}));
    REQUIRE(refuses({.type = Type::Open, .payload = "x"}));
    REQUIRE(refuses({.type = Type::Open, .offset = 1}));
    REQUIRE(refuses({.type = Type::Open, .acknowledged = 1}));
    REQUIRE(refuses({.type = Type::Reset}));
    REQUIRE(refuses({.type = Type::Reset, .reason = StreamMessage::Reason::Full, .window = 1}));
    REQUIRE(refuses({.reason = StreamMessage::Reason::Full}));
    REQUIRE(refuses({.acknowledged = ~std::uint64_t{0}}));
    REQUIRE(refuses({.offset = ~std::uint64_t{0}}));
    REQUIRE(refuses({.payload = QByteArray{maxPayload + 1, 'x'}}));
    for (const int at : {0, 1, 2, 3}) {
        QByteArray bytes = encode(StreamMessage{});
        bytes[at] = 0x7f;
        REQUIRE_FALSE(parseStreamMessage(bytes));
    }
}
