// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/refusal.h"

#include "net/codec.h"

namespace qipan::net {

namespace {

void reply(const Command& command, AnswerReason reason, Channel& channel)
{
    if (const auto* ask = std::get_if<Ask>(&command))
        channel.send(message::Reply{ask->id, wordFor(ask->kind), ask->kind, false, reason});
}

} // namespace

Handled respond(const Command& command, Refusal refusal, Channel& channel)
{
    switch (refusal) {
    case Refusal::Stale:
        reply(command, AnswerReason::Stale, channel);
        break;
    case Refusal::Crossed:
        reply(command, AnswerReason::Crossed, channel);
        break;
    case Refusal::Nothing:
        reply(command, AnswerReason::Nothing, channel);
        break;
    case Refusal::Late:
    case Refusal::NothingToAnswer:
    case Refusal::AlreadySettled:
        return Handled::Ignored;
    case Refusal::NotYourTurn:
    case Refusal::WrongPly:
    case Refusal::Waiting:
    case Refusal::AnswerFirst:
    case Refusal::NotInThisState:
    case Refusal::ChooseFirst:
        channel.fail(ErrorCode::OutOfTurn, QStringLiteral("not due in this position"));
        break;
    case Refusal::Outside:
    case Refusal::Occupied:
    case Refusal::NoFlip:
    case Refusal::Opening:
        channel.fail(ErrorCode::IllegalMove, QStringLiteral("this cell cannot be played"));
        break;
    case Refusal::Desync:
        channel.fail(ErrorCode::Desync, QStringLiteral("the results differ"));
        break;
    }
    return Handled::Used;
}

} // namespace qipan::net
