// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace qipan {

/// A rule set of a game.
struct RuleInfo {
    std::string_view key;       ///< key in messages and on the command line, such as "freestyle"
    std::span<const int> sizes; ///< board sizes in cells per edge; the first is the default

    [[nodiscard]] bool allows(int size) const;
    /// Returns `wanted` if this rule allows that size, otherwise the default size.
    [[nodiscard]] int sizeFor(int wanted) const { return allows(wanted) ? wanted : sizes.front(); }
};

/// The protocol of external engines.
enum class EngineProtocol : std::uint8_t { None, Gomocup, Nboard };

/// A two-player game, as menus, the command line, the LAN and tests see it. To add a game, add a row to registry.cpp
/// and one with the same key to ui/, which defines its appearance.
struct GameInfo {
    std::string_view key;              ///< key in messages and on the command line, such as "gomoku"
    std::span<const RuleInfo> rules;   ///< the first is the default
    std::span<const Opening> openings; ///< the first is the default
    int levels;                        ///< the computer's levels are 1 … levels
    bool hasFullStrengthLevel; ///< the highest level is not rated with the others but uses the full strength of the
                               ///< machine
    bool rowsFromBottom;       ///< rows are numbered from the bottom instead of the top
    /// Increases when an analysis by the engine at its highest level finds other values; stored with analyses.
    int engineEdition;
    EngineProtocol protocol; ///< of external engines for this game; None if there are none

    /// The meaning of engine scores.
    struct Score {
        double scale; ///< score difference that multiplies the odds of winning by e
        int decided;  ///< scores from here on are proven wins
        int win;      ///< a win in n plies scores `win` - n; 0 if scores do not tell plies
        /// If scores predict the final disc difference, the score of one disc in an unproven and in a proven score
        /// (see SearchResult::isCertain); otherwise 0.
        int disc = 0;
        int certainDisc = 0;
    };
    Score score;

    [[nodiscard]] bool isFullStrength(int level) const { return hasFullStrengthLevel && level == levels; }

    /// Returns the rule with this key, or null.
    [[nodiscard]] const RuleInfo* findRule(std::string_view rule) const;
    [[nodiscard]] bool allows(Opening opening) const;
    /// Returns the opening with this key if the game has it, otherwise the default.
    [[nodiscard]] Opening openingFor(std::string_view wanted) const;

    /// Creates an empty game, which enforces the cell restrictions of `opening`. Precondition: the game lists `rule`
    /// with `size`, and `opening`.
    std::unique_ptr<BoardGame> (*makeGame)(std::string_view rule, int size, Opening opening);
    /// Creates a game from a custom position, in which the game may be over. Preconditions: those of makeGame(); the
    /// stones lie on different cells of the board.
    std::unique_ptr<BoardGame> (*makeGameFrom)(std::string_view rule, int size, const StartPosition& start);
    /// Creates an opponent. `seed` decides between equally good moves. Precondition: 1 <= level <= levels.
    std::unique_ptr<Engine> (*makeEngine)(int level, std::uint64_t seed);
    /// Returns the number of empty cells from which `level` plays perfectly; 0 if it never does. Null if no level of
    /// the game does. Precondition: 1 <= level <= levels.
    int (*exactFromEmpties)(int level);
    /// Creates an engine for hints. It is at least as strong as the highest level, and gives reasons if it can.
    std::unique_ptr<Engine> (*makeAdviser)(std::uint64_t seed);
    /// Returns the reasons for a legal move that another engine found, as the adviser gives them. Null if it gives
    /// none.
    std::shared_ptr<const Explanation> (*explain)(const BoardGame& position, Cell move, const std::atomic<bool>& stop);
};

/// Returns all two-player games in menu order.
[[nodiscard]] std::span<const GameInfo> games();

/// Returns the game with this key, or null.
[[nodiscard]] const GameInfo* findGame(std::string_view key);

/// The settings of a game that two players agree on.
struct GameSetup {
    const GameInfo* game = nullptr;  ///< never null in a valid setup
    std::string_view rule;           ///< key of one of game->rules; points to the registry's static text
    int size = 0;                    ///< a size that the rule allows
    Opening opening = Opening::Free; ///< an opening that the game allows
    /// Moves of both sides that are on the board when the round begins. They are legal and do not end the game. Only
    /// with Opening::Free.
    std::vector<Cell> start{};
    /// A custom position that no moves lead to; `start` continues from it. Only for local games with Opening::Free.
    std::optional<StartPosition> position{};

    /// Creates the game without the plies of `start`.
    [[nodiscard]] std::unique_ptr<BoardGame> makeGame() const
    {
        return position ? game->makeGameFrom(rule, size, *position) : game->makeGame(rule, size, opening);
    }

    friend bool operator==(const GameSetup&, const GameSetup&) = default;
};

/// Returns the side to move when a round begins: black, unless `start` or `position` says otherwise.
[[nodiscard]] Side firstToMove(const GameSetup& setup);

/// Returns the default setup of a game.
[[nodiscard]] GameSetup defaultSetup(const GameInfo& game);

/// Converts a score to the winning chance of its side, 0 to 1: the logistic function of the score divided by the game's
/// scale; 0 or 1 for a decided game.
[[nodiscard]] double winChance(const GameInfo::Score& unit, int score);

/// Returns a setup from untrusted values, or nothing if the game or the rule is unknown, or the size or the opening is
/// not allowed.
[[nodiscard]] std::optional<GameSetup> makeSetup(std::string_view game, std::string_view rule, int size,
                                                 std::string_view opening = "free");

} // namespace qipan
