// SPDX-License-Identifier: GPL-3.0-or-later
// How much of a flood is processed in one turn of the event loop.
#include "tests/net/table_room.h"
#include "tests/support/catch.h"

#include <algorithm>

using namespace qipan;
using namespace qipan::net;
using namespace qipan::net::test;

namespace {

/// Runs the event loop turn by turn until `holds`, and returns the most events that were added to `events` in one turn.
template <typename Condition>
[[nodiscard]] std::size_t mostInOneTurn(const std::vector<SessionEvent>& events, Condition holds)
{
    std::size_t most = 0;
    QElapsedTimer clock;
    clock.start();
    while (!holds() && clock.elapsed() < 20000) {
        const std::size_t before = events.size();
        QCoreApplication::processEvents();
        most = std::max(most, events.size() - before);
    }
    REQUIRE(holds());
    return most;
}

[[nodiscard]] QByteArray repeated(const QByteArray& line, int count)
{
    return QByteArray{line + '\n'}.repeated(count);
}

const QByteArray roundStart = R"({"type":"start","round":1,"black":"host"})";

} // namespace

TEST_CASE("of a flooding host one event is processed in a turn of the event loop")
{
    constexpr int count = 2000;
    const QByteArray flood = repeated(R"({"type":"chat","text":"x"})", count);
    RawServer server{QByteArray{welcomeLine} + '\n' + roundStart + '\n' + flood};
    Visitor visitor{server.port()};
    CHECK(mostInOneTurn(visitor.events, [&] { return visitor.events.size() == count + 1; }) == 1);
}

TEST_CASE("of a flooding guest one event is processed in a turn, up to the limit of its rate")
{
    Room room{true};
    RawPeer guest{room.host.port()};
    REQUIRE(guest.connects());
    guest.sendLine(helloLine);
    REQUIRE(guest.receives("\"start\""));
    guest.send(repeated(R"({"type":"chat","text":"x"})", 500));
    const auto isCut = [&] { return !room.events.empty() && std::holds_alternative<Failed>(room.events.back()); };
    CHECK(mostInOneTurn(room.events, isCut) == 1);
    CHECK(room.events.size() <= 101);
}

TEST_CASE("a long flood of lines without effect lets the event loop turn")
{
    RawServer server{QByteArray{welcomeLine} + '\n' + roundStart + '\n' + QByteArray(2'000'000, '\n')
                     + R"({"type":"chat","text":"end"})" + '\n'};
    Visitor visitor{server.port()};
    int turns = 0;
    const auto isThrough = [&] {
        ++turns;
        return !visitor.events.empty() && std::holds_alternative<ChatReceived>(visitor.events.back());
    };
    CHECK(mostInOneTurn(visitor.events, isThrough) == 1);
    CHECK(turns > 2'000'000 / (16 * 1024));
}

TEST_CASE("everything that was sent before the end of the connection is processed")
{
    constexpr int count = 100;
    RawServer server{
        QByteArray{welcomeLine} + '\n' + roundStart + '\n' + repeated(R"({"type":"chat","text":"x"})", count), true};
    Visitor visitor{server.port()};
    REQUIRE(waitUntil([&] { return visitor.events.size() == count + 2; }));
    CHECK(std::holds_alternative<Lost>(visitor.events.back()));
}
