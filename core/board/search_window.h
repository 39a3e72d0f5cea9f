// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <optional>

namespace qipan {

/// The alpha-beta window; scores outside it are bounds. alpha < beta.
struct Window {
    int alpha = 0;
    int beta = 0;

    /// Returns true for a null window, which only decides on which side of it a score is.
    [[nodiscard]] constexpr bool isNull() const { return beta - alpha == 1; }
    /// Returns the window from the other side's view.
    [[nodiscard]] constexpr Window flipped() const { return {-beta, -alpha}; }
};

/// Around which score to search, and how far away from it.
struct Aspiration {
    std::optional<int> expected; ///< nothing: search the full window at once
    int infinity = 0;            ///< beyond all scores
    int widest = 0;              ///< half the width of windows from which the next one is open on that side
};

/// Aspiration search: searches with small windows around the expected score and widens them until the score lies
/// within. `search` takes a window and returns the score, or nothing if the budget ended the search. Returns false
/// then.
template <typename Search>
[[nodiscard]] bool aspirationSearch(const Aspiration& aspiration, Search search)
{
    constexpr int firstHalf = 150;
    const int infinity = aspiration.infinity;
    const int expected = aspiration.expected.value_or(0);
    const auto low = [=](int half) { return half < infinity ? std::max(-infinity, expected - half) : -infinity; };
    const auto high = [=](int half) { return half < infinity ? std::min(infinity, expected + half) : infinity; };
    int half = aspiration.expected ? firstHalf : infinity;
    Window window{low(half), high(half)};
    while (const std::optional<int> score = search(window)) {
        half = half < aspiration.widest ? 3 * half : infinity;
        if (*score <= window.alpha)
            window.alpha = low(half);
        else if (*score >= window.beta)
            window.beta = high(half);
        else
            return true;
    }
    return false;
}

} // namespace qipan
