// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/cell.h"
#include "core/board/side.h"
#include "core/link/game_mode.h"
#include "core/rating/level_ratings.h"

#include <QDate>
#include <QString>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace qipan::ui {

/// Whose games are counted: those of a named player, or of the guest who played without a name.
struct Profile {
    bool isGuest = true;
    QString name; ///< empty for the guest

    friend bool operator==(const Profile&, const Profile&) = default;
    friend bool operator<(const Profile& one, const Profile& other)
    {
        return one.isGuest != other.isGuest ? one.isGuest < other.isGuest : one.name < other.name;
    }
};

/// The period of the statistics: everything, or the year or month up to today.
enum class Period : std::uint8_t { All, Year, Month };

enum class GameResult : std::uint8_t { Win, Draw, Loss };

/// Numbers of finished games.
struct Tally {
    qint64 wins = 0;
    qint64 draws = 0;
    qint64 losses = 0;

    void count(GameResult result)
    {
        ++(result == GameResult::Win ? wins : result == GameResult::Draw ? draws : losses);
    }
    [[nodiscard]] qint64 games() const { return wins + draws + losses; }
    /// The share of points, where a draw is half a point; 0 without games.
    [[nodiscard]] double share() const
    {
        const qint64 all = std::max<qint64>(1, games());
        return (static_cast<double>(wins) + static_cast<double>(draws) / 2) / static_cast<double>(all);
    }

    friend bool operator==(const Tally&, const Tally&) = default;
};

/// A mean, computed incrementally.
struct Mean {
    qint64 count = 0;
    qint64 sum = 0;

    void add(qint64 value)
    {
        ++count;
        sum += value;
    }
    /// Returns the mean, or nothing without values.
    [[nodiscard]] std::optional<qint64> value() const { return count == 0 ? std::nullopt : std::optional{sum / count}; }

    friend bool operator==(const Mean&, const Mean&) = default;
};

/// The parts of a game: see phaseOf.
enum class Phase : std::uint8_t { Opening, Middle, End };

/// Moves that were analysed, and what they gave away of the chance to win.
struct Loss {
    qint64 moves = 0;
    qint64 lost = 0; ///< in hundredths of a percentage point

    void add(const Loss& more)
    {
        moves += more.moves;
        lost += more.lost;
    }
    /// Returns the mean per move in percentage points, or nothing without moves.
    [[nodiscard]] std::optional<double> mean() const
    {
        return moves == 0 ? std::nullopt : std::optional{static_cast<double>(lost) / 100 / static_cast<double>(moves)};
    }

    friend bool operator==(const Loss&, const Loss&) = default;
};

/// What one player's moves lost in analysed games.
struct LossTally {
    qint64 games = 0;
    std::array<Loss, 2> sides{};  ///< black, white
    std::array<Loss, 3> phases{}; ///< by Phase

    [[nodiscard]] Loss all() const
    {
        Loss all = sides[0];
        all.add(sides[1]);
        return all;
    }

    friend bool operator==(const LossTally&, const LossTally&) = default;
};

/// An opponent.
struct Opponent {
    enum class Kind : std::uint8_t { Computer, Engine, SecondPlayer, Peer, Other };
    Kind kind = Kind::Other;
    QString game;  ///< of the computer (also "link" for duels), whose levels differ between games; otherwise empty
    int level = 0; ///< of the computer
    QString name;  ///< of any other opponent
    int edition = rating::currentEdition; ///< of the computer's levels

    friend bool operator==(const Opponent&, const Opponent&) = default;
};

struct OpponentLine {
    Opponent opponent;
    Tally tally;
    LossTally losses{}; ///< of the player, in games against this opponent

    friend bool operator==(const OpponentLine&, const OpponentLine&) = default;
};

/// One game under one of its rules, or one mode of link-match, whose games are neither won nor lost unless they are
/// duels.
struct RuleLine {
    QString game; ///< "link" or a key of the registry
    QString rule;
    Tally tally;
    qint64 games = 0;      ///< finished
    qint64 unfinished = 0; ///< not finished
    Mean plies;            ///< of link-match: pairs
    Mean time;             ///< milliseconds

    friend bool operator==(const RuleLine&, const RuleLine&) = default;
};

struct ColourLine {
    QString game;
    Side side = Side::Black;
    Tally tally;

    friend bool operator==(const ColourLine&, const ColourLine&) = default;
};

struct OpeningLine {
    QString game;
    QString opening; ///< key of openings::NamedOpening
    Tally tally;
    Loss loss; ///< of the player, in analysed games

    friend bool operator==(const OpeningLine&, const OpeningLine&) = default;
};

/// Successive games with the same result, by their end.
struct Streaks {
    int current = 0;
    GameResult result = GameResult::Win; ///< of the current streak
    int longestWin = 0;

    friend bool operator==(const Streaks&, const Streaks&) = default;
};

/// A rating at the end of a day.
struct RatedDay {
    QDate day;
    rating::Rating rating;
    int games = 0; ///< on this day

    friend bool operator==(const RatedDay&, const RatedDay&) = default;
};

struct RatingCurve {
    QString game;               ///< a key of the registry, or "link" for duels
    std::vector<RatedDay> days; ///< days of the period that have games
    rating::Rating now;         ///< takes into account the days since the last game
    qint64 games = 0;           ///< in total, independent of the period
    int level = 0;              ///< computer level with the nearest rating; 0 if there is none

    friend bool operator==(const RatingCurve&, const RatingCurve&) = default;
};

/// One mode and board size of link-match.
struct LinkLine {
    link::GameMode gameMode = link::GameMode::Relaxed;
    BoardSize size;
    qint64 games = 0;
    std::optional<int> bestPoints;
    std::optional<qint64> bestTime; ///< milliseconds, of a game without help

    friend bool operator==(const LinkLine&, const LinkLine&) = default;
};

/// Rounds of duels of link-match against one opponent.
struct DuelLine {
    Opponent opponent;
    Tally tally;
    qint64 pairs = 0; ///< that the player removed
    qint64 time = 0;  ///< that it took, in milliseconds

    /// Returns how many pairs the player removes a minute, or nothing without a time.
    [[nodiscard]] std::optional<double> pace() const
    {
        constexpr double minute = 60'000;
        return time <= 0 ? std::nullopt
                         : std::optional{minute * static_cast<double>(pairs) / static_cast<double>(time)};
    }

    friend bool operator==(const DuelLine&, const DuelLine&) = default;
};

/// The games of a day, a month or a year.
struct ActivityBar {
    enum class Span : std::uint8_t { Day, Month, Year };
    QDate from;
    Span span = Span::Day;
    Tally tally;
    qint64 other = 0; ///< games of link-match

    [[nodiscard]] qint64 games() const { return tally.games() + other; }

    friend bool operator==(const ActivityBar&, const ActivityBar&) = default;
};

/// Selects what is counted.
struct StatisticsChoice {
    Profile profile;
    QString game; ///< "link", a key of the registry, or empty for all
    Period period = Period::All;

    friend bool operator==(const StatisticsChoice&, const StatisticsChoice&) = default;
};

/// After a reset, only games from this moment on count for a profile.
struct CountedFrom {
    QString game;
    qint64 moment = 0; ///< milliseconds since 1970 UTC

    friend bool operator==(const CountedFrom&, const CountedFrom&) = default;
};

/// The statistics of one profile.
struct Statistics {
    std::vector<Profile> profiles; ///< profiles with games, most games first
    Tally total;
    qint64 linkGames = 0;
    qint64 unfinished = 0;
    Mean plies; ///< of two-player games
    Mean time;  ///< milliseconds
    Streaks streaks;
    std::vector<RuleLine> rules;
    std::vector<ColourLine> colours;
    std::vector<OpponentLine> opponents; ///< the computer's levels, then the others by number of games
    LossTally losses;
    std::vector<OpeningLine> openings; ///< those with lost games, most losses first
    std::vector<RatingCurve> ratings;
    std::vector<LinkLine> links;
    std::vector<DuelLine> duels;       ///< in the order of `opponents`
    std::vector<ActivityBar> activity; ///< without gaps, latest last
    std::vector<CountedFrom> countedFrom;
    qint64 imported = 0; ///< games from files in the history, which count for nobody

    [[nodiscard]] bool isEmpty() const { return total.games() + linkGames + unfinished == 0 && links.empty(); }

    friend bool operator==(const Statistics&, const Statistics&) = default;
};

} // namespace qipan::ui
