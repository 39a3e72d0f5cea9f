#pragma once

#include "core/board/board_game.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace qipan {

/// What a search may use; what is not set is the engine's own choice for its level.
struct Limits {
    std::optional<int> depth; ///< plies
    std::optional<std::uint64_t> nodes;
    std::optional<std::chrono::milliseconds> time;
};

/// What a search knows so far.
struct Thinking {
    int depth = 0;           ///< plies searched completely
    int score = 0;           ///< for the side to move, in the engine's unit; positive is better
    std::uint64_t nodes = 0; ///< positions visited
    std::vector<Cell> line;  ///< the principal variation, best move first
};

using Report = std::function<void(const Thinking&)>;

/// Something that finds a move. Holds no global state and starts no thread that outlives a call.
class Engine {
public:
    virtual ~Engine() = default;

    /// The best move for the side to move and what was found about it: `line` is never empty.
    /// A plain blocking call: returns within 10 ms of `stop` becoming true, always with a legal move.
    /// The same position, seed and node limit give the same answer. `report` may be empty.
    /// Precondition: the position has not ended.
    [[nodiscard]] virtual Thinking think(const BoardGame& position, const Limits& limits, const std::atomic<bool>& stop,
                                         const Report& report) = 0;
};

} // namespace qipan
