// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/game_values.h"

#include "app/analysis/analysis_text.h"
#include "core/board/board_game.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <functional>

namespace qipan::app {

namespace {

using record::MoveQuality;

constexpr double minDiscs = 2;
constexpr int mostUnlike = 2; ///< difference of the plies that two searches reached

[[nodiscard]] int severityOf(MoveQuality quality)
{
    return quality == MoveQuality::Blunder ? 3
        : quality == MoveQuality::Mistake  ? 2
        : quality == MoveQuality::Dubious  ? 1
                                           : 0;
}

} // namespace

const std::optional<GameValues::Found>& GameValues::Position::known() const
{
    const bool isOnlyCertain = incidental && incidental->best.isCertain && !(reviewed && reviewed->best.isCertain);
    return reviewed && !isOnlyCertain ? reviewed : incidental;
}

GameValues::Position GameValues::positionOf(const BoardGame& game)
{
    int legal = 0;
    for (const Cell cell : game.size()) {
        legal += game.isLegal(cell) ? 1 : 0;
        if (legal > 1)
            break;
    }
    return {.toMove = game.sideToMove(), .hasChoice = legal > 1};
}

std::size_t GameValues::follow(const GameSetup& setup, const std::vector<Ply>& plies, std::size_t given)
{
    m_given = given;
    if (m_game == nullptr || !(m_setup == setup)) {
        m_setup = setup;
        m_game = setup.makeGame();
        m_positions.assign(1, positionOf(*m_game));
        m_others.clear();
    }
    const auto& old = m_game->plies();
    const auto differing = std::mismatch(old.begin(), old.end(), plies.begin(), plies.end());
    const auto same = static_cast<std::size_t>(differing.first - old.begin());
    forgetFrom(same + 1);
    std::vector<Cell> moves = cellsOf({plies.begin(), same});
    for (std::size_t i = same; i < plies.size(); ++i) {
        m_game->play(plies[i].cell);
        moves.push_back(plies[i].cell);
        const auto other = m_others.find(moves);
        m_positions.push_back(other == m_others.end() ? positionOf(*m_game) : other->second);
    }
    return same + 1;
}

/// Leaves the line, but remembers what is known of it.
void GameValues::forgetFrom(std::size_t position)
{
    while (m_positions.size() > position) {
        if (m_positions.back().known() && m_others.size() < mostOthers) {
            m_others.insert_or_assign(cellsOf(m_game->plies()), m_positions.back());
        }
        m_positions.pop_back();
        m_game->takeBack();
    }
}

void GameValues::clear()
{
    m_game.reset();
    m_positions.clear();
    m_others.clear();
    m_recorded = {};
}

void GameValues::addAnalysis(std::size_t position, const SearchResult& best, int analyst)
{
    std::optional<Found>& known = m_positions[position].incidental;
    const bool isMore = !known || best.isCertain
        || (!known->best.isCertain && (analyst != known->analyst || best.depth > known->best.depth));
    if (isMore)
        known = Found{best, analyst};
}

void GameValues::addReview(std::size_t position, const SearchResult& best, bool isHard)
{
    m_positions[position].reviewed = Found{.best = best};
    m_positions[position].isHard = isHard;
}

bool GameValues::isOutdated() const
{
    return std::ranges::any_of(m_positions, [](const Position& each) {
        return !each.reviewed && each.incidental && each.incidental->isOutdated;
    });
}

std::optional<std::size_t> GameValues::firstUnreviewed() const
{
    for (std::size_t i = 0; i < reviewableCount(); ++i) {
        if (!m_positions[i].reviewed)
            return i;
    }
    return std::nullopt;
}

std::optional<std::size_t> GameValues::firstDoubtful() const
{
    for (std::size_t i = m_given; i + 1 < m_positions.size(); ++i) {
        const auto& best = m_positions[i].reviewed;
        const auto& after = m_positions[i + 1].reviewed;
        if (!best || !after || !hasChoice(i) || isReviewedBest(i) || areComparable(*best, *after))
            continue;
        const auto game = positionAt(i);
        game->play(best->best.line.front());
        if (!game->outcome() && mistakeBetween(i, *best, valueOf(i + 1, *after)).swing >= dubiousLoss)
            return i;
    }
    return std::nullopt;
}

void GameValues::settle(std::size_t move, const SearchResult& alternative)
{
    Position& before = m_positions[move];
    const Position& after = m_positions[move + 1];
    const Cell better = before.reviewed->best.line.front();
    const auto game = positionAt(move);
    game->play(better);
    const GameInfo::Score& unit = m_setup.game->score;
    const auto scoreFrom = [&](const SearchResult& result, Side toMove) {
        const auto discs = discsAhead(unit, result); // exact scores have a unit of their own
        const int score = discs ? static_cast<int>(std::lround(*discs * unit.disc)) : result.score;
        return toMove == before.toMove ? score : -score;
    };
    const SearchResult& played = after.reviewed->best;
    const int score = scoreFrom(alternative, game->sideToMove());
    const int scoreOfPlayed = scoreFrom(played, after.toMove);
    const bool isBetter = score > scoreOfPlayed;
    SearchResult best{.depth = played.depth + 1, // which makes the two comparable, as they are by their effort
                      .score = isBetter ? score : scoreOfPlayed,
                      .line = {isBetter ? better : m_game->plies()[move].cell}};
    const std::vector<Cell>& line = isBetter ? alternative.line : played.line;
    best.line.insert(best.line.end(), line.begin(), line.end());
    before.reviewed->best = std::move(best);
}

bool GameValues::isAnyKnown() const
{
    return isAnyRecorded()
        || std::ranges::any_of(m_positions, [](const Position& each) { return each.known().has_value(); });
}

bool GameValues::isRecorded(std::size_t position) const
{
    return !isEnd(position) && !m_positions[position].known() && recordedAt(position);
}

bool GameValues::isAnyRecorded() const
{
    for (std::size_t i = 0; i < m_positions.size(); ++i) {
        if (isRecorded(i))
            return true;
    }
    return false;
}

std::size_t GameValues::reviewedCount() const
{
    return static_cast<std::size_t>(
        std::ranges::count_if(m_positions, [](const Position& each) { return each.reviewed.has_value(); }));
}

std::unique_ptr<BoardGame> GameValues::positionAt(std::size_t position) const
{
    auto game = m_game->clone();
    while (game->plies().size() > position)
        game->takeBack();
    return game;
}

int GameValues::maxMoves() const
{
    return emptyCells(*m_game) + static_cast<int>(m_game->plies().size());
}

/// As searches count: empty cells go to the winner.
GameValues::Value GameValues::endValue() const
{
    const Outcome end = *m_game->outcome();
    const double chance = blackChance(end);
    if (!isInDiscs())
        return {.black = chance, .chance = chance, .isExact = true};
    const int black = m_game->count(Side::Black);
    const int white = m_game->count(Side::White);
    const int empties = emptyCells(*m_game);
    const int own = !end.winner ? 0 : end.winner == Side::Black ? empties : -empties;
    return {.black = static_cast<double>(black - white + own), .chance = chance, .isExact = true};
}

GameValues::Value GameValues::valueOf(std::size_t position, const Found& found) const
{
    const GameInfo::Score& unit = m_setup.game->score;
    const bool isBlack = m_positions[position].toMove == Side::Black;
    const double own = winChance(unit, found.best.score);
    const double chance = isBlack ? own : 1 - own;
    const auto discs = discsAhead(unit, found.best);
    const double black = !discs ? chance : isBlack ? *discs : -*discs;
    return {.black = black, .chance = chance, .isExact = found.best.isCertain};
}

bool GameValues::isEnd(std::size_t position) const
{
    return position + 1 == m_positions.size() && m_game->outcome();
}

std::optional<GameValues::Value> GameValues::valueAt(std::size_t position) const
{
    if (isEnd(position))
        return endValue();
    const auto& known = m_positions[position].known();
    return known ? std::optional{valueOf(position, *known)} : recordedAt(position);
}

std::optional<GameValues::Value> GameValues::recordedAt(std::size_t position) const
{
    const auto black = m_recorded.at(position);
    if (!black)
        return std::nullopt;
    const GameInfo::Score& unit = m_setup.game->score;
    if (isInDiscs())
        return Value{.black = *black, .chance = winChance(unit, static_cast<int>(std::lround(*black * unit.disc)))};
    const double chance = (*black + 1) / 2;
    return Value{.black = chance, .chance = chance};
}

/// If scores do not count discs, an exact value is a certain win, and losing it is a mistake however deep the other
/// search was. In discs it is the value of a search to the end of the game, as deep as that.
bool GameValues::areComparable(const Found& before, const Found& after) const
{
    if (before.analyst != after.analyst)
        return false;
    if (before.best.isCertain && after.best.isCertain)
        return true;
    if (!isInDiscs() && (before.best.isCertain || after.best.isCertain))
        return true;
    return std::abs(before.best.depth - 1 - after.best.depth) <= mostUnlike;
}

Mistake GameValues::mistakeBetween(std::size_t before, const Found& best, const Value& after) const
{
    Mistake mistake = mistakeBetween(before, valueOf(before, best), after);
    mistake.better = best.best.line.front();
    mistake.line = best.best.line;
    return mistake;
}

Mistake GameValues::mistakeBetween(std::size_t before, const Value& value, const Value& after) const
{
    const Ply& played = m_game->plies()[before];
    const double gain = after.black - value.black;
    const double chanceGain = after.chance - value.chance;
    return {.move = static_cast<int>(before) + 1,
            .side = played.side,
            .played = played.cell,
            .better = {},
            .loss = played.side == Side::Black ? -gain : gain,
            .isExact = value.isExact && after.isExact,
            .swing = std::max(0.0, played.side == Side::Black ? -chanceGain : chanceGain)};
}

std::optional<Mistake> GameValues::lossOf(std::size_t before) const
{
    const Position& from = m_positions[before];
    const Position& to = m_positions[before + 1];
    const auto between = [&](const std::optional<Found>& best, const std::optional<Found>& after) {
        if (best && isEnd(before + 1))
            return std::optional{mistakeBetween(before, *best, endValue())};
        if (best && after && areComparable(*best, *after))
            return std::optional{mistakeBetween(before, *best, valueOf(before + 1, *after))};
        return std::optional<Mistake>{};
    };
    auto mistake = between(from.known(), to.known());
    if (!mistake)
        mistake = between(from.reviewed, to.reviewed);
    if (!mistake)
        mistake = between(from.incidental, to.incidental);
    if (!mistake)
        return recordedLossOf(before);
    if (mistake->better == mistake->played)
        mistake.reset();
    return mistake;
}

/// By the values of the record, which do not tell a better move.
std::optional<Mistake> GameValues::recordedLossOf(std::size_t before) const
{
    if (!m_recorded.canBeMistake(before))
        return std::nullopt;
    const auto value = recordedAt(before);
    const auto after = isEnd(before + 1) ? std::optional{endValue()} : recordedAt(before + 1);
    return value && after ? std::optional{mistakeBetween(before, *value, *after)} : std::nullopt;
}

std::optional<Mistake> GameValues::mistakeIn(std::size_t move, double least) const
{
    auto mistake = lossOf(move);
    const MoveQuality quality = qualityOf(move);
    const bool isBig = mistake && mistake->loss >= (isInDiscs() ? minDiscs : least);
    const bool isOwn = mistake && mistake->better;
    if (!isBig && !isOwn && severityOf(quality) > 0) { // by the mark of the record
        const Ply& played = m_game->plies()[move];
        mistake = Mistake{.move = static_cast<int>(move) + 1, .side = played.side, .played = played.cell, .better = {}};
    } else if (!isBig) {
        return std::nullopt;
    }
    mistake->quality = quality;
    return mistake;
}

std::optional<Cell> GameValues::moveAfter(std::size_t position) const
{
    return position + 1 < m_positions.size() ? std::optional{m_game->plies()[position].cell} : std::nullopt;
}

MoveQuality GameValues::qualityOf(const Mistake& mistake) const
{
    const auto before = static_cast<std::size_t>(mistake.move) - 1;
    if (wasGiven(before) || !hasChoice(before))
        return MoveQuality::None;
    return mistake.swing >= blunderLoss ? MoveQuality::Blunder
        : mistake.swing >= mistakeLoss  ? MoveQuality::Mistake
        : mistake.swing >= dubiousLoss  ? MoveQuality::Dubious
                                        : MoveQuality::None;
}

MoveQuality GameValues::qualityOf(std::size_t move) const
{
    if (const auto mistake = lossOf(move)) {
        // The values of a record are rounded, and it may know why a move is good.
        const MoveQuality recorded = mistake->better ? MoveQuality::None : m_recorded.qualityOf(move);
        return recorded == MoveQuality::None ? qualityOf(*mistake) : recorded;
    }
    if (!isReviewedBest(move))
        return m_recorded.qualityOf(move);
    return m_positions[move].isHard && !wasGiven(move) ? MoveQuality::Good : MoveQuality::None;
}

bool GameValues::isReviewedBest(std::size_t move) const
{
    const auto& best = m_positions[move].reviewed;
    return best && best->best.line.front() == m_game->plies()[move].cell;
}

std::vector<Mistake> GameValues::mistakes(std::size_t most, double least) const
{
    std::vector<Mistake> found;
    for (std::size_t i = m_given; i + 1 < m_positions.size(); ++i) {
        if (const auto mistake = mistakeIn(i, least))
            found.push_back(*mistake);
    }
    std::ranges::stable_sort(found, std::greater{}, [](const Mistake& each) {
        return std::pair{severityOf(each.quality), each.loss};
    });
    if (found.size() > most)
        found.resize(most);
    return found;
}

} // namespace qipan::app
