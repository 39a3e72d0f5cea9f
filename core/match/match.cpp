// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/match.h"

#include <cassert>
#include <limits>
#include <utility>

namespace qipan {

namespace {

[[nodiscard]] Refusal refusalOf(IllegalMove illegal)
{
    constexpr std::array refusals{Refusal::Outside, Refusal::Occupied, Refusal::NoFlip, Refusal::Opening,
                                  Refusal::Late}; // in the order of IllegalMove
    return refusals[static_cast<std::size_t>(illegal)];
}

/// Returns true if simultaneous requests of this kind count as agreed: all but takebacks.
[[nodiscard]] bool isAgreedWhenBothAsk(RequestKind kind)
{
    return kind != RequestKind::Undo;
}

} // namespace

Match::Match(std::unique_ptr<BoardGame> game, Seat black, Opening opening, int undos)
    : m_game{std::move(game)}
    , m_opening{opening}
    , m_initialBlack{black}
    , m_black{black}
    , m_undos{undos}
{
    assert(m_game);
}

Match::Decision Match::decide(Seat by, const Command& command, CommandSource source) const
{
    return std::visit([&](const auto& content) { return decideFor(by, content, source); }, command);
}

Match::Decision Match::decideFor(Seat by, const Place& place, CommandSource) const
{
    if (!isRunning())
        return Refusal::Late;
    if (request(by))
        return Refusal::Waiting;
    if (seatToMove() != by)
        return Refusal::NotYourTurn;
    if (chooser())
        return Refusal::ChooseFirst;
    if (place.ply != plies() + 1)
        return Refusal::WrongPly;
    if (const auto illegal = m_game->moveError(place.cell))
        return refusalOf(*illegal);

    Events events{Placed{by, place.cell, place.ply}};
    const auto after = m_game->clone();
    after->play(place.cell);
    if (const auto side = after->passed())
        events.push_back(Passed{*side});
    if (const auto outcome = after->outcome())
        events.push_back(Ended{by, {place.ply, *outcome}});
    return events;
}

std::optional<Refusal> Match::askRefusal(Seat by, const Ask& ask, CommandSource source) const
{
    const bool again = ask.kind == RequestKind::Again;
    if (m_finished || (m_verdict && !again))
        return Refusal::Late;
    if (again && isRunning())
        return Refusal::NotInThisState;
    if (!again && (ask.plies != plies() || ask.choices.value_or(choices()) != choices()))
        return Refusal::Stale;
    if (request(by))
        return Refusal::Waiting;
    if (const auto& other = request(opposite(by))) {
        if (source == CommandSource::Local)
            return Refusal::AnswerFirst;
        const bool both = other->kind == ask.kind && isAgreedWhenBothAsk(ask.kind);
        if (!both && by == Seat::Second)
            return Refusal::Crossed;
    }
    if (ask.kind == RequestKind::Undo && !pliesAfterUndo(by))
        return Refusal::Nothing;
    return std::nullopt;
}

Match::Decision Match::decideFor(Seat by, const Ask& ask, CommandSource source) const
{
    if (const auto refusal = askRefusal(by, ask, source))
        return *refusal;
    Events events{Asked{by, ask.kind, ask.id}};
    const auto& other = request(opposite(by));
    if (other && other->kind == ask.kind && isAgreedWhenBothAsk(ask.kind)) {
        const auto consequences = agreed(by, ask.kind);
        events.insert(events.end(), consequences.begin(), consequences.end());
    }
    return events;
}

Match::Decision Match::decideFor(Seat by, const Answer& answer, CommandSource source) const
{
    const Seat asker = opposite(by);
    const auto& open = request(asker);
    if (!open || open->id != answer.id)
        return Refusal::NothingToAnswer;
    // A peer sends both; locally the open request defines the kind.
    if (source == CommandSource::Remote && open->kind != answer.kind)
        return Refusal::NothingToAnswer;
    Events events{Answered{asker, open->kind, open->id, answer.accept, answer.reason}};
    if (answer.accept) {
        const auto consequences = agreed(asker, open->kind);
        events.insert(events.end(), consequences.begin(), consequences.end());
    }
    return events;
}

Match::Decision Match::decideFor(Seat by, const Withdraw& withdraw, CommandSource source) const
{
    const auto& open = request(by);
    if (!open || open->id != withdraw.id)
        return Refusal::NothingToAnswer;
    if (source == CommandSource::Remote)
        return Events{Answered{by, open->kind, open->id, false, AnswerReason::Withdrawn}};
    if (open->withdrawn)
        return Refusal::NothingToAnswer;
    return Events{Withdrew{by, open->id}};
}

Match::Decision Match::decideFor(Seat by, const Resign&, CommandSource) const
{
    if (!isRunning())
        return Refusal::Late;
    return Events{ended(by, sideOf(opposite(by)), EndReason::Resign)};
}

Match::Events Match::decideOpeningTakeback() const
{
    return {TookBack{*openingPlacer(), plies() - 1}};
}

Match::Events Match::decideConnectionLost() const
{
    return request(Seat::First) || request(Seat::Second) ? Events{RequestsVoided{}} : Events{};
}

Match::Events Match::agreed(Seat asker, RequestKind kind) const
{
    switch (kind) {
    case RequestKind::Undo:
        return {TookBack{asker, pliesAfterUndo(asker).value_or(plies())}};
    case RequestKind::Draw:
        return {ended(asker, std::nullopt, EndReason::Agreed)};
    case RequestKind::Restart:
    case RequestKind::Again:
        return {Finished{kind}};
    }
    return {};
}

Event Match::ended(Seat by, std::optional<Side> winner, EndReason reason) const
{
    return Ended{by, {plies(), {winner, reason}}};
}

void Match::evolve(const Event& event)
{
    std::visit([this](const auto& happened) { apply(happened); }, event);
}

void Match::apply(const Placed& placed)
{
    assert(m_game->isLegal(placed.cell) && !chooser());
    m_game->play(placed.cell);
    requestOf(opposite(placed.by)).reset();
}

void Match::apply(const Passed&)
{
    // The game handled the pass with the previous ply.
}

void Match::apply(const Asked& asked)
{
    requestOf(asked.by) = Request{asked.kind, asked.id};
}

void Match::apply(const Answered& answered)
{
    requestOf(answered.asker).reset();
}

void Match::apply(const Withdrew& withdrew)
{
    if (auto& open = requestOf(withdrew.by))
        open->withdrawn = true; // stays open until its answer comes
}

void Match::apply(const TookBack& tookBack)
{
    while (plies() > tookBack.plies)
        m_game->takeBack();
    if (m_undos < std::numeric_limits<int>::max()) // a host may send any number
        ++m_undos;
}

void Match::apply(const Ended& ended)
{
    m_verdict = ended.verdict;
    m_requests = {};
}

void Match::apply(const Finished& finished)
{
    m_finished = finished.kind;
    if (finished.kind == RequestKind::Restart)
        m_verdict.reset();
    m_requests = {};
}

void Match::apply(const Confirmed&)
{
    m_confirmed = true;
}

void Match::apply(const RequestsVoided&)
{
    m_requests = {};
}

// The phase of a round in which the opening rule, not the colours, decides who acts.

/// Returns the turn by plies and choices, even after the end.
std::optional<OpeningTurn> Match::currentOpeningTurn() const
{
    return qipan::openingTurn(m_opening, plies(), m_openingChoices);
}

std::optional<OpeningTurn> Match::openingTurn() const
{
    return isRunning() ? currentOpeningTurn() : std::nullopt;
}

Seat Match::seatIn(const OpeningTurn& turn) const
{
    return turn.isInitialBlack ? m_initialBlack : opposite(m_initialBlack);
}

Seat Match::seatToMove() const
{
    const auto turn = currentOpeningTurn();
    return turn ? seatIn(*turn) : seatOf(m_game->sideToMove());
}

Seat Match::seatOfPly(int index) const
{
    std::span<const OpeningChoice> made{m_openingChoices};
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
    if (currentOpeningTurn())
        return std::nullopt; // nor can anything before the last choice be taken back
    const auto& played = m_game->plies();
    for (int count = static_cast<int>(played.size()); count > pliesAtLastChoice(m_openingChoices); --count) {
        if (played[static_cast<std::size_t>(count - 1)].side == sideOf(asker))
            return count - 1;
    }
    return std::nullopt;
}

std::optional<Seat> Match::openingPlacer() const
{
    const bool isPlacing = openingTurn() && plies() > pliesAtLastChoice(m_openingChoices);
    if (!isPlacing || request(Seat::First) || request(Seat::Second))
        return std::nullopt;
    return seatOfPly(plies() - 1);
}

Match::Decision Match::decideFor(Seat by, const Choose& choose, CommandSource source) const
{
    // The first seat chose before it heard how the second one ended the round: its verdict will use the colours after
    // that choice.
    const bool crossesEnd = source == CommandSource::Remote && by == Seat::First && m_verdict && !m_confirmed;
    if (!isRunning() && !crossesEnd)
        return Refusal::Late;
    if (request(by))
        return Refusal::Waiting;
    const auto turn = currentOpeningTurn();
    if (!turn || !offers(*turn, choose.choice))
        return Refusal::NotInThisState;
    if (seatIn(*turn) != by)
        return Refusal::NotYourTurn;
    if (choose.plies != plies())
        return Refusal::WrongPly;
    return Events{Chosen{by, choose.choice, choose.plies}};
}

Seat Match::blackAfter(int choices) const
{
    const std::span<const OpeningChoice> made{m_openingChoices};
    return initialBlackKeepsColour(made.first(static_cast<std::size_t>(choices))) ? m_initialBlack
                                                                                  : opposite(m_initialBlack);
}

void Match::apply(const Chosen& chosen)
{
    m_openingChoices.push_back(chosen.choice);
    const Seat before = m_black;
    m_black = blackAfter(choices());
    if (isRunning())
        requestOf(opposite(chosen.by)).reset(); // after the end, an open request asks for another round
    if (m_verdict && m_verdict->outcome.winner && m_black != before) // the winning seat stays the same
        m_verdict->outcome.winner = opposite(*m_verdict->outcome.winner);
}

} // namespace qipan
