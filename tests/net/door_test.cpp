// Passcodes and spectators at a real host.
#include "tests/net/table_room.h"
#include "tests/support/catch.h"

using namespace qipan;
using namespace qipan::net;
using namespace qipan::net::test;

namespace {

const QString passcode = QStringLiteral("sesame");

[[nodiscard]] Approach with(const QString& word)
{
    return {Role::Play, word, std::nullopt};
}

[[nodiscard]] Approach toWatch(const QString& word = {})
{
    return {Role::Watch, word, std::nullopt};
}

[[nodiscard]] Terms continuing()
{
    Terms terms = gomokuTable();
    terms.setup.start = {{7, 7}, {8, 8}};
    return terms;
}

/// Joins with a wrong passcode.
[[nodiscard]] bool isTurnedAway(Room& room, const Approach& approach = with(QStringLiteral("open")))
{
    Visitor visitor{room.host.port(), approach};
    return visitor.fails() && visitor.failure == GuestFailure::Passcode;
}

} // namespace

TEST_CASE("who knows the passcode comes in, at once or after being asked for it")
{
    Room room{true};
    room.host.setPasscode(passcode);
    {
        Visitor knowing{room.host.port(), with(passcode)};
        REQUIRE(knowing.enters());
        REQUIRE_FALSE(knowing.isAsked);
    }
    REQUIRE(room.hears<PeerLeft>());
    Visitor asked{room.host.port()};
    REQUIRE(waitUntil([&] { return asked.isAsked; }));
    REQUIRE(room.guests == 1);
    asked.guest->prove(passcode);
    REQUIRE(asked.enters());
}

TEST_CASE("after three wrong passcodes an address is locked out; a known seat is not")
{
    Room room{true};
    room.host.setPasscode(passcode);
    Visitor player{room.host.port(), with(passcode)};
    REQUIRE(player.enters());
    player.connection().abort();
    REQUIRE(room.hears<Lost>());
    for (int count = 0; count < 3; ++count)
        REQUIRE(isTurnedAway(room));
    REQUIRE(isTurnedAway(room, with(passcode)));
    REQUIRE(isTurnedAway(room, toWatch(passcode)));
    Visitor unasked{room.host.port()};
    REQUIRE(unasked.fails());
    REQUIRE_FALSE(unasked.isAsked); // right after `hello`

    Visitor back{room.host.port(), {Role::Play, {}, message::Resume{player.token, 1, 0}}};
    REQUIRE(waitUntil([&] { return back.isBack; }));
    REQUIRE(room.guests == 1);
}

TEST_CASE("a right passcode clears the count of wrong ones")
{
    Room room{true};
    room.host.setPasscode(passcode);
    for (int round = 0; round < 3; ++round) {
        REQUIRE(isTurnedAway(room));
        REQUIRE(isTurnedAway(room));
        Visitor watcher{room.host.port(), toWatch(passcode)};
        REQUIRE(watcher.hears<Synced>());
    }
}

TEST_CASE("many challenges that are open at once give no more than three tries")
{
    Room room{true};
    room.host.setPasscode(passcode);
    std::vector<std::unique_ptr<Visitor>> visitors;
    for (int count = 0; count < 8; ++count) {
        visitors.push_back(std::make_unique<Visitor>(room.host.port()));
        REQUIRE(waitUntil([&] { return visitors.back()->isAsked; }));
    }
    for (int count = 0; count < 7; ++count) {
        visitors[static_cast<std::size_t>(count)]->guest->prove(QString::number(count));
        REQUIRE(visitors[static_cast<std::size_t>(count)]->fails());
    }
    visitors.back()->guest->prove(passcode);
    REQUIRE(visitors.back()->fails());
    REQUIRE(visitors.back()->failure == GuestFailure::Passcode);
    REQUIRE(isTurnedAway(room, with(passcode)));
    REQUIRE(room.guests == 0);
}

TEST_CASE("sixteen may watch, the seventeenth is told that the host is busy, and the match goes on")
{
    Room room{true};
    Visitor player{room.host.port()};
    REQUIRE(player.enters());
    std::vector<std::unique_ptr<Visitor>> watchers;
    for (int count = 1; count <= 16; ++count) {
        watchers.push_back(std::make_unique<Visitor>(room.host.port(), toWatch()));
        REQUIRE(watchers.back()->hears<Synced>());
        REQUIRE(watchers.back()->token.isEmpty());
        REQUIRE(room.watchers == count);
    }
    REQUIRE(room.host.watchers().size() == Host::maxWatchers);
    Visitor late{room.host.port(), toWatch()};
    REQUIRE(late.fails());
    REQUIRE(late.failure == GuestFailure::Busy);

    watchers.front()->connection().call(&Session::leave);
    REQUIRE(waitUntil([&] { return room.watchers == 15; }));
    watchers.back()->connection().abort();
    REQUIRE(waitUntil([&] { return room.watchers == 14; }));
    Visitor next{room.host.port(), toWatch()};
    REQUIRE(next.hears<Synced>());
    REQUIRE(room.host.player() != nullptr);
    REQUIRE(player.connection().session().isAtTable());
}

TEST_CASE("sixteen who come in the same moment all get in")
{
    Room room{true};
    std::vector<std::unique_ptr<Visitor>> watchers;
    for (int count = 0; count < 16; ++count)
        watchers.push_back(std::make_unique<Visitor>(room.host.port(), toWatch()));
    for (const auto& watcher : watchers)
        REQUIRE(watcher->hears<Synced>());
}

TEST_CASE("a flood from a watcher disturbs nobody but itself")
{
    Room room{true};
    Visitor player{room.host.port()};
    REQUIRE(player.enters());
    Visitor quiet{room.host.port(), toWatch()};
    REQUIRE(quiet.hears<Synced>());
    RawPeer loud{room.host.port()};
    REQUIRE(loud.connects());
    loud.sendLine(R"({"type":"hello","protocol":1,"name":"L","role":"watch","client":""})");
    REQUIRE(loud.receives("\"sync\""));
    for (int count = 0; count < 200; ++count)
        loud.sendLine(R"({"type":"move","round":1,"n":1,"x":0,"y":0})");
    REQUIRE(loud.isClosedSoon());
    REQUIRE(loud.received().contains("flood"));
    REQUIRE(waitUntil([&] { return room.watchers == 1; }));
    REQUIRE(quiet.connection().session().isAtTable());
    REQUIRE(player.connection().session().isAtTable());
    REQUIRE(room.events.empty());
}

TEST_CASE("terms that change while someone is at the door are those that are played")
{
    Room room;
    Visitor visitor{room.host.port()};
    REQUIRE(waitUntil([&] { return room.knocks == 1; }));
    room.host.setTerms({*makeSetup("reversi", "standard", 8), FirstBlack::Host, std::nullopt});
    room.host.admit(true);
    REQUIRE(visitor.enters());
    REQUIRE(room.lastTerms->setup.size == 8);
    REQUIRE(room.host.terms().setup.size == 8);
}

TEST_CASE("a table whose rounds begin with moves takes players who know of such, and lets anyone watch")
{
    Room room{true, continuing()};
    RawPeer player{room.host.port()};
    REQUIRE(player.connects());
    player.sendLine(helloLine);
    REQUIRE(player.receives(R"("reason":"version")"));
    REQUIRE(player.isClosedSoon());
    RawPeer watcher{room.host.port()};
    REQUIRE(watcher.connects());
    watcher.sendLine(R"({"type":"hello","protocol":1,"name":"W","role":"watch","client":""})");
    REQUIRE(watcher.receives(R"("type":"sync")"));
    REQUIRE(room.guests == 0);
    Visitor visitor{room.host.port()};
    REQUIRE(visitor.enters());
    REQUIRE(std::get<RoundStarted>(visitor.events.front()).moves == continuing().setup.start);
}

TEST_CASE("nobody learns before the proof that a table's rounds begin with moves")
{
    Room room{true, continuing()};
    room.host.setPasscode(passcode);
    RawPeer player{room.host.port()};
    REQUIRE(player.connects());
    player.sendLine(helloLine);
    REQUIRE(player.receives(R"("type":"challenge")"));
}
