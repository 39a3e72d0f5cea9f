// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/duel/player_board.h"

#include <cassert>

namespace qipan::duel {

namespace {

// "Times cannot be proven between strangers": only a pace beyond this is marked. Source: docs/lan-protocol.md, "Duels".
constexpr std::size_t pairsOfPace = 10;
constexpr Milliseconds fastestPair{150};

constexpr int mostHints = 1'000; // far more than anyone asks for: bounds what a peer can make this end keep

[[nodiscard]] bool isRemovable(const link::Game& game, const link::Pair& pair)
{
    const link::Board& board = game.board();
    return board.contains(pair.a) && board.contains(pair.b) && board[pair.a] && board[pair.a] == board[pair.b]
        && link::joiningPath(board, pair.a, pair.b, game.rule());
}

[[nodiscard]] link::Game gameOf(const link::DealSetup& deal, const link::Board& dealt)
{
    return link::Game{dealt, {.border = deal.border}, deal.mode, makeShape(deal.outline, deal.size)};
}

} // namespace

PlayerBoard::PlayerBoard(const Setup& setup, const link::Board& dealt, Seat seat)
    : m_setup{setup}
    , m_seat{seat}
    , m_dealt{dealt}
    , m_game{gameOf(setup.deal, dealt)}
{
}

std::optional<Fault> PlayerBoard::faultOf(const Action& action) const
{
    const bool isLate = m_setup.rule == Rule::Points && action.at >= m_setup.minutes;
    if (isLate || action.at < (m_actions.empty() ? Milliseconds{0} : m_actions.back().at))
        return Fault::Time;
    if (m_game.won())
        return Fault::IsCleared;
    switch (action.kind) {
    case Action::Kind::Pair:
        if (action.at < m_waitsUntil)
            return Fault::Cost;
        return isRemovable(m_game, action.pair) ? std::nullopt : std::optional{Fault::NoPair};
    case Action::Kind::Hint:
        return m_game.stuck() || m_hints == mostHints ? std::optional{Fault::NoHint} : std::nullopt;
    case Action::Kind::Shuffle:
        break;
    }
    return m_game.stuck() ? std::nullopt : std::optional{Fault::NotStuck};
}

void PlayerBoard::apply(const Action& action)
{
    assert(!faultOf(action));
    switch (action.kind) {
    case Action::Kind::Pair:
        takePair(action);
        break;
    case Action::Kind::Hint:
        ++m_hints;
        m_waitsUntil = std::max(m_waitsUntil, action.at) + m_setup.hintCost;
        break;
    case Action::Kind::Shuffle:
        m_game.shuffle(shuffleSeed(m_setup.deal, m_seat, ++m_shuffles));
        m_waitsUntil = std::max(m_waitsUntil, action.at) + m_setup.shuffleCost;
        break;
    }
    m_actions.push_back(action);
}

void PlayerBoard::takePair(const Action& action)
{
    m_game.clearPick();
    m_game.choose(action.pair.a);
    m_lastPair = std::get<link::Removed>(m_game.choose(action.pair.b));
    std::optional<link::PreviousPair> previous;
    if (!m_pairTimes.empty())
        previous = link::PreviousPair{.ago = action.at - m_pairTimes.back(), .combo = m_combo};
    const link::PairScore score = link::scoreOfPair(m_lastPair->path.corners(), previous);
    m_points += score.points;
    m_pointsOfLastPair = score.points;
    m_combo = score.combo;
    ++m_pairs;
    m_pairTimes.push_back(action.at);
    if (m_pairTimes.size() > pairsOfPace) {
        const Milliseconds span = action.at - m_pairTimes[m_pairTimes.size() - 1 - pairsOfPace];
        m_isInhumanlyFast = m_isInhumanlyFast || span < pairsOfPace * fastestPair;
    }
    if (m_game.won() && m_setup.rule == Rule::Points)
        refill();
}

void PlayerBoard::refill()
{
    m_game = gameOf(m_setup.deal, m_dealt);
    m_game.shuffle(refillSeed(m_setup.deal, ++m_refills));
}

std::optional<Milliseconds> PlayerBoard::clearedAt() const
{
    return m_game.won() ? std::optional{m_pairTimes.back()} : std::nullopt;
}

} // namespace qipan::duel
