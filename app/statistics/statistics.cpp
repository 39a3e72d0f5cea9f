// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/statistics/statistics.h"

#include "app/statistics/statistics_counter.h"

#include <set>

namespace qipan::app {

namespace {

using ui::Profile;
using ui::Statistics;

/// Sorts by number of games, guests last among equals.
[[nodiscard]] std::vector<Profile> profilesOf(const std::vector<PlayedGame>& games)
{
    std::map<Profile, qint64> counts;
    for (const PlayedGame& game : games)
        ++counts[game.profile];
    std::vector<std::pair<Profile, qint64>> sorted{counts.begin(), counts.end()};
    std::ranges::stable_sort(sorted, [](const auto& one, const auto& other) { return one.second > other.second; });
    std::vector<Profile> profiles;
    for (auto& [profile, count] : sorted)
        profiles.push_back(std::move(profile));
    return profiles;
}

/// Tells whether a score certainly belongs to a profile: it has only a name, which a guest may have used too.
class Owners {
public:
    explicit Owners(const Played& played)
        : m_guests{played.guestName}
    {
        for (const PlayedGame& game : played.games) {
            if (game.profile.isGuest)
                m_guests.insert(game.shownName);
            else
                m_names.insert(game.profile.name);
        }
    }

    [[nodiscard]] bool isOf(const QString& name, const Profile& profile) const
    {
        return profile.isGuest ? m_guests.contains(name) && !m_names.contains(name)
                               : profile.name == name && !m_guests.contains(name);
    }

private:
    std::set<QString> m_guests;
    std::set<QString> m_names;
};

} // namespace

QDate firstDayOf(ui::Period period, QDate today)
{
    switch (period) {
    case ui::Period::Year:
        return today.addYears(-1).addDays(1);
    case ui::Period::Month:
        return today.addMonths(-1).addDays(1);
    case ui::Period::All:
        break;
    }
    return {};
}

Statistics countStatistics(Played played, const ui::StatisticsChoice& choice,
                           const std::vector<StatisticsReset>& resets, const CountingTime& time)
{
    StatisticsCounter counter{choice, resets, time};
    std::vector<Profile> profiles = profilesOf(played.games);
    const Owners owners{played};
    std::erase_if(played.games, [&](const PlayedGame& game) { return game.profile != choice.profile; });
    std::ranges::sort(played.games, {}, [&](const PlayedGame& game) {
        return std::pair{counter.momentOf(game.ended), game.id};
    });
    for (const PlayedGame& game : played.games)
        counter.add(game);
    for (const PlayedScore& score : played.scores) {
        if (owners.isOf(score.name, choice.profile))
            counter.add(score);
    }
    Statistics found = counter.finish();
    found.profiles = std::move(profiles);
    for (const auto& [game, count] : played.imported)
        found.imported += choice.game.isEmpty() || choice.game == game ? count : 0;
    return found;
}

} // namespace qipan::app
