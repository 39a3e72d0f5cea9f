// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/engines.h"

#include "core/board/seeded_random.h"
#include "core/reversi/game.h"

#include <array>
#include <cassert>
#include <optional>
#include <utility>

namespace qipan::reversi {

namespace {

constexpr int bookFromLevel = 10; // a book would make the lower levels too strong for their place

constexpr std::array<Traits, engineLevels> traitsOfLevels{{
    {.depth = 1, .nodes = 100, .errors = 90, .maxLoss = 1'800},
    {.depth = 1, .nodes = 100, .errors = 76, .maxLoss = 1'500, .exactFromEmpties = 2},
    {.depth = 1, .nodes = 100, .errors = 72, .maxLoss = 1'200, .exactFromEmpties = 4},
    {.depth = 1, .nodes = 100, .errors = 58, .maxLoss = 900, .exactFromEmpties = 6},
    {.depth = 1, .nodes = 100, .errors = 33, .maxLoss = 700, .exactFromEmpties = 7},
    {.depth = 1, .nodes = 100, .errors = 5, .maxLoss = 300, .exactFromEmpties = 8},
    {.depth = 2, .nodes = 500, .errors = 15, .maxLoss = 400, .exactFromEmpties = 9},
    {.depth = 3, .nodes = 1'000, .errors = 10, .maxLoss = 300, .exactFromEmpties = 10},
    {.depth = 4, .nodes = 3'000, .errors = 2, .maxLoss = 300, .exactFromEmpties = 12},
    {.depth = 6, .nodes = 8'000, .exactFromEmpties = 13},
    {.depth = 60, .nodes = 15'000, .exactFromEmpties = 17},
    {.depth = 60, .nodes = 45'000, .exactFromEmpties = 20},
}};

const Traits& traitsOf(int level)
{
    return traitsOfLevels[static_cast<std::size_t>(level - 1)];
}

/// Plays like the other levels, but uses the full search if limits are set.
class HighestEngine final : public Engine {
public:
    explicit HighestEngine(std::uint64_t seed)
        : m_level{makeLevelEngine(traitsOf(engineLevels), seed)}
        , m_search{makeFullEngine(seed)}
    {
    }

    SearchResult think(const BoardGame& position, const Limits& limits, const std::atomic<bool>& stop,
                       const Report& report) override
    {
        Engine& engine = limits.depth || limits.nodes || limits.time ? *m_search : *m_level;
        return engine.think(position, limits, stop, report);
    }

private:
    std::unique_ptr<Engine> m_level;
    std::unique_ptr<Engine> m_search;
};

class BookEngine final : public Engine {
public:
    BookEngine(std::unique_ptr<Engine> engine, std::uint64_t seed, int minDepth, const Book* book)
        : m_engine{std::move(engine)}
        , m_seed{seed}
        , m_leastDepth{minDepth}
        , m_book{book}
    {
    }

    SearchResult think(const BoardGame& game, const Limits& limits, const std::atomic<bool>& stop,
                       const Report& report) override
    {
        if (!limits.depth && limits.lines.value_or(1) == 1) {
            if (std::optional<SearchResult> known = look(static_cast<const Game&>(game).position())) {
                if (report)
                    report(*known);
                return *std::move(known);
            }
        }
        return m_engine->think(game, limits, stop, report);
    }

private:
    [[nodiscard]] std::optional<SearchResult> look(const Position& position) const
    {
        constexpr int halfDisc = 50;
        const Book& book = m_book != nullptr ? *m_book : openingBook();
        std::vector<BookMove> moves = book.movesOf(position);
        if (moves.empty() || moves.front().depth < m_leastDepth)
            return std::nullopt;
        const int least = moves.front().value - halfDisc;
        std::erase_if(moves,
                      [this, least](const BookMove& move) { return move.value < least || move.depth < m_leastDepth; });
        const std::uint64_t draw = mix(m_seed, mix(position.mover, position.other));
        const BookMove& move = moves[static_cast<std::size_t>(draw % moves.size())];
        SearchResult result{.depth = move.depth, .score = move.value};
        for (const Square square : book.lineOf(position, move.square))
            result.line.push_back(cellOf(square));
        return result;
    }

    std::unique_ptr<Engine> m_engine;
    std::uint64_t m_seed;
    int m_leastDepth;
    const Book* m_book;
};

} // namespace

int exactFromEmpties(int level)
{
    assert(level >= 1 && level <= engineLevels);
    return traitsOf(level).exactFromEmpties;
}

std::unique_ptr<Engine> makeAdviser(std::uint64_t seed)
{
    return std::make_unique<HighestEngine>(seed);
}

std::unique_ptr<Engine> makeEngine(int level, std::uint64_t seed)
{
    assert(level >= 1 && level <= engineLevels);
    std::unique_ptr<Engine> engine = level == engineLevels ? makeAdviser(seed) : makeLevelEngine(traitsOf(level), seed);
    return level >= bookFromLevel ? withBook(std::move(engine), seed) : std::move(engine);
}

std::unique_ptr<Engine> withBook(std::unique_ptr<Engine> engine, std::uint64_t seed, int minDepth, const Book* book)
{
    return std::make_unique<BookEngine>(std::move(engine), seed, minDepth, book);
}

} // namespace qipan::reversi
