#pragma once

#include "core/board/engine.h"
#include "core/board/registry.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace qipan::app {

/// A move that cost its side something, by what is known of the positions before and after it.
struct Mistake {
    int move = 0; ///< from 1
    Side side = Side::Black;
    Cell played;
    Cell better;
    double loss = 0;      ///< in discs, or where scores tell none, in parts of the chance to win; positive
    bool isExact = false; ///< nothing can change what was known of either position
    double swing = 0;     ///< what it cost in parts of the chance to win, 0 to 1; may be 0 where only discs were lost
    std::vector<Cell> line{}; ///< that the analysis expects in its place: begins with `better`, without passes

    friend bool operator==(const Mistake&, const Mistake&) = default;
};

/// What is known of the positions of one game, from the one before its first ply to the latest. A position is named by
/// the number of plies behind which it lies.
class GameValues {
public:
    /// Who stands better, seen from black.
    struct Value {
        double black = 0; ///< discs ahead, or where scores tell none, the chance to win, 0 to 1
        double chance = 0.5;
        bool isExact = false;
    };

    /// What a search may err by.
    static constexpr double leastChance = 0.1;

    /// The game is this one now: what was known of positions that are still in it stays. Nobody chose its first `given`
    /// plies, and so they are nobody's mistakes. Returns how many of the positions, from the first, are the same as
    /// before.
    std::size_t follow(const GameSetup& setup, const std::vector<Ply>& plies, std::size_t given = 0);
    void clear();

    /// What an analysis found by the way about a position of the game; nothing happens where it is known to be certain,
    /// or from a deeper search of the same `analyst`: the id of an engine from elsewhere, or 0 for the program's own.
    void learn(std::size_t position, const Thinking& best, int analyst);
    /// What a review of the whole game found, with the program's own engine and the same effort for each position. It
    /// stands before what was found by the way, unless only that is certain.
    void learnByReview(std::size_t position, const Thinking& best);
    /// The first position that no review has seen and that goes on.
    [[nodiscard]] std::optional<std::size_t> unseen() const;
    /// How many positions a review has seen, of how many that go on.
    [[nodiscard]] std::size_t seen() const;
    [[nodiscard]] std::size_t toSee() const;

    /// All of the game: one more than it has plies; none before `follow`.
    [[nodiscard]] std::size_t positions() const { return m_positions.size(); }
    /// How many moves this game can have at most: each fills a cell.
    [[nodiscard]] int mostMoves() const;
    [[nodiscard]] std::unique_ptr<BoardGame> positionAt(std::size_t position) const;
    [[nodiscard]] const GameSetup& setup() const { return m_setup; }
    [[nodiscard]] bool isInDiscs() const { return m_setup.game->score.disc > 0; }
    [[nodiscard]] std::optional<Value> valueAt(std::size_t position) const;
    /// As many as that, the biggest first. Small losses are none: a search may err as much. Nor are those between two
    /// values that cannot be compared: of two analysts, or of searches of which one went much deeper.
    /// `least` is what such a loss is, in parts of the chance to win, where scores tell no discs.
    [[nodiscard]] std::vector<Mistake> mistakes(std::size_t most, double least = leastChance) const;

private:
    struct Found {
        Thinking best;
        int analyst = 0;
    };
    struct Position {
        Side toMove = Side::Black;
        std::optional<Found> reviewed;
        std::optional<Found> byTheWay;

        /// What counts of both.
        [[nodiscard]] const std::optional<Found>& known() const;
    };

    [[nodiscard]] bool isEnd(std::size_t position) const;
    [[nodiscard]] bool areComparable(const Found& before, const Found& after) const;
    [[nodiscard]] std::optional<Mistake> mistakeIn(std::size_t before, double least) const;
    [[nodiscard]] Mistake mistakeBetween(std::size_t before, const Found& best, const Value& after) const;
    [[nodiscard]] Value valueOf(std::size_t position, const Found& found) const;
    [[nodiscard]] Value endValue() const;

    GameSetup m_setup;
    std::unique_ptr<BoardGame> m_game; ///< all of it
    std::vector<Position> m_positions;
    std::size_t m_given = 0; ///< plies
};

} // namespace qipan::app
