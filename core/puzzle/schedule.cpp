// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/puzzle/schedule.h"

#include <algorithm>
#include <utility>

namespace qipan::puzzle {

namespace {

[[nodiscard]] Day intervalOf(int step)
{
    return intervals[static_cast<std::size_t>(std::clamp(step - 1, 0, static_cast<int>(intervals.size()) - 1))];
}

/// Returns how many days a puzzle is overdue; 0 if last tried in the future.
[[nodiscard]] std::int64_t overdue(const Progress& progress, Day today)
{
    return std::max<std::int64_t>(std::int64_t{today} - dueOn(progress), 0);
}

} // namespace

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

Standing after(Standing standing, int grade, const GradeRange& range, const Attempt& attempt)
{
    const int before = standing.grade;
    standing.hasSolved = standing.hasSolved || attempt.isSolved;
    if (!attempt.isClean()) {
        standing.inRow = 0;
        standing.solvedAtGrade = 0;
        if (attempt.isFailure() && grade <= before && ++standing.failed == failedToFall)
            standing.grade = std::max(before - 1, range.lowest);
    } else {
        ++standing.inRow;
        standing.failed = 0;
        standing.solvedAtGrade += grade >= before ? 1 : 0;
        if (grade > before || standing.solvedAtGrade == solvedToRise)
            standing.grade = std::min(before + 1, range.highest);
    }
    if (standing.failed == failedToFall)
        standing.failed = 0;
    if (standing.grade != before || standing.solvedAtGrade == solvedToRise)
        standing.solvedAtGrade = 0;
    return standing;
}

void Training::add(const std::string& id, const std::optional<Rated>& puzzle, const Attempt& attempt)
{
    if (attempt.isSolved)
        m_solvedOn.insert(attempt.day);
    const auto before = find(id);
    m_progress[id] = after(before, attempt);
    if (!puzzle || (before && !isDue(*before, attempt.day)))
        return;
    const auto [standing, isNew] = m_standings.try_emplace(puzzle->kind, Standing{.grade = puzzle->range.lowest});
    standing->second = after(standing->second, puzzle->grade, puzzle->range, attempt);
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

std::optional<Standing> Training::standing(Kind kind) const
{
    const auto found = m_standings.find(kind);
    return found == m_standings.end() ? std::nullopt : std::optional{found->second};
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
