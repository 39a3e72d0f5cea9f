// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/table.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace qipan::app {

Table::Table(const GameSetup& setup, NextRound nextRound, const std::optional<ClockSetting>& clock)
    : m_setup{setup}
    , m_nextRound{nextRound}
    , m_clock{clock ? std::make_unique<TableClock>(*clock, nextRound == NextRound::MadeHere) : nullptr}
{
    if (m_clock)
        connect(m_clock.get(), &TableClock::flagFell, this, [this](Side side) { submit(Seat::First, FlagFall{side}); });
}

Table::~Table() = default;

void Table::seat(Seat seat, std::unique_ptr<Player> player)
{
    auto& held = m_players[indexOf(seat)];
    std::erase_if(m_pending, [seat](const Pending& pending) { return pending.by == seat; });
    if (held) {
        held->disconnect(this);
        held.release()->deleteLater(); // it may be the sender of the current signal
    }
    held = std::move(player);
    connect(held.get(), &Player::commanded, this,
            [this, seat, source = held->commandSource()](const Command& command) { submit(seat, command, source); });
    if (m_clock)
        held->watchClock(*m_clock);
    if (m_match)
        held->begin(*m_match, seat);
    Q_EMIT seated(seat);
}

void Table::startRound(Seat black, const std::optional<GameSetup>& setup, std::optional<int> round)
{
    closePreviousRound();
    m_undone.reset();
    m_setup = setup.value_or(m_setup);
    m_round = round.value_or(m_round + 1);
    m_keptLines.clear();
    MatchSnapshot snapshot;
    snapshot.black = black;
    snapshot.moves = m_setup.start;
    auto match = restore(m_setup.makeGame(), snapshot, m_setup.opening);
    assert(match != nullptr); // the moves can be played
    begin(std::move(match), std::nullopt);
}

bool Table::takeOver(const GameSetup& setup, int round, const MatchSnapshot& snapshot,
                     const std::optional<ClockTimes>& times, std::vector<std::vector<Cell>> lines)
{
    auto match = restore(setup.makeGame(), snapshot, setup.opening);
    if (!match)
        return false;
    if (round != m_round || !lines.empty())
        m_keptLines = std::move(lines);
    m_undone.reset();
    m_setup = setup;
    m_round = round;
    begin(std::move(match), times);
    return true;
}

void Table::continueAfterEnd(Seat asker)
{
    MatchSnapshot snapshot = snapshotOf(*m_match);
    m_undone = snapshot;
    std::vector<std::vector<Cell>> takenBack;
    if (isDecidedOnBoard(snapshot.verdict->outcome.reason)) {
        const auto left = snapshot.moves.begin() + *m_match->pliesAfterUndo(asker);
        takenBack.emplace_back(left, snapshot.moves.end());
        snapshot.moves.erase(left, snapshot.moves.end());
    }
    snapshot.verdict.reset();
    ++snapshot.undos;
    auto match = restore(m_setup.makeGame(), snapshot, m_setup.opening);
    assert(match != nullptr); // these moves were played
    ++m_round;
    m_keptLines.clear(); // they are in the record of the game that was over
    const bool isTimeLeft = m_clock && m_undone->verdict->outcome.reason != EndReason::Timeout; // or both get it anew
    begin(std::move(match), isTimeLeft ? std::optional{m_clock->left()} : std::nullopt, std::move(takenBack));
}

bool Table::repeatsUndoneEnd() const
{
    const auto& verdict = m_match->verdict();
    return m_undone && verdict && verdict->outcome == m_undone->verdict->outcome
        && snapshotOf(*m_match).moves == m_undone->moves;
}

std::size_t Table::givenPlies() const
{
    const auto& plies = m_match->game().plies();
    const auto own = std::mismatch(plies.begin(), plies.end(), m_setup.start.begin(), m_setup.start.end(),
                                   [](const Ply& ply, const Cell& cell) { return ply.cell == cell; });
    return static_cast<std::size_t>(own.first - plies.begin());
}

std::size_t Table::openingPlies() const
{
    const auto asked = static_cast<std::size_t>(pliesOf(m_match->opening(), m_match->openingChoices()));
    return std::max(givenPlies(), std::min(asked, m_match->game().plies().size()));
}

void Table::begin(std::unique_ptr<Match> match, const std::optional<ClockTimes>& times,
                  std::vector<std::vector<Cell>> takenBack)
{
    assert(m_players[0] && m_players[1]);
    m_pending.clear();
    m_takenBack = std::move(takenBack);
    m_isHelped = false;
    m_match = std::move(match);
    if (m_clock)
        m_clock->begin(*m_match, times);
    Q_EMIT roundStarted();
    for (const Seat seat : {Seat::First, Seat::Second})
        m_players[indexOf(seat)]->begin(*m_match, seat);
}

void Table::voidRequests()
{
    if (m_match)
        execute(m_match->decideConnectionLost());
}

void Table::closePreviousRound()
{
    if (m_nextRound == NextRound::MadeHere || !m_match)
        return;
    // A local end of the round that crossed with the host's agreement to a restart is ignored.
    const auto decision = m_match->decideNextRound();
    if (const auto* events = std::get_if<Match::Events>(&decision))
        execute(*events);
}

std::optional<Refusal> Table::refusal(Seat by, const Command& command) const
{
    if (!m_match)
        return Refusal::Late;
    const auto decision = m_match->decide(by, command);
    const auto* refusal = std::get_if<Refusal>(&decision);
    return refusal != nullptr ? std::optional{*refusal} : std::nullopt;
}

void Table::submit(Seat by, const Command& command, CommandSource source)
{
    // Commands that arrive after time has run out are too late.
    if (m_clock && source == CommandSource::Remote)
        m_clock->judge();
    else if (m_clock)
        m_clock->judgeUnlessAwaited();
    m_pending.push_back({by, command, source});
    drain();
}

void Table::drain()
{
    if (m_isDraining)
        return; // the loop below handles it
    m_isDraining = true;
    while (!m_pending.empty()) {
        const Pending next = m_pending.front();
        m_pending.erase(m_pending.begin());
        if (m_match)
            execute(next);
    }
    m_isDraining = false;
}

void Table::execute(const Pending& pending)
{
    const auto decision = m_match->decide(pending.by, pending.command, pending.source);
    if (const auto* why = std::get_if<Refusal>(&decision)) {
        m_players[indexOf(pending.by)]->refused(pending.command, *why);
        Q_EMIT refused(pending.by, pending.command, *why);
        return;
    }
    execute(std::get<Match::Events>(decision));
    if (const auto next = m_match->finished(); next && m_nextRound == NextRound::MadeHere)
        startRound(*next == RequestKind::Again ? opposite(m_match->initialBlack()) : m_match->initialBlack());
}

void Table::execute(const Match::Events& events)
{
    for (const Event& event : events) {
        remember(event);
        m_match->evolve(event);
        if (m_clock)
            m_clock->observe(event, *m_match);
    }
    for (const Event& event : events) {
        for (const auto& player : m_players)
            player->observe(event, *m_match);
        Q_EMIT happened(event);
    }
}

void Table::remember(const Event& event)
{
    if (const auto* tookBack = std::get_if<TookBack>(&event)) {
        const std::span<const Ply> plies = m_match->game().plies();
        m_takenBack.push_back(cellsOf(plies.subspan(static_cast<std::size_t>(tookBack->plies))));
    } else if (const auto* placed = std::get_if<Placed>(&event); placed != nullptr && !m_takenBack.empty()) {
        // Playing the same move again keeps the rest of the taken-back line; another move discards it.
        auto& last = m_takenBack.back();
        if (!last.empty() && last.front() == placed->cell) {
            last.erase(last.begin());
            if (last.empty())
                m_takenBack.pop_back();
        } else {
            m_takenBack.clear();
        }
    }
}

bool Table::countHelp()
{
    if (!m_match || !m_match->isRunning() || std::exchange(m_isHelped, true))
        return false;
    Q_EMIT helped();
    return true;
}

bool Table::keepLine(std::vector<Cell> line)
{
    const auto moves = std::accumulate(m_keptLines.begin(), m_keptLines.end(), line.size(),
                                       [](std::size_t sum, const auto& kept) { return sum + kept.size(); });
    if (moves > mostKeptMoves)
        return false;
    if (std::ranges::find(m_keptLines, line) != m_keptLines.end())
        return true;
    m_keptLines.push_back(std::move(line));
    Q_EMIT lineKept();
    return true;
}

void Table::takeBackOpeningStone()
{
    execute(m_match->decideOpeningTakeback());
}

bool Table::redo()
{
    if (!canRedo())
        return false;
    for (const Cell cell : std::vector<Cell>{m_takenBack.back()})
        submit(m_match->seatToMove(), m_match->place(cell));
    return true;
}

} // namespace qipan::app
