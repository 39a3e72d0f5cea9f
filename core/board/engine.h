// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board_game.h"
#include "core/board/opening.h"

#include <atomic>
#include <chrono>
#include <cstddef>
#include <functional>
#include <string>

namespace qipan {

/// Why a move is recommended. Games derive from it to add reasons in their own terms.
struct Explanation {
    virtual ~Explanation() = default;

    std::vector<Cell> line; ///< moves of both sides in turn that show the main reason: a refutation begins with the
                            ///< move it refutes; may be empty
    bool isOpponentLine = false; ///< the line starts with the opponent of the side that makes the move
};

/// The limits of a search. What is not set is up to the engine and its level. An engine may ignore any of the last
/// three that do not apply to it.
struct Limits {
    std::optional<int> depth; ///< in plies
    std::optional<std::uint64_t> nodes;
    std::optional<std::chrono::milliseconds> time; ///< 0: choose a move without searching
    std::optional<int> threads;        ///< search threads, at least 1; default 1, which makes the answer reproducible
    std::optional<std::size_t> memory; ///< for all tables, in bytes
    std::optional<int> lines;          ///< number of principal variations to report, at least 1; default 1
};

/// Why an external engine gave no move.
struct EngineFailure {
    enum class Kind : std::uint8_t {
        NotStarted, ///< the program cannot be started
        Ended,      ///< the program exited or crashed
        Silent,     ///< no answer in time
        Flooded,    ///< excessive output, or a line without an end
        TooLarge,   ///< the memory limit was exceeded
        Unreadable, ///< the answer does not follow the protocol
        Illegal,    ///< the move is illegal
        Refused,    ///< the engine does not support the request, such as a rule or a size
    };

    Kind kind = Kind::Ended;
    /// The engine's output or the system's message: one line of UTF-8, at most 200 bytes. May be empty.
    std::string detail;
};

/// What a search has found so far.
struct SearchResult {
    int pvIndex = 0;         ///< of the line among the best ones: 0 is the best
    int depth = 0;           ///< completed depth in plies
    int score = 0;           ///< for the side to move, in the engine's unit; positive is better
    std::uint64_t nodes = 0; ///< positions visited
    std::vector<Cell> line;  ///< the principal variation, starting with the best move
    bool isCertain = false;  ///< the score is proven: a win, a loss or a draw
    /// Of the first move of the line; null if the engine gives none, see makeAdviser.
    std::shared_ptr<const Explanation> explanation;
    std::optional<OpeningChoice> choice{}; ///< the opening choice, if one was asked for
    /// Set if an external engine failed; all other members are then meaningless.
    std::optional<EngineFailure> failure{};
};

using Report = std::function<void(const SearchResult&)>;

/// Finds moves. An engine has no global state and starts no thread that outlives a call.
class Engine {
public:
    virtual ~Engine() = default;

    /// Returns the best move for the side to move, with pvIndex 0. `line` is never empty unless `failure` is set.
    /// Blocks the caller. Returns within 10 ms after `stop` becomes true, always with a legal move. With one thread,
    /// the same position, seed and node limit give the same answer. `report` may be empty; it is called on the caller's
    /// thread. Precondition: the game is not over.
    [[nodiscard]] virtual SearchResult think(const BoardGame& position, const Limits& limits,
                                             const std::atomic<bool>& stop, const Report& report) = 0;

    /// Acts in an opening with choices. If `turn` chooses, sets `choice`; otherwise `line` holds the stones to place,
    /// of alternating colours: all that the engine is to place, or fewer. Blocks like `think`, on the same thread. The
    /// default implementation uses a plain search, which suffices for games without such openings.
    /// Preconditions: the position is in the opening phase, and the game is not over.
    [[nodiscard]] virtual SearchResult open(const BoardGame& position, const OpeningTurn& turn, const Limits& limits,
                                            const std::atomic<bool>& stop)
    {
        SearchResult found = think(position, limits, stop, {});
        if (turn.chooses)
            found.choice = found.score < 0 ? OpeningChoice::Black : OpeningChoice::White; // white is to move
        return found;
    }
};

} // namespace qipan
