#pragma once

#include "core/board/result.h"
#include "core/link/game.h"
#include "core/link/way.h"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace qipan::link {

/// Where a game stands before a board: what an earlier board of the same game left, in the ways that go on.
struct Standing {
    int level = 1; ///< of the campaign, or the number of the board
    int points = 0;
    int hints = firstHelps; ///< that are left where they are counted
    int shuffles = firstHelps;
    bool helped = false;
    Milliseconds time{0}; ///< that earlier boards took

    friend bool operator==(const Standing&, const Standing&) = default;
};

/// Something that happened to a board. Together with the deal the steps rebuild it.
struct Step {
    enum class Kind : std::uint8_t {
        Pair,    ///< `pair` went
        Miss,    ///< two players: `pair` shows one picture, but no path joins it, and the turn passed
        Hint,    ///< one that was paid for
        Undo,    ///
        Redo,    ///
        Shuffle, ///< by `seed`
        Stop,    ///< the player gave up
        TimeUp,
    };

    Milliseconds at{0}; ///< played on this board, without pauses
    Kind kind = Kind::Pair;
    Pair pair{};
    std::uint64_t seed = 0;

    friend bool operator==(const Step&, const Step&) = default;
};

/// One board as it can be kept: with the deal that `deal` names it can be played again exactly.
struct PlayRecord {
    Way way = Way::Relaxed;
    std::string deal; ///< the deal's number, or the tiles that were laid out, as a word without blanks
    Standing start;
    std::vector<Step> steps;

    friend bool operator==(const PlayRecord&, const PlayRecord&) = default;
};

/// A record that breaks the rules.
struct RecordFault {
    enum class Why : std::uint8_t {
        Time,      ///< before the step before, or after the clock ran out
        Pair,      ///< these two do not go together, or do
        Help,      ///< none was left, or there is nothing to undo or redo, or no pair to show
        AfterEnd,  ///
        NotTheEnd, ///< the time was not up
    };
    std::size_t step = 0; ///< its number, from 1
    Why why = Why::Pair;

    friend bool operator==(const RecordFault&, const RecordFault&) = default;
};

/// One board of link-match from the deal to its end: a Game with the time, the points, the helps and the turns of the
/// way it is played in. A state machine without a clock of its own: `now` is the time by any clock that never goes
/// back, in milliseconds. It begins paused; while it is paused the time stands, and nothing can be done.
///
/// Points: core/link/score.h. Hints, undo and shuffles cost points and mark the game as helped. Undo takes the points
/// of its pair back too, redo gives them again.
///
/// Two players: who takes a pair has its points and the other one is next; so it is after two equal tiles that no
/// path joins. A different picture only moves the pick. Helps are paid by whose turn it is. There are no combos.
class Play {
public:
    enum class End : std::uint8_t { Cleared, Stopped, TimeUp };
    /// On one board: more than any game needs, and few enough to rebuild it from its record in some seconds.
    static constexpr int mostShuffles = 100;

    /// `game` as it was dealt or laid out, with a tile at least; `deal` says how, in one word.
    Play(Game game, Way way, std::string deal, const Standing& start = {});

    [[nodiscard]] const Game& game() const { return m_game; }
    [[nodiscard]] Way way() const { return m_way; }
    [[nodiscard]] const std::string& deal() const { return m_deal; }
    [[nodiscard]] int level() const { return m_start.level; }
    [[nodiscard]] std::optional<End> end() const { return m_end; }
    /// Of the players, 0 or 1.
    [[nodiscard]] int turn() const { return m_turn; }
    /// Never below 0; with what earlier boards gave.
    [[nodiscard]] int points(int player = 0) const;
    /// The last pair, when a combo can go on with it: for showing it.
    [[nodiscard]] std::optional<PairScore> lastPair() const { return m_lastPair; }
    [[nodiscard]] bool isHelped() const { return m_helped; }
    /// Left where helps are counted.
    [[nodiscard]] int hintsLeft() const { return m_hints; }
    [[nodiscard]] int shufflesLeft() const { return m_shuffles; }

    [[nodiscard]] bool isPaused() const { return !m_runsSince; }
    void pause(Milliseconds now);
    void resume(Milliseconds now);
    /// Played on this board.
    [[nodiscard]] Milliseconds time(Milliseconds now) const;
    /// Nothing where there is no clock.
    [[nodiscard]] std::optional<Milliseconds> timeLeft(Milliseconds now) const;

    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;
    [[nodiscard]] bool canHint() const;
    [[nodiscard]] bool canShuffle() const;

    /// Each of these looks at the clock first: when the time is up it ends the game and does nothing else.
    Choice choose(Cell cell, Milliseconds now);
    /// A pair that can go. It costs nothing to see the same one again.
    std::optional<Hint> hint(Milliseconds now);
    bool undo(Milliseconds now);
    bool redo(Milliseconds now);
    bool shuffle(std::uint64_t seed, Milliseconds now);
    bool stop(Milliseconds now);
    /// Ends the game if the time is up.
    void tick(Milliseconds now);

    /// What the next board begins with. Precondition: this one is cleared, in a way that goes on.
    [[nodiscard]] Standing next() const;

    [[nodiscard]] PlayRecord record() const { return {m_way, m_deal, m_start, m_steps}; }
    [[nodiscard]] const std::vector<Step>& steps() const { return m_steps; }
    /// Does the next step of a record of this board, at the time it says; or says why it breaks the rules.
    [[nodiscard]] std::optional<RecordFault> follow(const Step& step);
    /// Does all steps of a record: the board as it stood, paused.
    /// Each shuffle takes as long as it did (shuffled()), so not for a thread that must not wait. Gives up soon after
    /// `stop` becomes true, with the board as far as it is.
    [[nodiscard]] static Result<Play, RecordFault> rebuild(const PlayRecord& record, Game game,
                                                           const std::atomic<bool>& stop);

private:
    /// What a change of the game gave, as long as it is in force.
    struct Gain {
        int points = 0;
        int player = 0;
        bool isPair = false;
    };

    [[nodiscard]] bool isRunning(Milliseconds now);
    [[nodiscard]] bool mayHelp() const;
    void note(Step::Kind kind, Milliseconds now, Pair pair = {}, std::uint64_t seed = 0);
    void removed(const Removed& removed, Milliseconds now);
    void change(const Gain& gain);
    void pay(int points);
    void passTurn(int from);
    void finish(End end, Milliseconds time);
    [[nodiscard]] bool fits(const Step& step);

    Game m_game;
    Way m_way;
    WayRules m_rules;
    std::string m_deal;
    Standing m_start;
    Milliseconds m_limit;

    std::vector<Step> m_steps;
    std::vector<Gain> m_gains; // one for each change in the history of the game
    std::size_t m_done = 0;    // of them in force
    std::array<int, 2> m_costs{};
    int m_bonus = 0;
    int m_turn = 0;
    int m_hints;
    int m_shuffles;
    int m_shufflesDone = 0;
    bool m_helped;
    bool m_hintPaid = false; // for the board as it lies
    std::optional<PairScore> m_lastPair;
    Milliseconds m_lastPairAt{0};
    std::optional<End> m_end;
    Milliseconds m_before{0};                // played before the last resume
    std::optional<Milliseconds> m_runsSince; // by the caller's clock
};

} // namespace qipan::link
