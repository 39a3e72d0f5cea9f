// The phase of a round in which the opening rule, and not the colours, says who acts.
#include "core/match/match.h"

#include <span>

namespace qipan {

/// As the plies and the choices are, over or not.
std::optional<OpeningTurn> Match::standingTurn() const
{
    return qipan::openingTurn(m_opening, plies(), m_takes);
}

std::optional<OpeningTurn> Match::openingTurn() const
{
    return isRunning() ? standingTurn() : std::nullopt;
}

Seat Match::seatIn(const OpeningTurn& turn) const
{
    return turn.isBeginner ? m_beginner : opposite(m_beginner);
}

Seat Match::seatToMove() const
{
    const auto turn = standingTurn();
    return turn ? seatIn(*turn) : seatOf(m_game->sideToMove());
}

Seat Match::seatOfPly(int index) const
{
    std::span<const Take> made{m_takes};
    while (!made.empty() && pliesAtLastChoice(made) > index)
        made = made.first(made.size() - 1);
    const auto turn = qipan::openingTurn(m_opening, index, made);
    return turn ? seatIn(*turn) : seatOf(m_game->plies()[static_cast<std::size_t>(index)].side);
}

std::optional<Seat> Match::chooser() const
{
    const auto turn = openingTurn();
    return turn && turn->chooses ? std::optional{seatIn(*turn)} : std::nullopt;
}

std::optional<int> Match::pliesAfterUndo(Seat asker) const
{
    if (standingTurn())
        return std::nullopt; // nor is anything to before the last choice
    const auto& played = m_game->plies();
    for (int count = static_cast<int>(played.size()); count > pliesAtLastChoice(m_takes); --count) {
        if (played[static_cast<std::size_t>(count - 1)].side == sideOf(asker))
            return count - 1;
    }
    return std::nullopt;
}

Match::Decision Match::decideFor(Seat by, const Choose& choose, Origin origin) const
{
    // The first seat had chosen before it heard how the second one ended the round: its verdict will name the colours
    // as that choice made them.
    const bool crossesEnd = origin == Origin::Afar && by == Seat::First && m_verdict && !m_confirmed;
    if (!isRunning() && !crossesEnd)
        return Refusal::Late;
    if (request(by))
        return Refusal::Waiting;
    const auto turn = standingTurn();
    if (!turn || !offers(*turn, choose.take))
        return Refusal::NotInThisState;
    if (seatIn(*turn) != by)
        return Refusal::NotYourTurn;
    if (choose.plies != plies())
        return Refusal::WrongPly;
    return Events{Chosen{by, choose.take, choose.plies}};
}

Seat Match::blackAfter(int choices) const
{
    const std::span<const Take> made{m_takes};
    return beginnerPlaysBlack(made.first(static_cast<std::size_t>(choices))) ? m_beginner : opposite(m_beginner);
}

void Match::apply(const Chosen& chosen)
{
    m_takes.push_back(chosen.take);
    const Seat before = m_black;
    m_black = blackAfter(choices());
    if (isRunning())
        requestOf(opposite(chosen.by)).reset();                      // after the end it is one for another game
    if (m_verdict && m_verdict->outcome.winner && m_black != before) // who has won stays the same
        m_verdict->outcome.winner = opposite(*m_verdict->outcome.winner);
}

} // namespace qipan
