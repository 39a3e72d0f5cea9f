#include "core/board/engine_worker.h"

#include "tests/support/catch.h"

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
    std::optional<IllegalMove> objection(Cell) const override { return std::nullopt; }
    void play(Cell) override { }
    void takeBack() override { }
    const std::vector<Ply>& plies() const override { return m_plies; }
    std::optional<Outcome> outcome() const override { return std::nullopt; }

private:
    std::vector<Ply> m_plies;
};

/// Thinks until it is stopped, or answers at once when the limit is one ply.
class PatientEngine final : public Engine {
public:
    Thinking think(const BoardGame&, const Limits& limits, const std::atomic<bool>& stop, const Report&) override
    {
        while (limits.depth != 1 && !stop)
            std::this_thread::yield();
        return {.depth = limits.depth.value_or(0), .line = {Cell{0, 0}}};
    }
};

} // namespace

TEST_CASE("a worker delivers the answer with the ticket of its question", "[worker][threads]")
{
    std::promise<int> delivered;
    EngineWorker worker{
        std::make_unique<PatientEngine>(), {}, [&](int ticket, const Thinking&) { delivered.set_value(ticket); }};
    worker.ask(7, std::make_unique<NoGame>(), {.depth = 1});
    CHECK(delivered.get_future().get() == 7);
}

TEST_CASE("a new question cancels the one before it", "[worker][threads]")
{
    std::promise<int> delivered;
    EngineWorker worker{
        std::make_unique<PatientEngine>(), {}, [&](int ticket, const Thinking&) { delivered.set_value(ticket); }};
    worker.ask(1, std::make_unique<NoGame>(), {});
    worker.ask(2, std::make_unique<NoGame>(), {.depth = 1});
    CHECK(delivered.get_future().get() == 2);
}

TEST_CASE("a cancelled question is not delivered, and the worker can be asked again", "[worker][threads]")
{
    std::vector<int> tickets;
    std::promise<void> last;
    {
        EngineWorker worker{std::make_unique<PatientEngine>(), {}, [&](int ticket, const Thinking&) {
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

TEST_CASE("a worker that thinks ends at once with its owner", "[worker][threads]")
{
    const auto begin = std::chrono::steady_clock::now();
    {
        EngineWorker worker{std::make_unique<PatientEngine>(), {}, [](int, const Thinking&) {}};
        worker.ask(1, std::make_unique<NoGame>(), {});
    }
    CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds{2});
}
