// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/model/world.h"

#include "tests/net/model/whims.h"
#include "tests/support/match_text.h"

#include <algorithm>

namespace qipan::net::model {

using namespace std::chrono_literals;

namespace {

/// After this time nothing is in transit any more: longer than a lost peer is waited for.
constexpr Time patience = 8min;

/// Some random moves from which a game starts.
[[nodiscard]] std::vector<Cell> drawStart(const GameSetup& setup, Dice& dice)
{
    const auto game = setup.makeGame();
    for (int trial = 0; trial < 60; ++trial) {
        const Cell cell{dice.below(setup.size), dice.below(setup.size)};
        if (!game->isLegal(cell))
            continue;
        game->play(cell);
        if (game->outcome()) {
            game->takeBack();
            break;
        }
    }
    return cellsOf(game->plies());
}

[[nodiscard]] GameTerms drawTerms(const GameInfo& game, Route route, Environment& environment)
{
    environment.conditions = drawConditions(environment.dice, route);
    Dice& dice = environment.dice;
    constexpr FirstBlack firsts[] = {FirstBlack::Host, FirstBlack::Guest, FirstBlack::RockPaperScissors};
    GameTerms terms{defaultSetup(game), firsts[dice.below(3)], std::nullopt};
    terms.setup.opening = game.openings[static_cast<std::size_t>(dice.below(static_cast<int>(game.openings.size())))];
    if (terms.setup.opening == Opening::Free && dice.chance(300))
        terms.setup.start = drawStart(terms.setup, dice);
    if (dice.chance(500))
        terms.clock = ClockSetting{10 + dice.below(20), dice.below(2)};
    return terms;
}

[[nodiscard]] std::string text(const Score& score)
{
    return std::to_string(score[0]) + ":" + std::to_string(score[1]) + ", " + std::to_string(score[2]) + " draws";
}

} // namespace

World::World(const GameInfo& game, Route route, std::uint64_t seed)
    : m_environment{seed}
    , m_host{m_environment, m_ledger, drawTerms(game, route, m_environment)}
    , m_guest{m_environment, m_ledger, m_host}
    , m_spectators{SpectatorEnd{m_environment, m_ledger, m_host}, SpectatorEnd{m_environment, m_ledger, m_host}}
{
    m_spectators[0].come();
}

int World::play()
{
    const int acts = 60 + m_environment.dice.below(400);
    for (int count = 0; count < acts; ++count) {
        while (m_environment.now < m_nextAct)
            step(m_nextAct - m_environment.now);
        act();
        disturb();
        m_nextAct = m_environment.now + m_environment.dice.time(1ms, m_environment.conditions.longestThought);
    }
    settle();
    return compare();
}

/// Advances to the next time when something is due.
void World::step(Time longest)
{
    Time next = m_environment.now + longest;
    const auto consider = [&next](std::optional<Time> time) {
        if (time)
            next = std::min(next, *time);
    };
    consider(m_host.next());
    consider(m_guest.next());
    for (const SpectatorEnd& spectator : m_spectators)
        consider(spectator.next());
    m_environment.now = std::max(next, m_environment.now + 1ms);
    run();
}

void World::run()
{
    m_host.run();
    m_guest.run();
    for (SpectatorEnd& spectator : m_spectators)
        spectator.run();
}

void World::act()
{
    Game* const game = m_environment.dice.chance(500) ? m_host.game() : m_guest.game();
    // A player that is away may still think and move occasionally.
    if (game != nullptr && (!game->isAway() || m_environment.dice.chance(100)))
        actAnyhow(m_environment, *game);
    run();
}

void World::disturb()
{
    Dice& dice = m_environment.dice;
    const Conditions& conditions = m_environment.conditions;
    disturbSpectators();
    if (dice.below(10000) < conditions.cuts && m_guest.cut())
        m_host.noteCut();
    if (dice.chance(30))
        m_guest.hurry();
    if (dice.below(10000) < conditions.restarts) {
        const Time absence = dice.time(1ms, 8s);
        if (dice.chance(500))
            m_guest.kill(absence);
        else if (m_host.isUp())
            m_host.kill(absence);
    }
    if (dice.below(10000) < conditions.partings) {
        if (dice.chance(400))
            m_guest.leave();
        else if (dice.chance(200))
            m_guest.forget();
        else if (m_host.isUp())
            m_host.leave();
    }
}

void World::disturbSpectators()
{
    Dice& dice = m_environment.dice;
    if (!dice.chance(10))
        return;
    SpectatorEnd& spectator = m_spectators[static_cast<std::size_t>(dice.below(2))];
    if (!spectator.isHere())
        spectator.come();
    else if (dice.chance(300))
        spectator.go();
    else if (dice.chance(500))
        spectator.cut();
}

/// Delivers everything and answers everything open; nothing new begins.
void World::settle()
{
    m_environment.tail.add(m_environment.now, "(everything comes to rest)");
    const Time limit = m_environment.now + patience;
    while (const char* what = unsettled()) {
        if (m_environment.now > limit)
            fail(std::string{"this does not come to rest: "} + what + "; at the host: " + m_host.guests());
        if (!actCalmly())
            step(1s);
    }
}

bool World::actCalmly()
{
    bool hasActed = false;
    for (Game* game : {m_host.game(), m_guest.game()})
        hasActed = (game != nullptr && !game->isAway() && actAsExpected(m_environment, *game)) || hasActed;
    if (hasActed)
        run();
    return hasActed;
}

/// What is not settled yet, or null.
const char* World::unsettled()
{
    const Game* const host = m_host.game();
    const Game* const guest = m_guest.game();
    if (host == nullptr || guest == nullptr)
        return "there is no game";
    if (host->isAway() || guest->isAway() || !m_guest.isAtTable())
        return "the line is not back";
    if (!host->hasMatch() || !guest->hasMatch())
        return "no round has begun";
    if (!m_guest.isQuiet())
        return "something is on the wire";
    if (!host->isQuiet() || !guest->isQuiet())
        return "something is held back";
    for (const Game* game : {host, guest}) {
        if (game->match().request(Seat::First) || game->match().request(Seat::Second))
            return "a request is open";
        if (game->proposed() || game->awaitsProposal())
            return "a proposal is open";
        if (!game->isSettled())
            return "a verdict is not settled";
        if (game->match().finished())
            return "a next round is agreed";
    }
    std::size_t here = 1;
    for (const SpectatorEnd& spectator : m_spectators) {
        if (!spectator.isHere())
            continue;
        ++here;
        if (const char* what = unsettledSpectator(spectator, *host))
            return what;
    }
    return m_host.connections() != here ? "a session is left at the host" : nullptr;
}

const char* World::unsettledSpectator(const SpectatorEnd& spectator, const Game& game) const
{
    if (!spectator.isWatching() || !spectator.isQuiet())
        return "a spectator does not see everything yet";
    if (spectator.match() == nullptr || spectator.round() != game.round())
        return "a spectator sees another round";
    return nullptr;
}

int World::compare()
{
    Game& host = *m_host.game();
    Game& guest = *m_guest.game();
    require(host.seating().token == guest.seating().token, "the ends sit at different tables");
    require(host.round() == guest.round(), "the ends are in different rounds");
    require(host.match().isRunning() == guest.match().isRunning(), "the round runs at one end only");
    if (host.match().isRunning())
        require(host.told() == guest.told(), "the ends show different clocks");
    const std::string board = qipan::test::text(host.match());
    for (const SpectatorEnd& spectator : m_spectators) {
        if (!spectator.isHere())
            continue;
        const Match& seen = *spectator.match();
        const bool isSame = seen.black() == host.match().black()
            && seen.openingChoices() == host.match().openingChoices() && seen.verdict() == host.match().verdict()
            && seen.game().plies() == host.match().game().plies();
        if (!isSame)
            fail("a spectator sees another board\n" + qipan::test::text(seen) + "\nhost: " + board);
    }
    host.note();
    guest.note();
    const int games = m_ledger.compare(host.seating().sitting, host.round());
    compareScores();
    return games;
}

void World::compareScores()
{
    if (m_ledger.isScoreDoubtful(m_host.game()->seating().sitting))
        return;
    if (m_host.game()->score() != m_guest.game()->score())
        fail("the ends have counted differently: " + text(m_host.game()->score()) + " and "
             + text(m_guest.game()->score()));
}

} // namespace qipan::net::model
