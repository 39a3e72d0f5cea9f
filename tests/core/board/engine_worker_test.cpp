// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/engine_worker.h"

#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <chrono>
#include <future>
#include <memory>
#include <thread>
#include <vector>

using namespace qipan;

namespace {

/// A board without rules: the worker only passes it on.
class NoGame final : public BoardGame {
public:
    std::unique_ptr<BoardGame> clone() const override { return std::make_unique<NoGame>(*this); }
    BoardSize size() const override { return {1, 1}; }
    Side sideToMove() const override { return Side::Black; }
    std::optional<Side> stoneAt(Cell) const override { return std::nullopt; }
    int count(Side) const override { return 0; }
    std::optional<IllegalMove> moveError(Cell) const override { return std::nullopt; }
    void play(Cell) override { }
    void takeBack() override { }
    const std::vector<Ply>& plies() const override { return m_plies; }
    std::optional<Outcome> outcome() const override { return std::nullopt; }

private:
    std::vector<Ply> m_plies;
};

/// Searches until it is stopped, or answers at once if the limit is one ply.
class PatientEngine final : public Engine {
public:
    SearchResult think(const BoardGame&, const Limits& limits, const std::atomic<bool>& stop, const Report&) override
    {
        while (limits.depth != 1 && !stop)
            std::this_thread::yield();
        return {.depth = limits.depth.value_or(0), .line = {Cell{0, 0}}};
    }
};

/// Answers at once; its destructor blocks until it is released.
class LingeringEngine final : public Engine {
public:
    explicit LingeringEngine(std::shared_future<void> letGo)
        : m_letGo{std::move(letGo)}
    {
    }
    ~LingeringEngine() override { m_letGo.wait(); }

    SearchResult think(const BoardGame&, const Limits&, const std::atomic<bool>&, const Report&) override
    {
        return {.line = {Cell{0, 0}}};
    }

private:
    std::shared_future<void> m_letGo;
};

} // namespace

TEST_CASE("a worker delivers the answer with the ticket of its request", "[worker][threads]")
{
    std::promise<int> delivered;
    EngineWorker worker{
        std::make_unique<PatientEngine>(), {}, [&](int ticket, const SearchResult&) { delivered.set_value(ticket); }};
    worker.ask(7, std::make_unique<NoGame>(), {.depth = 1});
    CHECK(delivered.get_future().get() == 7);
}

TEST_CASE("a new request cancels the previous one", "[worker][threads]")
{
    std::promise<int> delivered;
    EngineWorker worker{
        std::make_unique<PatientEngine>(), {}, [&](int ticket, const SearchResult&) { delivered.set_value(ticket); }};
    worker.ask(1, std::make_unique<NoGame>(), {});
    worker.ask(2, std::make_unique<NoGame>(), {.depth = 1});
    CHECK(delivered.get_future().get() == 2);
}

TEST_CASE("a cancelled request is not delivered and the worker can be used again", "[worker][threads]")
{
    std::vector<int> tickets;
    std::promise<void> last;
    {
        EngineWorker worker{std::make_unique<PatientEngine>(), {}, [&](int ticket, const SearchResult&) {
                                tickets.push_back(ticket);
                                if (ticket == 1000)
                                    last.set_value();
                            }};
        for (int ticket = 0; ticket < 200; ++ticket) {
            worker.ask(ticket, std::make_unique<NoGame>(), {});
            worker.cancel();
        }
        worker.ask(1000, std::make_unique<NoGame>(), {.depth = 1});
        last.get_future().wait();
    }
    CHECK(tickets == std::vector<int>{1000});
}

TEST_CASE("a thinking worker ends at once with its owner", "[worker][threads]")
{
    const auto begin = std::chrono::steady_clock::now();
    {
        EngineWorker worker{std::make_unique<PatientEngine>(), {}, [](int, const SearchResult&) {}};
        worker.ask(1, std::make_unique<NoGame>(), {});
    }
    CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds{2});
}

TEST_CASE("only the reaper waits for an engine that ends slowly", "[worker][threads]")
{
    std::promise<void> letGo;
    const auto reaper = std::make_shared<ThreadReaper>();
    const std::shared_future<void> gone = letGo.get_future().share();
    for (int i = 0; i < 3; ++i) {
        std::promise<int> delivered;
        EngineWorker worker{std::make_unique<LingeringEngine>(gone),
                            {},
                            [&](int ticket, const SearchResult&) { delivered.set_value(ticket); },
                            reaper};
        worker.ask(i, std::make_unique<NoGame>(), {});
        CHECK(delivered.get_future().get() == i);
    } // the destructor would block forever here
    CHECK(reaper->count() == 3);
    letGo.set_value();
}

TEST_CASE("a worker whose thread was handed to the reaper delivers nothing after its end", "[worker][threads]")
{
    std::atomic<bool> isGone{false};
    std::atomic<bool> toldLate{false};
    for (int i = 0; i < test::repetitions(200, 2'000); ++i) {
        auto reaper = std::make_shared<ThreadReaper>();
        isGone = false;
        {
            const auto look = [&](int, const SearchResult&) { toldLate = toldLate || isGone; };
            EngineWorker worker{std::make_unique<PatientEngine>(), look, look, reaper};
            worker.ask(1, std::make_unique<NoGame>(), {.depth = 1});
        }
        isGone = true;
        reaper.reset(); // until the thread has ended
    }
    CHECK_FALSE(toldLate);
}

TEST_CASE("a reaper releases threads that have ended", "[worker][threads]")
{
    ThreadReaper reaper;
    for (int i = 0; i < 3; ++i) {
        const auto hasEnded = std::make_shared<std::atomic<bool>>(false);
        reaper.adopt(std::thread{[hasEnded] { *hasEnded = true; }}, hasEnded);
        while (!*hasEnded)
            std::this_thread::yield();
        CHECK(reaper.count() == 1);
    }
}
