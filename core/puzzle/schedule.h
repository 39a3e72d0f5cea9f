#pragma once

#include "core/puzzle/puzzle.h"
#include "core/rating/glicko2.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::puzzle {

/// A day by the calendar of the player, counted from any fixed one.
using Day = std::int32_t;

/// How one puzzle went, from its position to the solution or to where the player gave up.
struct Attempt {
    Day day = 0;
    bool isSolved = false; ///< by the player, in the end
    int mistakes = 0;      ///< moves that were refuted
    int hints = 0;         ///< that were shown

    /// Nothing was wrong, and nothing was shown.
    [[nodiscard]] bool isClean() const { return isSolved && mistakes == 0 && hints == 0; }
    /// What it counts against the puzzle: 1 clean, 1/2 with hints alone, 0 with a mistake or where it was given up.
    [[nodiscard]] double score() const;
};

/// After so many days a puzzle comes again that was solved cleanly once, twice, …; the last holds for ever.
inline constexpr std::array<Day, 7> intervals{1, 3, 7, 16, 35, 75, 150};

/// What is known of one puzzle that was tried.
struct Progress {
    int step = 0;        ///< how often it was solved in a row when it was due: 0 to intervals.size()
    Day day = 0;         ///< that the interval is counted from
    bool solved = false; ///< some time

    friend bool operator==(const Progress&, const Progress&) = default;
};

/// The day on which it comes again.
[[nodiscard]] Day dueOn(const Progress& progress);
/// Whether it comes again today. One that was tried on a day after today, by a clock that has been set back since, is
/// due: nothing is put off until a day that may be far away.
[[nodiscard]] bool isDue(const Progress& progress, Day today);
/// What is known after one more attempt. Solved cleanly it goes up one step where it was new or due; before that day,
/// or after the clock was set back, it stays where it is. Anything else sets it back to the start: it comes again
/// tomorrow.
[[nodiscard]] Progress after(const std::optional<Progress>& before, const Attempt& attempt);

/// What puzzles of a grade are taken for: 600 for grade 1, and 200 more for each further one. The grades are estimates,
/// and so their ratings have a deviation of 100. Precondition: lowestGrade <= grade <= highestGrade.
[[nodiscard]] rating::Rating ratingOf(int grade);
/// The grade whose rating is nearest.
[[nodiscard]] int gradeOf(double rating);

/// What a player has done with puzzles: attempts are added in the order in which they were made.
class Training {
public:
    /// Puzzles that are not there any more count for the streak alone: then `game` is empty and `grade` of no account.
    void add(const std::string& id, std::string_view game, int grade, const Attempt& attempt);

    /// Nothing for a puzzle that is new.
    [[nodiscard]] std::optional<Progress> find(const std::string& id) const;
    /// Days in a row on which something was solved, up to today or, where today has none yet, to yesterday.
    [[nodiscard]] int streak(Day today) const;
    /// The player's strength in a game: Glicko-2, a day with attempts being a rating period, from 1000 on. A puzzle
    /// counts when it is new and whenever it is due again. Days that went back count as one day.
    [[nodiscard]] rating::Rating rating(std::string_view game, Day today) const;

private:
    /// The rating of a game as its days go by.
    struct Player {
        rating::Rating rating{.value = 1000};
        std::optional<Day> day; ///< of `games`
        std::vector<rating::Game> games{};
    };

    std::map<std::string, Progress, std::less<>> m_progress;
    std::map<std::string, Player, std::less<>> m_players;
    std::set<Day> m_solvedOn;
};

/// A puzzle that may come next.
struct Candidate {
    std::optional<Progress> progress;
    double distance = 0; ///< from what suits the player: of its grade from the player's, say
    int load = 0;        ///< how much there is to look at; of new ones that suit alike less comes first
};

/// Which of them comes next: of those that are due the one that has waited longest, else one of the new ones that are
/// nearest to the player's strength, of these one with the least load, by `seed`, else, unless `isDueOnly`, the one
/// that will be due first. Never `justDone`, and nothing where there is no other.
[[nodiscard]] std::optional<std::size_t> nextOf(std::span<const Candidate> candidates, Day today, bool isDueOnly,
                                                std::optional<std::size_t> justDone, std::uint64_t seed);

} // namespace qipan::puzzle
