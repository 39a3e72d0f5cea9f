// SPDX-License-Identifier: GPL-3.0-or-later
// A game between reconnections: commands, rounds, clocks and their messages.
#include "tests/net/model/game.h"

#include "tests/support/match_text.h"

#include <algorithm>
#include <utility>

namespace qipan::net::model {

using namespace std::chrono_literals;

Game::Game(Environment& environment, Ledger& ledger, Store& store, const Seating& seating, Audience* audience)
    : m_environment{environment}
    , m_ledger{ledger}
    , m_store{store}
    , m_seating{seating}
    , m_audience{audience}
{
}

void Game::begin(Session& session)
{
    attach(&session);
    if (m_seating.terms.first == FirstBlack::RockPaperScissors)
        m_isHandDue = true;
    else if (me() == Seat::First)
        startRound(m_seating.terms.first == FirstBlack::Host ? Seat::First : Seat::Second, std::nullopt);
}

bool Game::submit(Seat by, const Command& command, CommandSource source)
{
    if (!m_match)
        return false;
    judge(source); // what comes after time has run out is too late
    const auto* found = std::get_if<PeerResult>(&command);
    if (found != nullptr && m_match->verdict() && found->verdict.plies != m_match->verdict()->plies)
        noteCrossing(found->verdict);
    const auto decision = m_match->decide(by, command, source);
    if (const auto* why = std::get_if<Refusal>(&decision)) {
        if (source == CommandSource::Remote)
            refused(command, *why);
        return false;
    }
    carryOut(std::get<Match::Events>(decision));
    if (const auto next = m_match->finished(); next && me() == Seat::First)
        startRound(*next == RequestKind::Again ? opposite(m_match->initialBlack()) : m_match->initialBlack(),
                   std::nullopt);
    return true;
}

void Game::refused(const Command& command, Refusal why)
{
    const auto* answer = std::get_if<Answer>(&command);
    const bool isTakeBack = answer != nullptr && answer->accept && answer->kind == RequestKind::Undo;
    if (m_match->verdict() && (std::holds_alternative<Place>(command) || isTakeBack))
        noteCrossing(*m_match->verdict());
    if (m_match->verdict() && std::holds_alternative<Choose>(command))
        m_environment.meet(Met::ChoiceCrossed);
    if (m_session != nullptr)
        m_session->refuse(command, why);
}

/// Only ends made by players can be on their way while the other side moves.
void Game::noteCrossing(const Verdict& found)
{
    const auto isMade = [](const Verdict& verdict) { return !isDecidedOnBoard(verdict.outcome.reason); };
    if (isMade(found) || isMade(*m_match->verdict()))
        record().isCrossed = true;
    m_environment.meet(Met::Crossed);
}

void Game::carryOut(const Match::Events& events)
{
    for (const Event& event : events) {
        m_match->evolve(event);
        observe(event);
    }
    for (const Event& event : events)
        sendEvent(event);
}

void Game::sendEvent(const Event& event)
{
    count(event);
    if (isOwnPlay(event)) { // stored before it is sent
        if (!m_heldUntil)
            m_holdPatience = m_environment.now + 200ms;
        m_heldUntil = keep();
    }
    if (m_session != nullptr)
        m_session->sendEvent(event);
    see(event);
    if (m_audience != nullptr)
        m_audience->happened(event);
}

/// The events that are stored before they are sent.
bool Game::isOwnPlay(const Event& event) const
{
    const auto* placed = std::get_if<Placed>(&event);
    const auto* chosen = std::get_if<Chosen>(&event);
    return (placed != nullptr && placed->by == me()) || (chosen != nullptr && chosen->by == me());
}

void Game::count(const Event& event)
{
    if (const auto* ended = std::get_if<Ended>(&event)) {
        const EndReason reason = ended->verdict.outcome.reason;
        m_environment.meet(reason == EndReason::Five            ? Met::Five
                               : reason == EndReason::Forbidden ? Met::Forbidden
                               : reason == EndReason::Count     ? Met::Count
                               : reason == EndReason::Agreed    ? Met::Agreed
                               : reason == EndReason::Resign    ? Met::Resign
                                                                : Met::FlagFall);
    } else if (std::holds_alternative<Overruled>(event)) {
        m_environment.meet(Met::Overruled);
    } else if (std::holds_alternative<TookBack>(event)) {
        m_environment.meet(Met::TakenBack);
    } else if (std::holds_alternative<Chosen>(event)) {
        m_environment.meet(m_match->isRunning() ? Met::Chosen : Met::ChoiceCrossed);
    } else if (const auto* finished = std::get_if<Finished>(&event);
               finished != nullptr && finished->kind == RequestKind::Restart) {
        m_environment.meet(Met::Restarted);
    }
}

void Game::see(const Event& event)
{
    const auto* asked = std::get_if<Asked>(&event);
    m_hasOfferedDraw |= asked != nullptr && asked->by == me() && asked->kind == RequestKind::Draw;
    if (std::holds_alternative<Ended>(event))
        m_patience = m_environment.now + resultPatience;
    else if (std::holds_alternative<Confirmed>(event) || std::holds_alternative<Overruled>(event))
        settle();
    else if (const auto* finished = std::get_if<Finished>(&event); finished != nullptr && m_match->verdict())
        settle(); // a guest that agreed to a restart sends no result
    const bool isPlay = std::holds_alternative<Placed>(event) || std::holds_alternative<Chosen>(event);
    if (isPlay || std::holds_alternative<TookBack>(event))
        sendClock();
    if (!isOwnPlay(event) && !std::holds_alternative<Passed>(event) && !std::holds_alternative<Finished>(event))
        keep();
}

void Game::sendClock()
{
    if (me() != Seat::First || !m_clock)
        return;
    const ClockTimes times = m_clock->left(m_environment.now);
    m_told = times;
    if (m_session != nullptr)
        m_session->sendClock(times);
}

void Game::settle()
{
    m_patience.reset();
    if (!m_match || !m_match->verdict())
        return;
    m_settledRound = m_round; // another verdict may still replace it: it is counted again
    const auto winner = m_match->verdict()->outcome.winner;
    m_score = m_scoreBefore;
    ++m_score[winner ? indexOf(m_match->seatOf(*winner)) : 2];
    keep();
}

void Game::closeRoundBefore()
{
    if (!m_match)
        return;
    if (me() == Seat::Second) {
        const auto decision = m_match->decideNextRound();
        if (const auto* events = std::get_if<Match::Events>(&decision))
            carryOut(*events);
    }
    note();
}

void Game::startRound(Seat black, const std::optional<GameSetup>& setup)
{
    closeRoundBefore();
    m_seating.terms.setup = setup.value_or(m_seating.terms.setup);
    m_agreed = setup;
    m_isRestored = false;
    m_hasOfferedDraw = false;
    ++m_round;
    MatchSnapshot snapshot;
    snapshot.black = black;
    snapshot.moves = m_seating.terms.setup.start;
    begin(restore(m_seating.terms.setup.makeGame(), snapshot, m_seating.terms.setup.opening), std::nullopt);
}

void Game::begin(std::unique_ptr<Match> match, const std::optional<ClockTimes>& times)
{
    m_match = std::move(match);
    m_cut.reset();
    m_proposed.reset();
    m_awaitsProposal = false;
    m_black = m_match->black();
    m_requestPause = {};
    if (const auto& setting = m_seating.terms.clock) {
        m_clock = times ? GameClock{*setting, *times} : GameClock{*setting};
        runClock();
        m_told = m_clock->left(m_environment.now);
    }
    roundStarted();
}

void Game::roundStarted()
{
    m_patience.reset();
    if (m_round != m_shownRound) {
        m_shownRound = m_round;
        m_scoreBefore = m_score;
        m_paused = 0ms;
    }
    const auto setup = std::exchange(m_agreed, std::nullopt);
    if (me() == Seat::First && m_session != nullptr)
        m_session->startRound(m_match->initialBlack(), setup);
    keep();
    m_score = m_scoreBefore;
    settle();
    if (m_audience != nullptr)
        m_audience->roundStarted();
}

void Game::hear(const SessionEvent& event)
{
    if (const auto* started = std::get_if<RoundStarted>(&event)) {
        startRound(started->black, started->setupAfter(m_seating.terms.setup));
    } else if (const auto* told = std::get_if<ClockUpdated>(&event)) {
        require(m_clock && m_match, "received a clock where none runs");
        m_clock->set(told->times, m_environment.now);
        runClock();
        m_told = told->times;
    } else if (const auto* ended = std::get_if<InterruptionEnded>(&event)) {
        m_environment.meet(Met::InterruptionEnded);
        const auto before = timesLeft();
        hold(false, ended->silence);
        if (before != timesLeft())
            m_environment.meet(Met::TimeGivenBack);
        checkGivenBack();
    } else if (const auto* peer = std::get_if<PeerCommand>(&event)) {
        submit(opposite(me()), peer->command, CommandSource::Remote);
    } else if (const auto* expired = std::get_if<RequestExpired>(&event)) {
        m_environment.meet(Met::Expired);
        submit(me(), expired->answer);
    } else if (const auto* hands = std::get_if<HandsRevealed>(&event)) {
        m_isHandDue = !hands->winner;
        if (m_isHandDue)
            m_environment.meet(Met::Tie);
        if (hands->winner && me() == Seat::First)
            startRound(*hands->winner, std::nullopt);
    } else if (const auto* proposal = std::get_if<ProposalReceived>(&event)) {
        m_proposed = proposal->setup;
    } else if (const auto* update = std::get_if<ProposalUpdate>(&event)) {
        m_awaitsProposal = update->status == ProposalUpdate::Status::Delivered;
        if (update->status == ProposalUpdate::Status::Agreed && me() == Seat::First)
            startProposed(update->setup);
    } else if (const auto* said = std::get_if<ChatReceived>(&event)) {
        if (m_audience != nullptr)
            m_audience->said(said->from, said->text);
    }
}

void Game::note()
{
    if (!m_match)
        return;
    m_ledger.note(me(), m_seating.sitting, m_round, *m_match);
    if (m_isRestored) // its result from before it was killed
        record().isConfirmed = false;
}

Record& Game::record()
{
    return m_ledger.record(me(), m_seating.sitting, m_round);
}

} // namespace qipan::net::model
