// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/engines.h"

#include "core/board/mix.h"
#include "core/reversi/game.h"

#include <optional>
#include <utility>

namespace qipan::reversi {

namespace {

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

std::unique_ptr<Engine> withBook(std::unique_ptr<Engine> engine, std::uint64_t seed, int minDepth, const Book* book)
{
    return std::make_unique<BookEngine>(std::move(engine), seed, minDepth, book);
}

} // namespace qipan::reversi
