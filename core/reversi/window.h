#pragma once

namespace qipan::reversi {

/// The scores that a search is asked about: outside it answers with a bound. alpha < beta.
struct Window {
    int alpha = 0;
    int beta = 0;

    [[nodiscard]] constexpr bool isNull() const { return beta - alpha == 1; }
    /// As the other side sees it.
    [[nodiscard]] constexpr Window turned() const { return {-beta, -alpha}; }
};

} // namespace qipan::reversi
