// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/side.h"
#include "core/gomoku/position.h"
#include "core/gomoku/win_prover.h"
#include "core/puzzle/puzzle.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace qipan::training {

/// A position to find puzzles in.
struct PuzzleScene {
    gomoku::Position position;
    Side mover = Side::Black;

    PuzzleScene(const gomoku::Board& board, gomoku::Rule rule, Side toMove)
        : position{board, rule, gomoku::handcraftedWeights(rule)}
        , mover{toMove}
    {
    }
    [[nodiscard]] Side other() const { return opposite(mover); }
};

/// A possible task for a position.
struct PuzzleIdea {
    puzzle::Kind kind = puzzle::Kind::Five;
    int fours = 0;                       ///< in the shortest win by fours, of the player or to be stopped
    std::uint64_t effort = 0;            ///< positions that the solver visited
    std::vector<gomoku::Point> labelled; ///< of Forbidden
};

/// The most correct first moves that a puzzle may have.
inline constexpr int maxFirstMoves = 3;

/// Numbers of rejected positions by reason.
using Rejections = std::map<std::string, int>;

/// Finds and proves possible tasks for positions.
class PuzzleFinder {
public:
    /// All kinds except wins by threes.
    [[nodiscard]] std::vector<PuzzleIdea> ideasOf(PuzzleScene& scene, Rejections& rejections);
    /// A win by fours and threes where there is none by fours. Slow.
    [[nodiscard]] std::optional<PuzzleIdea> threatsOf(PuzzleScene& scene, Rejections& rejections);

private:
    [[nodiscard]] std::optional<PuzzleIdea> block(PuzzleScene& scene, Rejections& rejections);
    [[nodiscard]] std::optional<PuzzleIdea> forbidden(const PuzzleScene& scene, Rejections& rejections) const;
    [[nodiscard]] std::optional<PuzzleIdea> fours(PuzzleScene& scene, Rejections& rejections);
    [[nodiscard]] std::optional<PuzzleIdea> defence(PuzzleScene& scene, Rejections& rejections);
    [[nodiscard]] bool needsForbiddenBlock(PuzzleScene& scene);
    [[nodiscard]] bool delays(PuzzleScene& scene, gomoku::Point four);
    [[nodiscard]] std::optional<int> fewestFours(PuzzleScene& scene, Side attacker);

    gomoku::WinProver m_prover{{.fourNodes = 5'000,
                                .threatNodes = 3'000,
                                .threatBytes = std::size_t{4} << 20,
                                .fourBytes = std::size_t{1} << 20}};
};

} // namespace qipan::training
