#pragma once

#include "core/book/diagram.h"
#include "core/link/random.h"
#include "core/link/solver.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace qipan::link {

/// A small board for a puzzle, with holes, border rule and pictures by lot; every second picture or so is there four
/// times, the others twice. It can be cleared. Nothing where it could not be laid.
[[nodiscard]] std::optional<book::LinkBoard> drawBoard(FallingMode mode, Random& random);

/// Lets two tiles change places again and again, and keeps what can be cleared and is won by no more random plays than
/// before, until as few of a hundred as `target` win or it has tried long enough.
void harden(book::LinkBoard& board, int target, Random& random);

/// How hard a board is, and whether it is a puzzle.
struct BoardReport {
    int wins = 0;            ///< of `randomPlays`
    int pairs = 0;           ///< on the board
    std::vector<Pair> line;  ///< a way to clear it
    bool hasLosing = false;  ///< one of the pairs that can go first is proven to lose
    bool isComplete = false; ///< of each of these it is proven whether it loses

    /// Why it is no puzzle, or nothing where it is one.
    [[nodiscard]] std::string objection() const;
    /// 1 to 10: how seldom random plays win, and how many pairs there are.
    [[nodiscard]] int grade() const;
};
inline constexpr int randomPlays = 2'000;

[[nodiscard]] BoardReport reportOn(const book::LinkBoard& board, std::uint64_t seed);

/// The same for boards that are alike but for turning, mirroring and their pictures.
[[nodiscard]] std::uint64_t hashOfAlike(const book::LinkBoard& board);
/// The pictures named A, B, C … in the order in which they lie.
void nameInOrder(book::LinkBoard& board);

} // namespace qipan::link
