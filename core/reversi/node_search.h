// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reversi/endgame_table.h"
#include "core/reversi/evaluation.h"
#include "core/reversi/leaf_solver.h"
#include "core/reversi/node_searcher.h"
#include "core/reversi/patterns.h"
#include "core/reversi/search_selectivity.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <optional>
#include <utility>

namespace qipan::reversi {

/// The search with the moves and flips of `Moves`; see `PortableMoves`.
template <typename Moves>
class NodeSearch final : public NodeSearcher {
public:
    NodeSearch(const Position& root, const NodeSearchParts& parts)
        : m_parts{parts}
        , m_leafSolver{parts.budget}
        , m_root{root}
    {
        frame(0).codes = PatternCodes{root};
    }

    [[nodiscard]] int scoreOf(const Move& move, int depth, Window window) override
    {
        return scoreAfter(move, {.position = m_root, .isFirst = true, .ply = 0, .depth = depth}, depth - 1, window);
    }
    [[nodiscard]] const BestLine& line() const override { return m_frames[1].line; }

private:
    static constexpr std::size_t maxPlies = 60;
    static constexpr Square noSquare = 64;
    static constexpr int leafSolverEmpties = 8; // with so few, patterns no longer help
    static constexpr int tableDepth = 2;        // positions with less depth are faster to search than to look up
    static constexpr int evaluatedDepth = 4;    // from this depth on moves are ordered by the static evaluation
    static constexpr Squares besideCorners = 0x42c300000000c342;

    /// The state of a ply of the current line.
    struct Frame {
        PatternCodes codes; // their first side is the side to move at the root
        BestLine line;
    };
    struct Node {
        Position position;
        bool isFirst; // the first side is to move
        int ply;
        int depth;
    };
    struct SortedMove {
        Move move;
        int score;
    };
    struct MoveList {
        std::array<SortedMove, 64> moves;
        std::size_t size = 0;

        /// Moves the most promising move from `index` on to `index`: usually only the first ones are needed.
        const Move& pickBest(std::size_t index)
        {
            const auto at = [this](std::size_t i) { return moves.begin() + static_cast<std::ptrdiff_t>(i); };
            const auto isBetter = [](const SortedMove& a, const SortedMove& b) {
                return a.score != b.score ? a.score > b.score : a.move.square < b.move.square;
            };
            std::swap(moves[index], *std::min_element(at(index), at(size), isBetter));
            return moves[index].move;
        }
    };

    [[nodiscard]] Frame& frame(int ply) { return m_frames[static_cast<std::size_t>(ply)]; }

    [[nodiscard]] int search(const Node& node, Window window)
    {
        frame(node.ply).line.length = 0;
        if (!m_parts.budget.spendNode())
            return 0;
        if (node.depth <= 0)
            return evaluate<Moves>(node.position, frame(node.ply).codes, node.isFirst, m_parts.weights);
        const int empties = node.position.empties();
        if (node.depth >= empties && empties <= leafSolverEmpties)
            return m_leafSolver.scoreOf(node.position, window);
        const Squares legal = Moves::legalMoves(node.position);
        if (legal != 0)
            return searchMoves(node, legal, window);
        if (Moves::legalMoves(node.position.passed()) == 0)
            return terminalScore(node.position);
        Node passed = node;
        passed.position = node.position.passed();
        passed.isFirst = !node.isFirst;
        return -search(passed, window.flipped());
    }

    [[nodiscard]] static bool suffices(const SearchEntry& entry, int depth, Window window)
    {
        if (entry.depth < depth)
            return false;
        return entry.bound == Bound::Exact  ? window.isNull()
            : entry.bound == Bound::AtLeast ? entry.score >= window.beta
                                            : entry.score <= window.alpha;
    }

    [[nodiscard]] int searchMoves(const Node& node, Squares legal, Window window)
    {
        const bool usesTable = node.depth >= tableDepth;
        const std::uint64_t hash = usesTable ? hashOf(node.position) : 0;
        const std::optional<SearchEntry> known = usesTable ? m_parts.table.find(hash) : std::nullopt;
        if (known && suffices(*known, node.depth, window))
            return known->score;
        if (const std::optional<int> score = probCut(node, window))
            return *score;
        Square bestMove = noSquare;
        const int best = bestOf(movesOf(node, legal, known ? known->move : noSquare), node, window, bestMove);
        if (m_parts.budget.isExhausted())
            return 0;
        if (usesTable) {
            const Bound bound = best >= window.beta ? Bound::AtLeast
                : best > window.alpha               ? Bound::Exact
                                                    : Bound::AtMost;
            m_parts.table.store({.hash = hash, .score = best, .move = bestMove, .depth = node.depth, .bound = bound});
        }
        return best;
    }

    /// Multi-ProbCut: returns a bound if a shallow search predicts that the deep one would be outside the window.
    [[nodiscard]] std::optional<int> probCut(const Node& node, Window window)
    {
        const int empties = node.position.empties();
        if (!m_parts.isSelective || !window.isNull())
            return std::nullopt;
        const std::optional<Probe> probe = probeFor(std::min(node.depth, empties), empties);
        if (!probe)
            return std::nullopt;
        Node shallow = node;
        shallow.depth = probe->depth;
        const int staticEval = evaluate<Moves>(node.position, frame(node.ply).codes, node.isFirst, m_parts.weights);
        if (const int bound = window.beta + probe->margin; staticEval >= window.beta && bound <= maxScore) {
            if (search(shallow, {bound - 1, bound}) >= bound && !m_parts.budget.isExhausted())
                return window.beta;
        }
        if (const int bound = window.alpha - probe->margin; staticEval <= window.alpha && bound >= -maxScore) {
            if (search(shallow, {bound, bound + 1}) <= bound && !m_parts.budget.isExhausted())
                return window.alpha;
        }
        return std::nullopt;
    }

    [[nodiscard]] int bestOf(MoveList&& moves, const Node& node, Window window, Square& bestMove)
    {
        const bool isPrincipal = !window.isNull();
        int best = std::numeric_limits<int>::min();
        for (std::size_t i = 0; i < moves.size; ++i) {
            const Move& move = moves.pickBest(i);
            int score = 0;
            if (i > 0)
                score = scoreAfter(move, node, node.depth - 1, {window.alpha, window.alpha + 1});
            if (i == 0 || (isPrincipal && score > window.alpha && score < window.beta))
                score = scoreAfter(move, node, node.depth - 1, window);
            if (m_parts.budget.isExhausted())
                return 0;
            if (score <= best)
                continue;
            best = score;
            bestMove = move.square;
            if (score > window.alpha) {
                window.alpha = score;
                if (isPrincipal)
                    frame(node.ply).line.assign(move.square, frame(node.ply + 1).line);
            }
            if (score >= window.beta)
                break;
        }
        return best;
    }

    [[nodiscard]] int scoreAfter(const Move& move, const Node& node, int depth, Window window)
    {
        PatternCodes& codes = frame(node.ply + 1).codes;
        codes = frame(node.ply).codes;
        codes.play<Moves>(move.square, move.flipped, node.isFirst);
        const Node next{.position = afterMove(node.position, move.square, move.flipped),
                        .isFirst = !node.isFirst,
                        .ply = node.ply + 1,
                        .depth = depth};
        return -search(next, window.flipped());
    }

    /// `first` is ordered before all others.
    [[nodiscard]] MoveList movesOf(const Node& node, Squares legal, Square first)
    {
        MoveList list;
        for (; legal != 0; legal &= legal - 1) {
            const Square square = firstSquare(legal);
            const Move move{square, Moves::flips(node.position, square)};
            list.moves[list.size++] = {move,
                                       square == first ? std::numeric_limits<int>::max() : orderingScore(move, node)};
        }
        return list;
    }

    [[nodiscard]] int orderingScore(const Move& move, const Node& node)
    {
        constexpr int squareBonus = 3; // in replies
        if (node.depth >= evaluatedDepth)
            return scoreAfter(move, node, 0, {-maxScore, maxScore});
        const Squares bit = bitOf(move.square);
        const int square = (corners & bit) != 0 ? squareBonus : (besideCorners & bit) != 0 ? -squareBonus : 0;
        if (node.depth < tableDepth)
            return square;
        return square - std::popcount(Moves::legalMoves(afterMove(node.position, move.square, move.flipped)));
    }

    const NodeSearchParts m_parts;
    LeafSolver m_leafSolver;
    const Position m_root;
    std::array<Frame, maxPlies + 2> m_frames; // by ply
};

} // namespace qipan::reversi
