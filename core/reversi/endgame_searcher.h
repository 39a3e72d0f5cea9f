#pragma once

#include "core/board/search_budget.h"
#include "core/reversi/best_line.h"
#include "core/reversi/endgame_split.h"
#include "core/reversi/endgame_table.h"

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

/// The search of one thread.
class EndgameSearcher : public EndgameTaskRunner {
public:
    /// Alpha-beta between the two, both included: the true score when it lies between them, else a bound of it on the
    /// right side. Any number when the search was halted. `line` begins with the best move that was found; it may end
    /// early.
    [[nodiscard]] virtual int search(const Position& position, int alpha, int beta, BestLine& line) = 0;
    /// Positions visited by this thread.
    [[nodiscard]] virtual std::uint64_t nodes() const = 0;
};

/// Keeps references to both. The code for AVX2 where there is some and hasAvx2(), else that for any machine.
[[nodiscard]] std::unique_ptr<EndgameSearcher> makeEndgameSearcher(EndgameShared& shared, SearchBudget& budget);

/// The two of them: for tests.
[[nodiscard]] std::unique_ptr<EndgameSearcher> makePortableEndgameSearcher(EndgameShared& shared, SearchBudget& budget);
[[nodiscard]] std::unique_ptr<EndgameSearcher> makeAvx2EndgameSearcher(EndgameShared& shared, SearchBudget& budget);

} // namespace qipan::reversi
