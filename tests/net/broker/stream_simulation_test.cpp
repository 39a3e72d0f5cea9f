// SPDX-License-Identifier: GPL-3.0-or-later
// Two ends of a line through networks that do everything a broker could do, but forge messages.
#include "tests/net/broker/conversation.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

using namespace qipan::net;
using namespace qipan::net::test;
using qipan::test::repetitions;

namespace {

[[nodiscard]] Weather randomWeather(std::mt19937& random)
{
    std::uniform_real_distribution<> chance{0, 1};
    const auto sometimes = [&](double most) { return chance(random) < 0.5 ? 0 : most * chance(random); };
    Weather weather;
    weather.loses = sometimes(0.5);
    weather.doubles = sometimes(0.5);
    weather.replays = sometimes(0.5);
    weather.truncates = sometimes(0.2);
    weather.crosses = sometimes(0.2);
    weather.longest = Time{1 + static_cast<int>(sometimes(3000))};
    weather.outageLength = Time{static_cast<int>(sometimes(30'000))};
    return weather;
}

/// Requires that a side that saw the good end of the other one has all its bytes.
void requireWholeIfClosed(const Conversation::End& reader, const Conversation::End& writer)
{
    if (reader.stream.end() == StreamEnd::ClosedByPeer)
        REQUIRE(reader.read.size() + reader.stream.readable() == writer.toWrite.size());
}

} // namespace

TEST_CASE("through a hostile network bytes arrive in order and exactly once, or the line ends")
{
    int closed = 0;
    int lost = 0;
    const int conversations = repetitions(500, 20'000);
    for (int seed = 1; seed <= conversations; ++seed) {
        std::mt19937 random{static_cast<std::uint32_t>(seed)};
        Conversation conversation{randomWeather(random), static_cast<std::uint32_t>(seed)};
        INFO("seed " << seed);
        conversation.run(Time{90'000});
        conversation.settle();
        REQUIRE(conversation.guest.stream.end());
        REQUIRE(conversation.host.stream.end());
        requireWholeIfClosed(conversation.guest, conversation.host);
        requireWholeIfClosed(conversation.host, conversation.guest);
        for (const auto* end : {&conversation.guest, &conversation.host}) {
            closed += end->stream.end() == StreamEnd::ClosedByPeer ? 1 : 0;
            lost += end->stream.end() == StreamEnd::Lost || end->stream.end() == StreamEnd::NoTable ? 1 : 0;
        }
    }
    // Both happen, or this test would show little.
    REQUIRE(closed > conversations / 4);
    REQUIRE(lost > 0);
}

TEST_CASE("outages of fifteen seconds end no line")
{
    for (int seed = 1; seed <= repetitions(50, 500); ++seed) {
        Conversation conversation{{.outageLength = Time{15'000}}, static_cast<std::uint32_t>(seed)};
        conversation.now = Time{17'000}; // opened before the first of these outages
        INFO("seed " << seed);
        conversation.guest.closes = conversation.host.closes = false;
        conversation.guest.stream = ReliableStream{LineId{1}, ReliableStream::Role::Guest, conversation.now};
        conversation.host.stream = ReliableStream{LineId{1}, ReliableStream::Role::Host, conversation.now};
        conversation.run(Time{200'000});
        REQUIRE_FALSE(conversation.guest.stream.end());
        REQUIRE_FALSE(conversation.host.stream.end());
        REQUIRE(conversation.guest.read == conversation.host.toWrite);
        REQUIRE(conversation.host.read == conversation.guest.toWrite);
    }
}
