// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lan/lan_game.h"

#include "app/tables/peer_player.h"
#include "net/guest.h"

#include <QRandomGenerator>

namespace qipan::app {

namespace {

constexpr std::chrono::seconds longestWait{15}; ///< for an answer; a silent connection is lost by then

} // namespace

LanGame::LanGame(const LanSeating& seating, MakePlayer makePlayer, MatchStore& store)
    : PeerTable{seating, store}
    , m_makePlayer{std::move(makePlayer)}
    , m_table{terms().setup, me() == Seat::First ? Table::NextRound::MadeHere : Table::NextRound::MadeByHost,
              terms().clock}
{
    connect(&m_absence, &PeerAbsence::reconnected, this, &LanGame::reconnected);
    if (TableClock* clock = m_table.clock()) {
        clock->holdFlagWhile([this] { return unresponsiveTime().count() > 0; });
        clock->awaitBeforeFlag(
            [this](Side side, std::chrono::milliseconds overdue) { return mayBeLate(side, overdue); });
        connect(clock, &TableClock::resumed, this, &LanGame::figuresChanged);
    }
    m_table.seat(me(), m_makePlayer(*terms().setup.game));
    LanGame::attach(nullptr);
    connect(&m_table, &Table::happened, this, &LanGame::observe);
    connect(&m_table, &Table::roundStarted, this, &LanGame::roundStarted);
}

LanGame::~LanGame() = default;

void LanGame::attach(net::Connection* connection)
{
    PeerTable::attach(connection);
    m_table.seat(opposite(me()), std::make_unique<PeerPlayer>(connection, [this] { m_saver.saveBeforeSending(); }));
}

void LanGame::begin(net::Connection* connection, std::shared_ptr<net::Guest> guest)
{
    m_guest = std::move(guest);
    attach(connection);
    if (terms().first == FirstBlack::RockPaperScissors) {
        m_isHandDue = true;
        playComputersHand();
    } else if (me() == Seat::First) {
        m_table.startRound(terms().first == FirstBlack::Host ? Seat::First : Seat::Second);
    }
}

void LanGame::receive(const net::SessionEvent& event)
{
    if (const auto* started = std::get_if<net::RoundStarted>(&event)) {
        if (started->setup)
            settle(); // a round that is not voided by a restart
        startRound(started->black, started->setupAfter(m_table.setup()));
    } else if (const auto* clock = std::get_if<net::ClockUpdated>(&event)) {
        if (m_table.clock() != nullptr && m_table.hasMatch())
            m_table.clock()->set(clock->times, m_table.match());
        Q_EMIT figuresChanged();
    } else if (const auto* ended = std::get_if<net::InterruptionEnded>(&event)) {
        m_absence.holdClock(false, ended->silence);
    } else if (const auto* hands = std::get_if<net::HandsRevealed>(&event)) {
        show(*hands);
    } else if (const auto* expired = std::get_if<net::RequestExpired>(&event)) {
        m_table.submit(me(), expired->answer);
        Q_EMIT requestExpired();
    } else if (const auto* wish = std::get_if<net::ProposalReceived>(&event)) {
        Q_EMIT proposed(wish->setup);
    } else if (const auto* update = std::get_if<net::ProposalUpdate>(&event)) {
        Q_EMIT proposalUpdated(*update);
        if (update->status == net::ProposalUpdate::Status::Agreed)
            startAgreed(update->setup);
    } else {
        PeerTable::receive(event);
    }
}

void LanGame::resign(Seat by, CommandSource source)
{
    m_table.submit(by, Resign{}, source);
}

void LanGame::setHalted(bool isHalted, std::chrono::milliseconds givenBack)
{
    if (m_table.clock() != nullptr && m_table.hasMatch())
        m_table.clock()->setHalted(isHalted, m_table.match(), givenBack);
}

/// Returns whether the peer, whose flag is due, may have been cut off meanwhile: it has to answer first.
bool LanGame::mayBeLate(Side side, std::chrono::milliseconds overdue)
{
    return m_connection && m_table.match().seatOf(side) != me() && overdue < longestWait
        && !m_connection->call(&net::Session::hasAnsweredWithin, overdue);
}

void LanGame::chooseHand(Hand hand)
{
    if (m_connection && std::exchange(m_isHandDue, false))
        m_connection->call(&net::Session::chooseHand, hand);
}

void LanGame::playComputersHand()
{
    if (m_isHandDue && localPlayer().isEngine())
        chooseHand(static_cast<Hand>(QRandomGenerator::system()->bounded(3)));
}

void LanGame::show(const net::HandsRevealed& hands)
{
    m_isHandDue = !hands.winner;
    Q_EMIT handsShown(hands.own, hands.other, hands.winner);
    playComputersHand();
    if (hands.winner && me() == Seat::First)
        m_table.startRound(*hands.winner);
}

void LanGame::startAgreed(const GameSetup& setup)
{
    if (me() != Seat::First || !m_table.hasMatch() || m_table.match().isRunning())
        return; // the host begins
    settle();
    m_agreed = setup;
    startRound(opposite(m_table.match().initialBlack()), setup);
}

void LanGame::startRound(Seat black, const std::optional<GameSetup>& setup)
{
    if (setup)
        seatLocalPlayer(*setup);
    m_table.startRound(black, setup);
}

/// The computer's player must be replaced, because it plays only one game.
void LanGame::seatLocalPlayer(const GameSetup& setup)
{
    if (setup.game != m_table.setup().game)
        m_table.seat(me(), m_makePlayer(*setup.game));
}

bool LanGame::canPropose() const
{
    return !m_ending && m_connection && !m_connection->session().hasPeerProposal() && m_table.hasMatch()
        && m_table.match().verdict() && !m_table.match().request(Seat::First) && !m_table.match().request(Seat::Second);
}

bool LanGame::propose(const GameSetup& setup)
{
    return canPropose() && m_connection->call(&net::Session::propose, setup);
}

void LanGame::answerProposal(const GameSetup& setup, bool accept)
{
    if (!m_connection)
        return;
    const bool isOpen = m_connection->call(&net::Session::answerProposal, accept); // may be a new one
    if (isOpen && accept)
        startAgreed(setup);
}

void LanGame::askForNext()
{
    if (m_ending || isAway() || !m_table.hasMatch())
        return;
    const Match& match = m_table.match();
    const RequestKind kind = match.isRunning() ? RequestKind::Restart : RequestKind::Again;
    m_table.submit(me(), match.ask(kind, m_table.nextRequestId()));
}

void LanGame::roundStarted()
{
    m_resultTimeout.stop(); // a round that the host left without a result has none here either
    const bool isNew = m_table.round() != m_shownRound;
    if (isNew) {
        if (m_shownRound > 0 && m_connection && !m_idleRounds.countRound())
            m_connection->call(&net::Session::fail, net::ErrorCode::Flood, QStringLiteral("too many rounds"));
        m_shownRound = m_table.round();
        m_snapshotCheck.beginRound();
        m_idleRounds.beginRound();
        m_previousScore = m_score;
        m_absence.setPaused({});
    }
    if (me() == Seat::First && m_connection)
        m_connection->call(&net::Session::startRound, m_table.match().initialBlack(),
                           std::exchange(m_agreed, std::nullopt));
    m_saver.save();
    m_saver.startHeartbeat();
    if (isNew)
        Q_EMIT roundBegan();
    if (m_table.match().verdict())
        settle(); // taken over with its result
    Q_EMIT figuresChanged();
}

void LanGame::observe(const Event& event)
{
    m_snapshotCheck.observe(event, me());
    if (std::holds_alternative<Ended>(event))
        awaitResult();
    else if (std::holds_alternative<Confirmed>(event) || std::holds_alternative<Overruled>(event))
        settle();
    else if (const auto* finished = std::get_if<Finished>(&event); finished && finished->kind == RequestKind::Again)
        settle(); // nothing will change it any more

    const auto* placed = std::get_if<Placed>(&event);
    if (placed != nullptr && placed->by == me())
        m_idleRounds.countPly();
    const auto* chosen = std::get_if<Chosen>(&event);
    const bool isBoardChanged = placed != nullptr || chosen != nullptr || std::holds_alternative<TookBack>(event);
    if (isBoardChanged && m_table.clock() != nullptr) {
        if (me() == Seat::First && m_connection)
            m_connection->call(&net::Session::sendClock, m_table.clock()->left());
        Q_EMIT figuresChanged();
    }
    const bool isSaved = PeerPlayer::isStoredFirst(event, opposite(me()));
    if (!isSaved && !std::holds_alternative<Passed>(event) && !std::holds_alternative<Finished>(event))
        m_saver.save();
    if (std::holds_alternative<Ended>(event))
        Q_EMIT figuresChanged();
}

void LanGame::settle()
{
    m_resultTimeout.stop();
    if (!m_table.hasMatch() || !m_table.match().verdict())
        return;
    const Match& match = m_table.match();
    const auto winner = match.verdict()->outcome.winner;
    m_score = m_previousScore; // the counted verdict may still be replaced by another one
    m_score.count(winner ? std::optional{match.seatOf(*winner)} : std::nullopt);
    Q_EMIT figuresChanged();
    if (m_settledRound == m_table.round())
        return;
    m_settledRound = m_table.round();
    m_saver.save();
    Q_EMIT settled(resultOf(m_table.round(), *match.verdict()));
}

} // namespace qipan::app
