#pragma once

#include "core/board/board_game.h"
#include "core/board/opening.h"
#include "core/board/reason.h"

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace qipan {

/// What a search may use; what is not set is the engine's own choice for its level.
/// An engine that has no use for one of the last three (no table, one thread only, …) may pass over it.
struct Limits {
    std::optional<int> depth; ///< plies
    std::optional<std::uint64_t> nodes;
    std::optional<std::chrono::milliseconds> time; ///< 0: a move by sight
    std::optional<int> threads;        ///< that search, at least 1; not set: 1, so that the answer is always the same
    std::optional<std::size_t> memory; ///< bytes for all tables that grow with what they are given
    std::optional<int> lines;          ///< how many best moves to report on, at least 1; not set: 1
};

/// Why an engine that is a program of its own gave no move.
struct EngineFailure {
    enum class Kind : std::uint8_t {
        NotStarted, ///< the program cannot be started
        Ended,      ///< it ended in the middle, by itself or by a crash
        Silent,     ///< no answer in time
        Flooded,    ///< it wrote far more than its protocol has use for, or a line without an end
        TooLarge,   ///< it took more memory than it may
        Unreadable, ///< it answered, but not in its protocol
        Illegal,    ///< a move that cannot be played
        Refused,    ///< it says that it cannot do this: a rule or a size, say
    };

    Kind kind = Kind::Ended;
    std::string detail; ///< what it wrote, or the system said: one line of UTF-8, at most 200 bytes; may be empty
};

/// What a search knows so far.
struct Thinking {
    int rank = 0;                ///< where several lines are asked for: 0 the best, 1 the second …
    int depth = 0;               ///< plies searched completely
    int score = 0;               ///< for the side to move, in the engine's unit; positive is better
    std::uint64_t nodes = 0;     ///< positions visited
    std::vector<Cell> line;      ///< the principal variation, best move first
    bool isCertain = false;      ///< the score is that of an end which nothing can change: a win, a loss or a draw
    std::vector<Reason> reasons; ///< for the first move of the line, where the engine tells them; see makeAdviser
    std::optional<Take> take{};  ///< what it takes, where it was asked to choose
    /// Set by an engine that is a program of its own and failed: then nothing else here holds.
    std::optional<EngineFailure> failure{};
};

using Report = std::function<void(const Thinking&)>;

/// Something that finds a move. Holds no global state and starts no thread that outlives a call.
class Engine {
public:
    virtual ~Engine() = default;

    /// The best move for the side to move and what was found about it: rank 0, and `line` is never empty
    /// (but where `failure` is set).
    /// A plain blocking call: returns within 10 ms of `stop` becoming true, always with a legal move.
    /// The same position, seed and node limit give the same answer with one thread. `report` may be empty; it is called
    /// on the thread of the caller.
    /// Precondition: the position has not ended.
    [[nodiscard]] virtual Thinking think(const BoardGame& position, const Limits& limits, const std::atomic<bool>& stop,
                                         const Report& report) = 0;

    /// What it does in an opening with choices: where `turn` chooses, `take`; else `line` is what it puts, one stone of
    /// either colour after the other, as many as are its own to put or fewer. A call like `think`, for the same thread:
    /// an engine of a game without such openings needs no more than this one, which goes by a plain search.
    /// Preconditions: the position is in that phase, and has not ended.
    [[nodiscard]] virtual Thinking open(const BoardGame& position, const OpeningTurn& turn, const Limits& limits,
                                        const std::atomic<bool>& stop)
    {
        Thinking found = think(position, limits, stop, {});
        if (turn.chooses)
            found.take = found.score < 0 ? Take::Black : Take::White; // white is to move
        return found;
    }
};

} // namespace qipan
