#pragma once

#include "core/board/cell.h"
#include "core/board/forbidden.h"

#include <vector>

namespace qipan::test {

/// What the rules of renju say about a black stone on an empty cell.
struct PlainVerdict {
    Forbidden kind = Forbidden::None;
    /// How deep the question about threes goes: 0 when fewer than two lines may hold a three, else one more than the
    /// deepest question about a point where one of those threes would become a straight four.
    int nesting = 0;
};

/// Written down from the text of the rules ("The International Rules of Renju" of the Renju International Federation,
/// section 9), cell by cell on copies of the board, with nothing of core. `rows`: 0 nothing, 1 black, 2 white.
/// Precondition: the cell is empty.
[[nodiscard]] PlainVerdict plainVerdict(const std::vector<std::vector<int>>& rows, Cell cell);

} // namespace qipan::test
