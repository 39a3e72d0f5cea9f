// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/puzzle/puzzle.h"
#include "core/rating/glicko2.h"

#include <array>
#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::puzzle {

/// A day in the player's calendar, counted from any fixed day.
using Day = std::int32_t;

/// An attempt at a puzzle, until it was solved or given up.
struct Attempt {
    Day day = 0;
    bool isSolved = false; ///< eventually, by the player
    int mistakes = 0;      ///< refuted moves
    int hints = 0;         ///< hints shown

    /// Returns true if the puzzle was solved without mistakes and hints.
    [[nodiscard]] bool isClean() const { return isSolved && mistakes == 0 && hints == 0; }
    /// Returns the player's score against the puzzle: 1 if clean, 0.5 with hints only, 0 with a mistake or if given
    /// up.
    [[nodiscard]] double score() const;
};

/// The review intervals in days after a puzzle was solved cleanly once, twice, …; the last one repeats.
inline constexpr std::array<Day, 7> intervals{1, 3, 7, 16, 35, 75, 150};

/// The state of a puzzle that was tried.
struct Progress {
    int step = 0;        ///< consecutive clean solutions when due: 0 to intervals.size()
    Day day = 0;         ///< start of the interval
    bool solved = false; ///< ever solved

    friend bool operator==(const Progress&, const Progress&) = default;
};

/// Returns the day on which the puzzle is due for review.
[[nodiscard]] Day dueOn(const Progress& progress);
/// Returns true if the puzzle is due. A puzzle last tried after `today`, because the clock was set back, is due too,
/// so that it is not postponed indefinitely.
[[nodiscard]] bool isDue(const Progress& progress, Day today);
/// Returns the progress after another attempt. A clean solution advances a step if the puzzle was new or due; before
/// that day, or after the clock was set back, the step stays. Anything else resets the step: the puzzle is due
/// tomorrow.
[[nodiscard]] Progress after(const std::optional<Progress>& before, const Attempt& attempt);

/// Returns the rating of puzzles of a grade: 600 for grade 1, and 200 more for each further grade. Grades are
/// estimates, so the deviation is 100. Precondition: lowestGrade <= grade <= highestGrade.
[[nodiscard]] rating::Rating ratingOf(int grade);
/// Returns the grade with the nearest rating.
[[nodiscard]] int gradeOf(double rating);

/// A player's puzzle history. Add attempts in chronological order.
class Training {
public:
    /// For puzzles that no longer exist, pass an empty `game` and any `grade`: they count only for the streak.
    void add(const std::string& id, std::string_view game, int grade, const Attempt& attempt);

    /// Returns nothing for a new puzzle.
    [[nodiscard]] std::optional<Progress> find(const std::string& id) const;
    /// Returns the number of consecutive days with a solved puzzle, up to today, or to yesterday if none was solved
    /// today.
    [[nodiscard]] int streak(Day today) const;
    /// Returns the player's rating in a game: Glicko-2 starting at 1000, where a day with attempts is a rating period.
    /// A puzzle counts when it is new and each time it is due. Days after the clock was set back count as one day.
    [[nodiscard]] rating::Rating rating(std::string_view game, Day today) const;

private:
    /// The rating of a game, updated day by day.
    struct Player {
        rating::Rating rating{.value = 1000};
        std::optional<Day> day; ///< of `games`
        std::vector<rating::Game> games{};
    };

    std::map<std::string, Progress, std::less<>> m_progress;
    std::map<std::string, Player, std::less<>> m_players;
    std::set<Day> m_solvedOn;
};

/// A puzzle that may be chosen next.
struct Candidate {
    std::optional<Progress> progress;
    double distance = 0; ///< from the player's strength, for example the difference in grade
    int load = 0;        ///< how much there is to look at; among equally suitable new puzzles, less comes first
};

/// Returns the next puzzle: the one overdue longest; otherwise, of the new ones nearest to the player's strength and
/// with the least load, one chosen by `seed`; otherwise, unless `isDueOnly`, the one due first. Never returns
/// `justDone`; returns nothing if there is no other.
[[nodiscard]] std::optional<std::size_t> nextOf(std::span<const Candidate> candidates, Day today, bool isDueOnly,
                                                std::optional<std::size_t> justDone, std::uint64_t seed);

} // namespace qipan::puzzle
