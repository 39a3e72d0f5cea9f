// SPDX-License-Identifier: GPL-3.0-or-later
// A game with a broken connection: what is stored, what is held back, and how both ends continue.
#include "tests/net/model/game.h"

#include <algorithm>
#include <utility>

namespace qipan::net::model {

using namespace std::chrono_literals;

namespace {

constexpr Time pauseLimit = 5min; ///< the most time that the clock is stopped for absences in one round
constexpr Time longestWait = 15s; ///< for an answer, before a flag falls
constexpr Time checkInterval = 100ms;

} // namespace

void Game::attach(Session* session)
{
    m_heldUntil.reset();
    m_session = session;
    m_cut.reset();
    m_proposed.reset();
    m_awaitsProposal = false;
}

Time Game::keep()
{
    if (!m_match)
        return m_environment.now;
    Kept kept;
    kept.token = m_seating.token;
    kept.terms = m_seating.terms;
    kept.sitting = m_seating.sitting;
    kept.round = m_round;
    kept.snapshot = snapshotOf(*m_match);
    kept.times = timesLeft();
    kept.lastRequest = m_lastRequest;
    kept.score = m_scoreBefore;
    kept.paused = std::min(pausedSoFar(), pauseLimit);
    return m_store.save(std::move(kept), m_environment);
}

std::optional<ClockTimes> Game::timesLeft() const
{
    return m_clock ? std::optional{m_clock->left(m_environment.now)} : std::nullopt;
}

RoundState Game::roundState() const
{
    return {m_round, snapshotOf(*m_match), timesLeft()};
}

void Game::waitWith(const Kept& kept)
{
    m_score = m_scoreBefore = kept.score;
    m_lastRequest = kept.lastRequest;
    m_round = kept.round;
    auto match = restore(m_seating.terms.setup.makeGame(), kept.snapshot, m_seating.terms.setup.opening);
    require(match != nullptr, "what was kept cannot be played");
    begin(std::move(match), kept.times);
    m_paused = kept.paused;
    m_isRestored = me() == Seat::Second;
    require(goAway(), "a kept round has not begun");
}

bool Game::goAway()
{
    if (m_session != nullptr)
        m_mayHaveNextRound = m_session->mayHaveNextRound();
    const Time silence = unresponsiveTime();
    const auto cut = m_cut;
    attach(nullptr);
    m_environment.meet(Met::LineLost);
    if (!m_match)
        return false;
    record().isInterrupted = true;
    m_patience.reset();
    carryOut(m_match->decideConnectionLost());
    hold(true, silence);
    m_cut = silence > 0ms ? cut : std::nullopt;
    checkGivenBack();
    if (m_audience != nullptr)
        m_audience->changed();
    return true;
}

void Game::takeBack(Session& session)
{
    record().isInterrupted = true;
    carryOut(m_match->decideConnectionLost());
    checkHalted();
    hold(true, unresponsiveTime());
    session.resume(m_seating.token, roundState());
    m_told = timesLeft();
    attach(&session);
    continueGame();
}

/// An honest host never sends a state that a guest may consider a lie.
void Game::checkSnapshot(const Resumed& peer) const
{
    const auto& [round, snapshot, times] = peer.roundState;
    if (m_isRestored || !m_match)
        return;
    require(round <= m_round + (m_mayHaveNextRound ? 1 : 0), "the host has begun a round alone");
    const auto told = restore(peer.terms.setup.makeGame(), snapshot, peer.terms.setup.opening);
    if (round != m_round || !told)
        return;
    require(isPlausibleUpdate(*m_match, *told), "the host has lost what was played");
    require(!isFabricatedEnd(*m_match, m_hasOfferedDraw, *told), "the host has made an end up");
}

void Game::adopt(Session& session, const Resumed& peer)
{
    checkSnapshot(peer);
    m_hasOfferedDraw = m_hasOfferedDraw && peer.roundState.round == m_round;
    attach(&session);
    note();
    const auto& [round, snapshot, times] = peer.roundState;
    PendingActions rest;
    if (m_match && m_round == round)
        rest = pendingActions(*m_match, snapshot);
    m_isRestored = false;
    m_ledger.dropFrom(me(), m_seating.sitting, round);
    m_seating.terms.setup = peer.terms.setup;
    auto match = restore(m_seating.terms.setup.makeGame(), snapshot, m_seating.terms.setup.opening);
    require(match != nullptr, "the host's snapshot cannot be played");
    m_round = round;
    begin(std::move(match), times);
    record().isInterrupted = true;
    if (rest.move && submit(me(), m_match->place(*rest.move)))
        m_environment.meet(Met::MoveAgain);
    if (rest.resign && submit(me(), Resign{}))
        m_environment.meet(Met::ResignAgain);
    continueGame();
}

void Game::continueGame()
{
    hold(false);
    settle(); // no result is sent again
    keep();
    if (m_audience != nullptr)
        m_audience->changed();
}

void Game::peerLeft()
{
    submit(opposite(me()), Resign{}, CommandSource::Remote);
    settle();
    attach(nullptr);
    note();
    m_environment.meet(Met::Parted);
    m_store.finish();
}

void Game::leave()
{
    if (m_session != nullptr)
        submit(me(), Resign{});
    if (m_session != nullptr)
        m_session->leave();
    settle();
    attach(nullptr);
    note();
    m_store.finish();
}

void Game::tick()
{
    if (m_heldUntil && m_environment.now >= std::min(*m_heldUntil, m_holdPatience))
        m_heldUntil.reset();
    if (m_patience && m_environment.now >= std::max(*m_patience, m_nextResultCheck)) {
        m_nextResultCheck = m_environment.now + checkInterval;
        if (!mayBeLate(resultPatience + (m_environment.now - *m_patience)))
            settle();
    }
    if (m_isHalted && pausedSoFar() >= pauseLimit)
        hold(false);
    if (const auto end = m_requestPause.endsAt(); m_clock && end && m_environment.now >= *end)
        runClock();
    if (!m_clock || me() != Seat::First)
        return;
    const auto flagFall = m_clock->flagFallAt();
    if (!flagFall || m_environment.now < std::max(*flagFall, m_nextFlagCheck))
        return;
    m_nextFlagCheck = m_environment.now + checkInterval;
    judge(CommandSource::Local);
}

/// Host: lets a flag fall that is due. The peer may have been cut off, unless this is because something came from it.
void Game::judge(CommandSource source)
{
    if (!m_clock || me() != Seat::First || unresponsiveTime() > 0ms)
        return;
    const auto flagFall = m_clock->flagFallAt();
    if (!flagFall || m_environment.now < *flagFall)
        return;
    const Side side = *m_clock->running();
    const Time overdue = m_environment.now - *flagFall;
    const bool isAwaited = source != CommandSource::Remote && m_match->seatOf(side) != me() && overdue < longestWait;
    if (isAwaited && mayBeLate(overdue))
        return;
    checkFlagFall(side);
    m_clock->halt(m_environment.now);
    submit(Seat::First, FlagFall{side});
}

/// Whether the peer, from which something was due this long ago, may have been cut off since: it has to answer first.
bool Game::mayBeLate(Time since)
{
    if (m_session == nullptr)
        return false;
    m_session->advance(m_environment.now);
    return unresponsiveTime() > 0ms || !m_session->hasAnsweredWithin(since);
}

Time Game::unresponsiveTime() const
{
    return m_session != nullptr ? m_session->unresponsiveTime(m_environment.now) : 0ms;
}

std::optional<Time> Game::next() const
{
    std::optional<Time> first = m_patience ? std::optional{std::max(*m_patience, m_nextResultCheck)} : std::nullopt;
    const auto consider = [&first](std::optional<Time> time) {
        if (time)
            first = first ? std::min(*first, *time) : *time;
    };
    if (m_heldUntil)
        consider(std::min(*m_heldUntil, m_holdPatience));
    if (const auto flagFall = m_clock ? m_clock->flagFallAt() : std::nullopt; flagFall && me() == Seat::First)
        consider(std::max(*flagFall, m_nextFlagCheck));
    if (m_clock)
        consider(m_requestPause.endsAt());
    if (m_isHalted)
        consider(*m_pausedSince + pauseLimit - m_paused);
    return first;
}

Time Game::pausedSoFar() const
{
    return m_pausedSince ? m_paused + (m_environment.now - *m_pausedSince) : m_paused;
}

/// Stops the clock or lets it run. It should have been stopped for `since` already: that time is given back.
void Game::hold(bool hold, Time since)
{
    const Time givenBack = std::min(since, std::max(pauseLimit - pausedSoFar(), 0ms));
    m_paused = pausedSoFar() + givenBack;
    m_isHalted = hold && m_paused < pauseLimit;
    m_pausedSince = m_isHalted ? std::optional{m_environment.now} : std::nullopt;
    if (m_clock) {
        m_clock->halt(m_environment.now - givenBack);
        runClock();
    }
    m_haltedAt = m_isHalted ? timesLeft() : std::nullopt;
}

void Game::runClock()
{
    m_requestPause.update(*m_match, m_environment.now);
    if (m_isHalted || m_requestPause.isActive() || !m_match->isRunning())
        m_clock->halt(m_environment.now);
    else
        m_clock->run(m_match->sideOf(m_match->seatToMove()), m_environment.now);
}

void Game::observe(const Event& event)
{
    if (!m_clock)
        return;
    if (std::holds_alternative<Placed>(event) || std::holds_alternative<TookBack>(event)
        || std::holds_alternative<Chosen>(event) || !m_match->isRunning())
        m_cut.reset();
    const bool isPauseChanged = m_requestPause.update(*m_match, m_environment.now);
    if (const auto* placed = std::get_if<Placed>(&event)) {
        m_clock->halt(m_environment.now);
        m_clock->reward(m_match->sideOf(placed->by));
    } else if (m_match->black() != m_black) {
        m_black = m_match->black();
        m_clock->swapSides(m_environment.now);
        if (m_haltedAt)
            m_haltedAt = ClockTimes{m_haltedAt->white, m_haltedAt->black};
    } else if (!std::holds_alternative<TookBack>(event) && !std::holds_alternative<Chosen>(event)
               && m_match->isRunning() && !isPauseChanged) {
        return;
    }
    runClock();
}

/// No time runs while the peer is away; the increment of a ply may have arrived.
void Game::checkHalted() const
{
    if (!m_haltedAt || !m_isHalted)
        return;
    const auto left = timesLeft();
    require(left->black >= m_haltedAt->black && left->white >= m_haltedAt->white, "time has run during an absence");
}

void Game::noteCut()
{
    m_cut.reset();
    const auto side = m_clock ? m_clock->running() : std::nullopt;
    if (me() == Seat::First && side && m_match->seatOf(*side) != me() && m_environment.conditions.isOrderly)
        m_cut = Cut{*side, m_clock->left(*side, m_environment.now)};
}

/// A cut costs the guest no time, but for what was still on the way then.
void Game::checkGivenBack()
{
    const auto cut = std::exchange(m_cut, std::nullopt);
    if (!cut || m_paused >= pauseLimit)
        return;
    require(m_clock->left(cut->side, m_environment.now) + m_environment.conditions.longestDelay >= cut->left,
            "a cut has cost the guest time");
}

void Game::checkFlagFall(Side side) const
{
    require(!m_cut || m_cut->side != side || m_cut->left <= m_environment.conditions.longestDelay,
            "a flag falls because of a cut");
}

} // namespace qipan::net::model
