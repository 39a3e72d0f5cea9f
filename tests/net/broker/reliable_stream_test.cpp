// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/broker/reliable_stream.h"

#include "tests/support/catch.h"

#include <vector>

using namespace qipan::net;

namespace {

using Type = StreamMessage::Type;
using Role = ReliableStream::Role;

/// Two ends without a network: the test passes messages on.
struct Line {
    ReliableStream guest{LineId{7}, Role::Guest, Time{0}};
    ReliableStream host{LineId{7}, Role::Host, Time{0}};
    Time now{0};

    [[nodiscard]] std::vector<StreamMessage> sent(ReliableStream& from)
    {
        from.advance(now);
        std::vector<StreamMessage> messages;
        while (auto message = from.poll(now))
            messages.push_back(*message);
        return messages;
    }
    static void pass(const std::vector<StreamMessage>& messages, ReliableStream& to, Time now)
    {
        for (const StreamMessage& message : messages)
            to.receive(message, now);
    }
    void exchange(Time duration = Time{0})
    {
        for (const Time end = now + duration; now <= end; now += Time{50}) {
            pass(sent(guest), host, now);
            pass(sent(host), guest, now);
        }
    }
    void open()
    {
        exchange();
        REQUIRE(guest.isOpen());
    }
};

} // namespace

TEST_CASE("a guest's line is open when the host has accepted it")
{
    Line line;
    REQUIRE_FALSE(line.guest.isOpen());
    const auto asked = line.sent(line.guest);
    REQUIRE(asked.size() == 1);
    REQUIRE(asked.front().type == Type::Open);
    Line::pass(asked, line.host, line.now);
    const auto answer = line.sent(line.host);
    REQUIRE(answer.size() == 1);
    REQUIRE(answer.front().type == Type::Accept);
    Line::pass(answer, line.guest, line.now);
    REQUIRE(line.guest.isOpen());
}

TEST_CASE("a reconnection is reported once, to the other side only")
{
    Line line;
    line.open();
    line.exchange(Time{6'000}); // with questions whether the other side is there
    REQUIRE_FALSE(line.host.takePeerReconnected());
    REQUIRE_FALSE(line.guest.takePeerReconnected());

    line.guest.reconnected(line.now);
    line.exchange();
    REQUIRE(line.host.takePeerReconnected());
    REQUIRE_FALSE(line.host.takePeerReconnected());
    REQUIRE_FALSE(line.guest.takePeerReconnected());
}

TEST_CASE("a guest asks again, and gives up after ten seconds without an answer")
{
    Line line;
    int asked = 0;
    for (; line.now < ReliableStream::openTimeout; line.now += Time{100})
        asked += static_cast<int>(line.sent(line.guest).size());
    REQUIRE(asked >= 3);
    REQUIRE(asked <= 6);
    line.guest.advance(line.now);
    REQUIRE(line.guest.end() == StreamEnd::NoTable);
}

TEST_CASE("a short message is one message, and its acknowledgement waits for an answer to go along")
{
    Line line;
    line.open();
    line.guest.write("move");
    const auto move = line.sent(line.guest);
    REQUIRE(move.size() == 1);
    Line::pass(move, line.host, line.now);
    REQUIRE(line.host.read(100) == "move");
    REQUIRE(line.sent(line.host).empty());
    line.host.write("reply");
    const auto reply = line.sent(line.host);
    REQUIRE(reply.size() == 1);
    Line::pass(reply, line.guest, line.now);
    REQUIRE(line.guest.unacknowledged() == 0);
}

TEST_CASE("a lost message is sent again after a second, and a gap at once")
{
    Line line;
    line.open();
    line.guest.write("one");
    REQUIRE(line.sent(line.guest).size() == 1); // lost
    line.guest.write("two");
    const auto second = line.sent(line.guest);
    SECTION("a gap")
    {
        Line::pass(second, line.host, line.now);
        REQUIRE(line.host.readable() == 0);
        const auto complaint = line.sent(line.host);
        REQUIRE(complaint.size() == 1);
        REQUIRE(complaint.front().wantsResend);
        Line::pass(complaint, line.guest, line.now);
    }
    SECTION("silence")
    {
        line.now += Time{999};
        REQUIRE(line.sent(line.guest).empty());
        line.now += Time{1};
    }
    Line::pass(line.sent(line.guest), line.host, line.now);
    REQUIRE(line.host.read(100) == "onetwo");
}

TEST_CASE("a sender waits while the other side does not read")
{
    Line line;
    line.open();
    const QByteArray much{300'000, 'x'};
    REQUIRE(line.guest.write(much) == much.size());
    line.exchange(Time{20'000});
    REQUIRE(line.host.readable() == ReliableStream::receiveLimit);
    REQUIRE_FALSE(line.guest.end());
    qsizetype read = 0;
    for (int i = 0; i < 100 && read < much.size(); ++i) {
        read += line.host.read(20'000).size();
        line.exchange(Time{50});
    }
    REQUIRE(read == much.size());
    REQUIRE(line.guest.write(QByteArray{500'000, 'x'}) == SendBuffer::limit);
}

TEST_CASE("the other side sees a good end after all bytes")
{
    Line line;
    line.open();
    line.guest.write("bye");
    line.guest.close(line.now);
    REQUIRE(line.guest.write("more") == 0);
    line.exchange();
    REQUIRE(line.guest.end() == StreamEnd::Left);
    REQUIRE(line.host.end() == StreamEnd::ClosedByPeer);
    REQUIRE(line.host.read(100) == "bye");
}

TEST_CASE("an end that nobody acknowledges comes after five seconds")
{
    Line line;
    line.open();
    line.guest.close(line.now);
    line.now += ReliableStream::closeTimeout;
    line.guest.advance(line.now);
    REQUIRE(line.guest.end() == StreamEnd::Left);
}

TEST_CASE("a side that aborts, and one that is gone, are told from a good end")
{
    Line line;
    line.open();
    SECTION("aborted")
    {
        line.guest.write("lost");
        line.guest.abort();
        const auto farewell = line.sent(line.guest);
        REQUIRE(farewell.size() == 1);
        Line::pass(farewell, line.host, line.now);
        REQUIRE(line.host.end() == StreamEnd::AbortedByPeer);
    }
    SECTION("gone")
    {
        bool hasAsked = false;
        for (; line.now < ReliableStream::lostTimeout; line.now += Time{100}) {
            for (const auto& message : line.sent(line.host))
                hasAsked = hasAsked || message.wantsAnswer;
        }
        REQUIRE(hasAsked);
        line.host.advance(line.now);
        REQUIRE(line.host.end() == StreamEnd::Lost);
    }
    SECTION("restarted")
    {
        line.guest.receive(
            {.type = Type::Reset, .isFromHost = true, .reason = StreamMessage::Reason::Unknown, .line = {7}}, line.now);
        REQUIRE(line.guest.end() == StreamEnd::Lost);
    }
}

TEST_CASE("a guest whom the host refuses is told why")
{
    Line line;
    REQUIRE(line.sent(line.guest).size() == 1);
    line.guest.receive({.type = Type::Reset, .isFromHost = true, .reason = StreamMessage::Reason::Full, .line = {7}},
                       line.now);
    REQUIRE(line.guest.end() == StreamEnd::TableFull);
    REQUIRE_FALSE(line.guest.hasOpened());
    REQUIRE(line.sent(line.guest).empty());
}

TEST_CASE("an idle line stays")
{
    Line line;
    line.open();
    line.exchange(Time{300'000});
    REQUIRE(line.guest.isOpen());
    REQUIRE(line.host.isOpen());
}

TEST_CASE("messages with numbers that cannot be are ignored")
{
    Line line;
    line.open();
    line.guest.write("bytes");
    Line::pass(line.sent(line.guest), line.host, line.now);
    const auto ignored = [&](StreamMessage message) {
        message.isFromHost = true;
        message.line = {7};
        line.guest.receive(message, line.now);
        return !line.guest.end() && line.guest.unacknowledged() == 5 && line.guest.readable() == 0;
    };
    REQUIRE(ignored({.acknowledged = 6, .payload = "x"}));
    REQUIRE(ignored({.window = 1'000'000, .payload = "x"}));
    REQUIRE(ignored({.offset = 1'000'000, .payload = "x"}));
    StreamMessage reflected{.line = {7}, .payload = "x"};
    line.guest.receive(reflected, line.now);
    REQUIRE(line.guest.readable() == 0);
    line.guest.receive({.isFromHost = true, .line = {8}, .payload = "x"}, line.now);
    REQUIRE(line.guest.readable() == 0);
}

TEST_CASE("a flood of repeated messages is answered no faster than a broker may like")
{
    Line line;
    line.open();
    line.guest.write("x");
    const auto message = line.sent(line.guest);
    std::size_t answers = 0;
    for (int i = 0; i < 10'000; ++i) {
        Line::pass(message, line.host, line.now);
        answers += line.sent(line.host).size();
        line.now += Time{i % 10 == 0 ? 1 : 0};
    }
    REQUIRE(answers <= 64 + 125 + 2);
}
