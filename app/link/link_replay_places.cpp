// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/link/link_replay.h"

#include "ui/link/link_view.h"
#include "ui/messages/message_queue.h"
#include "ui/pages/link_replay_page.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace qipan::app {

namespace {

/// A state is kept after so many steps, and after each shuffle, which takes long to repeat.
constexpr std::size_t keptEvery = 128;
constexpr std::size_t mostKept = 256;

} // namespace

int LinkReplay::stepsBefore(std::size_t line) const
{
    std::size_t steps = 0;
    for (std::size_t i = 0; i < line; ++i)
        steps += m_boards[i].record.steps.size();
    return static_cast<int>(steps);
}

int LinkReplay::place() const
{
    if (!m_play)
        return 0;
    return stepsBefore(m_line) + (m_dealer->isDealing() ? 0 : static_cast<int>(m_play->steps().size()));
}

void LinkReplay::goTo(int place)
{
    setRunning(false);
    if (!m_play)
        return;
    m_messages.hideMessage(std::exchange(m_said, {}));
    m_target = std::clamp(place, 0, stepsBefore(m_boards.size()));
    if (!m_dealer->isDealing()) // dealt() goes on
        approach();
}

void LinkReplay::go(Step wanted)
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
        return goTo(stepsBefore(m_boards.size()));
    }
}

ui::ActionState LinkReplay::actionState() const
{
    return {.playAgain = false, .previousPosition = m_play && place() > 0, .nextPosition = m_play && !isAtEnd()};
}

bool LinkReplay::isKept(const link::Play& play)
{
    return play.steps().empty() || play.steps().size() % keptEvery == 0
        || play.steps().back().kind == link::Step::Kind::Shuffle;
}

void LinkReplay::keep(const link::Play& play)
{
    if (isKept(play) && m_states.size() < mostKept)
        m_states.emplace(play.steps().size(), play);
}

void LinkReplay::approach()
{
    if (!m_target)
        return;
    std::size_t line = 0;
    while (line + 1 < m_boards.size() && stepsBefore(line + 1) < *m_target)
        ++line;
    if (*m_target == stepsBefore(m_line)) // also the end of the previous board, which need not be dealt for that
        line = m_line;
    if (line < m_line)
        return deal(line);
    const auto steps = static_cast<std::size_t>(*m_target - stepsBefore(m_line));
    const std::size_t wanted = std::min(steps, m_record.steps.size());
    const std::size_t done = m_play->steps().size();
    if (wanted == done) {
        if (line > m_line)
            return next();
        m_target.reset();
        return arm();
    }
    if (wanted == done + 1 && line == m_line && m_record.steps[done].kind != link::Step::Kind::Shuffle) {
        m_target.reset();
        m_follower.cancel();
        return step(); // shows what is removed
    }
    const auto kept = std::prev(m_states.upper_bound(wanted));
    const bool isNearer = done < wanted && done >= kept->first;
    m_follower.start([this, play = isNearer ? *m_play : kept->second, steps = m_record.steps,
                      wanted](const std::atomic<bool>& stop) mutable -> BackgroundTask::Reply {
        std::vector<link::Play> passed;
        std::optional<link::RecordFault> fault;
        while (play.steps().size() < wanted && !fault && !stop) {
            fault = play.apply(steps[play.steps().size()]);
            if (isKept(play))
                passed.push_back(play);
        }
        return [this, play = std::move(play), passed = std::move(passed), fault] {
            if (fault) {
                m_target.reset();
                return refuse(tr("The replay is illegal at step %1.").arg(fault->step));
            }
            for (const link::Play& each : passed)
                keep(each);
            m_play = play;
            m_page->view().showGame(m_play->game());
            show();
            approach();
        };
    });
}

} // namespace qipan::app
