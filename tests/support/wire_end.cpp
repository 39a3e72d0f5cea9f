// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/match_text.h"
#include "tests/support/wire_model.h"

#include <utility>

namespace qipan::test {

namespace {

[[nodiscard]] bool isAgreedUndo(const Command& command)
{
    const auto* answer = std::get_if<Answer>(&command);
    return answer && answer->accept && answer->kind == RequestKind::Undo;
}

[[nodiscard]] bool isPlay(const Command& command)
{
    return std::holds_alternative<Place>(command) || std::holds_alternative<Choose>(command);
}

[[nodiscard]] bool isWithoutRound(const Command& command)
{
    return std::holds_alternative<Answer>(command) || std::holds_alternative<Withdraw>(command);
}

} // namespace

WireEnd::WireEnd(Seat seat, Played played, Send send)
    : m_seat{seat}
    , m_played{std::move(played)}
    , m_send{std::move(send)}
{
    begin(1, Seat::First);
}

bool WireEnd::act(const Command& command)
{
    const auto decision = m_match->decide(m_seat, command, CommandSource::Local);
    const auto* events = std::get_if<Match::Events>(&decision);
    if (!events)
        return false;
    evolve(*events);
    if (const auto* withdraw = std::get_if<Withdraw>(&command))
        m_withdrawnId = withdraw->id;
    m_send({m_round, command, {}});
    sendResult(*events);
    return true;
}

void WireEnd::receive(const Message& message)
{
    if (!message.command)
        receiveStart(message);
    else if (message.round == m_round || (message.round < m_round && isWithoutRound(*message.command)))
        receiveCommand(*message.command, message.round);
    else if (message.round > m_round)
        complain("a message of a newer round");
}

void WireEnd::receiveCommand(const Command& command, int round)
{
    const Seat peer = opposite(m_seat);
    const auto decision = m_match->decide(peer, command, CommandSource::Remote);
    if (const auto* refusal = std::get_if<Refusal>(&decision)) {
        answerRefusal(command, *refusal, round);
        return;
    }
    const auto& events = std::get<Match::Events>(decision);
    evolve(events);
    for (const auto& event : events) {
        const auto* answered = std::get_if<Answered>(&event);
        if (answered && std::holds_alternative<Withdraw>(command))
            m_send({m_round, Answer{answered->id, answered->kind, answered->accept, answered->reason}, {}});
    }
    sendResult(events);
}

void WireEnd::receiveStart(const Message& start)
{
    const auto decision = m_match->decideNextRound();
    const auto* events = std::get_if<Match::Events>(&decision);
    if (m_seat == Seat::First || start.round != m_round + 1 || !events) {
        complain("a start that is not due");
        return;
    }
    if (!events->empty())
        ++m_met["voided"];
    evolve(*events);
    const bool swap = m_match->finished() == RequestKind::Again;
    if (start.black != (swap ? opposite(m_match->initialBlack()) : m_match->initialBlack()))
        complain("a start with the wrong colours");
    begin(start.round, start.black);
}

void WireEnd::answerRefusal(const Command& command, Refusal refusal, int round)
{
    ++m_met[text(refusal)];
    const auto refuse = [&](AnswerReason reason) {
        if (const auto* ask = std::get_if<Ask>(&command))
            m_send({m_round, Answer{ask->id, ask->kind, false, reason}, {}});
        else
            complain("refused what is no request: " + text(refusal));
    };
    switch (refusal) {
    case Refusal::Stale:
        return refuse(AnswerReason::Stale);
    case Refusal::Crossed:
        return refuse(AnswerReason::Crossed);
    case Refusal::Nothing:
        return refuse(AnswerReason::Nothing);
    case Refusal::Late:
    case Refusal::NothingToAnswer:
        if (round == m_round && (isPlay(command) || isAgreedUndo(command))) {
            m_crossed = true;
            ++m_met["crossed with an end"];
        }
        return;
    case Refusal::AlreadySettled:
        return;
    default:
        complain("an honest peer's command was refused: " + text(refusal));
    }
}

void WireEnd::evolve(const Match::Events& events)
{
    for (const auto& event : events) {
        if (std::holds_alternative<Chosen>(event))
            ++m_met[m_match->isRunning() ? "chosen" : "chose while it ended"];
        const std::size_t taken = m_match->openingChoices().size();
        m_match->evolve(event);
        m_events.push_back(event);
        if (m_match->openingChoices().size() < taken)
            ++m_met["unchosen"];
        if (std::holds_alternative<Overruled>(event))
            ++m_met[m_resultSent ? "overruled" : "overruled after a restart"];
    }
}

void WireEnd::sendResult(const Match::Events& events)
{
    for (const auto& event : events) {
        if (const auto* ended = std::get_if<Ended>(&event)) {
            ++m_met[isDecidedOnBoard(ended->verdict.outcome.reason) ? "ended by the rules" : "ended by a player"];
            m_send({m_round, PeerResult{ended->verdict, static_cast<int>(m_match->openingChoices().size())}, {}});
            m_resultSent = true;
        }
    }
    if (m_seat == Seat::First && m_match->finished())
        startNextRound();
}

void WireEnd::startNextRound()
{
    const bool swap = m_match->finished() == RequestKind::Again;
    const Seat black = swap ? opposite(m_match->initialBlack()) : m_match->initialBlack();
    begin(m_round + 1, black);
    m_send({m_round, std::nullopt, black});
}

void WireEnd::begin(int round, Seat black)
{
    if (m_match) {
        checkReplay();
        m_done.push_back(record());
    }
    m_round = round;
    m_match = std::make_unique<Match>(m_played.makeGame(), black, m_played.opening);
    m_events.clear();
    m_resultSent = false;
    m_crossed = false;
}

RoundRecord WireEnd::record() const
{
    RoundRecord record;
    record.round = m_round;
    record.verdict = m_match->verdict();
    record.moves = m_match->game().plies();
    record.openingChoices = m_match->openingChoices();
    if (record.verdict && record.verdict->outcome.winner)
        record.winner = m_match->seatOf(*record.verdict->outcome.winner);
    record.crossed = m_crossed;
    record.resultSent = m_resultSent;
    record.confirmed = m_match->isConfirmed();
    return record;
}

std::vector<RoundRecord> WireEnd::records() const
{
    auto all = m_done;
    all.push_back(record());
    return all;
}

void WireEnd::checkReplay()
{
    Match replayed{m_played.makeGame(), m_match->initialBlack(), m_played.opening};
    for (const auto& event : m_events)
        replayed.evolve(event);
    if (text(replayed) != text(*m_match))
        complain("the replay differs: " + text(replayed) + " instead of " + text(*m_match));
}

void WireEnd::complain(const std::string& what)
{
    m_complaints.push_back(text(m_seat) + " in round " + std::to_string(m_round) + ": " + what);
}

} // namespace qipan::test
