// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reversi/endgame_moves.h"
#include "core/reversi/endgame_searcher.h"
#include "core/reversi/endgame_shallow.h"

namespace qipan::reversi {

/// The endgame search of one thread, with the moves and flips of `Moves`; see `PortableMoves`.
template <typename Moves>
class EndgameSearch final : public EndgameSearcher {
public:
    EndgameSearch(EndgameShared& shared, SearchBudget& budget)
        : m_shared{shared}
        , m_budget{budget}
    {
    }

    [[nodiscard]] int search(const Position& position, int alpha, int beta, BestLine& line) override
    {
        const int score = openWindow(position, alpha, beta, line);
        (void)mayContinue();
        return score;
    }
    [[nodiscard]] int scoreOf(const EndgameTask& task) override
    {
        const SplitNode* const before = m_split;
        m_split = task.node;
        const int score = -nullWindow(task.position, -task.node->alpha - 1, hashOf(task.position));
        m_split = before;
        return score;
    }
    [[nodiscard]] std::uint64_t nodes() const override { return m_nodes; }

private:
    using List = EndgameMoves<Moves>;

    static constexpr int tableCutEmpties = 11; // with more, first look up all positions after the moves
    static constexpr int splitEmpties = 13;

    /// Null-window search with any number of empties.
    int nullWindow(const Position& position, int alpha, std::uint64_t hash)
    {
        const int empties = position.empties();
        return empties > EndgameShallow<Moves>::maxEmpties ? deep(position, alpha, empties, hash)
                                                           : m_shallow.score(position, alpha);
    }

    /// The external guess is more accurate but slower: it pays only with at least this many empties.
    static constexpr int evaluatorEmpties = 18;

    [[nodiscard]] bool usesEvaluator(int empties) const
    {
        return m_shared.evaluator != nullptr && empties >= evaluatorEmpties;
    }
    [[nodiscard]] const EndgameMoveOrdering<Moves>& ordering(int empties) const
    {
        return usesEvaluator(empties) ? m_evaluatedOrdering : m_ordering;
    }
    /// Returns the depth of the foresight that orders moves: it pays more in larger searches, but must stay far below
    /// the 10 ms in which a search has to stop.
    [[nodiscard]] int orderingPlies(int empties) const
    {
        if (usesEvaluator(empties))
            return empties < 19 ? 0 : empties < 24 || empties > 30 ? 1 : 2;
        if (empties > 30)
            return 2;
        return empties < 12 ? -1 : empties < 14 ? 0 : empties < 17 ? 1 : empties < 20 ? 2 : empties < 23 ? 3 : 4;
    }

    int deep(const Position& position, int alpha, int empties, std::uint64_t hash)
    {
        ++m_nodes;
        if (const int bound = m_stability.boundOf(position, alpha, empties); bound <= alpha)
            return bound;
        const auto known = m_shared.table.find(hash);
        if (known && known->lower > alpha)
            return known->lower;
        if (known && known->upper <= alpha)
            return known->upper;
        if (!mayContinue())
            return 0;
        const Squares legal = Moves::legalMoves(position);
        if (legal == 0) {
            if (Moves::legalMoves(position.passed()) == 0)
                return finalScore(position);
            return -nullWindow(position.passed(), -alpha - 1, hashOf(position.passed()));
        }

        const std::uint64_t before = m_nodes;
        List list{position, legal, m_shared.table};
        Found found{.square = list.first().square};
        if (empties <= tableCutEmpties || !isKnownToCut(list, alpha, found)) {
            list.value(known ? known->best : EndgameBounds{}.best, orderingPlies(empties), ordering(empties),
                       [] { return true; });
            searchMoves(list, alpha, empties, found);
        }
        if (cutoffOccurred())
            return 0;
        m_shared.table.store(hash, alpha, found.score, found.square, m_nodes - before);
        return found.score;
    }

    struct Found {
        int score = noScore;
        Square square = 0;

        void update(int other, Square move)
        {
            if (other > score) {
                score = other;
                square = move;
            }
        }
    };

    void searchMoves(List& list, int alpha, int empties, Found& found)
    {
        for (bool isFirst = true; const typename List::Move* move = list.next(); isFirst = false) {
            if (!isFirst && empties >= splitEmpties && list.hasMore() && m_shared.tasks.hasIdleThreads()) {
                split(list, move, alpha, found);
                return;
            }
            const int score = -nullWindow(move->after, -alpha - 1, move->hash);
            if (cutoffOccurred())
                return;
            found.update(score, move->square);
            if (score > alpha)
                return;
        }
    }

    /// Searches this move and all later ones, giving as many as requested to other threads.
    void split(List& list, const typename List::Move* move, int alpha, Found& found)
    {
        SplitNode node{.above = m_split, .alpha = alpha, .best = found.score, .bestSquare = found.square};
        m_split = &node;
        for (; move != nullptr && !cutoffOccurred(); move = list.next()) {
            if (m_shared.tasks.hasIdleThreads()) {
                m_shared.tasks.add({move->after, move->square, &node});
                continue;
            }
            const int score = -nullWindow(move->after, -alpha - 1, move->hash);
            if (!cutoffOccurred())
                m_shared.tasks.record(node, move->square, score);
        }
        m_shared.tasks.finish(node, *this);
        m_split = node.above;
        found = {node.best, node.bestSquare};
    }

    /// Principal variation search: the first move with the full window, the others first with a null window.
    int openWindow(const Position& position, int alpha, int beta, BestLine& line)
    {
        ++m_nodes;
        line.length = 0;
        if (!mayContinue())
            return 0;
        const Squares legal = Moves::legalMoves(position);
        if (legal == 0) {
            if (Moves::legalMoves(position.passed()) == 0)
                return finalScore(position);
            return -openWindow(position.passed(), -beta, -alpha, line);
        }
        const std::uint64_t hash = hashOf(position);
        const auto known = m_shared.table.find(hash);
        const int empties = position.empties();
        List list{position, legal, m_shared.table};
        list.value(known ? known->best : EndgameBounds{}.best, orderingPlies(empties) + 2, ordering(empties),
                   [this] { return mayContinue(); });

        const std::uint64_t before = m_nodes;
        Found found{.square = list.first().square};
        int low = alpha;
        for (bool isFirst = true; const typename List::Move* move = list.next(); isFirst = false) {
            BestLine answer;
            int score = noScore;
            if (!isFirst)
                score = -nullWindow(move->after, -low - 1, move->hash);
            if (!cutoffOccurred() && (isFirst || (score > low && score < beta)))
                score = -openWindow(move->after, -beta, -low, answer);
            if (cutoffOccurred())
                return 0;
            found.update(score, move->square);
            if (score > low) {
                low = score;
                line.assign(move->square, answer);
            }
            if (low >= beta)
                break;
        }
        if (line.length == 0)
            line.assign(found.square, {});
        if (found.score > alpha)
            m_shared.table.store(hash, found.score - 1, found.score, found.square, m_nodes - before);
        if (found.score < beta)
            m_shared.table.store(hash, found.score, found.score, found.square, m_nodes - before);
        return found.score;
    }

    /// Enhanced transposition cutoff: the table already proves that a move refutes the node.
    bool isKnownToCut(const List& list, int alpha, Found& found) const
    {
        for (const typename List::Move& move : list) {
            const auto known = m_shared.table.find(move.hash);
            if (known && -known->upper > alpha) {
                found = {-known->upper, move.square};
                return true;
            }
        }
        return false;
    }

    [[nodiscard]] bool cutoffOccurred() const
    {
        return m_shared.halted.load(std::memory_order_relaxed) || (m_split != nullptr && m_split->cutoffOccurred());
    }
    /// Counts the nodes since the last call. Returns false if this search must end.
    [[nodiscard]] bool mayContinue()
    {
        if (!m_budget.spendNodes(m_nodes - m_spent))
            m_shared.halted.store(true, std::memory_order_relaxed);
        m_spent = m_nodes;
        return !cutoffOccurred();
    }

    EndgameShared& m_shared;
    SearchBudget& m_budget;
    const Stability& m_stability = stability();
    std::uint64_t m_nodes = 0;
    std::uint64_t m_spent = 0; // nodes already reported to the budget
    EndgameShallow<Moves> m_shallow{m_nodes};
    EndgameMoveOrdering<Moves> m_ordering{nullptr};
    EndgameMoveOrdering<Moves> m_evaluatedOrdering{m_shared.evaluator};
    const SplitNode* m_split = nullptr; // the split node whose task is being searched
};

} // namespace qipan::reversi
