// SPDX-License-Identifier: GPL-3.0-or-later
// Going to any step of a replay.
#include "app/duel/duel_replay.h"

#include "ui/link/link_view.h"
#include "ui/link/two_boards.h"
#include "ui/messages/message_queue.h"
#include "ui/pages/duel_replay_page.h"
#include "ui/panels/replay_bar.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace qipan::app {

namespace {

/// So many states of a round are kept, evenly spaced: each has all actions before it.
constexpr std::size_t mostStates = 64;
constexpr std::size_t leastTurnsBetween = 32;

} // namespace

bool DuelReplay::isKept(const Round& round, std::size_t done)
{
    return done % std::max(leastTurnsBetween, round.turns.size() / mostStates) == 0;
}

void DuelReplay::keep(const State& state)
{
    m_states.try_emplace(state.done, state);
}

int DuelReplay::turnsBefore(std::size_t round) const
{
    std::size_t turns = 0;
    for (std::size_t i = 0; i < round; ++i)
        turns += m_rounds[i].turns.size();
    return static_cast<int>(turns);
}

int DuelReplay::place() const
{
    if (!m_duel)
        return 0;
    return turnsBefore(m_round) + (m_dealer->isDealing() ? 0 : static_cast<int>(m_done));
}

void DuelReplay::goTo(int place)
{
    setRunning(false);
    if (!m_duel)
        return;
    m_messages.hideMessage(std::exchange(m_said, {}));
    m_target = std::clamp(place, 0, turnsBefore(m_rounds.size()));
    if (!m_dealer->isDealing()) // dealt() goes on
        approach();
}

void DuelReplay::go(Step wanted)
{
    const int from = m_target.value_or(place());
    switch (wanted) {
    case Step::First:
        return goTo(0);
    case Step::Previous:
        return goTo(from - 1);
    case Step::Next:
        return goTo(from + 1);
    case Step::Latest:
        return goTo(turnsBefore(m_rounds.size()));
    }
}

ui::ActionState DuelReplay::actionState() const
{
    return {.playAgain = false, .previousPosition = m_duel && place() > 0, .nextPosition = m_duel && !isAtEnd()};
}

void DuelReplay::approach()
{
    if (!m_target)
        return arm();
    std::size_t wantedRound = 0;
    while (wantedRound + 1 < m_rounds.size() && turnsBefore(wantedRound + 1) < *m_target)
        ++wantedRound;
    if (*m_target == turnsBefore(m_round)) // also the end of the round before, which need not be dealt for that
        wantedRound = m_round;
    if (wantedRound != m_round)
        return deal(wantedRound);
    const auto wanted = static_cast<std::size_t>(*m_target - turnsBefore(m_round));
    if (wanted == m_done) {
        m_follower.cancel();
        m_target.reset();
        return arm();
    }
    if (wanted == m_done + 1) {
        m_target.reset();
        m_follower.cancel();
        return step(); // shows what is removed
    }
    const auto kept = std::prev(m_states.upper_bound(wanted));
    const bool isNearer = m_done < wanted && m_done >= kept->first;
    follow(isNearer ? State{*m_duel, m_done, {}} : kept->second, wanted);
}

void DuelReplay::advance(State& state, const Round& round, std::size_t wanted, const std::atomic<bool>& stop,
                         std::vector<State>* passed)
{
    while (state.done < wanted && !stop) {
        const Turn& turn = round.turns[state.done];
        state.fault = state.duel.board(turn.by).faultOf(turn.action);
        if (state.fault)
            return;
        state.duel.evolve(duel::Acted{turn.by, turn.action, turn.action.at});
        ++state.done;
        if (isKept(round, state.done))
            passed->push_back(state);
    }
}

void DuelReplay::follow(State state, std::size_t wanted)
{
    m_follower.start([this, state = std::move(state), round = round(),
                      wanted](const std::atomic<bool>& stop) mutable -> BackgroundTask::Reply {
        std::vector<State> passed;
        advance(state, round, wanted, stop, &passed);
        return [this, state = std::move(state), passed = std::move(passed)] {
            for (const State& each : passed)
                keep(each);
            followed(state);
        };
    });
}

void DuelReplay::followed(const State& state)
{
    m_duel = state.duel;
    m_done = state.done;
    for (const Seat seat : {Seat::First, Seat::Second})
        m_page->boards().board(seat).showGame(m_duel->board(seat).game());
    show();
    if (state.fault) {
        m_target.reset();
        return refuse(*state.fault);
    }
    approach();
}

} // namespace qipan::app
