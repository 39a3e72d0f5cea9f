// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/link/game.h"
#include "core/link/game_mode.h"
#include "core/link/score.h"

#include <atomic>
#include <string>
#include <vector>

namespace qipan::link {

/// What a board of a multi-board game inherits from earlier boards.
struct Carryover {
    int level = 1; ///< of the campaign, or the number of the board
    int points = 0;
    int hints = initialHelpCount; ///< remaining, in modes that limit them
    int shuffles = initialHelpCount;
    bool usedHelp = false;
    Milliseconds time{0}; ///< spent on earlier boards

    friend bool operator==(const Carryover&, const Carryover&) = default;
};

/// Where the points of a player on one board came from.
struct PointsMade {
    int pairs = 0;  ///< of the paths
    int combos = 0; ///< what combos added to them
    int time = 0;   ///< for the time left
    int helps = 0;  ///< deducted for hints, undo and shuffles

    friend constexpr bool operator==(const PointsMade&, const PointsMade&) = default;
};

/// An action on a board. The deal and the steps reproduce the board.
struct Step {
    enum class Kind : std::uint8_t {
        Pair,       ///< `pair` was removed
        FailedPair, ///< two players: the tiles of `pair` are equal, but no path joins them, and the turn passed
        Hint,       ///< a hint that cost points
        Undo,
        Redo,
        Shuffle, ///< with `seed`
        Stop,    ///< the player gave up
        TimeUp,
    };

    Milliseconds at{0}; ///< time played on this board, without pauses
    Kind kind = Kind::Pair;
    Pair pair{};
    std::uint64_t seed = 0;

    friend bool operator==(const Step&, const Step&) = default;
};

/// The record of a board: together with the deal named by `deal`, it can be replayed exactly.
struct PlayRecord {
    GameMode gameMode = GameMode::Relaxed;
    std::string deal; ///< the deal number, or a custom board as a word without blanks
    Carryover start;
    std::vector<Step> steps;

    friend bool operator==(const PlayRecord&, const PlayRecord&) = default;
};

/// Why a record is invalid.
struct RecordFault {
    enum class Why : std::uint8_t {
        Time, ///< earlier than the previous step, or after the time ran out
        Pair, ///< the tiles do not match, or do although a miss was recorded
        Help, ///< no help was left, nothing to undo or redo, or no pair to show
        AfterEnd,
        TimeNotUp, ///< the time had not run out
    };
    std::size_t step = 0; ///< number of the step, from 1
    Why why = Why::Pair;

    friend bool operator==(const RecordFault&, const RecordFault&) = default;
};

/// A board of link-match from the deal to its end: a `Game` with the time, points, helps and turns of its game mode. It
/// reads no clock: `now` is the time in milliseconds from any fixed point, and never decreases. It starts paused; while
/// paused, time stands still and no action is possible. The time starts with the first choice or help. The points are
/// those of core/link/score.h; hints, undo and shuffles cost points and mark the game as helped. Undo also takes back
/// the points of its pair, and redo returns them. With two players, removing a pair scores for the player, and the turn
/// passes; it also passes after two equal tiles that no path joins. Choosing a different picture only moves the
/// selection. The player whose turn it is pays for helps. There are no combos.
class Play {
public:
    enum class End : std::uint8_t { Cleared, Stopped, TimeUp };
    /// Limit per board: more than any game needs, and few enough to rebuild the board from its record in seconds.
    static constexpr int maxShuffles = 100;

    /// `game` is as dealt or laid out, with at least one tile; `deal` identifies it in one word.
    Play(Game game, GameMode gameMode, std::string deal, const Carryover& start = {});

    [[nodiscard]] const Game& game() const { return m_game; }
    [[nodiscard]] GameMode gameMode() const { return m_gameMode; }
    [[nodiscard]] const std::string& deal() const { return m_deal; }
    [[nodiscard]] int level() const { return m_start.level; }
    [[nodiscard]] std::optional<End> end() const { return m_end; }
    /// Returns the player whose turn it is, 0 or 1.
    [[nodiscard]] int turn() const { return m_turn; }
    /// Returns the points including earlier boards. They are negative while helps have cost more than pairs have made;
    /// the next board of a game begins with 0 then.
    [[nodiscard]] int points(int player = 0) const;
    /// Returns what the points on this board are made of.
    [[nodiscard]] PointsMade pointsMade(int player = 0) const;
    /// Returns how many pairs are removed now.
    [[nodiscard]] int pairsRemoved() const;
    /// Returns the last pair while it can be continued by a combo, for display.
    [[nodiscard]] std::optional<PairScore> lastPair() const { return m_lastPair; }
    [[nodiscard]] bool usedHelp() const { return m_usedHelp; }
    /// Remaining helps, in modes that limit them.
    [[nodiscard]] int hintsLeft() const { return m_hints; }
    [[nodiscard]] int shufflesLeft() const { return m_shuffles; }

    [[nodiscard]] bool isPaused() const { return !m_runsSince; }
    void pause(Milliseconds now);
    void resume(Milliseconds now);
    /// Stops the time until the next choice or help, which stay possible.
    void awaitChoice(Milliseconds now);
    /// Sets the time played on this board, unless it is longer already. Precondition: paused.
    void setTime(Milliseconds time);
    /// Returns whether time passes.
    [[nodiscard]] bool isTimeRunning() const { return m_runsSince && !m_awaitsChoice; }
    /// Returns the time played on this board.
    [[nodiscard]] Milliseconds time(Milliseconds now) const;
    /// Returns nothing in modes without a clock.
    [[nodiscard]] std::optional<Milliseconds> timeLeft(Milliseconds now) const;

    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;
    [[nodiscard]] bool canHint() const;
    [[nodiscard]] bool canShuffle() const;

    /// These first check the clock: if the time has run out, they end the game and do nothing else.
    Choice choose(Cell cell, Milliseconds now);
    /// Returns a removable pair. Repeating the same hint is free.
    std::optional<Hint> hint(Milliseconds now);
    bool undo(Milliseconds now);
    bool redo(Milliseconds now);
    bool shuffle(std::uint64_t seed, Milliseconds now);
    bool stop(Milliseconds now);
    /// Ends the game if the time has run out.
    void tick(Milliseconds now);

    /// Returns the start of the next board. Precondition: this board is cleared, in a mode with several boards.
    [[nodiscard]] Carryover next() const;

    [[nodiscard]] PlayRecord record() const { return {m_gameMode, m_deal, m_start, m_steps}; }
    [[nodiscard]] const std::vector<Step>& steps() const { return m_steps; }
    /// Applies the next step of a record of this board at its recorded time, or returns why it is invalid.
    [[nodiscard]] std::optional<RecordFault> apply(const Step& step);
    /// Applies all steps of a record. Returns the board as it was, paused. Each shuffle takes as long as originally
    /// (see shuffled()), so call it from a worker thread. Returns the board so far soon after `stop` becomes true.
    [[nodiscard]] static Result<Play, RecordFault> replay(const PlayRecord& record, Game game,
                                                          const std::atomic<bool>& stop);

private:
    /// What a change gained, while it is in effect.
    struct Gain {
        int points = 0;
        int combo = 0; // the part of the points that a combo added
        int player = 0;
        bool isPair = false;
    };

    [[nodiscard]] bool isRunning(Milliseconds now);
    void startTime(Milliseconds now);
    [[nodiscard]] bool mayUseHelp() const;
    void note(Step::Kind kind, Milliseconds now, Pair pair = {}, std::uint64_t seed = 0);
    void removed(const Removed& removed, Milliseconds now);
    void change(const Gain& gain);
    void deductPoints(int points);
    void passTurn(int from);
    void finish(End end, Milliseconds time);
    [[nodiscard]] bool fits(const Step& step);

    Game m_game;
    GameMode m_gameMode;
    GameModeRules m_rules;
    std::string m_deal;
    Carryover m_start;
    Milliseconds m_limit;

    std::vector<Step> m_steps;
    std::vector<Gain> m_gains; // one for each change in the history of the game
    std::size_t m_done = 0;    // the number of them in effect
    std::array<int, 2> m_costs{};
    int m_bonus = 0;
    int m_turn = 0;
    int m_hints;
    int m_shuffles;
    int m_shufflesDone = 0;
    bool m_usedHelp;
    bool m_hintPaid = false; // for the current board
    std::optional<PairScore> m_lastPair;
    Milliseconds m_lastPairAt{0};
    std::optional<End> m_end;
    Milliseconds m_before{0};                // played before the last resume
    std::optional<Milliseconds> m_runsSince; // by the caller's clock
    bool m_awaitsChoice = true;              // before which no time passes
};

} // namespace qipan::link
