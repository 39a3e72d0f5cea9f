// SPDX-License-Identifier: GPL-3.0-or-later
// The results of testing an engine.
#include "app/external/engine_probe.h"

#include "tests/app/external/fake_engine.h"
#include "tests/support/catch.h"

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::app;
using namespace qipan::tests;
using namespace std::chrono_literals;

namespace {

using Kind = EngineFailure::Kind;

} // namespace

TEST_CASE("a probe reports which Gomocup engine answers or what is wrong", "[external]")
{
    const std::atomic<bool> stop{false};
    const auto good = probeEngine(EngineProtocol::Gomocup, fakeEngine(u"good"_s), 5s, stop);
    REQUIRE(good);
    CHECK(good->name == u"Fake");
    CHECK(good->version == u"1.5");
    CHECK(probeEngine(EngineProtocol::Gomocup, fakeEngine(u"mute"_s), 200ms, stop).error().kind == Kind::Silent);
    CHECK(probeEngine(EngineProtocol::Gomocup, fakeEngine(u"stillborn"_s), 5s, stop).error().kind == Kind::Ended);
    CHECK(probeEngine(EngineProtocol::Gomocup, fakeEngine(u"refuses-start"_s), 5s, stop).error().kind == Kind::Refused);
    CHECK(probeEngine(EngineProtocol::Gomocup, {u"/nowhere"_s, {}}, 5s, stop).error().kind == Kind::NotStarted);
}

TEST_CASE("a probe reports which NBoard engine answers or what is wrong", "[external]")
{
    const std::atomic<bool> stop{false};
    const auto probe = [&](const QString& mode, std::chrono::milliseconds timeout = 5s) {
        return probeEngine(EngineProtocol::Nboard, fakeNboard(mode), timeout, stop);
    };
    const auto good = probe(u"good"_s);
    REQUIRE(good);
    CHECK(good->name.startsWith(u"Fake"));
    CHECK(good->version.isEmpty());
    REQUIRE(probe(u"nameless"_s));
    CHECK(probe(u"nameless"_s)->name.isEmpty());
    CHECK(probe(u"mute"_s, 200ms).error().kind == Kind::Unreadable);
    CHECK(probe(u"babble"_s).error().kind == Kind::Unreadable);
    CHECK(probe(u"stillborn"_s).error().kind == Kind::Ended);
    CHECK(probeEngine(EngineProtocol::Nboard, {u"/nowhere"_s, {}}, 5s, stop).error().kind == Kind::NotStarted);
}

TEST_CASE("a probe recognises an engine of the other protocol", "[external]")
{
    const std::atomic<bool> stop{false};
    CHECK_FALSE(probeEngine(EngineProtocol::Nboard, fakeEngine(u"good"_s), 200ms, stop));
    CHECK_FALSE(probeEngine(EngineProtocol::Gomocup, fakeNboard(u"good"_s), 200ms, stop));
}
