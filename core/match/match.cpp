// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/match.h"

#include <cassert>
#include <limits>
#include <utility>

namespace qipan {

namespace {

[[nodiscard]] Refusal refusalOf(IllegalMove illegal)
{
    switch (illegal) {
    case IllegalMove::Outside:
        return Refusal::Outside;
    case IllegalMove::Occupied:
        return Refusal::Occupied;
    case IllegalMove::NoFlip:
        return Refusal::NoFlip;
    case IllegalMove::Opening:
        return Refusal::Opening;
    case IllegalMove::GameOver:
        return Refusal::Late;
    }
    return Refusal::Outside;
}

/// Returns true if simultaneous requests of this kind count as agreed: all but take-backs.
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

const std::optional<Match::Request>& Match::request(Seat asker) const
{
    return m_requests[indexOf(asker)];
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
    requestOf(Seat::First).reset();
    requestOf(Seat::Second).reset();
}

void Match::apply(const Finished& finished)
{
    m_finished = finished.kind;
    if (finished.kind == RequestKind::Restart)
        m_verdict.reset();
    requestOf(Seat::First).reset();
    requestOf(Seat::Second).reset();
}

void Match::apply(const Confirmed&)
{
    m_confirmed = true;
}

void Match::apply(const RequestsVoided&)
{
    requestOf(Seat::First).reset();
    requestOf(Seat::Second).reset();
}

} // namespace qipan
