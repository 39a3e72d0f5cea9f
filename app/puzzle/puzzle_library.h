// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/broken_files.h"
#include "app/puzzle/puzzle_store.h"
#include "core/book/diagram.h"
#include "core/puzzle/puzzle.h"
#include "core/puzzle/schedule.h"

#include <QList>
#include <QString>
#include <QTimeZone>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace qipan::app {

/// The program's puzzles, followed by the user's own.
struct LoadedPuzzles {
    std::shared_ptr<const std::vector<puzzle::Puzzle>> all; ///< never null
    std::size_t user = 0;                                   ///< how many of them, at the end, are the user's own
    QList<UserFileFault> broken;                            ///< problems in the user's own files, grouped by file
};

// Limits of the user's own puzzles; each file has at most puzzle::maxPuzzleBytes.
inline constexpr int maxPuzzleFiles = 200;

/// Reads the program's puzzles and those in the folder `user` (`*.puzzles`; symbolic links are not followed). The ids
/// of the user's own puzzles are prefixed by the name of their file, so that they are unique. Slow: do not call it in
/// the window thread.
[[nodiscard]] LoadedPuzzles loadPuzzles(const QString& userFolder);

/// Selects puzzles.
struct PuzzleSet {
    // Values of `kind` besides the keys of the kinds.
    static constexpr QStringView due = u"due";     ///< only those due for review
    static constexpr QStringView mixed = u"mixed"; ///< of any kind
    static constexpr QStringView user = u"own";    ///< the user's own

    /// The keys of all games, in the order of the menus.
    static constexpr std::string_view games[]{book::linkKey, record::gomokuKey, record::reversiKey};

    QString game{}; ///< a key; empty for all games
    QString kind = mixed.toString();
    int grade = 0; ///< only this one; 0 for any, following the player's grade in each kind

    friend bool operator==(const PuzzleSet&, const PuzzleSet&) = default;
};

/// All puzzles, and the player's results.
class PuzzleLibrary {
public:
    using Day = puzzle::Day;

    struct Counts {
        int solved = 0; ///< at least once
        int due = 0;
        int all = 0;
    };

    void setPuzzles(LoadedPuzzles puzzles);
    /// Replaces all attempts; `tries` are in order of time.
    void setTries(const std::vector<PuzzleTry>& tries);
    void add(const PuzzleTry& one);

    [[nodiscard]] const puzzle::Puzzle& at(std::size_t index) const { return (*m_puzzles.all)[index]; }
    [[nodiscard]] bool hasUserPuzzles() const { return m_puzzles.user > 0; }
    [[nodiscard]] bool isIn(std::size_t index, const PuzzleSet& set) const;
    /// Returns the difficulties of the puzzles in a set, ignoring the set's own; in ascending order.
    [[nodiscard]] std::vector<int> gradesOf(PuzzleSet set) const;
    /// Counts of a game's puzzles, or of all if `game` is empty.
    struct Tally {
        std::map<puzzle::Kind, Counts> kinds;
        Counts user;
        Counts all;
    };
    [[nodiscard]] Tally tally(const QString& game, Day today) const;
    /// Records that a puzzle was shown: new puzzles not shown yet are chosen first.
    void noteShown(std::size_t index) { ++m_shown[index]; }
    /// Returns the index of the next puzzle (puzzle::nextOf).
    [[nodiscard]] std::optional<std::size_t> next(const PuzzleSet& set, Day today, std::optional<std::size_t> justDone,
                                                  std::uint64_t seed) const;
    /// Returns the player's standing in a kind; at its easiest puzzles if it was never tried.
    [[nodiscard]] puzzle::Standing standing(puzzle::Kind kind) const;
    [[nodiscard]] int streak(Day today) const { return m_training.streak(today); }
    /// Returns in how many days a puzzle is due; 0 if it is due or new.
    [[nodiscard]] int daysUntil(std::size_t index, Day today) const;

    /// Converts a time in milliseconds since 1970 to a local day.
    [[nodiscard]] static Day dayOf(qint64 moment, const QTimeZone& zone = QTimeZone::systemTimeZone());

private:
    [[nodiscard]] puzzle::GradeRange rangeOf(puzzle::Kind kind) const;
    /// Returns the highest grade that the player has in a kind of a game.
    [[nodiscard]] int bestGrade(std::string_view game) const;
    /// Returns how far a puzzle is from what the player should see next: from the grade in its kind; a new kind comes
    /// first as soon as another kind of the game has its lowest grade, easier kinds before others.
    [[nodiscard]] double distance(const puzzle::Puzzle& puzzle) const;

    LoadedPuzzles m_puzzles{std::make_shared<const std::vector<puzzle::Puzzle>>(), 0, {}};
    std::unordered_map<std::string, std::size_t> m_places; ///< by id
    std::unordered_map<std::size_t, int> m_shown;          ///< how often, since the start of the program
    std::map<puzzle::Kind, puzzle::GradeRange> m_ranges;
    std::vector<int> m_sizeRanks; ///< by index: how many of its kind and difficulty have fewer stones or tiles
    puzzle::Training m_training;
};

} // namespace qipan::app
