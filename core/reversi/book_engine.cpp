#include "core/reversi/book_engine.h"

#include "core/board/mix.h"
#include "core/reversi/game.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace qipan::reversi {

namespace {

class BookEngine final : public Engine {
public:
    BookEngine(std::unique_ptr<Engine> engine, std::uint64_t seed, const Book* book)
        : m_engine{std::move(engine)}
        , m_seed{seed}
        , m_book{book}
    {
    }

    Thinking think(const BoardGame& game, const Limits& limits, const std::atomic<bool>& stop,
                   const Report& report) override
    {
        if (!limits.depth && limits.lines.value_or(1) == 1) {
            if (std::optional<Thinking> known = look(static_cast<const Game&>(game).position())) {
                if (report)
                    report(*known);
                return *std::move(known);
            }
        }
        return m_engine->think(game, limits, stop, report);
    }

private:
    [[nodiscard]] std::optional<Thinking> look(const Position& position) const
    {
        constexpr int halfDisc = 50;
        const Book& book = m_book != nullptr ? *m_book : openingBook();
        const std::vector<BookMove> moves = book.movesOf(position);
        if (moves.empty())
            return std::nullopt;
        const auto good = std::ranges::count_if(
            moves, [&moves](const BookMove& move) { return move.value >= moves.front().value - halfDisc; });
        const std::uint64_t lot = mix(m_seed, mix(position.mover, position.other));
        const BookMove& move = moves[static_cast<std::size_t>(lot % static_cast<std::uint64_t>(good))];
        Thinking thinking{.depth = move.depth, .score = move.value};
        for (const Square square : book.lineOf(position, move.square))
            thinking.line.push_back(cellOf(square));
        return thinking;
    }

    std::unique_ptr<Engine> m_engine;
    std::uint64_t m_seed;
    const Book* m_book;
};

} // namespace

std::unique_ptr<Engine> withBook(std::unique_ptr<Engine> engine, std::uint64_t seed, const Book* book)
{
    return std::make_unique<BookEngine>(std::move(engine), seed, book);
}

} // namespace qipan::reversi
