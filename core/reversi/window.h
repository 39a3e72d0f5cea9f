#pragma once

namespace qipan::reversi {

/// The alpha-beta window; scores outside it are bounds. alpha < beta.
struct Window {
    int alpha = 0;
    int beta = 0;

    [[nodiscard]] constexpr bool isNull() const { return beta - alpha == 1; }
    /// Returns the window from the other side's view.
    [[nodiscard]] constexpr Window flipped() const { return {-beta, -alpha}; }
};

} // namespace qipan::reversi
