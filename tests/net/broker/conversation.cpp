// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/broker/conversation.h"

#include "tests/support/catch.h"

#include <algorithm>
#include <utility>

namespace qipan::net::test {

namespace {

[[nodiscard]] QByteArray randomText(std::mt19937& random, int size)
{
    QByteArray text{size, '\0'};
    for (char& letter : text)
        letter = static_cast<char>(random() & 0xff);
    return text;
}

} // namespace

Conversation::Conversation(Weather weather, std::uint32_t seed)
    : guest{.stream = ReliableStream{LineId{1}, ReliableStream::Role::Guest, Time{0}}}
    , host{.stream = ReliableStream{LineId{1}, ReliableStream::Role::Host, Time{0}}, .isHost = true}
    , network{weather, seed}
{
    for (End* end : {&guest, &host})
        end->toWrite = randomText(network.random(), network.number(0, network.chance(0.1) ? 400'000 : 5'000));
    guest.closes = network.chance(0.5);
    host.closes = !guest.closes || network.chance(0.2);
}

void Conversation::run(Time until)
{
    while (now < until && !(guest.stream.end() && host.stream.end()))
        step();
}

void Conversation::settle()
{
    network.calm();
    const Time until = now + Time{120'000};
    run(until);
}

void Conversation::step()
{
    for (End* end : {&guest, &host}) {
        deliver(*end);
        act(*end);
    }
    check(host, guest);
    check(guest, host);
    Time next = network.nextArrival(std::min(guest.wakeUp, host.wakeUp));
    next = std::min(next, now + Time{network.number(1, 200)}); // someone writes or reads
    now = std::max(next, now + Time{1});
}

void Conversation::deliver(End& end)
{
    if (network.isOut(now)) {
        end.wasCutOff = true;
    } else if (std::exchange(end.wasCutOff, false)) {
        end.stream.reconnected(now);
    }
    for (const QByteArray& bytes : network.arriving(end.isHost, now)) {
        if (const auto message = parseStreamMessage(bytes))
            end.stream.receive(*message, now);
    }
}

void Conversation::act(End& end)
{
    ReliableStream& stream = end.stream;
    stream.advance(now);
    if (stream.isOpen() && end.written < end.toWrite.size()) {
        const qsizetype most = std::min<qsizetype>(end.toWrite.size() - end.written, network.number(1, 20'000));
        end.written += stream.write(QByteArrayView{end.toWrite}.sliced(end.written, most));
    }
    if (stream.isOpen() && end.closes && end.written == end.toWrite.size() && network.chance(0.3))
        stream.close(now);
    if (network.chance(0.7) || stream.end())
        end.read += stream.read(network.number(1, 30'000));
    while (const auto message = stream.poll(now))
        network.send(end.isHost, encode(*message), now);
    const auto deadline = stream.deadline();
    end.wakeUp = deadline.value_or(now + Time{1000});
    REQUIRE((!deadline || *deadline > now));
    REQUIRE(stream.readable() <= ReliableStream::receiveLimit);
    REQUIRE(stream.unacknowledged() <= SendBuffer::limit);
}

void Conversation::check(const End& reader, const End& writer) const
{
    REQUIRE(reader.read.size() <= writer.written);
    // Only the new bytes would be enough, but a whole comparison is simpler, and fast.
    REQUIRE(writer.toWrite.startsWith(reader.read));
}

} // namespace qipan::net::test
