// What a session sends for the events and refusals of a match.
#include "net/codec.h"
#include "net/session.h"
#include "net/text.h"

namespace qipan::net {

void Session::startRound(Seat black, const std::optional<GameSetup>& setup)
{
    if (!isHost() || m_state != State::AtTable)
        return;
    if (setup)
        m_terms->setup = *setup;
    const std::vector<Cell>& moves = m_terms->setup.start;
    beginRound(m_round + 1, moves.size());
    send(message::Start{m_round, black, setup ? std::optional{describe(*m_terms)} : std::nullopt, moves});
}

void Session::beginRound(int round, std::size_t plies)
{
    m_round = round;
    m_plies = static_cast<int>(plies);
    m_choices = 0;
    m_isOver = false;
    m_requested = false;
    m_startDue = false;
    m_agreedSetups.clear();
    m_proposed.clear();
    m_rockPaperScissors.reset();
    m_handWinner.reset();
    m_asked.reset();
    m_ownProposal.reset();
    m_peerProposal.reset();
}

bool Session::mayHaveNextRound() const
{
    const bool isAsked = m_asked && (m_asked->kind == RequestKind::Restart || m_asked->kind == RequestKind::Again);
    return m_startDue || isAsked || !m_proposed.empty();
}

bool Session::chooseHand(Hand hand)
{
    if (m_state != State::AtTable || !m_rockPaperScissors || m_rockPaperScissors->hasChosen())
        return false;
    send(message::HandCommitment{m_rockPaperScissors->choose(hand, m_now)});
    revealWhenDue();
    return true;
}

void Session::revealWhenDue()
{
    if (m_rockPaperScissors->isSealed())
        send(message::Reveal{m_rockPaperScissors->hand(), m_rockPaperScissors->nonce()});
}

void Session::sendClock(const ClockTimes& times)
{
    if (isHost() && m_state == State::AtTable && m_round > 0)
        send(message::Clock{m_round, m_plies, times, choicesToSend()});
}

void Session::sync(const std::optional<RoundState>& roundState, const QString& guest)
{
    if (!isHost() || m_state != State::AtTable || m_role != Role::Watch)
        return;
    m_round = 0;
    if (roundState)
        adoptRoundState(*roundState);
    send(message::Sync{roundState, m_self.name, guest.isEmpty() ? std::nullopt : std::optional{guest}});
}

bool Session::chat(const QString& text)
{
    const QString clean = cleanText(text);
    if (m_state != State::AtTable || m_role == Role::Watch || clean.isEmpty() || codePoints(clean) > maxChatLength)
        return false;
    send(message::Chat{clean, std::nullopt});
    return true;
}

void Session::relayChat(Seat from, const QString& text)
{
    if (isHost() && m_state == State::AtTable && m_role == Role::Watch)
        send(message::Chat{text, from});
}

void Session::sendEvent(const Event& event)
{
    const bool isSpectating = !isHost() && m_role == Role::Watch;
    if (m_state != State::AtTable || isSpectating)
        return;
    m_uncounted = false; // the current message was due
    std::visit([this](const auto& happened) { sendMessageFor(happened); }, event);
}

void Session::sendMessageFor(const Placed& placed)
{
    m_plies = placed.ply;
    closeRequestByMove(placed.by);
    if (placed.by == m_seat || m_role == Role::Watch)
        send(message::Move{m_round, placed.ply, placed.cell});
}

void Session::sendMessageFor(const Chosen& chosen)
{
    ++m_choices;
    closeRequestByMove(chosen.by);
    if (chosen.by == m_seat || m_role == Role::Watch)
        send(message::Choice{m_round, chosen.plies, chosen.choice});
}

/// In openings with choices, messages that name a colour or may cross with a choice carry the number of choices made.
std::optional<int> Session::choicesToSend() const
{
    return hasChoices(m_terms->setup.opening) ? std::optional{m_choices} : std::nullopt;
}

void Session::sendMessageFor(const Asked& asked)
{
    m_requested = true;
    if (asked.by != m_seat || m_role == Role::Watch)
        return;
    m_asked = OwnRequest{asked.id, asked.kind};
    send(message::Request{asked.id, wordFor(asked.kind), asked.kind, m_round, m_plies, choicesToSend()});
}

/// The other side's move or choice refuses an open request, but not one for another game: the other side did not know
/// yet that this one had ended.
void Session::closeRequestByMove(Seat player)
{
    if (player != m_seat && !m_isOver)
        m_asked.reset();
}

void Session::sendMessageFor(const Answered& answered)
{
    if (answered.asker == m_seat)
        m_asked.reset();
    if (answered.asker == m_seat || m_role == Role::Watch)
        return;
    send(message::Reply{answered.id, wordFor(answered.kind), answered.kind, answered.accept, answered.reason});
}

void Session::sendMessageFor(const Withdrew& withdrew)
{
    if (withdrew.by == m_seat && m_role == Role::Play)
        send(message::Withdraw{withdrew.id});
}

void Session::sendMessageFor(const TookBack& tookBack)
{
    m_plies = tookBack.plies;
}

void Session::sendMessageFor(const Ended& ended)
{
    m_isOver = true;
    // If this end resumed from here, the host's agreement to a restart may be on its way.
    m_startDue = ended.by == m_seat && m_asked && m_asked->kind == RequestKind::Restart;
    const auto& [plies, outcome] = ended.verdict;
    if (isHost() && outcome.reason == EndReason::Timeout)
        send(message::Timeout{m_round, opposite(*outcome.winner), choicesToSend()});
    else if (ended.by == m_seat && outcome.reason == EndReason::Resign && m_role == Role::Play)
        send(message::Resign{m_round});
    send(message::Result{m_round, plies, outcome.winner, outcome.reason, choicesToSend()});
}

void Session::sendMessageFor(const Finished& finished)
{
    m_isOver = m_isOver && finished.kind == RequestKind::Again;
    // Without a request this ends the round before the one that has just begun (Match::decideNextRound).
    if (m_requested)
        m_startDue = true;
}

void Session::sendMessageFor(const Confirmed&)
{
    m_startDue = false;
}

void Session::sendMessageFor(const Overruled& overruled)
{
    m_choices = overruled.choices;
    m_isOver = true;
    m_startDue = false;
}

void Session::refuse(const Command& command, Refusal refusal)
{
    if (m_state != State::AtTable)
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
    case Refusal::ChooseFirst:
        fail(ErrorCode::OutOfTurn, QStringLiteral("not due in this position"));
        return;
    case Refusal::Outside:
    case Refusal::Occupied:
    case Refusal::NoFlip:
    case Refusal::Opening:
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
