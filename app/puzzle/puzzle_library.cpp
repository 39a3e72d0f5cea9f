// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/puzzle/puzzle_library.h"

#include "app/base/local_days.h"
#include "core/puzzle/puzzle_reader.h"

#include <QDate>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <set>
#include <utility>

using namespace Qt::StringLiterals;

static void loadFiles()
{
    Q_INIT_RESOURCE(puzzles); // required, because the resources are in a static library
}

namespace qipan::app {

namespace {

using puzzle::Puzzle;

[[nodiscard]] bool isKey(QStringView text, std::string_view key)
{
    return text == QLatin1String{key.data(), static_cast<qsizetype>(key.size())};
}

/// Returns how much there is to look at. In reversi more discs mean less to think about, so all puzzles count the same.
[[nodiscard]] int stonesOf(const puzzle::Puzzle& puzzle)
{
    if (puzzle.board.link) {
        const auto& tiles = puzzle.board.link->tiles.values();
        return static_cast<int>(std::ranges::count_if(tiles, [](const link::Tile& tile) { return tile.has_value(); }));
    }
    return puzzle.board.game == record::reversiKey ? 0 : static_cast<int>(puzzle.board.stones.size());
}

/// Returns for each puzzle how many of its kind and difficulty have fewer stones.
[[nodiscard]] std::vector<int> sizeRanksOf(const std::vector<puzzle::Puzzle>& puzzles)
{
    std::map<std::pair<puzzle::Kind, int>, std::vector<int>> alike;
    for (const puzzle::Puzzle& puzzle : puzzles)
        alike[{puzzle.kind, puzzle.grade}].push_back(stonesOf(puzzle));
    for (auto& [key, stones] : alike)
        std::ranges::sort(stones);
    std::vector<int> ranks;
    ranks.reserve(puzzles.size());
    for (const puzzle::Puzzle& puzzle : puzzles) {
        const std::vector<int>& stones = alike[{puzzle.kind, puzzle.grade}];
        ranks.push_back(static_cast<int>(std::ranges::lower_bound(stones, stonesOf(puzzle)) - stones.begin()));
    }
    return ranks;
}

[[nodiscard]] puzzle::PuzzleReading readFile(QFile& file)
{
    const QByteArray bytes = file.read(static_cast<qint64>(puzzle::maxPuzzleBytes) + 1);
    return puzzle::readPuzzles({bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

void append(std::vector<Puzzle>& to, std::vector<Puzzle>&& from)
{
    to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
}

void readUserFiles(const QString& folder, std::vector<Puzzle>& puzzles, QList<UserFileFault>& broken)
{
    for (const QFileInfo& info : BrokenFiles::readable(folder, u"puzzles"_s, maxPuzzleFiles, broken)) {
        QFile file{info.filePath()};
        if (!file.open(QIODevice::ReadOnly)) {
            broken << UserFileFault{info.fileName(), UserFileFault::What::Unreadable};
            continue;
        }
        puzzle::PuzzleReading reading = readFile(file);
        BrokenFiles::add(info.fileName(), reading.faults, broken);
        if (reading.faults.empty() && reading.puzzles.empty())
            broken << UserFileFault{info.fileName(), UserFileFault::What::WithoutPuzzle};
        const std::string name = "own/" + info.completeBaseName().toStdString() + "/";
        for (Puzzle& puzzle : reading.puzzles)
            puzzle.board.id = name + puzzle.board.id;
        if (puzzles.size() + reading.puzzles.size() <= 2 * puzzle::maxPuzzles)
            append(puzzles, std::move(reading.puzzles));
        else
            broken << UserFileFault{info.fileName(), UserFileFault::What::TooMuch};
    }
}

} // namespace

LoadedPuzzles loadPuzzles(const QString& userFolder)
{
    loadFiles();
    std::vector<Puzzle> puzzles;
    QList<UserFileFault> broken;
    for (const QStringView name : {u"gomoku", u"reversi", u"link"}) {
        QFile file{u":/puzzles/"_s + name + u".md"};
        if (file.open(QIODevice::ReadOnly))
            append(puzzles, std::move(readFile(file).puzzles));
    }
    const std::size_t ofProgram = puzzles.size();
    readUserFiles(userFolder, puzzles, broken);
    const std::size_t userCount = puzzles.size() - ofProgram;
    return {std::make_shared<const std::vector<Puzzle>>(std::move(puzzles)), userCount, broken};
}

void PuzzleLibrary::setPuzzles(LoadedPuzzles puzzles)
{
    m_puzzles = std::move(puzzles);
    m_sizeRanks = sizeRanksOf(*m_puzzles.all);
    m_places.clear();
    for (std::size_t index = 0; index < m_puzzles.all->size(); ++index)
        m_places.emplace(at(index).board.id, index);
    m_ranges.clear();
    for (const Puzzle& puzzle : *m_puzzles.all) {
        const auto range = m_ranges.try_emplace(puzzle.kind, puzzle::GradeRange{puzzle.grade, puzzle.grade}).first;
        range->second.lowest = std::min(range->second.lowest, puzzle.grade);
        range->second.highest = std::max(range->second.highest, puzzle.grade);
    }
}

void PuzzleLibrary::setTries(const std::vector<PuzzleTry>& tries)
{
    m_training = {};
    for (const PuzzleTry& one : tries)
        add(one);
}

void PuzzleLibrary::add(const PuzzleTry& one)
{
    const auto place = m_places.find(one.puzzle);
    std::optional<puzzle::Rated> rated;
    if (place != m_places.end()) {
        const Puzzle& puzzle = at(place->second);
        rated = {.kind = puzzle.kind, .grade = puzzle.grade, .range = rangeOf(puzzle.kind)};
    }
    m_training.add(one.puzzle, rated,
                   {.day = dayOf(one.at), .isSolved = one.isSolved, .mistakes = one.mistakes, .hints = one.hints});
}

bool PuzzleLibrary::isIn(std::size_t index, const PuzzleSet& set) const
{
    const puzzle::Puzzle& puzzle = at(index);
    if (!set.game.isEmpty() && !isKey(set.game, puzzle.board.game))
        return false;
    if (set.grade != 0 && set.grade != puzzle.grade)
        return false;
    if (set.kind == PuzzleSet::user)
        return index >= m_puzzles.all->size() - m_puzzles.user;
    return set.kind == PuzzleSet::mixed || set.kind == PuzzleSet::due || isKey(set.kind, puzzle::keyOf(puzzle.kind));
}

std::vector<int> PuzzleLibrary::gradesOf(PuzzleSet set) const
{
    set.grade = 0;
    std::set<int> grades;
    for (std::size_t index = 0; index < m_puzzles.all->size(); ++index) {
        if (isIn(index, set))
            grades.insert(at(index).grade);
    }
    return {grades.begin(), grades.end()};
}

PuzzleLibrary::Tally PuzzleLibrary::tally(const QString& game, Day today) const
{
    Tally tally;
    for (std::size_t index = 0; index < m_puzzles.all->size(); ++index) {
        if (!isIn(index, {.game = game}))
            continue;
        const auto progress = m_training.find(at(index).board.id);
        const bool isUsers = index >= m_puzzles.all->size() - m_puzzles.user;
        Counts unused;
        for (Counts* counts : {&tally.kinds[at(index).kind], &tally.all, isUsers ? &tally.user : &unused}) {
            ++counts->all;
            counts->solved += progress && progress->solved ? 1 : 0;
            counts->due += progress && puzzle::isDue(*progress, today) ? 1 : 0;
        }
    }
    return tally;
}

std::optional<std::size_t> PuzzleLibrary::next(const PuzzleSet& set, Day today, std::optional<std::size_t> justDone,
                                               std::uint64_t seed) const
{
    std::vector<std::size_t> places;
    std::vector<puzzle::Candidate> candidates;
    std::optional<std::size_t> last;
    for (std::size_t index = 0; index < m_puzzles.all->size(); ++index) {
        if (!isIn(index, set))
            continue;
        const puzzle::Puzzle& puzzle = at(index);
        if (index == justDone)
            last = places.size();
        places.push_back(index);
        const auto shown = m_shown.find(index);
        const int times = shown != m_shown.end() ? shown->second : 0;
        candidates.push_back({.progress = m_training.find(puzzle.board.id),
                              .distance = distance(puzzle) + times * (puzzle::highestGrade + 1),
                              .load = m_sizeRanks[index]});
    }
    const auto next = puzzle::nextOf(candidates, today, set.kind == PuzzleSet::due, last, seed);
    return next ? std::optional{places[*next]} : std::nullopt;
}

puzzle::GradeRange PuzzleLibrary::rangeOf(puzzle::Kind kind) const
{
    const auto found = m_ranges.find(kind);
    return found == m_ranges.end() ? puzzle::GradeRange{} : found->second;
}

puzzle::Standing PuzzleLibrary::standing(puzzle::Kind kind) const
{
    return m_training.standing(kind).value_or(puzzle::Standing{.grade = rangeOf(kind).lowest});
}

int PuzzleLibrary::bestGrade(std::string_view game) const
{
    int best = puzzle::lowestGrade;
    for (const puzzle::Kind kind : puzzle::kindsOf(game)) {
        if (const auto standing = m_training.standing(kind))
            best = std::max(best, standing->grade);
    }
    return best;
}

double PuzzleLibrary::distance(const Puzzle& puzzle) const
{
    const int fromGrade = std::abs(puzzle.grade - standing(puzzle.kind).grade);
    if (m_training.standing(puzzle.kind))
        return fromGrade;
    const int missing = rangeOf(puzzle.kind).lowest - bestGrade(puzzle.board.game);
    if (missing > 0)
        return fromGrade + missing;
    // There are fewer kinds in a game. The first kinds of the games are in the order of ease too.
    constexpr double step = 1.0 / 16;
    constexpr std::string_view easiest[]{record::gomokuKey, book::linkKey, record::reversiKey};
    const auto kinds = puzzle::kindsOf(puzzle.board.game);
    const auto kind = static_cast<double>(std::ranges::find(kinds, puzzle.kind) - kinds.begin());
    const auto game = static_cast<double>(std::ranges::find(easiest, puzzle.board.game) - std::begin(easiest));
    return fromGrade - 1 + step * (kind + game / 4);
}

int PuzzleLibrary::daysUntil(std::size_t index, Day today) const
{
    const auto progress = m_training.find(at(index).board.id);
    return !progress || puzzle::isDue(*progress, today) ? 0 : puzzle::dueOn(*progress) - today;
}

PuzzleLibrary::Day PuzzleLibrary::dayOf(qint64 moment, const QTimeZone& zone)
{
    // Out-of-range days count as long ago.
    const QDate day = LocalDays{zone}.dayOf(moment);
    const bool isSane = day.isValid() && day.year() >= 1970 && day.year() < 10'000;
    return isSane ? static_cast<Day>(day.toJulianDay()) : 0;
}

} // namespace qipan::app
