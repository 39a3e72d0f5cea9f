// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/duel/duel_table.h"

#include "core/link/deal.h"

#include <algorithm>
#include <utility>

namespace qipan::app {

namespace {

using namespace std::chrono_literals;
using duel::Milliseconds;

constexpr Milliseconds tickTime = 50ms; ///< between looks at whether the round is over
/// How far ahead of this end's time an action of a peer may be: messages about a pause cross, and a computer that slept
/// or was killed has lost the time until the peer noticed.
constexpr Milliseconds pauseSlack = 3s;
constexpr Milliseconds playSlack = 30s;

} // namespace

DuelTable::DuelTable(const duel::Setup& setup, duel::End end)
    : m_setup{setup}
    , m_end{end}
    , m_dealt{setup.deal.size}
    , m_builder{*this}
    , m_worker{*this}
{
    m_clock.start();
    m_start.setSingleShot(true);
    m_start.setTimerType(Qt::PreciseTimer);
    connect(&m_start, &QTimer::timeout, this, &DuelTable::counted);
    m_tick.setSingleShot(true);
    connect(&m_tick, &QTimer::timeout, this, &DuelTable::tick);
}

DuelTable::~DuelTable() = default;

net::DuelState DuelTable::state() const
{
    return {.round = m_round,
            .deal = m_setup.deal,
            .time = time(),
            .isPaused = m_duel->isPaused(),
            .snapshot = snapshotOf(*m_duel)};
}

void DuelTable::build(const link::DealSetup& deal, const std::optional<duel::Snapshot>& snapshot,
                      std::function<void(const Built& built)> then)
{
    duel::Setup setup = m_setup;
    setup.deal = deal;
    setBuilding(true);
    m_builder.start([this, setup, end = m_end, snapshot,
                     then = std::move(then)](const std::atomic<bool>& stop) -> BackgroundTask::Reply {
        const auto dealt = link::makeDeal(setup.deal, stop);
        if (!dealt)
            return {};
        Built built{setup.deal, dealt->board, nullptr};
        if (snapshot)
            built.duel = duel::restore(setup, built.dealt, end, *snapshot);
        else
            built.duel = std::make_shared<duel::Duel>(setup, built.dealt, end);
        return [this, built, then] {
            setBuilding(false);
            then(built);
        };
    });
}

void DuelTable::setBuilding(bool isBuilding)
{
    m_isBuilding = isBuilding;
    Q_EMIT busyChanged();
}

void DuelTable::begin(int round, const Built& built, Milliseconds time, bool isPaused)
{
    m_worker.cancel();
    setChanging(std::nullopt);
    m_pending.clear();
    m_voidsRequests = false;
    m_round = round;
    m_setup.deal = built.deal;
    m_dealt = built.dealt;
    m_duel = std::make_unique<duel::Duel>(*built.duel);
    if (isPaused && m_duel->isRunning())
        m_duel->evolve(duel::Paused{});
    m_timeBefore = time;
    m_runsSince.reset();
    m_endedAt.reset();
    switchTime();
    Q_EMIT roundStarted();
}

void DuelTable::submit(Seat by, const duel::Command& command, CommandSource source)
{
    m_pending.push_back({by, command, source});
    drain();
}

bool DuelTable::isTooEarly(const duel::Act& act) const
{
    // The guest's count begins after the host's, so none of its pairs can come in that.
    if (m_end == duel::End::Host && time() < 0ms)
        return true;
    return act.action.at > std::max(time(), 0ms) + (m_duel->isPaused() ? pauseSlack : playSlack);
}

void DuelTable::settleCleared()
{
    const bool isCleared = m_duel && m_setup.rule == duel::Rule::Race
        && (m_duel->finishedAt(Seat::First) || m_duel->finishedAt(Seat::Second));
    if (isCleared && m_duel->isRunning())
        submit(m_end == duel::End::Guest ? Seat::Second : Seat::First, duel::Tick{Milliseconds::max()});
}

void DuelTable::act(Seat by, duel::Action action)
{
    if (!m_duel)
        return;
    // Nothing may come before the player's last action, whose time may be from before a lost connection.
    const auto& before = m_duel->board(by).actions();
    action.at = std::max({time(), 0ms, before.empty() ? 0ms : before.back().at});
    submit(by, duel::Act{action, m_duel->nextNumber(by, action.kind), 0ms});
}

void DuelTable::ask(Seat by, duel::RequestKind kind)
{
    submit(by, duel::Ask{kind, ++m_lastRequestId});
}

void DuelTable::voidRequests()
{
    m_voidsRequests = m_changing.has_value();
    if (m_duel && !m_voidsRequests)
        deliver(m_duel->decideConnectionLost());
}

Milliseconds DuelTable::time() const
{
    return m_runsSince ? m_timeBefore + Milliseconds{m_clock.elapsed()} - *m_runsSince : m_timeBefore;
}

Milliseconds DuelTable::lasted() const
{
    if (!m_duel || m_duel->isRunning())
        return std::max(time(), 0ms);
    const duel::Verdict& verdict = *m_duel->verdict();
    if (verdict.reason == duel::EndReason::Points)
        return m_setup.minutes;
    const auto cleared = verdict.winner && verdict.reason == duel::EndReason::Cleared
        ? m_duel->board(*verdict.winner).clearedAt()
        : std::nullopt;
    return cleared.value_or(std::max(m_endedAt.value_or(time()), 0ms));
}

bool DuelTable::mayTakePairs(Seat seat) const
{
    return m_duel && m_duel->isRunning() && isTimeRunning() && !isChanging(seat) && time() >= 0ms
        && time() >= m_duel->board(seat).waitsUntil() && !m_duel->board(seat).game().won();
}

void DuelTable::setHalted(bool isHalted)
{
    m_isHalted = isHalted;
    switchTime();
}

void DuelTable::drain()
{
    if (m_isDraining)
        return;
    m_isDraining = true;
    while (!m_pending.empty() && !m_changing) {
        const Pending next = m_pending.front();
        m_pending.erase(m_pending.begin());
        if (m_duel)
            execute(next);
    }
    m_isDraining = false;
}

void DuelTable::execute(const Pending& pending)
{
    const auto decision = m_duel->decide(pending.by, pending.command, pending.source);
    if (const auto* refusal = std::get_if<duel::Refusal>(&decision)) {
        Q_EMIT refused(pending.by, pending.command, *refusal);
        return;
    }
    const auto& events = std::get<duel::Duel::Events>(decision);
    takesLong(events) ? executeElsewhere(pending.by, events) : deliver(events);
}

/// Returns whether a board is shuffled or refilled, which searches for a board that can be cleared.
bool DuelTable::takesLong(const duel::Duel::Events& events) const
{
    return std::ranges::any_of(events, [this](const duel::Event& event) {
        const auto* acted = std::get_if<duel::Acted>(&event);
        if (acted == nullptr)
            return false;
        const bool isRefilled = m_setup.rule == duel::Rule::Points && acted->action.kind == duel::Action::Kind::Pair
            && m_duel->board(acted->by).game().tilesLeft() == 2;
        return isRefilled || acted->action.kind == duel::Action::Kind::Shuffle;
    });
}

void DuelTable::executeElsewhere(Seat seat, const duel::Duel::Events& events)
{
    setChanging(seat);
    auto after = std::make_shared<duel::Duel>(*m_duel);
    m_worker.start([this, after, events](const std::atomic<bool>&) -> BackgroundTask::Reply {
        for (const duel::Event& event : events)
            after->evolve(event);
        return [this, after, events] {
            *m_duel = *after;
            m_isDraining = true; // what follows from an event comes after all of them
            for (const duel::Event& event : events)
                Q_EMIT happened(event);
            m_isDraining = false;
            setChanging(std::nullopt);
            if (m_voidsRequests)
                voidRequests();
            switchTime();
            drain();
        };
    });
}

void DuelTable::deliver(const duel::Duel::Events& events)
{
    for (const duel::Event& event : events)
        m_duel->evolve(event);
    for (const duel::Event& event : events)
        Q_EMIT happened(event);
    switchTime();
}

void DuelTable::setChanging(std::optional<Seat> seat)
{
    if (std::exchange(m_changing, seat).has_value() != seat.has_value())
        Q_EMIT busyChanged();
}

/// Stops the time or lets it run, as the round and the connection are now.
void DuelTable::switchTime()
{
    if (m_duel && !m_duel->isRunning() && !m_endedAt)
        m_endedAt = time();
    const bool runs = m_duel && !m_isHalted && !m_duel->isPaused() && !m_duel->isFinished();
    const bool changes = runs != m_runsSince.has_value();
    if (changes && runs) {
        m_runsSince = Milliseconds{m_clock.elapsed()};
    } else if (changes) {
        m_timeBefore = time();
        m_runsSince.reset();
    }
    schedule();
    if (changes)
        Q_EMIT timeSwitched();
}

void DuelTable::schedule()
{
    m_start.stop();
    m_tick.stop();
    if (!isTimeRunning())
        return;
    if (time() < 0ms)
        m_start.start(-time());
    if (!m_duel->isRunning())
        return;
    const bool isCleared = m_duel->finishedAt(Seat::First) || m_duel->finishedAt(Seat::Second);
    if (m_setup.rule == duel::Rule::Points)
        m_tick.start(std::max<Milliseconds>(m_setup.minutes - time(), tickTime));
    else if (isCleared)
        m_tick.start(tickTime);
}

void DuelTable::tick()
{
    const Seat seat = m_end == duel::End::Guest ? Seat::Second : Seat::First;
    submit(seat, duel::Tick{time()});
    if (!m_tick.isActive())
        schedule();
}

} // namespace qipan::app
