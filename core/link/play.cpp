// SPDX-License-Identifier: GPL-3.0-or-later
// Rebuilds a play from its record.
#include "core/link/play.h"

#include <algorithm>
#include <cassert>
#include <span>
#include <utility>

namespace qipan::link {

Play::Play(Game game, GameMode gameMode, std::string deal, const Carryover& start)
    : m_game{std::move(game)}
    , m_gameMode{gameMode}
    , m_rules{rulesOf(gameMode)}
    , m_deal{std::move(deal)}
    , m_start{start}
    , m_limit{timeFor(m_game.tilesLeft() / 2)}
    , m_hints{start.hints}
    , m_shuffles{start.shuffles}
    , m_usedHelp{start.usedHelp}
{
}

int Play::points(int player) const
{
    int points = (player == 0 ? m_start.points : 0) + m_bonus - m_costs[static_cast<std::size_t>(player)];
    for (std::size_t i = 0; i < m_done; ++i)
        points += m_gains[i].player == player ? m_gains[i].points : 0;
    return points;
}

PointsMade Play::pointsMade(int player) const
{
    PointsMade made{.time = m_bonus, .helps = m_costs[static_cast<std::size_t>(player)]};
    for (std::size_t i = 0; i < m_done; ++i) {
        if (const Gain& gain = m_gains[i]; gain.player == player) {
            made.pairs += gain.points - gain.combo;
            made.combos += gain.combo;
        }
    }
    return made;
}

int Play::pairsRemoved() const
{
    const auto done = std::span{m_gains}.first(m_done);
    return static_cast<int>(std::ranges::count_if(done, &Gain::isPair));
}

void Play::pause(Milliseconds now)
{
    tick(now);
    m_before = time(now);
    m_runsSince.reset();
    m_game.clearPick(); // the pause cover hides the selection
}

void Play::resume(Milliseconds now)
{
    if (isPaused() && !m_end)
        m_runsSince = now;
}

void Play::awaitChoice(Milliseconds now)
{
    tick(now);
    m_before = time(now);
    m_awaitsChoice = true;
}

void Play::setTime(Milliseconds time)
{
    assert(isPaused());
    if (m_end)
        return;
    m_before = std::max(m_before, time);
    tick(m_before);
}

void Play::startTime(Milliseconds now)
{
    if (std::exchange(m_awaitsChoice, false))
        m_runsSince = now;
}

Milliseconds Play::time(Milliseconds now) const
{
    return m_before + (isTimeRunning() ? std::max(now - *m_runsSince, Milliseconds{0}) : Milliseconds{0});
}

std::optional<Milliseconds> Play::timeLeft(Milliseconds now) const
{
    if (!m_rules.clock)
        return std::nullopt;
    return std::max(m_limit - time(now), Milliseconds{0});
}

bool Play::isRunning(Milliseconds now)
{
    tick(now);
    return !m_end && !isPaused();
}

bool Play::mayUseHelp() const
{
    constexpr std::size_t maxStepsWithHelp = 5'000; // so that records stay small enough to store and read
    return !m_end && !isPaused() && m_steps.size() < maxStepsWithHelp;
}

bool Play::canUndo() const
{
    return mayUseHelp() && m_game.canUndo();
}

bool Play::canRedo() const
{
    return mayUseHelp() && m_game.canRedo();
}

bool Play::canHint() const
{
    return mayUseHelp() && !m_game.stuck() && (m_hintPaid || !m_rules.limitsHelp || m_hints > 0);
}

bool Play::canShuffle() const
{
    return mayUseHelp() && m_shufflesDone < maxShuffles && (!m_rules.limitsHelp || m_shuffles > 0);
}

Choice Play::choose(Cell cell, Milliseconds now)
{
    if (!isRunning(now))
        return Nothing{};
    Choice choice = m_game.choose(cell);
    if (!std::holds_alternative<Nothing>(choice))
        startTime(now);
    if (const auto* pair = std::get_if<Removed>(&choice)) {
        removed(*pair, now);
    } else if (const auto* moved = std::get_if<PickMoved>(&choice);
               moved != nullptr && moved->why == Mismatch::NoPath && m_rules.players > 1) {
        note(Step::Kind::FailedPair, now, {moved->from, moved->to});
        m_game.clearPick();
        passTurn(m_turn);
    }
    return choice;
}

void Play::removed(const Removed& removed, Milliseconds now)
{
    const Milliseconds at = time(now);
    std::optional<PreviousPair> before;
    if (m_lastPair && m_rules.players == 1)
        before = {at - m_lastPairAt, m_lastPair->combo};
    m_lastPair = scoreOfPair(removed.path.corners(), before);
    m_lastPairAt = at;
    note(Step::Kind::Pair, now, {removed.a, removed.b});
    const int alone = scoreOfPair(removed.path.corners()).points;
    change({.points = m_lastPair->points, .combo = m_lastPair->points - alone, .player = m_turn, .isPair = true});
    passTurn(m_turn);
    if (m_game.won())
        finish(End::Cleared, at);
}

void Play::note(Step::Kind kind, Milliseconds now, Pair pair, std::uint64_t seed)
{
    m_steps.push_back({time(now), kind, pair, seed});
}

void Play::change(const Gain& gain)
{
    m_gains.resize(m_done); // undone changes can no longer be redone
    m_gains.push_back(gain);
    ++m_done;
    m_hintPaid = false;
}

void Play::deductPoints(int points)
{
    m_costs[static_cast<std::size_t>(m_turn)] += points;
    m_usedHelp = true;
}

void Play::passTurn(int from)
{
    m_turn = (from + 1) % m_rules.players;
}

std::optional<Hint> Play::hint(Milliseconds now)
{
    if (!isRunning(now) || !canHint())
        return std::nullopt;
    startTime(now);
    if (!m_hintPaid) {
        m_hintPaid = true;
        note(Step::Kind::Hint, now);
        deductPoints(scoreRules.hint);
        m_hints -= m_rules.limitsHelp ? 1 : 0;
    }
    return m_game.hint();
}

bool Play::undo(Milliseconds now)
{
    if (!isRunning(now) || !canUndo())
        return false;
    startTime(now);
    note(Step::Kind::Undo, now);
    m_game.undo();
    m_turn = m_gains[--m_done].player;
    deductPoints(scoreRules.undo);
    m_lastPair.reset();
    m_hintPaid = false;
    return true;
}

bool Play::redo(Milliseconds now)
{
    if (!isRunning(now) || !canRedo())
        return false;
    startTime(now);
    note(Step::Kind::Redo, now);
    m_game.redo();
    const Gain& gain = m_gains[m_done++];
    if (gain.isPair)
        passTurn(gain.player);
    m_lastPair.reset();
    m_hintPaid = false;
    if (m_game.won())
        finish(End::Cleared, time(now));
    return true;
}

bool Play::shuffle(std::uint64_t seed, Milliseconds now)
{
    if (!isRunning(now) || !canShuffle())
        return false;
    startTime(now);
    note(Step::Kind::Shuffle, now, {}, seed);
    m_game.shuffle(seed);
    change({.player = m_turn});
    deductPoints(scoreRules.shuffle);
    m_shuffles -= m_rules.limitsHelp ? 1 : 0;
    ++m_shufflesDone;
    m_lastPair.reset();
    return true;
}

bool Play::stop(Milliseconds now)
{
    tick(now);
    if (m_end)
        return false;
    note(Step::Kind::Stop, now);
    finish(End::Stopped, time(now));
    return true;
}

void Play::tick(Milliseconds now)
{
    if (m_end || !m_rules.clock || time(now) < m_limit)
        return;
    finish(End::TimeUp, m_limit);
    m_steps.push_back({m_limit, Step::Kind::TimeUp, {}, 0});
}

void Play::finish(End end, Milliseconds time)
{
    if (end == End::Cleared && m_rules.clock)
        m_bonus = scoreOfTime(m_limit - time);
    m_end = end;
    m_before = time;
    m_runsSince.reset();
}

Carryover Play::next() const
{
    assert(m_end == End::Cleared && m_rules.hasNextBoard);
    return {.level = m_start.level + 1,
            .points = std::max(points(), 0),
            .hints = std::min(m_hints + 1, maxHelpCount),
            .shuffles = std::min(m_shuffles + 1, maxHelpCount),
            .usedHelp = m_usedHelp,
            .time = m_start.time + m_before};
}

std::optional<RecordFault> Play::apply(const Step& step)
{
    using Why = RecordFault::Why;
    const std::size_t number = m_steps.size() + 1;
    if (m_end)
        return RecordFault{number, Why::AfterEnd};
    if (step.at < m_before)
        return RecordFault{number, Why::Time};
    if (step.kind == Step::Kind::TimeUp && (!m_rules.clock || step.at != m_limit))
        return RecordFault{number, Why::TimeNotUp};
    if (m_rules.clock && step.at >= m_limit && step.kind != Step::Kind::TimeUp)
        return RecordFault{number, Why::Time};

    // The record provides the time: the clock runs during this step only.
    m_runsSince = m_before;
    m_awaitsChoice = false;
    const bool isDone = fits(step);
    if (!m_end) {
        m_before = step.at;
        m_runsSince.reset();
        m_game.clearPick();
    }
    if (isDone)
        return std::nullopt;
    const bool isPair = step.kind == Step::Kind::Pair || step.kind == Step::Kind::FailedPair;
    return RecordFault{number, isPair ? Why::Pair : Why::Help};
}

bool Play::fits(const Step& step)
{
    const std::size_t before = m_steps.size();
    const Milliseconds now = step.at;
    switch (step.kind) {
    case Step::Kind::Pair:
    case Step::Kind::FailedPair:
        (void)choose(step.pair.a, now);
        (void)choose(step.pair.b, now);
        break;
    case Step::Kind::Hint:
        (void)hint(now);
        break;
    case Step::Kind::Undo:
        return undo(now);
    case Step::Kind::Redo:
        return redo(now);
    case Step::Kind::Shuffle:
        return shuffle(step.seed, now);
    case Step::Kind::Stop:
        return stop(now);
    case Step::Kind::TimeUp:
        tick(now);
        break;
    }
    return m_steps.size() == before + 1 && m_steps.back() == step;
}

Result<Play, RecordFault> Play::replay(const PlayRecord& record, Game game, const std::atomic<bool>& stop)
{
    Play play{std::move(game), record.gameMode, record.deal, record.start};
    for (const Step& step : record.steps) {
        if (stop)
            break;
        if (const auto fault = play.apply(step))
            return *fault;
    }
    return play;
}

} // namespace qipan::link
