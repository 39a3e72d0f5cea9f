// The phase of a round in which the opening rule, not the colours, decides who acts.
#include "core/match/match.h"

#include <span>

namespace qipan {

/// Returns the turn by plies and choices, even after the end.
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
        return std::nullopt; // nor can anything before the last choice be taken back
    const auto& played = m_game->plies();
    for (int count = static_cast<int>(played.size()); count > pliesAtLastChoice(m_takes); --count) {
        if (played[static_cast<std::size_t>(count - 1)].side == sideOf(asker))
            return count - 1;
    }
    return std::nullopt;
}

Match::Decision Match::decideFor(Seat by, const Choose& choose, Origin origin) const
{
    // The first seat chose before it heard how the second one ended the round: its verdict will use the colours after
    // that choice.
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
        requestOf(opposite(chosen.by)).reset(); // after the end, an open request asks for another round
    if (m_verdict && m_verdict->outcome.winner && m_black != before) // the winning seat stays the same
        m_verdict->outcome.winner = opposite(*m_verdict->outcome.winner);
}

} // namespace qipan
