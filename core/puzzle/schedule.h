// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/puzzle/puzzle.h"

#include <array>
#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
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
    /// Returns true if the puzzle was not solved, or only after a mistake.
    [[nodiscard]] bool isFailure() const { return !isSolved || mistakes > 0; }
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

/// The grades in which there are puzzles of a kind.
struct GradeRange {
    int lowest = lowestGrade;
    int highest = highestGrade;
};

/// The player's grade in a kind of puzzles. It begins with the easiest puzzles and changes by one at a time.
struct Standing {
    int grade = lowestGrade;
    int inRow = 0;         ///< puzzles solved cleanly one after the other
    int solvedAtGrade = 0; ///< of these, since the grade changed and not easier than it
    int failed = 0;        ///< puzzles failed one after the other, not harder than the grade
    bool hasSolved = false;

    friend bool operator==(const Standing&, const Standing&) = default;
};

inline constexpr int solvedToRise = 3;
inline constexpr int failedToFall = 2;

/// Returns the standing after another attempt, at a puzzle of `grade`: it rises by one after `solvedToRise` clean
/// solutions, or one of a harder puzzle, and falls by one after `failedToFall` failures.
[[nodiscard]] Standing after(Standing standing, int grade, const GradeRange& range, const Attempt& attempt);

/// What the schedule needs to know of a puzzle.
struct Rated {
    Kind kind = Kind::Five;
    int grade = lowestGrade;
    GradeRange range; ///< of its kind
};

/// A player's puzzle history. Add attempts in chronological order.
class Training {
public:
    /// Puzzles that no longer exist have no `puzzle`: they count only for the streak.
    void add(const std::string& id, const std::optional<Rated>& puzzle, const Attempt& attempt);

    /// Returns nothing for a new puzzle.
    [[nodiscard]] std::optional<Progress> find(const std::string& id) const;
    /// Returns the number of consecutive days with a solved puzzle, up to today, or to yesterday if none was solved
    /// today.
    [[nodiscard]] int streak(Day today) const;
    /// Returns nothing for a kind that was never tried. A puzzle counts when it is new and each time it is due.
    [[nodiscard]] std::optional<Standing> standing(Kind kind) const;

private:
    std::map<std::string, Progress, std::less<>> m_progress;
    std::map<Kind, Standing> m_standings;
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
