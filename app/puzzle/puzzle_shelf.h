#pragma once

#include "app/puzzle/puzzle_file.h"
#include "app/puzzle/puzzle_loader.h"
#include "core/puzzle/schedule.h"

#include <QString>
#include <QTimeZone>

#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace qipan::app {

/// Which puzzles one wants to solve.
struct PuzzleSet {
    // What `kind` may be beside the keys of the kinds.
    static constexpr QStringView due = u"due";     ///< only those that come again
    static constexpr QStringView mixed = u"mixed"; ///< of any kind
    static constexpr QStringView own = u"own";     ///< of files of one's own

    QString game{}; ///< a key; empty for all games
    QString kind = mixed.toString();
    int grade = 0; ///< only these; 0 for any, those near the player's own first

    friend bool operator==(const PuzzleSet&, const PuzzleSet&) = default;
};

/// All puzzles, and what the player has done with them.
class PuzzleShelf {
public:
    using Day = puzzle::Day;

    struct Counts {
        int solved = 0; ///< some time
        int due = 0;
        int all = 0;
    };

    void setPuzzles(LoadedPuzzles puzzles);
    /// In the order in which they were made; in the place of what was known.
    void setTries(const std::vector<PuzzleTry>& tries);
    void add(const PuzzleTry& one);

    [[nodiscard]] const puzzle::Puzzle& at(std::size_t index) const { return (*m_puzzles.all)[index]; }
    [[nodiscard]] bool hasOwn() const { return m_puzzles.own > 0; }
    [[nodiscard]] bool isIn(std::size_t index, const PuzzleSet& set) const;
    /// The grades of the puzzles of a set, whatever grade it has; in order.
    [[nodiscard]] std::vector<int> gradesOf(PuzzleSet set) const;
    /// Counts of a game's puzzles, or of all where `game` is empty.
    struct Tally {
        std::map<puzzle::Kind, Counts> kinds;
        Counts own;
        Counts all;
    };
    [[nodiscard]] Tally tally(const QString& game, Day today) const;
    /// A puzzle is looked at: of the new ones those come first that were not.
    void noteShown(std::size_t index) { ++m_shown[index]; }
    /// The index of what comes next (puzzle::nextOf).
    [[nodiscard]] std::optional<std::size_t> next(const PuzzleSet& set, Day today, std::optional<std::size_t> justDone,
                                                  std::uint64_t seed) const;
    /// The player's grade in a game.
    [[nodiscard]] int grade(std::string_view game, Day today) const;
    [[nodiscard]] int streak(Day today) const { return m_training.streak(today); }
    /// In how many days a puzzle comes again; 0 where it is due or new.
    [[nodiscard]] int daysUntil(std::size_t index, Day today) const;

    /// The day of a moment in milliseconds since 1970, by the calendar of this place.
    [[nodiscard]] static Day dayOf(qint64 moment, const QTimeZone& zone = QTimeZone::systemTimeZone());

private:
    LoadedPuzzles m_puzzles{std::make_shared<const std::vector<puzzle::Puzzle>>(), 0, {}};
    std::unordered_map<std::string, std::size_t> m_places; ///< by id
    std::unordered_map<std::size_t, int> m_shown;          ///< how often, since the start of the program
    std::vector<int> m_loads; ///< by index: how many of its kind and grade have fewer stones or tiles
    puzzle::Training m_training;
};

} // namespace qipan::app
