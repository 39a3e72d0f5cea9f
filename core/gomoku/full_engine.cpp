// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/engines.h"

#include "core/board/seeded_random.h"
#include "core/gomoku/game.h"
#include "core/gomoku/search.h"

#include <algorithm>
#include <chrono>
#include <limits>
#include <new>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace qipan::gomoku {

namespace {

using std::chrono::milliseconds;

constexpr std::size_t mebibyte = 1 << 20;
constexpr int maxThreads = 256;

constexpr std::size_t leastMemory = 16 * mebibyte;

/// Returns the memory that the search of a whole game can fill, within the limit: unused memory would still have to be
/// initialised, which delays the first move.
std::size_t memoryFor(const Limits& limits, int threads)
{
    constexpr std::size_t mostWithoutTime = 1024 * mebibyte;
    constexpr std::size_t defaultSize = 64 * mebibyte;
    constexpr std::int64_t filledInASecond = 4 * mebibyte; // per thread
    constexpr std::int64_t ownMoves = 32;
    constexpr std::int64_t longest = 3'600'000;
    const std::size_t needed = limits.memory.value_or(defaultSize);
    if (limits.time) {
        const std::int64_t filled =
            filledInASecond * ownMoves * threads * std::min<std::int64_t>(limits.time->count(), longest) / 1'000;
        return std::min(needed, std::max(leastMemory, static_cast<std::size_t>(filled)));
    }
    return std::min(needed, mostWithoutTime);
}

/// The arguments of a search on several threads.
struct SharedSearch {
    Position& position; ///< searched by the caller's thread; the others use copies
    Side sideToMove;
    std::uint64_t seed;
    SearchMemory& memory; ///< determines the number of threads
    int depth;            ///< in plies
    int lines;            ///< number of best moves to report
};

constexpr std::uint64_t anyNodes = std::numeric_limits<std::uint64_t>::max();

/// The threads other than the caller's. The destructor ends them.
class Helpers {
public:
    Helpers(const SharedSearch& search, std::uint64_t nodesOfEach)
        : m_search{search}
        , m_nodesOfEach{nodesOfEach}
    {
        try {
            for (int i = 1; i < search.memory.threads(); ++i)
                m_threads.emplace_back([this, i, position = search.position]() mutable { run(i, position); });
        } catch (const std::system_error&) {
            // The system provides no more threads: continue with those that exist.
        }
    }
    ~Helpers() { finish(); }
    Helpers(const Helpers&) = delete;
    Helpers& operator=(const Helpers&) = delete;

    /// Stops and joins the threads, so that nodes() is complete.
    void finish()
    {
        m_stop = true;
        for (std::thread& thread : m_threads)
            thread.join();
        m_threads.clear();
    }
    [[nodiscard]] std::uint64_t nodes() const { return m_nodes; }

private:
    void run(int thread, Position& position)
    {
        SearchBudget budget{{}, m_nodesOfEach, m_stop};
        std::uint64_t told = 0;
        const auto tell = [&] {
            m_nodes += budget.nodes() - told;
            told = budget.nodes();
        };
        Search search{position, m_search.sideToMove, m_search.seed, m_search.memory, budget, thread};
        (void)search.run(
            m_search.depth, [&](const SearchResult&) { tell(); }, m_search.lines);
        tell();
    }

    const SharedSearch m_search;
    const std::uint64_t m_nodesOfEach;
    std::atomic<bool> m_stop{false};
    std::atomic<std::uint64_t> m_nodes{0};
    std::vector<std::thread> m_threads;
};

/// Searches a position on all threads of `memory`, which share its transposition table ("lazy SMP"). A node limit is
/// split among the threads; a time limit applies to all. The other threads end before the function returns. Returns
/// the result of the caller's thread with the nodes of all threads; with one thread it is the same for the same node
/// limit.
SearchResult searchInThreads(const SharedSearch& search, const Limits& limits, const std::atomic<bool>& stop,
                             const Report& report)
{
    const auto threads = static_cast<std::uint64_t>(search.memory.threads());
    const std::uint64_t ofEach = limits.nodes ? *limits.nodes / threads : anyNodes;
    Limits own = limits;
    if (limits.nodes)
        own.nodes = *limits.nodes - ofEach * (threads - 1);
    SearchBudget budget{own, anyNodes, stop};
    Helpers helpers{search, ofEach};
    Search ownSearch{search.position, search.sideToMove, search.seed, search.memory, budget};
    const auto withTotalNodes = [&](SearchResult found) {
        found.nodes += helpers.nodes();
        return found;
    };
    Report reportAll;
    if (report)
        reportAll = [&](const SearchResult& found) { report(withTotalNodes(found)); };
    const SearchResult found = ownSearch.run(search.depth, reportAll, search.lines);
    helpers.finish();
    return withTotalNodes(found);
}

class FullEngine final : public Engine {
public:
    FullEngine(std::uint64_t seed, WeightsOf weights)
        : m_seed{seed}
        , m_weights{std::move(weights)}
    {
    }

    SearchResult think(const BoardGame& position, const Limits& limits, const std::atomic<bool>& stop,
                       const Report& report) override
    {
        const auto begin = std::chrono::steady_clock::now();
        const Game& game = static_cast<const Game&>(position);
        const int threads = std::clamp(limits.threads.value_or(1), 1, maxThreads);
        const bool remembers = limits.time && !limits.nodes && !limits.depth;
        SearchMemory& memory = memoryOf(game, limits, threads, remembers);
        Position stones{game.board(), game.rule(), m_weights(game.rule())};
        Limits rest = limits;
        if (rest.time) {
            const auto spent = std::chrono::steady_clock::now() - begin;
            rest.time = std::max(milliseconds{0}, *rest.time - std::chrono::duration_cast<milliseconds>(spent));
        }
        return searchInThreads({.position = stones,
                                .sideToMove = game.sideToMove(),
                                .seed = mix(m_seed, static_cast<std::uint64_t>(game.board().stones())),
                                .memory = memory,
                                .depth = limits.depth.value_or(std::numeric_limits<int>::max()),
                                .lines = limits.lines.value_or(1)},
                               rest, stop, report);
    }

private:
    /// Returns the memory of the last call, or a new one if that does not fit.
    SearchMemory& memoryOf(const Game& game, const Limits& limits, int threads, bool remembers)
    {
        const Kind kind{game.rule(), game.board().size(), memoryFor(limits, threads), threads};
        const bool isEnough =
            remembers && m_kind.bytes >= kind.bytes && m_kind.bytes <= limits.memory.value_or(m_kind.bytes);
        if (!m_memory
            || !(m_kind.rule == kind.rule && m_kind.size == kind.size && m_kind.threads == kind.threads
                 && (isEnough || m_kind.bytes == kind.bytes))) {
            allocate(kind.bytes, threads);
            m_kind = kind;
        }
        if (remembers)
            m_memory->table().age();
        else
            m_memory->clear();
        return *m_memory;
    }

    /// Creates the memory with as much as the system gives, at most `bytes`. Throws std::bad_alloc without the least.
    void allocate(std::size_t bytes, int threads)
    {
        for (;; bytes /= 2) {
            try {
                m_memory.emplace(bytes, threads); // frees the old one first
                return;
            } catch (const std::bad_alloc&) {
                if (bytes <= leastMemory)
                    throw;
            }
        }
    }

    /// What the memory was created for.
    struct Kind {
        Rule rule = Rule::Freestyle;
        int size = 0;
        std::size_t bytes = 0;
        int threads = 0;
    };

    std::uint64_t m_seed;
    WeightsOf m_weights;
    Kind m_kind;
    std::optional<SearchMemory> m_memory;
};

} // namespace

std::unique_ptr<Engine> makeFullEngine(std::uint64_t seed, WeightsOf weights)
{
    return std::make_unique<FullEngine>(seed, std::move(weights));
}

} // namespace qipan::gomoku
