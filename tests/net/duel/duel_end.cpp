// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/duel/duel_end.h"

#include "core/link/deal.h"
#include "core/link/deal_number.h"

#include <map>
#include <stdexcept>

namespace qipan::net::test {

using namespace std::chrono_literals;

duel::Setup duelTable()
{
    return {.deal = {.size = {.columns = 4, .rows = 4},
                     .mode = link::FallingMode::Down,
                     .pictures = 4,
                     .difficulty = link::Difficulty::Easy,
                     .seed = 7},
            .hintCost = 1s,
            .shuffleCost = 1s};
}

const link::Board& boardOf(const link::DealSetup& deal)
{
    static std::map<std::string, link::Board> boards;
    constexpr std::size_t remembered = 1'000;
    const std::string number = link::dealNumber(deal);
    if (const auto found = boards.find(number); found != boards.end())
        return found->second;
    if (boards.size() >= remembered)
        boards.clear();
    return boards.emplace(number, link::makeDeal(deal, std::atomic<bool>{false})->board).first->second;
}

void DuelEnd::run(Time now)
{
    const bool isStanding = !m_duel || m_isLost || m_duel->isPaused();
    if (!isStanding)
        m_time += now - m_now;
    m_now = now;
    while (const auto event = m_session.poll(now))
        handle(*event);
    if (m_duel && !m_isLost && m_time >= 0ms)
        static_cast<void>(act(duel::Tick{m_time}));
}

void DuelEnd::handle(const SessionEvent& event)
{
    if (const auto* joinRequest = std::get_if<JoinRequested>(&event)) {
        joinRequested(*joinRequest);
    } else if (const auto* entered = std::get_if<Entered>(&event)) {
        m_setup = std::get<duel::Setup>(entered->terms);
        m_token = entered->token;
        m_round = 0;
        if (seat() == Seat::First)
            begin();
    } else if (const auto* started = std::get_if<DuelStarted>(&event)) {
        if (m_session.checkDeal(boardOf(started->deal)))
            enterRound(started->round, started->deal, -started->startsIn);
    } else if (const auto* back = std::get_if<DuelResumed>(&event)) {
        ++m_resumed;
        m_isLost = false;
        if (seat() == Seat::Second) {
            m_setup = back->setup;
            adopt(back->state);
        }
    } else if (const auto* synced = std::get_if<DuelSynced>(&event)) {
        m_duel.reset();
        m_round = 0;
        if (synced->state)
            adopt(*synced->state);
    } else if (const auto* command = std::get_if<DuelCommand>(&event)) {
        handle(*command);
    } else if (const auto* expired = std::get_if<DuelRequestExpired>(&event)) {
        static_cast<void>(act(expired->answer));
    } else if (std::holds_alternative<ChatReceived>(event)) {
        ++m_chats;
    } else if (std::holds_alternative<Lost>(event)) {
        lose();
    } else {
        m_last = event;
    }
}

void DuelEnd::handle(const DuelCommand& command)
{
    if (!m_duel)
        throw std::runtime_error{"a command without a round"};
    m_lastTransit = command.transit;
    const duel::Command timed = command.at(m_time);
    const auto decision = m_duel->decide(command.by, timed, command.source);
    if (const auto* refusal = std::get_if<duel::Refusal>(&decision)) {
        ++m_refused;
        m_session.refuseDuel(timed, *refusal);
    } else {
        evolve(std::get<duel::Duel::Events>(decision));
    }
}

void DuelEnd::joinRequested(const JoinRequested& joinRequest)
{
    if (m_round == 0 || joinRequest.token != m_token)
        return m_session.admit();
    m_session.resumeDuel(m_token, state(), boardOf(m_setup.deal));
}

void DuelEnd::adopt(const DuelState& state)
{
    if (!m_session.checkDeal(boardOf(state.deal)))
        return;
    const bool isSameRound = m_duel && state.round == m_round;
    const auto pending = isSameRound && m_session.role() == Role::Play ? pendingActions(*m_duel, state.snapshot)
                                                                       : std::optional{duel::PendingActions{}};
    duel::Setup setup = m_setup;
    setup.deal = state.deal;
    auto told = duel::restore(setup, boardOf(state.deal), end(), state.snapshot);
    if (!pending || !told)
        return m_session.fail(ErrorCode::Desync, QStringLiteral("the account of the host cannot be true"));
    m_setup = setup;
    m_duel = std::move(told);
    m_round = state.round;
    m_time = state.time;
    if (state.isPaused)
        m_duel->evolve(duel::Paused{});
    for (const duel::Action& action : pending->actions) {
        const auto decision =
            m_duel->decide(seat(), duel::Act{action, m_duel->nextNumber(seat(), action.kind)}, CommandSource::Remote);
        const auto* events = std::get_if<duel::Duel::Events>(&decision);
        if (events == nullptr)
            throw std::runtime_error{"an own action cannot be repeated"};
        evolve(*events);
    }
    if (pending->resign)
        static_cast<void>(act(duel::Resign{}));
}

std::optional<message::Resume> DuelEnd::seatToResume() const
{
    if (m_token.isEmpty())
        return std::nullopt;
    return message::Resume{m_token, m_round, m_duel ? m_duel->board(seat()).pairs() : 0};
}

DuelState DuelEnd::state() const
{
    return {.round = m_round,
            .deal = m_setup.deal,
            .time = m_time,
            .isPaused = m_duel->isPaused(),
            .snapshot = snapshotOf(*m_duel)};
}

bool DuelEnd::act(const duel::Command& command)
{
    const auto decision = m_duel->decide(seat(), command);
    const auto* events = std::get_if<duel::Duel::Events>(&decision);
    if (events != nullptr)
        evolve(*events);
    return events != nullptr;
}

bool DuelEnd::takePair(duel::Milliseconds at)
{
    const duel::PlayerBoard& own = m_duel->board(seat());
    using enum duel::Action::Kind;
    if (own.game().stuck())
        return act(duel::Act{{.kind = Shuffle, .at = at}, m_duel->nextNumber(seat(), Shuffle)});
    const auto hint = own.game().hint();
    return hint && act(duel::Act{{.pair = hint->pair, .at = at}, m_duel->nextNumber(seat(), Pair)});
}

void DuelEnd::lose()
{
    m_isLost = true;
    if (!m_duel)
        return;
    for (const duel::Event& event : m_duel->decideConnectionLost())
        m_duel->evolve(event);
}

void DuelEnd::reconnect(Session session)
{
    m_session = std::move(session);
    m_last.reset();
}

void DuelEnd::restart()
{
    if (m_duel)
        m_duel = duel::restore(m_setup, boardOf(m_setup.deal), end(), snapshotOf(*m_duel));
}

void DuelEnd::evolve(const duel::Duel::Events& events)
{
    for (const duel::Event& event : events) {
        m_duel->evolve(event);
        m_session.sendDuelEvent(event, *m_duel);
        if (onEvent)
            onEvent(event);
    }
    if (seat() == Seat::First && m_duel->isFinished() && m_session.isAtTable())
        begin();
}

/// The host begins the next round with the next deal.
void DuelEnd::begin()
{
    constexpr duel::Milliseconds count = 3s;
    link::DealSetup deal = m_setup.deal;
    deal.seed += m_round > 0 ? 1 : 0;
    enterRound(m_round + 1, deal, -count);
    m_session.startDuel(deal, boardOf(deal));
    if (onRound)
        onRound();
}

duel::End DuelEnd::end() const
{
    if (seat() == Seat::First)
        return duel::End::Host;
    return m_session.role() == Role::Play ? duel::End::Guest : duel::End::Spectator;
}

void DuelEnd::enterRound(int round, const link::DealSetup& deal, duel::Milliseconds time)
{
    m_round = round;
    m_setup.deal = deal;
    m_duel = std::make_unique<duel::Duel>(m_setup, boardOf(deal), end());
    m_time = time;
}

} // namespace qipan::net::test
