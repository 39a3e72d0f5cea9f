#pragma once

#include "core/book/diagram.h"
#include "core/link/random.h"
#include "core/link/solver.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace qipan::link {

/// A small board for a puzzle, without paths outside, with holes and pictures by lot; every second picture or so is
/// there four times, the others twice. It can be cleared. Nothing where it could not be laid.
[[nodiscard]] std::optional<book::LinkBoard> drawBoard(FallingMode mode, Random& random);

/// Lets two tiles change places again and again, until one order alone clears the board and so many pairs look possible
/// on the way that a player who picks among them at random clears it once in 2^`bits` plays, or until it has tried long
/// enough.
void narrow(book::LinkBoard& board, double bits, Random& random);

/// How hard a board is, and whether it is a puzzle.
struct BoardReport {
    int pairs = 0;          ///< on the board
    bool isLost = false;    ///< it cannot be cleared
    std::vector<Pair> line; ///< from the front, the pairs of which each alone keeps the board won
    double bits = 0;        ///< along them: the logarithm to 2 of how many pairs could go each time, added up

    /// Why it is no puzzle, or nothing where it is one.
    [[nodiscard]] std::string objection() const;
    /// 1 to 10: by `bits`, and by how many pairs there are.
    [[nodiscard]] int grade() const;
};

[[nodiscard]] BoardReport reportOn(const book::LinkBoard& board);

/// The same for boards that are alike but for turning, mirroring and their pictures.
[[nodiscard]] std::uint64_t hashOfAlike(const book::LinkBoard& board);
/// The pictures named A, B, C … in the order in which they lie.
void nameInOrder(book::LinkBoard& board);

} // namespace qipan::link
