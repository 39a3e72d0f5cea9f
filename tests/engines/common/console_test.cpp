// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/common/console.h"
#include "tests/support/catch.h"

#include <unistd.h>

#include <array>
#include <cstdio>
#include <memory>
#include <new>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

using namespace qipan::engines;

namespace {

LineKind lastIfEnd(std::string_view line)
{
    return {.isLast = line == "END"};
}

/// Redirects standard input to a pipe that stays open until close().
class Input {
public:
    Input()
    {
        std::array<int, 2> ends{};
        REQUIRE(pipe(ends.data()) == 0);
        REQUIRE(dup2(ends[0], STDIN_FILENO) == STDIN_FILENO);
        ::close(ends[0]);
        m_end = ends[1];
        std::clearerr(stdin);
    }
    ~Input() { close(); }
    Input(const Input&) = delete;
    Input& operator=(const Input&) = delete;

    void write(std::string_view text) const
    {
        REQUIRE(::write(m_end, text.data(), text.size()) == static_cast<ssize_t>(text.size()));
    }
    void close()
    {
        if (m_end >= 0)
            ::close(m_end);
        m_end = -1;
    }

private:
    int m_end = -1;
};

} // namespace

TEST_CASE("lines are processed in order up to the one that ends it", "[engines][threads]")
{
    const Input input;
    input.write("a\nb\nEND\nc\n");
    std::vector<std::string> taken;
    processInput(std::make_shared<Inbox>(lastIfEnd), 100, [&taken](std::string_view line) {
        taken.emplace_back(line);
        return line != "END";
    });
    CHECK(taken == std::vector<std::string>{"a", "b", "END"});
}

TEST_CASE("an error about a line is printed at once while the input stays open", "[engines][threads]")
{
    Input input;
    input.write("a\n");
    auto inbox = std::make_shared<Inbox>(lastIfEnd);
    const std::weak_ptr<Inbox> kept{inbox};
    const auto refuse = [](std::string_view) -> bool { throw std::bad_alloc{}; };
    CHECK_THROWS_AS(processInput(inbox, 100, refuse), std::bad_alloc);
    inbox.reset();
    CHECK_FALSE(kept.expired()); // by the reading thread
    input.close();
    while (!kept.expired())
        std::this_thread::yield();
}
