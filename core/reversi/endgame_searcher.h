#pragma once

#include "core/board/search_budget.h"
#include "core/reversi/endgame_split.h"
#include "core/reversi/endgame_table.h"

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>

namespace qipan::reversi {

/// A guess at how a game will end, which only decides what is searched first. Called from several threads.
class EndgameGuess {
public:
    virtual ~EndgameGuess() = default;
    /// For the side to move, in discs · 128; the side can move.
    [[nodiscard]] virtual int guess(const Position& position) const = 0;

protected:
    EndgameGuess() = default;
    EndgameGuess(const EndgameGuess&) = default;
    EndgameGuess& operator=(const EndgameGuess&) = default;
};

/// What the threads of one search share.
struct EndgameShared {
    EndgameTable& table;
    EndgameTasks& tasks;
    std::atomic<bool> halted{false}; ///< some limit is reached: all end
    const EndgameGuess* guess = nullptr;
};

/// The best moves from some position, without the passes between them.
struct EndgameLine {
    std::array<std::uint8_t, 64> squares{};
    int length = 0;

    void put(Square first, const EndgameLine& rest)
    {
        length = 0;
        squares[static_cast<std::size_t>(length++)] = static_cast<std::uint8_t>(first);
        for (int i = 0; i < rest.length && length < 64; ++i)
            squares[static_cast<std::size_t>(length++)] = rest.squares[static_cast<std::size_t>(i)];
    }
};

/// The search of one thread.
class EndgameSearcher : public EndgameTaskRunner {
public:
    /// Alpha-beta between the two, both included: the true score when it lies between them, else a bound of it on the
    /// right side. Any number when the search was halted. `line` begins with the best move that was found; it may end
    /// early.
    [[nodiscard]] virtual int search(const Position& position, int alpha, int beta, EndgameLine& line) = 0;
    /// Positions visited by this thread.
    [[nodiscard]] virtual std::uint64_t nodes() const = 0;
};

/// Keeps references to both. The code for AVX2 where there is some and hasAvx2(), else that for any machine.
[[nodiscard]] std::unique_ptr<EndgameSearcher> makeEndgameSearcher(EndgameShared& shared, SearchBudget& budget);

/// The two of them: for tests.
[[nodiscard]] std::unique_ptr<EndgameSearcher> makePortableEndgameSearcher(EndgameShared& shared, SearchBudget& budget);
[[nodiscard]] std::unique_ptr<EndgameSearcher> makeAvx2EndgameSearcher(EndgameShared& shared, SearchBudget& budget);

} // namespace qipan::reversi
