#pragma once

#include "core/reversi/position.h"

#include <array>
#include <cstdint>
#include <memory>

namespace qipan::reversi {

/// Finds discs that nothing can turn over any more; not all of them, but none that is not one.
class Stability {
public:
    /// Works out what is stable on an edge, in some milliseconds.
    Stability();

    /// Stable discs of `position.mover`.
    [[nodiscard]] Squares of(const Position& position) const;
    /// Those of them on the edge, by what lies on the edge alone.
    [[nodiscard]] Squares onEdge(const Position& position) const;

private:
    /// [discs of one side + 256 · those of the other]: which of the one side's cannot be turned along the edge.
    using Edges = std::array<std::uint8_t, 256 * 256>;

    std::unique_ptr<Edges> m_edges;
};

/// The same for all, made when it is first asked for.
[[nodiscard]] const Stability& stability();

} // namespace qipan::reversi
