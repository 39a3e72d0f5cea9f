// What a LAN game does when its connection breaks, and what it stores for that.
#include "app/lan/lan_game.h"

#include "app/lan/match_store.h"
#include "app/names.h"
#include "net/comeback.h"
#include "net/connection.h"
#include "net/guest.h"

#include <QDateTime>

#include <algorithm>
#include <chrono>
#include <utility>

namespace qipan::app {

namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds absenceLimit = 5min; ///< how long to wait for a lost peer
constexpr std::chrono::milliseconds pauseLimit = 5min;   ///< how long the clock is stopped for that, per round

[[nodiscard]] int inRange(std::chrono::milliseconds time)
{
    return static_cast<int>(std::clamp<std::chrono::milliseconds::rep>(time.count(), 0, INT_MAX));
}

} // namespace

MatchKey LanGame::key() const
{
    return {m_seating.me, m_seating.token};
}

quint64 LanGame::keep()
{
    const bool isKept = m_table.hasMatch() && !m_ending; // an ended game is not resumed
    return isKept ? m_store.save(snapshot()) : 0;
}

StoredMatch LanGame::snapshot() const
{
    const Account account = accountOf(m_table.match());
    StoredMatch kept;
    kept.key = key();
    kept.address = m_seating.address;
    kept.port = m_seating.port;
    kept.passcode = m_seating.passcode;
    kept.acceptAnyone = m_seating.acceptAnyone;
    kept.offered = m_seating.terms.setup;
    kept.first = m_seating.terms.first;
    kept.setup = m_table.setup();
    if (const TableClock* clock = m_table.clock()) {
        kept.clock = {clock->setting().mainSeconds, clock->setting().incrementSeconds, inRange(clock->left().black),
                      inRange(clock->left().white)};
    }
    kept.ownName = m_seating.ownName;
    kept.peerName = m_seating.peerName;
    kept.round = m_table.round();
    kept.black = account.black;
    kept.plies = account.moves;
    kept.takes = account.takes;
    kept.undos = account.undos;
    kept.verdict = account.verdict;
    kept.lastRequest = m_table.lastRequestId();
    kept.pausedMs = inRange(std::min(pausedSoFar(), pauseLimit));
    kept.score = m_scoreBefore;
    kept.lastSign = QDateTime::currentMSecsSinceEpoch();
    return kept;
}

net::Standing LanGame::standing() const
{
    net::Standing standing{m_table.round(), accountOf(m_table.match()), std::nullopt};
    if (const TableClock* clock = m_table.clock())
        standing.times = clock->left();
    return standing;
}

std::chrono::milliseconds LanGame::pausedSoFar() const
{
    return m_pause.isActive() ? pauseLimit - m_pause.remainingTimeAsDuration() : m_paused;
}

/// Returns how long the connection to the peer has been silent.
std::chrono::milliseconds LanGame::deadTime() const
{
    return m_connection ? m_connection->deadTime() : 0ms;
}

/// `since` is how long the clock should have been stopped already: that time is given back to the player who lost it.
void LanGame::holdClock(bool hold, std::chrono::milliseconds since)
{
    const auto givenBack = std::min(since, pauseLimit - pausedSoFar());
    m_paused = pausedSoFar() + givenBack;
    m_pause.stop();
    if (hold && m_paused < pauseLimit)
        m_pause.start(pauseLimit - m_paused);
    if (m_table.clock() != nullptr && m_table.hasMatch())
        m_table.clock()->setHalted(m_pause.isActive(), m_table.match(), givenBack);
    Q_EMIT figuresChanged();
}

void LanGame::goAway()
{
    const auto silence = deadTime();
    if (m_connection)
        m_mayHaveNextRound = m_connection->session().mayHaveNextRound();
    attach(nullptr);
    // A host knows that no round has begun, so that there is no seat to reconnect to. A guest does not: the start may
    // have been on its way.
    if (!m_table.hasMatch() && me() == Seat::First) {
        end(Ending::Lost, {});
        return;
    }
    m_patience.stop();
    m_table.voidRequests();
    m_absence.start(absenceLimit);
    holdClock(true, silence);
    keep(); // with the times at which the clocks stopped
    if (me() == Seat::Second) {
        makeComeback();
        m_comeback->start();
    }
    Q_EMIT lost();
}

void LanGame::makeComeback()
{
    const auto address = net::parseTableAddress(m_seating.address);
    if (!address)
        return; // it was joined by this address, so it is valid
    m_comeback = std::make_unique<net::Comeback>(
        net::Introduction{m_seating.ownName, programName()}, *address,
        net::message::Resume{m_seating.token, m_table.round(), m_table.hasMatch() ? m_table.match().plies() : 0});
    connect(m_comeback.get(), &net::Comeback::changed, this, &LanGame::tried);
    connect(m_comeback.get(), &net::Comeback::returned, this, &LanGame::comeBack);
    connect(m_comeback.get(), &net::Comeback::welcomed, this,
            [this](const std::shared_ptr<net::Guest>& guest, const net::Entered& host) {
                m_comeback.release()->deleteLater();     // it is the sender of the current signal
                if (m_seating.isBegunAnew && isIdle()) { // the host starts one game after the other
                    guest->cancel();
                    return end(Ending::Refused, {});
                }
                end(Ending::BegunAnew, {});
                Q_EMIT begunAnew(guest, host);
            });
    connect(m_comeback.get(), &net::Comeback::refused, this,
            [this](net::GuestFailure failure, const QString&) { end(Ending::Refused, net::describe(failure)); });
}

std::optional<std::chrono::milliseconds> LanGame::untilNextTry() const
{
    if (!m_comeback || m_comeback->untilNextTry() == 0ms)
        return std::nullopt;
    return m_comeback->untilNextTry();
}

void LanGame::tryNow()
{
    if (m_comeback)
        m_comeback->tryNow();
}

void LanGame::waitFor(const StoredMatch& kept)
{
    restore(kept);
    goAway();
}

void LanGame::comeBackTo(const StoredMatch& kept)
{
    restore(kept);
    goAway();
    tryNow();
}

void LanGame::restore(const StoredMatch& kept)
{
    m_isFromStore = true;
    seatOwnPlayerFor(kept.setup);
    m_scoreBefore = m_score = kept.score;
    m_shownRound = kept.round;
    m_table.setLastRequestId(kept.lastRequest);
    std::optional<ClockTimes> times;
    if (kept.clock)
        times =
            ClockTimes{std::chrono::milliseconds{kept.clock->blackMs}, std::chrono::milliseconds{kept.clock->whiteMs}};
    // The store has validated these moves.
    m_table.takeOver(kept.setup, kept.round, {kept.black, kept.plies, kept.undos, kept.verdict, kept.takes}, times);
    m_paused = std::chrono::milliseconds{kept.pausedMs};
}

void LanGame::takeBack(net::Connection* connection)
{
    m_absence.stop();
    m_table.voidRequests();      // the disconnection may not have been noticed before
    holdClock(true, deadTime()); // nothing that follows costs anyone time
    connection->call(&net::Session::resume, m_seating.token, standing());
    attach(connection);
    goOn();
}

void LanGame::comeBack(std::shared_ptr<net::Guest> guest, const net::Resumed& peer)
{
    m_comeback.release()->deleteLater(); // it is the sender of the current signal
    keepGuest(std::move(guest));
    m_absence.stop();
    attach(m_guest->connection());
    if (takeOver(peer))
        goOn();
    else
        m_connection->call(&net::Session::fail, net::ErrorCode::Desync, QStringLiteral("this account cannot be true"));
}

/// Returns false, without changing anything, if the host's snapshot is impossible.
bool LanGame::takeOver(const net::Resumed& peer)
{
    const auto& [round, account, times] = peer.standing;
    const bool isSameRound = m_table.hasMatch() && round == m_table.round();
    // A welcome does not contain the initial moves. They are unknown for any round but the last.
    GameSetup setup = peer.terms.setup;
    if (isSameRound)
        setup.start = m_table.setup().start;
    const auto told = qipan::restore(setup.makeGame(), account, setup.opening);
    if (!told || !(isSameRound ? canHaveBecome(setup, *told) : mayBeAt(round)))
        return false;
    const Remainder rest = isSameRound ? remainder(m_table.match(), account) : Remainder{};
    seatOwnPlayerFor(setup);
    m_table.takeOver(setup, round, account, times);
    m_score = m_scoreBefore; // unless the round that was taken over has its verdict
    if (rest.move)
        m_table.submit(me(), m_table.match().place(*rest.move));
    if (rest.resign)
        m_table.submit(me(), Resign{});
    return true;
}

/// Returns whether the local state of the round can have become what the host reports. A restarted program does not
/// know its earlier requests.
bool LanGame::canHaveBecome(const GameSetup& setup, const Match& told) const
{
    const Match& held = m_table.match();
    return setup == m_table.setup() && qipan::canHaveBecome(held, told)
        && (m_isFromStore || !isEndInvented(held, m_hasOfferedDraw, told));
}

/// The host may be one round ahead if this side had agreed, or may have agreed, to the next round; a host that was
/// killed may be behind.
bool LanGame::mayBeAt(int round) const
{
    return m_isFromStore || round <= m_table.round() + (m_mayHaveNextRound ? 1 : 0);
}

void LanGame::goOn()
{
    m_isFromStore = false;
    holdClock(false);
    settle(); // a result in the host's snapshot is final
    keep();
    Q_EMIT resumed();
}

} // namespace qipan::app
