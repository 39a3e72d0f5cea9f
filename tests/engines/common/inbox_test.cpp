// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/common/inbox.h"
#include "tests/support/catch.h"

#include <chrono>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

using namespace qipan::engines;

namespace {

/// Lines are single words: STOP stops every search, HUSH only those without patience, such as WEAK; END ends the
/// input.
LineKind kindOf(std::string_view line)
{
    const int urgency = line == "STOP" ? 2 : line == "HUSH" ? 1 : 0;
    return {.isLast = line == "END", .urgency = urgency, .patience = line == "WEAK" ? 1 : 2};
}

/// The reading thread: pushes lines and the end of the input.
std::thread reading(Inbox& inbox, std::vector<std::string> lines)
{
    return std::thread{[&inbox, lines = std::move(lines)] {
        for (const std::string& line : lines) {
            if (!inbox.push(line))
                break;
        }
        inbox.close();
    }};
}

/// Waits until the search must stop, as an engine would.
void awaitStop(const Inbox& inbox)
{
    while (!inbox.stop())
        std::this_thread::yield();
}

} // namespace

TEST_CASE("lines come out in order", "[engines][threads]")
{
    Inbox inbox{kindOf};
    std::thread reader = reading(inbox, {"a", "b", "c"});
    CHECK(inbox.next() == "a");
    CHECK(inbox.next() == "b");
    CHECK(inbox.next() == "c");
    CHECK_FALSE(inbox.next().has_value());
    inbox.finish();
    reader.join();
}

TEST_CASE("a queued STOP stops what precedes it and nothing after it", "[engines][threads]")
{
    Inbox inbox{kindOf};
    for (const char* line : {"TURN 7,7", "STOP", "TURN 8,8"})
        REQUIRE(inbox.push(line));
    CHECK(inbox.next() == "TURN 7,7");
    CHECK(inbox.stop());
    CHECK(inbox.next() == "STOP");
    CHECK(inbox.next() == "TURN 8,8");
    CHECK_FALSE(inbox.stop());
}

TEST_CASE("a STOP that arrives while thinking is seen", "[engines][threads]")
{
    Inbox inbox{kindOf};
    REQUIRE(inbox.push("TURN 7,7"));
    CHECK(inbox.next() == "TURN 7,7");
    CHECK_FALSE(inbox.stop());
    std::thread reader{[&inbox] { CHECK(inbox.push("STOP")); }};
    awaitStop(inbox);
    reader.join();
}

TEST_CASE("a less urgent line stops only impatient commands", "[engines][threads]")
{
    Inbox inbox{kindOf};
    for (const char* line : {"TURN", "WEAK", "TURN", "HUSH"})
        REQUIRE(inbox.push(line));
    CHECK(inbox.next() == "TURN");
    CHECK_FALSE(inbox.stop());
    CHECK(inbox.next() == "WEAK");
    CHECK(inbox.stop());
    CHECK(inbox.next() == "TURN");
    CHECK_FALSE(inbox.stop());
    REQUIRE(inbox.push("STOP"));
    CHECK(inbox.stop());
    CHECK(inbox.next() == "HUSH");
    CHECK(inbox.next() == "STOP");
    CHECK_FALSE(inbox.stop());
}

TEST_CASE("END and the end of input stop thinking within a second", "[engines][threads]")
{
    for (const std::vector<std::string>& lines : {std::vector<std::string>{"TURN 7,7"}, {"TURN 7,7", "END"}}) {
        Inbox inbox{kindOf};
        const auto begin = std::chrono::steady_clock::now();
        std::thread reader = reading(inbox, lines);
        CHECK(inbox.next() == "TURN 7,7");
        awaitStop(inbox);
        CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds{1});
        inbox.finish();
        reader.join();
    }
}

TEST_CASE("nothing is read after END", "[engines][threads]")
{
    Inbox inbox{kindOf};
    std::thread reader = reading(inbox, {"BEGIN", "END", "BEGIN"});
    CHECK(inbox.next() == "BEGIN");
    CHECK(inbox.next() == "END");
    inbox.finish();
    reader.join();
    CHECK_FALSE(inbox.next().has_value());
}

TEST_CASE("a flood of lines is held back and stops the thinking", "[engines][threads]")
{
    Inbox inbox{kindOf};
    const std::vector<std::string> flood(Inbox::maxBytes / 1'000 + 50, std::string(1'000, 'x'));
    std::thread reader = reading(inbox, flood);
    awaitStop(inbox);
    std::size_t lines = 0;
    while (inbox.next())
        ++lines;
    CHECK(lines == flood.size());
    inbox.finish();
    reader.join();
}
