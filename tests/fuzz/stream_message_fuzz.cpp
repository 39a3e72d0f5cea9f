// SPDX-License-Identifier: GPL-3.0-or-later
// Messages of lines through a broker: they are parsed as encode() writes them, or refused. The input is also a sequence
// of messages, each after two bytes with its length, to a line of a host, which stays within its limits.
#include "net/broker/reliable_stream.h"
#include "net/broker/stream_message.h"
#include "tests/fuzz/require.h"

#include <cstddef>
#include <cstdint>

using namespace qipan::net;
using qipan::test::require;

namespace {

void converse(QByteArrayView input)
{
    ReliableStream stream{LineId{}, ReliableStream::Role::Host, Time{0}};
    Time now{0};
    stream.write(QByteArray{20'000, 'x'});
    while (input.size() > 2) {
        const auto length = static_cast<unsigned char>(input[0]) << 8 | static_cast<unsigned char>(input[1]);
        input = input.sliced(2);
        const auto bytes = input.first(std::min<qsizetype>(length, input.size()));
        input = input.sliced(bytes.size());
        if (auto message = parseStreamMessage(bytes)) {
            message->line = LineId{};
            message->isFromHost = false;
            stream.receive(*message, now);
        }
        stream.advance(now);
        while (const auto answer = stream.poll(now))
            require(parseStreamMessage(encode(*answer)) == answer, "what a line sends can be read");
        require(stream.readable() <= ReliableStream::receiveLimit, "a line holds no more than it may");
        const auto deadline = stream.deadline();
        require(deadline.has_value() != stream.end().has_value(), "a line that stands has a deadline");
        require(!deadline || *deadline > now, "nothing is left to do");
        now += Time{length % 1000};
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArrayView input{reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)};
    if (const auto message = parseStreamMessage(input))
        require(encode(*message) == input, "a message has one form");
    converse(input);
    return 0;
}
