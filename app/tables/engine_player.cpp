// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/engine_player.h"

#include "app/tables/table_clock.h"

#include <utility>

namespace qipan::app {

namespace {

constexpr int movesLeft = 30; ///< for which the time must last
constexpr std::chrono::milliseconds shortestThought{20};

} // namespace

EnginePlayer::EnginePlayer(std::unique_ptr<Engine> engine, const GameInfo::Score& unit, int level,
                           std::chrono::milliseconds pause, QString name, std::shared_ptr<ThreadReaper> reaper)
    : m_level{level}
    , m_policy{level, unit}
    , m_pause{pause}
    , m_name{std::move(name)}
    , m_worker{std::move(engine),
               [this](int ticket, const SearchResult& result) {
                   QMetaObject::invokeMethod(
                       this,
                       [this, ticket, result] {
                           if (ticket == m_ticket && m_isThinking)
                               Q_EMIT reported(result);
                       },
                       Qt::QueuedConnection);
               },
               [this](int ticket, const SearchResult& result) {
                   QMetaObject::invokeMethod(
                       this, [this, ticket, result] { found(ticket, result); }, Qt::QueuedConnection);
               },
               std::move(reaper)}
{
    m_pauseTimer.setSingleShot(true);
    connect(&m_pauseTimer, &QTimer::timeout, this, &EnginePlayer::playFound);
}

EnginePlayer::~EnginePlayer() = default;

void EnginePlayer::begin(const Match& match, Seat seat)
{
    m_seat = seat;
    m_policy.forget();
    m_planned.clear();
    updateTurn(match);
    if (const auto& request = match.request(opposite(seat)))
        answer({opposite(seat), request->kind, request->id}, match);
}

void EnginePlayer::observe(const Event& event, const Match& match)
{
    if (const auto* asked = std::get_if<Asked>(&event)) {
        if (asked->by != m_seat && match.request(asked->by))
            answer(*asked, match);
        return;
    }
    if (std::holds_alternative<TookBack>(event))
        m_policy.noteUndo();
    updateTurn(match);
}

void EnginePlayer::resume(const Match& match)
{
    if (std::exchange(m_isHeld, false))
        updateTurn(match);
}

void EnginePlayer::updateTurn(const Match& match)
{
    const bool isMyTurn = match.isRunning() && match.seatToMove() == m_seat && !match.request(m_seat) && !m_isHeld;
    const int next = match.plies() + 1;
    const bool chooses = match.chooser() == m_seat;
    if (isMyTurn && m_isThinking && m_nextPly == next && m_chooses == chooses)
        return; // already thinking about this
    stopThinking();
    if (!isMyTurn)
        return;
    m_nextPly = next;
    m_opens = match.openingTurn().has_value();
    m_chooses = chooses;
    m_isThinking = true;
    const auto left = timeLeft(match);
    m_pauseTimer.start(left ? std::min(m_pause, *left / movesLeft) : m_pause);
    ++m_ticket;
    if (!playPlanned(match)) {
        Limits limits;
        if (left && m_thought > *left / movesLeft)
            limits.time = std::max(*left / movesLeft, shortestThought);
        m_asked.start();
        m_worker.ask(m_ticket, match.game().clone(), limits, match.openingTurn());
    }
    Q_EMIT thinkingChanged();
}

/// Returns the time on the engine's clock; nothing without a clock.
std::optional<std::chrono::milliseconds> EnginePlayer::timeLeft(const Match& match) const
{
    if (m_clock == nullptr)
        return std::nullopt;
    const ClockTimes left = m_clock->left();
    return match.sideOf(m_seat) == Side::Black ? left.black : left.white;
}

/// Plays the next of the stones of an opening that were found together. Returns false if it is not known yet.
bool EnginePlayer::playPlanned(const Match& match)
{
    const int index = m_nextPly - m_plannedPly;
    const bool isKnown = m_opens && !m_chooses && index >= 0 && index < std::ssize(m_planned)
        && match.game().isLegal(m_planned[static_cast<std::size_t>(index)]);
    if (!isKnown)
        return false;
    m_found = SearchResult{};
    m_found.line = {m_planned[static_cast<std::size_t>(index)]};
    m_hasFound = true;
    return true;
}

void EnginePlayer::stopThinking()
{
    if (!m_isThinking)
        return;
    m_worker.cancel();
    m_pauseTimer.stop();
    m_isThinking = false;
    m_hasFound = false;
    ++m_ticket;
    Q_EMIT thinkingChanged();
}

void EnginePlayer::found(int ticket, const SearchResult& result)
{
    if (ticket != m_ticket || !m_isThinking)
        return; // outdated
    if (result.failure) {
        stopThinking();
        Q_EMIT failed(*result.failure);
        return;
    }
    m_found = result;
    m_hasFound = true;
    m_thought = std::chrono::milliseconds{m_asked.elapsed()};
    if (!m_pauseTimer.isActive())
        playFound();
}

void EnginePlayer::playFound()
{
    if (!m_hasFound)
        return; // still thinking; `found` plays the move
    m_hasFound = false;
    m_isThinking = false;
    m_policy.found(m_found);
    Q_EMIT thinkingChanged();
    if (m_policy.shouldResign()) {
        Q_EMIT commanded(Resign{});
        return;
    }
    if (m_opens && (m_chooses || m_found.line.size() > 1)) {
        m_planned = m_found.line; // of a choice: the two additional stones
        m_plannedPly = m_nextPly;
    }
    if (m_chooses) {
        Q_EMIT commanded(Choose{m_found.choice.value_or(OpeningChoice::White), m_nextPly - 1});
        return;
    }
    Q_EMIT commanded(Place{m_found.line.front(), m_nextPly});
}

void EnginePlayer::answer(const Asked& asked, const Match& match)
{
    const bool accept = asked.kind != RequestKind::Draw || m_policy.acceptsDraw(match.game());
    Q_EMIT commanded(Answer{asked.id, asked.kind, accept, std::nullopt});
}

} // namespace qipan::app
