// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/puzzle/schedule.h"

#include <cmath>

namespace qipan::puzzle {

namespace {

constexpr double lowestRating = 600;
constexpr double gradeStep = 200;
constexpr double gradeDeviation = 100;
/// Longer idle periods no longer change the deviation.
constexpr int longestIdle = 100'000;

[[nodiscard]] Day intervalOf(int step)
{
    return intervals[static_cast<std::size_t>(std::clamp(step - 1, 0, static_cast<int>(intervals.size()) - 1))];
}

/// Returns the days without a puzzle between two days, at least 0.
[[nodiscard]] int idleDays(Day from, Day to)
{
    const std::int64_t days = std::int64_t{to} - from - 1;
    return static_cast<int>(std::clamp<std::int64_t>(days, 0, longestIdle));
}

/// Returns how many days a puzzle is overdue; 0 if last tried in the future.
[[nodiscard]] std::int64_t overdue(const Progress& progress, Day today)
{
    return std::max<std::int64_t>(std::int64_t{today} - dueOn(progress), 0);
}

} // namespace

double Attempt::score() const
{
    if (!isSolved || mistakes > 0)
        return 0;
    return hints > 0 ? 0.5 : 1;
}

Day dueOn(const Progress& progress)
{
    return progress.day + intervalOf(progress.step);
}

bool isDue(const Progress& progress, Day today)
{
    return today >= dueOn(progress) || today < progress.day;
}

Progress after(const std::optional<Progress>& before, const Attempt& attempt)
{
    Progress now = before.value_or(Progress{.step = 0, .day = attempt.day, .solved = false});
    now.solved = now.solved || attempt.isSolved;
    if (!attempt.isClean())
        return {.step = 0, .day = attempt.day, .solved = now.solved};
    if (before && attempt.day < before->day) { // the clock was set back
        now.day = attempt.day;
    } else if (!before || isDue(*before, attempt.day)) {
        now.step = std::min(now.step + 1, static_cast<int>(intervals.size()));
        now.day = attempt.day;
    }
    return now;
}

rating::Rating ratingOf(int grade)
{
    return {.value = lowestRating + gradeStep * (grade - lowestGrade), .deviation = gradeDeviation};
}

int gradeOf(double rating)
{
    const double steps = std::round((rating - lowestRating) / gradeStep);
    return lowestGrade + static_cast<int>(std::clamp(steps, 0.0, double{highestGrade - lowestGrade}));
}

void Training::add(const std::string& id, std::string_view game, int grade, const Attempt& attempt)
{
    if (attempt.isSolved)
        m_solvedOn.insert(attempt.day);
    const auto before = find(id);
    m_progress[id] = after(before, attempt);
    if (game.empty() || (before && !isDue(*before, attempt.day)))
        return;
    Player& player = m_players[std::string{game}];
    if (player.day && attempt.day > *player.day) {
        player.rating = rating::afterPeriod(player.rating, player.games);
        player.rating = rating::afterIdle(player.rating, idleDays(*player.day, attempt.day));
        player.games.clear();
    }
    player.day = std::max(player.day.value_or(attempt.day), attempt.day);
    const rating::Rating puzzle = ratingOf(std::clamp(grade, lowestGrade, highestGrade));
    player.games.push_back({.opponent = puzzle.value, .deviation = puzzle.deviation, .score = attempt.score()});
}

std::optional<Progress> Training::find(const std::string& id) const
{
    const auto found = m_progress.find(id);
    return found == m_progress.end() ? std::nullopt : std::optional{found->second};
}

int Training::streak(Day today) const
{
    Day day = m_solvedOn.contains(today) ? today : today - 1;
    int days = 0;
    for (; m_solvedOn.contains(day); --day)
        ++days;
    return days;
}

rating::Rating Training::rating(std::string_view game, Day today) const
{
    const auto found = m_players.find(game);
    if (found == m_players.end())
        return Player{}.rating;
    const Player& player = found->second;
    const rating::Rating now = rating::afterPeriod(player.rating, player.games);
    return rating::afterIdle(now, idleDays(*player.day, today));
}

std::optional<std::size_t> nextOf(std::span<const Candidate> candidates, Day today, bool isDueOnly,
                                  std::optional<std::size_t> justDone, std::uint64_t seed)
{
    std::optional<std::size_t> due;
    std::optional<std::size_t> soonest;
    std::vector<std::size_t> fresh;
    for (std::size_t index = 0; index < candidates.size(); ++index) {
        const auto& progress = candidates[index].progress;
        if (index == justDone)
            continue;
        if (!progress)
            fresh.push_back(index);
        else if (!isDue(*progress, today))
            soonest = !soonest || dueOn(*progress) < dueOn(*candidates[*soonest].progress) ? index : *soonest;
        else if (!due || overdue(*progress, today) > overdue(*candidates[*due].progress, today))
            due = index;
    }
    if (due || isDueOnly)
        return due;
    if (fresh.empty())
        return soonest;
    const auto rankOf = [&](std::size_t index) {
        return std::pair{candidates[index].distance, candidates[index].load};
    };
    const auto least = rankOf(*std::ranges::min_element(fresh, {}, rankOf));
    std::erase_if(fresh, [&](std::size_t index) { return rankOf(index) > least; });
    return fresh[static_cast<std::size_t>(seed % fresh.size())];
}

} // namespace qipan::puzzle
