#include "app/game_values.h"

#include "app/analysis_words.h"

#include <algorithm>
#include <utility>

namespace qipan::app {

namespace {

constexpr double leastDiscs = 2;
constexpr double leastChance = 0.1;

} // namespace

std::size_t GameValues::follow(const GameSetup& setup, const std::vector<Ply>& plies)
{
    if (m_game == nullptr || !(m_setup == setup)) {
        m_setup = setup;
        m_game = setup.makeGame();
        m_positions.assign(1, {.toMove = m_game->sideToMove(), .best = {}});
    }
    const auto& old = m_game->plies();
    const auto differing = std::mismatch(old.begin(), old.end(), plies.begin(), plies.end());
    const auto same = static_cast<std::size_t>(differing.first - old.begin());
    while (m_game->plies().size() > same)
        m_game->takeBack();
    m_positions.resize(same + 1);
    for (std::size_t i = same; i < plies.size(); ++i) {
        m_game->play(plies[i].cell);
        m_positions.push_back({.toMove = m_game->sideToMove(), .best = {}});
    }
    return same + 1;
}

void GameValues::clear()
{
    m_game.reset();
    m_positions.clear();
}

void GameValues::learn(std::size_t position, const Thinking& best, bool isReview)
{
    Position& known = m_positions[position];
    known.isReviewed = known.isReviewed || isReview;
    if (known.best) {
        const bool knowsMore = known.best->isCertain && !best.isCertain;
        const bool isDeeper = best.isCertain || best.depth > known.best->depth;
        if (knowsMore || (!isReview && !isDeeper))
            return;
    }
    known.best = best;
}

std::optional<std::size_t> GameValues::unseen() const
{
    for (std::size_t i = 0; i < toSee(); ++i) {
        if (!m_positions[i].isReviewed)
            return i;
    }
    return std::nullopt;
}

std::size_t GameValues::seen() const
{
    return static_cast<std::size_t>(std::ranges::count(m_positions, true, &Position::isReviewed));
}

std::size_t GameValues::toSee() const
{
    return m_positions.size() - (m_game->outcome() ? 1 : 0);
}

std::unique_ptr<BoardGame> GameValues::positionAt(std::size_t position) const
{
    auto game = m_game->clone();
    while (game->plies().size() > position)
        game->takeBack();
    return game;
}

/// As searches count: empty cells are the winner's.
GameValues::Value GameValues::endValue() const
{
    const Outcome end = *m_game->outcome();
    const double chance = !end.winner ? 0.5 : end.winner == Side::Black ? 1 : 0;
    if (!isInDiscs())
        return {.black = chance, .chance = chance, .isExact = true, .hasEnded = true};
    const int black = m_game->count(Side::Black);
    const int white = m_game->count(Side::White);
    const int empties = m_game->size().cells() - black - white;
    const int own = !end.winner ? 0 : end.winner == Side::Black ? empties : -empties;
    return {.black = static_cast<double>(black - white + own), .chance = chance, .isExact = true, .hasEnded = true};
}

std::optional<GameValues::Value> GameValues::valueAt(std::size_t position) const
{
    if (position + 1 == m_positions.size() && m_game->outcome())
        return endValue();
    const Position& known = m_positions[position];
    if (!known.best)
        return std::nullopt;
    const GameInfo::Score& unit = m_setup.game->score;
    const bool isBlack = known.toMove == Side::Black;
    const double own = winChance(unit, known.best->score);
    const double chance = isBlack ? own : 1 - own;
    const auto discs = discsAhead(unit, *known.best);
    const double black = !discs ? chance : isBlack ? *discs : -*discs;
    return Value{.black = black, .chance = chance, .isExact = known.best->isCertain};
}

std::optional<Mistake> GameValues::mistakeIn(std::size_t before) const
{
    const auto best = valueAt(before);
    const auto after = valueAt(before + 1);
    if (!best || !after)
        return std::nullopt;
    const Ply& played = m_game->plies()[before];
    const Cell better = m_positions[before].best->line.front();
    const double gain = after->black - best->black;
    const double loss = played.side == Side::Black ? -gain : gain;
    if (better == played.cell || loss < (isInDiscs() ? leastDiscs : leastChance))
        return std::nullopt;
    return Mistake{.move = static_cast<int>(before) + 1,
                   .side = played.side,
                   .played = played.cell,
                   .better = better,
                   .loss = loss,
                   .isExact = best->isExact && after->isExact};
}

std::vector<Mistake> GameValues::mistakes(std::size_t most) const
{
    std::vector<Mistake> found;
    for (std::size_t i = 0; i + 1 < m_positions.size(); ++i) {
        if (const auto mistake = mistakeIn(i))
            found.push_back(*mistake);
    }
    std::stable_sort(found.begin(), found.end(), [](const Mistake& a, const Mistake& b) { return a.loss > b.loss; });
    if (found.size() > most)
        found.resize(most);
    return found;
}

} // namespace qipan::app
