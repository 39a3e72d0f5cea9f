#pragma once

#include "core/board/cell.h"
#include "core/board/side.h"
#include "core/link/way.h"
#include "core/rating/glicko2.h"

#include <QDate>
#include <QString>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

namespace qipan::ui {

/// Whose games are counted: a name that somebody played under, or whoever played here without one.
struct Profile {
    bool isGuest = true;
    QString name; ///< of a guest empty

    friend bool operator==(const Profile&, const Profile&) = default;
    friend bool operator<(const Profile& one, const Profile& other)
    {
        return one.isGuest != other.isGuest ? one.isGuest < other.isGuest : one.name < other.name;
    }
};

/// Since when: a year and a month are those up to today.
enum class Period : std::uint8_t { All, Year, Month };

enum class GameResult : std::uint8_t { Win, Draw, Loss };

/// Games that came to an end.
struct Tally {
    qint64 wins = 0;
    qint64 draws = 0;
    qint64 losses = 0;

    void count(GameResult result)
    {
        ++(result == GameResult::Win ? wins : result == GameResult::Draw ? draws : losses);
    }
    [[nodiscard]] qint64 games() const { return wins + draws + losses; }
    /// Of the points, a draw being half of one; 0 without games.
    [[nodiscard]] double share() const
    {
        const qint64 all = std::max<qint64>(1, games());
        return (static_cast<double>(wins) + static_cast<double>(draws) / 2) / static_cast<double>(all);
    }

    friend bool operator==(const Tally&, const Tally&) = default;
};

/// A mean that is asked for at the end.
struct Mean {
    qint64 count = 0;
    qint64 sum = 0;

    void add(qint64 value)
    {
        ++count;
        sum += value;
    }
    /// Nothing where nothing was added.
    [[nodiscard]] std::optional<qint64> value() const { return count == 0 ? std::nullopt : std::optional{sum / count}; }

    friend bool operator==(const Mean&, const Mean&) = default;
};

/// Against whom.
struct Opponent {
    enum class Kind : std::uint8_t { Computer, Engine, Neighbour, Peer, Other };
    Kind kind = Kind::Other;
    QString game;  ///< of the computer, whose levels differ from game to game; else empty
    int level = 0; ///< of the computer
    QString name;  ///< of anybody else

    friend bool operator==(const Opponent&, const Opponent&) = default;
};

struct OpponentLine {
    Opponent opponent;
    Tally tally;

    friend bool operator==(const OpponentLine&, const OpponentLine&) = default;
};

/// One game by one of its rules; of link-match its ways, whose games are neither won nor lost.
struct RuleLine {
    QString game; ///< "link" or a key of the registry
    QString rule;
    Tally tally;
    qint64 games = 0;      ///< that came to an end
    qint64 unfinished = 0; ///< that were left before it
    Mean plies;            ///< of link-match: pairs
    Mean time;             ///< in milliseconds

    friend bool operator==(const RuleLine&, const RuleLine&) = default;
};

struct ColourLine {
    QString game;
    Side side = Side::Black;
    Tally tally;

    friend bool operator==(const ColourLine&, const ColourLine&) = default;
};

/// Games without another result between them, in the order they ended.
struct Streaks {
    int current = 0;
    GameResult result = GameResult::Win; ///< of the current one
    int longestWin = 0;

    friend bool operator==(const Streaks&, const Streaks&) = default;
};

/// A rating at the end of a day.
struct RatedDay {
    QDate day;
    rating::Rating rating;
    int games = 0; ///< of this day

    friend bool operator==(const RatedDay&, const RatedDay&) = default;
};

struct RatingCurve {
    QString game;
    std::vector<RatedDay> days; ///< of the period, those with games
    rating::Rating now;         ///< with the days since
    qint64 games = 0;           ///< in all, whatever the period
    int level = 0;              ///< whose rating is nearest; 0 where there is none

    friend bool operator==(const RatingCurve&, const RatingCurve&) = default;
};

/// One way and size of link-match.
struct LinkLine {
    link::Way way = link::Way::Relaxed;
    BoardSize size;
    qint64 games = 0;
    std::optional<int> bestPoints;
    std::optional<qint64> bestTime; ///< in milliseconds, of a game without help

    friend bool operator==(const LinkLine&, const LinkLine&) = default;
};

/// What was played in a day, a month or a year.
struct ActivityBar {
    enum class Span : std::uint8_t { Day, Month, Year };
    QDate from;
    Span span = Span::Day;
    Tally tally;
    qint64 other = 0; ///< games of link-match

    friend bool operator==(const ActivityBar&, const ActivityBar&) = default;
};

/// What is counted.
struct StatisticsChoice {
    Profile profile;
    QString game; ///< "link", a key of the registry, or empty for all
    Period period = Period::All;

    friend bool operator==(const StatisticsChoice&, const StatisticsChoice&) = default;
};

/// From this moment on the games of a profile count, after a reset.
struct CountedFrom {
    QString game;
    qint64 moment = 0; ///< milliseconds since 1970 UTC

    friend bool operator==(const CountedFrom&, const CountedFrom&) = default;
};

/// All that is counted of one profile.
struct Statistics {
    std::vector<Profile> profiles; ///< those of which there are games, the one with the most first
    Tally total;
    qint64 linkGames = 0;
    qint64 unfinished = 0;
    Mean plies; ///< of games for two
    Mean time;  ///< in milliseconds
    Streaks streaks;
    std::vector<RuleLine> rules;
    std::vector<ColourLine> colours;
    std::vector<OpponentLine> opponents; ///< the computer's levels first, then who was played most
    std::vector<RatingCurve> ratings;
    std::vector<LinkLine> links;
    std::vector<ActivityBar> activity; ///< without gaps, the latest last
    std::vector<CountedFrom> countedFrom;

    [[nodiscard]] bool isEmpty() const { return total.games() + linkGames + unfinished == 0 && links.empty(); }

    friend bool operator==(const Statistics&, const Statistics&) = default;
};

} // namespace qipan::ui
