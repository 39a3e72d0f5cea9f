// SPDX-License-Identifier: GPL-3.0-or-later
// An encrypted stream over another transport.
#include "net/secure_transport.h"
#include "tests/net/secure/memory_transport.h"
#include "tests/support/catch.h"

#include <QCoreApplication>

#include <memory>

using namespace qipan::net;
using namespace qipan::net::test;

namespace {

/// One end that counts its signals.
struct Ended {
    MemoryTransport* below = new MemoryTransport;
    std::unique_ptr<SecureTransport> stream;
    int opened = 0;
    int declined = 0;
    int ended = 0;
    int readable = 0;
    std::optional<RejectReason> refused;

    explicit Ended(SecureChannel channel)
        : stream{std::make_unique<SecureTransport>(std::move(channel), below)}
    {
        QObject::connect(stream.get(), &SecureTransport::opened, stream.get(), [this] { ++opened; });
        QObject::connect(stream.get(), &SecureTransport::declined, stream.get(), [this] { ++declined; });
        QObject::connect(stream.get(), &Transport::disconnected, stream.get(), [this] { ++ended; });
        QObject::connect(stream.get(), &QIODevice::readyRead, stream.get(), [this] { ++readable; });
        QObject::connect(stream.get(), &SecureTransport::refused, stream.get(),
                         [this](RejectReason reason) { refused = reason; });
    }
};

struct Streams {
    Ended guest{SecureChannel::guest("sesame", ChannelSecret::Passcode)};
    Ended host{SecureChannel::host()};

    explicit Streams(const char* password = "sesame")
    {
        QObject::connect(host.stream.get(), &SecureTransport::requested, host.stream.get(),
                         [this, password] { host.stream->accept(password); });
        settle();
    }

    void settle()
    {
        for (bool moved = true; moved;) {
            for (int turn = 0; turn < 10; ++turn) // more than the queued calls need
                QCoreApplication::processEvents();
            const QByteArray up = guest.below->takeWritten();
            if (!up.isEmpty())
                host.below->deliver(up);
            const QByteArray down = host.below->takeWritten();
            if (!down.isEmpty())
                guest.below->deliver(down);
            moved = !up.isEmpty() || !down.isEmpty();
        }
    }
};

/// Encrypted, but ended other than by the other side in good order.
[[nodiscard]] bool wasCut(const Ended& end)
{
    return end.stream->isEncrypted() && end.stream->channel().state() != SecureChannel::State::Ended;
}

} // namespace

TEST_CASE("an encrypted stream opens, carries bytes both ways and tells each end once")
{
    Streams streams;
    REQUIRE(streams.guest.opened == 1);
    REQUIRE(streams.host.opened == 1);
    REQUIRE(streams.guest.stream->isEncrypted());
    REQUIRE(streams.guest.below->isProven());
    REQUIRE(streams.host.below->isProven());
    REQUIRE(streams.guest.stream->write("question\n") == 9);
    streams.settle();
    REQUIRE(streams.host.stream->bytesAvailable() == 9);
    REQUIRE(streams.host.readable == 1);
    REQUIRE(streams.host.stream->read(4) == "ques");
    REQUIRE(streams.host.stream->readAll() == "tion\n");
    streams.host.stream->write("answer");
    streams.settle();
    REQUIRE(streams.guest.stream->readAll() == "answer");
    REQUIRE(streams.guest.stream->isConnected());
}

TEST_CASE("a stream that ends in good order is told from one that was cut")
{
    Streams good;
    good.guest.stream->write("last words");
    good.guest.stream->disconnectFromPeer();
    REQUIRE(good.guest.below->wasClosedHere());
    good.settle();
    good.host.below->hangUp();
    QCoreApplication::processEvents();
    REQUIRE(good.host.ended == 1);
    REQUIRE_FALSE(good.host.stream->isConnected());
    REQUIRE_FALSE(wasCut(good.host));
    REQUIRE(good.host.stream->readAll() == "last words"); // after the end too

    Streams cut;
    cut.guest.stream->write("last words");
    cut.settle();
    cut.host.below->hangUp();
    QCoreApplication::processEvents();
    REQUIRE(cut.host.ended == 1);
    REQUIRE(wasCut(cut.host));
    REQUIRE(cut.host.stream->readAll() == "last words");
}

TEST_CASE("a stream whose bytes were changed ends at once")
{
    Streams streams;
    streams.guest.stream->write("move");
    QByteArray bytes = streams.guest.below->takeWritten();
    bytes.back() = static_cast<char>(bytes.back() ^ 1);
    streams.host.below->deliver(bytes);
    QCoreApplication::processEvents();
    REQUIRE(streams.host.below->wasAborted());
    REQUIRE(streams.host.ended == 1);
    REQUIRE(wasCut(streams.host));
    REQUIRE(streams.host.stream->readAll().isEmpty());
}

TEST_CASE("a stream reads no more from below than its reader takes")
{
    Streams streams;
    const QByteArray much(1 << 20, 'm');
    streams.guest.stream->write(much);
    streams.settle();
    const auto unread = streams.host.stream->bytesAvailable();
    REQUIRE(unread >= 32 * 1024);
    REQUIRE(unread < 48 * 1024);
    REQUIRE(streams.host.below->bytesAvailable() > much.size() - 64 * 1024);
    QByteArray received;
    while (streams.host.stream->bytesAvailable() > 0) {
        received += streams.host.stream->read(8 * 1024);
        QCoreApplication::processEvents();
        REQUIRE(streams.host.stream->bytesAvailable() < 48 * 1024);
    }
    REQUIRE(received == much);
}

TEST_CASE("what was unread below when the other side closed is still read")
{
    Streams streams;
    const QByteArray much(200'000, 'm');
    streams.guest.stream->write(much);
    streams.guest.stream->disconnectFromPeer();
    streams.settle();
    streams.host.below->hangUp();
    QByteArray received;
    for (int i = 0; i < 1000 && streams.host.stream->isConnected(); ++i) {
        received += streams.host.stream->read(8 * 1024);
        QCoreApplication::processEvents();
    }
    received += streams.host.stream->readAll();
    REQUIRE(received == much);
    REQUIRE_FALSE(wasCut(streams.host));
    REQUIRE(streams.host.ended == 1);
}

TEST_CASE("what is not yet sent below shows above, and a transport that takes no more ends the stream")
{
    Streams streams;
    streams.guest.stream->write(QByteArray(1000, 'x'));
    REQUIRE(streams.guest.stream->bytesToWrite() > 1000);
    streams.settle();
    streams.guest.below->limitWritten(10);
    streams.guest.stream->write("more than fits");
    REQUIRE(streams.guest.below->wasAborted());
    REQUIRE(streams.guest.ended == 1);
}

TEST_CASE("with a wrong password the guest is told, and the host's answer to a wrong proof passes in plain text")
{
    Streams streams{"another"};
    REQUIRE(streams.guest.refused == RejectReason::Passcode);
    REQUIRE(streams.guest.opened == 0);
    streams.host.below->deliver("{\"type\":\"secure\",\"mac\":\"00\"}\n");
    QCoreApplication::processEvents();
    REQUIRE(streams.host.refused == RejectReason::Passcode);
    REQUIRE_FALSE(streams.host.below->isProven());
    streams.host.stream->write("reject");
    REQUIRE(streams.host.below->takeWritten() == "reject");
    streams.host.below->deliver("anything");
    QCoreApplication::processEvents();
    REQUIRE(streams.host.stream->readAll().isEmpty());
}

TEST_CASE("a host's stream is a plain one for a guest that asks for no channel")
{
    Ended host{SecureChannel::host()};
    host.below->deliver("{\"type\":\"hello\"}\nmore");
    QCoreApplication::processEvents();
    REQUIRE(host.stream->readAll() == "{\"type\":\"hello\"}\nmore");
    host.stream->write("welcome");
    REQUIRE(host.below->takeWritten() == "welcome");
    REQUIRE_FALSE(host.stream->isEncrypted());
    host.below->hangUp();
    QCoreApplication::processEvents();
    REQUIRE(host.ended == 1);
}

TEST_CASE("a guest is told when the host declines, and the line stays plain")
{
    Ended guest{SecureChannel::guest("sesame", ChannelSecret::Passcode)};
    QCoreApplication::processEvents();
    REQUIRE(guest.below->takeWritten().contains("\"secure\""));
    guest.below->deliver("{\"type\":\"secure\",\"version\":0}\n");
    QCoreApplication::processEvents();
    REQUIRE(guest.declined == 1);
    guest.stream->write("hello");
    REQUIRE(guest.below->takeWritten() == "hello");
}

TEST_CASE("a stream has not ended while the transport below still sends")
{
    Streams streams;
    streams.host.stream->write("result");
    streams.host.stream->disconnectFromPeer();
    streams.host.below->beginClosing();
    streams.host.below->deliver({});
    streams.guest.stream->write("late");
    streams.settle();
    REQUIRE(streams.host.ended == 0);
    REQUIRE(streams.guest.stream->readAll() == "result");
    streams.host.below->hangUp();
    streams.settle();
    REQUIRE(streams.host.ended == 1);
}

TEST_CASE("abort ends a stream at once, and once only")
{
    Streams streams;
    streams.guest.stream->abort();
    REQUIRE(streams.guest.below->wasAborted());
    REQUIRE(streams.guest.ended == 1);
    streams.guest.stream->abort();
    QCoreApplication::processEvents();
    REQUIRE(streams.guest.ended == 1);
    REQUIRE(streams.guest.stream->write("late") == -1);
}
