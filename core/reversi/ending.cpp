#include "core/reversi/ending.h"

#include "core/reversi/evaluation.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace qipan::reversi {

namespace {

constexpr int sortedEmpties = 5; // with fewer, sorting costs more than it saves
constexpr Squares corners = 0x8100000000000081;

struct Reply {
    Position position;
    int answers = 0;
};

} // namespace

int endingScore(const Position& position, Window window, SearchBudget& budget)
{
    if (!budget.spendNode())
        return 0;
    const Squares moves = legalMoves(position);
    if (moves == 0) {
        if (legalMoves(position.passed()) == 0)
            return endedScore(position);
        return -endingScore(position.passed(), window.turned(), budget);
    }
    std::array<Reply, 64> replies;
    std::size_t count = 0;
    const bool isSorted = position.empties() > sortedEmpties;
    for (Squares rest = moves; rest != 0; rest &= rest - 1) {
        const Square square = firstSquare(rest);
        Reply& reply = replies[count++];
        reply.position = afterMove(position, square, flips(position, square));
        if (isSorted)
            reply.answers = 2 * std::popcount(legalMoves(reply.position)) - ((corners & bitOf(square)) != 0 ? 3 : 0);
    }
    if (isSorted)
        std::sort(replies.begin(), replies.begin() + static_cast<std::ptrdiff_t>(count),
                  [](const Reply& a, const Reply& b) { return a.answers < b.answers; });
    int best = -mostScore;
    for (std::size_t i = 0; i < count && best < window.beta; ++i) {
        window.alpha = std::max(window.alpha, best);
        best = std::max(best, -endingScore(replies[i].position, window.turned(), budget));
        if (budget.isExhausted())
            return 0;
    }
    return best;
}

} // namespace qipan::reversi
