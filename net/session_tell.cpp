// What a session sends of a match: its events and its refusals.
#include "net/codec.h"
#include "net/session.h"

#include <algorithm>

namespace qipan::net {

void Session::tell(const Event& event)
{
    if (m_state != State::Playing)
        return;
    m_uncounted = false; // the message at hand was due
    std::visit([this](const auto& happened) { say(happened); }, event);
}

void Session::say(const Placed& placed)
{
    m_plies = placed.ply;
    if (placed.by == m_seat)
        send(message::Move{m_round, placed.ply, placed.cell});
}

void Session::say(const Asked& asked)
{
    m_requested = true;
    if (asked.by != m_seat)
        return;
    m_asked = OwnRequest{asked.id, asked.kind};
    m_lastRequestId = std::max(m_lastRequestId, asked.id);
    send(message::Request{asked.id, wordFor(asked.kind), asked.kind, m_round, m_plies});
}

void Session::say(const Answered& answered)
{
    if (answered.asker == m_seat)
        return;
    send(message::Reply{answered.id, wordFor(answered.kind), answered.kind, answered.accept, answered.reason});
}

void Session::say(const Withdrew& withdrew)
{
    if (withdrew.by == m_seat)
        send(message::Withdraw{withdrew.id});
}

void Session::say(const TookBack& tookBack)
{
    m_plies = tookBack.plies;
}

void Session::say(const Ended& ended)
{
    m_startDue = true; // an agreement of the host's to a restart may be on its way
    const auto& [plies, outcome] = ended.verdict;
    if (ended.by == m_seat && outcome.reason == EndReason::Resign)
        send(message::Resign{m_round});
    send(message::Result{m_round, plies, outcome.winner, outcome.reason});
}

void Session::say(const Finished&)
{
    // Without a request this closes the round before the one that has just begun (Match::decideNextRound).
    if (m_requested)
        m_startDue = true;
}

void Session::say(const Confirmed&)
{
    m_startDue = false;
}

void Session::say(const Overruled&)
{
    m_startDue = false;
}

void Session::refuse(const Command& command, Refusal refusal)
{
    if (m_state != State::Playing)
        return;
    const auto* ask = std::get_if<Ask>(&command);
    switch (refusal) {
    case Refusal::Stale:
    case Refusal::Crossed:
    case Refusal::Nothing:
        if (ask != nullptr)
            reply(*ask,
                  refusal == Refusal::Stale         ? AnswerReason::Stale
                      : refusal == Refusal::Crossed ? AnswerReason::Crossed
                                                    : AnswerReason::Nothing);
        return;
    case Refusal::Late:
    case Refusal::NothingToAnswer:
    case Refusal::AlreadySettled:
        ignore();
        return;
    case Refusal::NotYourTurn:
    case Refusal::WrongPly:
    case Refusal::Waiting:
    case Refusal::AnswerFirst:
    case Refusal::NotInThisState:
        fail(ErrorCode::OutOfTurn, QStringLiteral("not due in this position"));
        return;
    case Refusal::Outside:
    case Refusal::Occupied:
    case Refusal::NoFlip:
        fail(ErrorCode::IllegalMove, QStringLiteral("this cell cannot be played"));
        return;
    case Refusal::Desync:
        fail(ErrorCode::Desync, QStringLiteral("the results differ"));
        return;
    }
}

void Session::reply(const Ask& ask, AnswerReason reason)
{
    send(message::Reply{ask.id, wordFor(ask.kind), ask.kind, false, reason});
}

} // namespace qipan::net
