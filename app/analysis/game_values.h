// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/analysis/recorded_values.h"
#include "app/history/stored_analysis.h"
#include "core/board/engine.h"
#include "core/games/registry.h"
#include "core/record/move_quality.h"

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace qipan::app {

/// A game of fewer moves has no turning point worth showing.
inline constexpr std::size_t fewestJudgedPlies = 4;

// How much of the chance to win a move gives away, from 0 to 1, to be called dubious, a mistake or a blunder.
inline constexpr double dubiousLoss = 0.1;
inline constexpr double mistakeLoss = 0.2;
inline constexpr double blunderLoss = 0.3;

/// A move that lost something for its side, according to the values of the positions before and after it.
struct Mistake {
    int move = 0; ///< from 1
    Side side = Side::Black;
    Cell played;
    std::optional<Cell> better; ///< nothing if only the values are known
    double loss = 0;      ///< positive; in discs or, if scores do not count discs, as a winning chance; 0 if unknown
    bool isExact = false; ///< the values of both positions are exact
    double swing = 0;     ///< loss of winning chance, 0 to 1; may be 0 if only discs were lost
    record::MoveQuality quality = record::MoveQuality::None;
    std::vector<Cell> line{}; ///< the expected line instead: starts with `better`, without passes

    friend bool operator==(const Mistake&, const Mistake&) = default;
};

/// The evaluations of all positions of a game, from the one before the first ply to the latest. A position is
/// identified by the number of plies before it.
class GameValues {
public:
    /// An evaluation from black's point of view.
    struct Value {
        double black = 0; ///< discs ahead or, if scores do not count discs, the winning chance, 0 to 1
        double chance = 0.5;
        bool isExact = false;
    };

    /// The error margin of a search.
    static constexpr double minChance = 0.1;

    /// Sets the line of a game. Evaluations of another line of the same game are remembered for when it comes back. The
    /// first `given` plies were not chosen by the players and never count as mistakes. Returns how many positions at
    /// the start are unchanged.
    std::size_t follow(const GameSetup& setup, const std::vector<Ply>& plies, std::size_t given = 0);
    void clear();
    /// Sets what the record says of the line: it counts where nothing else is known.
    void setRecorded(std::vector<RecordedValue> recorded) { m_recorded = RecordedValues{std::move(recorded)}; }
    /// Returns whether the value of a position is the record's, or that of any position.
    [[nodiscard]] bool isRecorded(std::size_t position) const;
    [[nodiscard]] bool isAnyRecorded() const;

    /// Adds the result of an analysis. Exact results are never replaced by uncertain ones, nor results by ones of the
    /// same `analyst` (id of an external engine, 0 for the built-in one) that are not deeper.
    void addAnalysis(std::size_t position, const SearchResult& best, int analyst);
    /// Adds the result of a review, which uses the built-in engine with the same effort for each position. It takes
    /// precedence over other results unless only those are exact.
    /// `isHard`: the best move is the only one that keeps the result, and hard to find; see GameReview.
    void addReview(std::size_t position, const SearchResult& best, bool isHard = false);
    /// Returns the reviews of the line and what follows from them, with the edition of the engine of today.
    [[nodiscard]] StoredAnalysis stored() const;
    /// Returns what a move gave away of the chance to win, 0 to 1, by the reviews before and after it; 0 for the best
    /// one. Nothing for a move that was forced or not chosen by the players, or if the reviews are not comparable.
    [[nodiscard]] std::optional<double> chanceLost(std::size_t move) const;
    /// Adds earlier reviews of this game where there are none. Those of an older edition of the engine are to be
    /// renewed: the positions do not count as reviewed.
    void recall(const StoredAnalysis& analysis);
    /// Returns whether the values of a position are those of an older edition.
    [[nodiscard]] bool isOutdated() const;
    /// Returns the first position that was not reviewed and is not the end of the game.
    [[nodiscard]] std::optional<std::size_t> firstUnreviewed() const;
    /// Returns the first move that looks like a mistake by two reviews that are not comparable, as one of them saw the
    /// end of the game, or much further. Then search the position after the better move with the effort of a review,
    /// and settle() it.
    [[nodiscard]] std::optional<std::size_t> firstDoubtful() const;
    /// Takes the value of the better move from this search instead, which is comparable with the one after the move
    /// that was played; or takes that as the best move if it is not worse. Precondition: `move` is doubtful.
    void settle(std::size_t move, const SearchResult& alternative);
    /// Returns the number of positions reviewed, and of all positions except the end of the game.
    [[nodiscard]] std::size_t reviewedCount() const;
    /// Whether a position was reviewed or analysed, or the record has its value.
    [[nodiscard]] bool isAnyKnown() const;
    [[nodiscard]] std::size_t reviewableCount() const { return m_positions.size() - (m_game->outcome() ? 1 : 0); }

    /// Returns the number of positions: one more than the plies; 0 before `follow`.
    [[nodiscard]] std::size_t positions() const { return m_positions.size(); }
    /// Returns the maximum number of moves: one per cell.
    [[nodiscard]] int maxMoves() const;
    [[nodiscard]] std::unique_ptr<BoardGame> positionAt(std::size_t position) const;
    [[nodiscard]] const GameSetup& setup() const { return m_setup; }
    [[nodiscard]] bool isInDiscs() const { return m_setup.game->score.disc > 0; }
    [[nodiscard]] std::optional<Value> valueAt(std::size_t position) const;
    /// Returns how good a move is, from 0. A loss of winning chance makes it dubious, a mistake or a blunder, unless it
    /// was forced or not chosen by the players. (Equal proven results have equal chances.) The best move is good if it
    /// was the only one and hard to find. Where none of that is known, the record's mark counts.
    [[nodiscard]] record::MoveQuality qualityOf(std::size_t move) const;
    /// Returns the best move of a position by its review. Precondition: there is one.
    [[nodiscard]] Cell reviewedBest(std::size_t position) const
    {
        return m_positions[position].reviewed->best.line.front();
    }
    /// Whether the review found no better move than this one.
    [[nodiscard]] bool isReviewedBest(std::size_t move) const;
    /// Returns whether the player to move had a choice.
    [[nodiscard]] bool hasChoice(std::size_t position) const { return m_positions[position].hasChoice; }
    [[nodiscard]] bool wasGiven(std::size_t move) const { return move < m_given; }
    /// Returns the move after a position of the line; nothing at its end.
    [[nodiscard]] std::optional<Cell> moveAfter(std::size_t position) const;
    /// Returns the biggest mistakes, at most `most`: by their marks, and equally marked ones by their loss. Those that
    /// only the record marks have a loss of 0. Excludes
    /// losses within the error margin of a search, and losses between values that are not comparable: by different
    /// engines, or by searches of very different depth. `least` is the minimum loss of winning chance if scores do not
    /// count discs.
    [[nodiscard]] std::vector<Mistake> mistakes(std::size_t most, double least = minChance) const;

private:
    struct Found {
        SearchResult best;
        int analyst = 0;
        bool isOutdated = false; ///< of an older edition of the engine
    };
    struct Position {
        Side toMove = Side::Black;
        bool hasChoice = true; ///< there is more than one legal move
        bool isHard = false;   ///< the best move of the review is the only one, and hard to find
        std::optional<Found> reviewed;
        std::optional<Found> incidental;

        /// The one of the two that counts.
        [[nodiscard]] const std::optional<Found>& known() const;
    };

    [[nodiscard]] bool isEnd(std::size_t position) const;
    [[nodiscard]] bool areComparable(const Found& before, const Found& after) const;
    static void recall(Position& position, const ReviewedPosition& review, bool isOutdated);
    [[nodiscard]] static Position positionOf(const BoardGame& game);
    /// Returns what a move lost compared to the best one, if the values of the positions before and after it can be
    /// compared.
    [[nodiscard]] std::optional<Mistake> lossOf(std::size_t move) const;
    [[nodiscard]] std::optional<Mistake> recordedLossOf(std::size_t move) const;
    [[nodiscard]] std::optional<Mistake> mistakeIn(std::size_t move, double least) const;
    [[nodiscard]] record::MoveQuality qualityOf(const Mistake& mistake) const;
    [[nodiscard]] Mistake mistakeBetween(std::size_t before, const Value& value, const Value& after) const;
    [[nodiscard]] Mistake mistakeBetween(std::size_t before, const Found& best, const Value& after) const;
    [[nodiscard]] Value valueOf(std::size_t position, const Found& found) const;
    [[nodiscard]] std::optional<Value> recordedAt(std::size_t position) const;
    [[nodiscard]] Value endValue() const;
    [[nodiscard]] GameLosses losses() const;
    [[nodiscard]] std::optional<int> chanceAfter(std::size_t move) const;

    void forgetFrom(std::size_t position);

    static constexpr std::size_t mostOthers = 20'000;

    GameSetup m_setup;
    std::unique_ptr<BoardGame> m_game; ///< with all plies
    std::vector<Position> m_positions;
    RecordedValues m_recorded;
    std::map<std::vector<Cell>, Position> m_others; ///< positions of other lines, by the moves that lead to them
    std::size_t m_given = 0;                        ///< plies
};

} // namespace qipan::app
