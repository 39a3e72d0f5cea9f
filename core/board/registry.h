#pragma once

#include "core/board/board_game.h"
#include "core/board/engine.h"
#include "core/board/opening.h"
#include "core/board/start_position.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace qipan {

/// One rule set of a game.
struct RuleInfo {
    std::string_view key;       ///< on the wire and the command line: "freestyle"
    std::span<const int> sizes; ///< cells along one edge; the first is the default

    [[nodiscard]] bool allows(int size) const;
    /// `wanted` where this rule allows it, else the default.
    [[nodiscard]] int sizeFor(int wanted) const { return allows(wanted) ? wanted : sizes.front(); }
};

/// What engines that are programs of their own speak.
enum class EngineProtocol : std::uint8_t { None, Gomocup, Nboard };

/// One two-player game as menus, the command line, the LAN and tests know it.
/// Adding a game is one row in registry.cpp, and one in ui/ with the same key for how it looks.
struct GameInfo {
    std::string_view key;              ///< on the wire and the command line: "gomoku"
    std::span<const RuleInfo> rules;   ///< the first is the default
    std::span<const Opening> openings; ///< the first is the default
    int levels;                        ///< the computer plays at levels 1 … levels
    bool lastIsStrongest;              ///< the highest level is no step of a ladder, but all that the machine can do
    bool rowsFromBottom;               ///< how people number the rows: 1 at the bottom or at the top
    EngineProtocol protocol;           ///< of engines from elsewhere that play it; None where there are none

    /// What the scores of its engines mean.
    struct Score {
        double scale; ///< points that multiply the odds to win by e
        int decided;  ///< from here on somebody wins for certain
        int win;      ///< a win in n plies scores this less n; 0 where a score tells nothing of plies
        /// Where a score tells by how many discs a game will be won: what a disc counts in a score that is not certain
        /// and in one that is (see Thinking::isCertain). Both are 0 where scores tell nothing of discs.
        int disc = 0;
        int certainDisc = 0;
    };
    Score score;

    [[nodiscard]] bool isStrongest(int level) const { return lastIsStrongest && level == levels; }

    /// The rule with this key, or null.
    [[nodiscard]] const RuleInfo* findRule(std::string_view rule) const;
    [[nodiscard]] bool allows(Opening opening) const;
    /// The opening with this key where the game has it, else the default.
    [[nodiscard]] Opening openingFor(std::string_view wanted) const;

    /// An empty game; it knows of `opening` what that says about cells. Precondition: `rule` is listed above, with
    /// `size`, and `opening` is.
    std::unique_ptr<BoardGame> (*makeGame)(std::string_view rule, int size, Opening opening);
    /// A game from a position that was set up, which may have ended. Preconditions: those of makeGame(); the cells of
    /// its stones are on the board and differ.
    std::unique_ptr<BoardGame> (*makeGameFrom)(std::string_view rule, int size, const StartPosition& start);
    /// An opponent. Precondition: 1 <= level <= levels. `seed` decides between equally good moves.
    std::unique_ptr<Engine> (*makeEngine)(int level, std::uint64_t seed);
    /// With how many empty cells a level begins to play perfectly; 0 where it never does. Null where no level is known
    /// to. Precondition: 1 <= level <= levels.
    int (*perfectFrom)(int level);
    /// An engine for hints. It plays at least as well as the strongest level and, where it can, tells its reasons.
    std::unique_ptr<Engine> (*makeAdviser)(std::uint64_t seed);
};

/// All two-player games, in the order of the menus.
[[nodiscard]] std::span<const GameInfo> games();

/// The row with this key, or null.
[[nodiscard]] const GameInfo* findGame(std::string_view key);

/// What two players agree on before a game.
struct GameSetup {
    const GameInfo* game = nullptr;  ///< never null in a valid setup
    std::string_view rule;           ///< key of one of game->rules (the registry's own text: it lives for ever)
    int size = 0;                    ///< one that the rule allows
    Opening opening = Opening::Free; ///< one that the game allows
    /// What lies on the board when a round begins, as moves of both sides: they can be played, and the game is not over
    /// with them. With Opening::Free only.
    std::vector<Cell> start{};
    /// Where no moves tell what lies there: `start` comes after it. At one machine only, with Opening::Free.
    std::optional<StartPosition> position{};

    /// A game without plies: before `start`.
    [[nodiscard]] std::unique_ptr<BoardGame> makeGame() const
    {
        return position ? game->makeGameFrom(rule, size, *position) : game->makeGame(rule, size, opening);
    }

    friend bool operator==(const GameSetup&, const GameSetup&) = default;
};

/// Whose turn it is when a round begins by this setup: black's, but for what is on the board from the start.
[[nodiscard]] Side firstToMove(const GameSetup& setup);

/// The default setup of a game.
[[nodiscard]] GameSetup defaultSetup(const GameInfo& game);

/// A setup from outside, or nothing when there is no such game or rule, or the rule is not played on that size, or the
/// game not with that opening.
[[nodiscard]] std::optional<GameSetup> makeSetup(std::string_view game, std::string_view rule, int size,
                                                 std::string_view opening = "free");

} // namespace qipan
