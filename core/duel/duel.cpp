// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/duel/duel.h"

#include <algorithm>
#include <cassert>

namespace qipan::duel {

namespace {

/// Returns how long an end waits, after the first end of a board that it knows of, for another one on its way.
[[nodiscard]] std::optional<Milliseconds> patienceOf(End end)
{
    switch (end) {
    case End::OneMachine:
        return Milliseconds{0};
    case End::Guest:
        return longestTransit;
    case End::Host:
        return hostPatience;
    case End::Spectator:
        break;
    }
    return std::nullopt;
}

} // namespace

Duel::Duel(const Setup& setup, const link::Board& dealt, End end)
    : m_setup{setup}
    , m_end{end}
    , m_boards{PlayerBoard{setup, dealt, Seat::First}, PlayerBoard{setup, dealt, Seat::Second}}
{
    assert(isValid(setup));
}

std::optional<Seat> Duel::leader() const
{
    const int first = board(Seat::First).standing();
    const int second = board(Seat::Second).standing();
    if (first == second)
        return std::nullopt;
    return first > second ? Seat::First : Seat::Second;
}

int Duel::nextNumber(Seat seat, Action::Kind kind) const
{
    const PlayerBoard& own = board(seat);
    switch (kind) {
    case Action::Kind::Hint:
        return own.helps(HelpKind::Hint) + 1;
    case Action::Kind::Shuffle:
        return own.helps(HelpKind::Shuffle) + 1;
    case Action::Kind::Pair:
        break;
    }
    return own.pairs() + 1;
}

Duel::Decision Duel::decide(Seat by, const Command& command, CommandSource source) const
{
    return std::visit([&](const auto& content) { return decideFor(by, content, source); }, command);
}

Duel::Decision Duel::decideFor(Seat by, const Act& act, CommandSource source) const
{
    // What a peer did before it heard of the end or of the pause still counts on its board.
    if (m_isConfirmed || (m_verdict && source == CommandSource::Local))
        return Refusal::Late;
    if (m_isPaused && source == CommandSource::Local)
        return Refusal::Paused;
    if (act.number != nextNumber(by, act.action.kind))
        return Refusal::WrongNumber;
    const PlayerBoard& own = board(by);
    if (own.faultOf(act.action))
        return Refusal::Illegal;

    Events events{Acted{by, act.action, std::max(act.action.at, act.earliest)}};
    const bool isLast =
        m_setup.rule == Rule::Race && act.action.kind == Action::Kind::Pair && own.game().tilesLeft() == 2;
    const bool areBothDone = isLast && finishedAt(opposite(by)) && isRunning();
    if (areBothDone && (m_end == End::OneMachine || m_end == End::Guest)) {
        Duel after{*this};
        after.evolve(events.front());
        const Events end = ended(*after.found());
        events.insert(events.end(), end.begin(), end.end());
    }
    return events;
}

Duel::Decision Duel::decideFor(Seat by, const Ask& ask, CommandSource source) const
{
    const bool isAgain = ask.kind == RequestKind::Again;
    if (m_isFinished || (m_verdict && !isAgain))
        return Refusal::Late;
    if ((isAgain && isRunning()) || (ask.kind == RequestKind::Pause && m_isPaused))
        return Refusal::NotInThisState;
    if (request(by))
        return Refusal::Waiting;
    const auto& other = request(opposite(by));
    if (other && source == CommandSource::Local)
        return Refusal::AnswerFirst;
    const bool areBothAsking = other && other->kind == ask.kind;
    if (other && !areBothAsking && by == Seat::Second)
        return Refusal::Crossed;
    Events events{Asked{by, ask.kind, ask.id}};
    if (areBothAsking) {
        const Events consequences = agreed(ask.kind);
        events.insert(events.end(), consequences.begin(), consequences.end());
    }
    return events;
}

Duel::Decision Duel::decideFor(Seat by, const Answer& answer, CommandSource source) const
{
    const Seat asker = opposite(by);
    const auto& open = request(asker);
    if (!open || open->id != answer.id || (source == CommandSource::Remote && open->kind != answer.kind))
        return Refusal::NothingToAnswer;
    Events events{Answered{asker, open->kind, open->id, answer.accept}};
    if (answer.accept) {
        const Events consequences = agreed(open->kind);
        events.insert(events.end(), consequences.begin(), consequences.end());
    }
    return events;
}

Duel::Decision Duel::decideFor(Seat by, const Withdraw& withdraw, CommandSource source) const
{
    const auto& open = request(by);
    if (!open || open->id != withdraw.id)
        return Refusal::NothingToAnswer;
    if (source == CommandSource::Remote || m_end == End::OneMachine)
        return Events{Answered{by, open->kind, open->id, false, true}};
    if (open->withdrawn)
        return Refusal::NothingToAnswer;
    return Events{Withdrew{by, open->id}};
}

Duel::Decision Duel::decideFor(Seat by, const GoOn&, CommandSource source) const
{
    if (m_isPaused)
        return Events{WentOn{by}};
    // Both may go on at the same time.
    return source == CommandSource::Local ? Decision{Refusal::NotInThisState} : Decision{Events{}};
}

Duel::Decision Duel::decideFor(Seat by, const Resign&, CommandSource) const
{
    if (!isRunning())
        return Refusal::Late;
    return ended({opposite(by), EndReason::Resign});
}

Duel::Decision Duel::decideFor(Seat, const Tick& tick, CommandSource) const
{
    const auto at = foundAt();
    const auto patience = patienceOf(m_end);
    if (!isRunning() || m_isPaused || !at || !patience)
        return Events{};
    const bool isSettled = m_reported || (m_end == End::Guest && finishedAt(Seat::First) && finishedAt(Seat::Second));
    const Milliseconds window = m_setup.rule == Rule::Race ? drawWindow : Milliseconds{0};
    const Milliseconds due = isSettled ? *at : *at + window + *patience;
    return tick.now >= due ? ended(*found()) : Events{};
}

Duel::Decision Duel::decideFor(Seat by, const PeerResult& result, CommandSource source) const
{
    if (m_isConfirmed)
        return Refusal::AlreadySettled;
    const bool isWatched = source == CommandSource::Spectated;
    if (!isWatched && !isPossible(by, result.verdict))
        return Refusal::Desync;
    if (by == Seat::First) {
        if (m_verdict)
            return Events{Confirmed{result.verdict}};
        return Events{Ended{result.verdict}, Confirmed{result.verdict}};
    }
    if (m_verdict)
        return Events{Confirmed{*m_verdict}};
    if (m_setup.rule == Rule::Points) // this end's time may not be up yet
        return m_reported ? Decision{Refusal::AlreadySettled} : Decision{Events{Reported{result.verdict}}};
    const Verdict verdict = settled(*found(), result.verdict);
    return Events{Ended{verdict}, Confirmed{verdict}};
}

/// Returns whether the boards at this end allow the result that the seat `by` sends.
bool Duel::isPossible(Seat by, const Verdict& verdict) const
{
    switch (verdict.reason) {
    case EndReason::Cleared:
        return verdict.winner ? finishedAt(*verdict.winner).has_value()
                              : finishedAt(Seat::First) && finishedAt(Seat::Second);
    case EndReason::Points:
        return m_setup.rule == Rule::Points;
    case EndReason::Resign:
        // The resignation came first. Only a resignation of the sender can have crossed with this end's verdict.
        return m_verdict && verdict.winner && (*verdict.winner != by || m_verdict->reason == EndReason::Resign);
    case EndReason::Agreed:
        return m_verdict && !verdict.winner && (m_hasOfferedDraw || m_verdict->reason == EndReason::Agreed);
    }
    return false;
}

/// The verdict of the first seat that knows the second one's result: ends that the two order differently are a draw.
Verdict Duel::settled(const Verdict& own, const Verdict& guests) const
{
    const bool isOrderedDifferently = own.reason == EndReason::Cleared && guests.reason == EndReason::Cleared
        && own.winner && guests.winner && own.winner != guests.winner;
    return isOrderedDifferently ? Verdict{std::nullopt, EndReason::Cleared} : own;
}

/// Returns when the round ends as far as this end knows; nothing while it goes on.
std::optional<Milliseconds> Duel::foundAt() const
{
    if (m_setup.rule == Rule::Points)
        return m_setup.minutes;
    const auto first = finishedAt(Seat::First);
    const auto second = finishedAt(Seat::Second);
    return first && second ? std::min(*first, *second) : first ? first : second;
}

/// Returns the result as far as this end knows; nothing while no board of a race is cleared.
std::optional<Verdict> Duel::found() const
{
    if (m_setup.rule == Rule::Points)
        return Verdict{leader(), EndReason::Points};
    const auto first = finishedAt(Seat::First);
    const auto second = finishedAt(Seat::Second);
    if (!first && !second)
        return std::nullopt;
    if (!first || !second)
        return Verdict{first ? Seat::First : Seat::Second, EndReason::Cleared};
    if (std::max(*first, *second) - std::min(*first, *second) <= drawWindow)
        return Verdict{std::nullopt, EndReason::Cleared};
    return Verdict{*first < *second ? Seat::First : Seat::Second, EndReason::Cleared};
}

Duel::Events Duel::ended(const Verdict& verdict) const
{
    const Verdict final = m_reported ? settled(verdict, *m_reported) : verdict;
    Events events{Ended{final}};
    if (m_reported || m_end == End::OneMachine)
        events.push_back(Confirmed{final});
    return events;
}

Duel::Events Duel::agreed(RequestKind kind) const
{
    switch (kind) {
    case RequestKind::Draw:
        return ended({std::nullopt, EndReason::Agreed});
    case RequestKind::Pause:
        return {Paused{}};
    case RequestKind::Again:
        break;
    }
    return {Finished{}};
}

Duel::Events Duel::decideConnectionLost() const
{
    return request(Seat::First) || request(Seat::Second) ? Events{RequestsVoided{}} : Events{};
}

void Duel::evolve(const Event& event)
{
    std::visit([this](const auto& happened) { apply(happened); }, event);
}

void Duel::apply(const Acted& acted)
{
    PlayerBoard& own = m_boards[indexOf(acted.by)];
    own.apply(acted.action);
    if (own.clearedAt())
        m_finishedAt[indexOf(acted.by)] = acted.counts;
}

void Duel::apply(const Asked& asked)
{
    requestOf(asked.by) = Request{asked.kind, asked.id};
    m_hasOfferedDraw = m_hasOfferedDraw || asked.kind == RequestKind::Draw;
}

void Duel::apply(const Answered& answered)
{
    requestOf(answered.asker).reset();
}

void Duel::apply(const Withdrew& withdrew)
{
    if (auto& open = requestOf(withdrew.by))
        open->withdrawn = true;
}

void Duel::apply(const Paused&)
{
    m_isPaused = true;
    for (auto& open : m_requests) { // of two that crossed
        if (open && open->kind == RequestKind::Pause)
            open.reset();
    }
}

void Duel::apply(const Ended& ended)
{
    m_verdict = ended.verdict;
    m_requests = {};
    m_isPaused = false;
}

void Duel::apply(const Confirmed& confirmed)
{
    m_verdict = confirmed.verdict;
    m_isConfirmed = true;
}

void Duel::apply(const Finished&)
{
    m_isFinished = true;
    m_requests = {};
}

} // namespace qipan::duel
