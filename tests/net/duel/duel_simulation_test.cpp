// SPDX-License-Identifier: GPL-3.0-or-later
// Whole duels over two sessions on a slow line that breaks, between hands that play at random and programs that are
// killed.
#include "core/link/random.h"
#include "tests/core/duel/random_setup.h"
#include "tests/net/duel/duel_pair.h"
#include "tests/net/duel/duel_watch.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <deque>
#include <map>
#include <string>

using namespace qipan;
using namespace qipan::net;
using namespace qipan::net::test;
using namespace std::chrono_literals;

namespace {

constexpr Time tickTime = 20ms;
using Met = std::map<std::string, int>;

/// One direction of the line: bytes arrive in order, after a delay, in pieces of any size.
class Wire {
public:
    void send(const QByteArray& bytes, Time due)
    {
        if (!bytes.isEmpty())
            m_pieces.emplace_back(std::max(due, m_pieces.empty() ? 0ms : m_pieces.back().first), bytes);
    }
    [[nodiscard]] QByteArray take(Time now)
    {
        QByteArray bytes;
        while (!m_pieces.empty() && m_pieces.front().first <= now) {
            bytes += m_pieces.front().second;
            m_pieces.pop_front();
        }
        return bytes;
    }
    void clear() { m_pieces.clear(); }

private:
    std::deque<std::pair<Time, QByteArray>> m_pieces;
};

/// A player at one end.
class Duelist {
public:
    Duelist(DuelEnd& end, std::uint64_t seed, Met& met)
        : m_end{end}
        , m_random{seed}
        , m_pace{200 + static_cast<int>(m_random.below(800))}
        , m_met{met}
    {
    }

    /// Does something, or not.
    void act()
    {
        if (!m_end.hasDuel() || m_end.isLost() || !m_end.session().isAtTable())
            return;
        const duel::Duel& duel = m_end.duel();
        if (std::exchange(m_round, m_end.round()) != m_end.round())
            m_nextPairAt = 500ms;
        if (duel.isPaused()) {
            if (isChance(30))
                m_end.act(duel::GoOn{});
            return;
        }
        if (const auto asked = duel.request(opposite(m_end.seat())); asked && isChance(10)) {
            m_end.act(duel::Answer{asked->id, asked->kind, isChance(asked->kind == duel::RequestKind::Again ? 1 : 4)});
            return; // another duel may have begun
        }
        if (const auto own = duel.request(m_end.seat()); own && isChance(30) && own->kind != duel::RequestKind::Again)
            m_met["withdrawn"] += m_end.act(duel::Withdraw{own->id}) ? 1 : 0;
        if (isChance(400))
            m_end.act(
                duel::Ask{isChance(2) ? duel::RequestKind::Draw : duel::RequestKind::Pause, m_end.nextRequestId()});
        if (isChance(6'000))
            m_end.act(duel::Resign{});
        if (isChance(500))
            m_met["chats"] += m_end.session().chat(QStringLiteral("你好")) ? 1 : 0;
        play(isChance(300));
    }

private:
    [[nodiscard]] bool isChance(std::size_t in) { return m_random.below(in) == 0; }

    void play(bool wantsHint)
    {
        const duel::PlayerBoard& own = m_end.duel().board(m_end.seat());
        const auto time = m_end.time();
        if (!m_end.duel().isRunning() || own.game().won() || time < std::max(m_nextPairAt, own.waitsUntil()))
            return;
        using enum duel::Action::Kind;
        duel::Action action{.kind = own.game().stuck() ? Shuffle : wantsHint ? Hint : Pair, .at = time};
        if (action.kind == Pair) {
            const auto pairs = link::joinablePairs(own.game().board(), own.game().rule());
            action.pair = pairs[m_random.below(pairs.size())];
        } else {
            ++m_met[action.kind == Hint ? "hints" : "shuffles"];
        }
        if (m_end.act(duel::Act{action, m_end.duel().nextNumber(m_end.seat(), action.kind)}))
            m_nextPairAt = time + duel::Milliseconds{20 + m_random.below(static_cast<std::size_t>(m_pace))};
    }

    DuelEnd& m_end;
    link::Random m_random;
    int m_pace;
    Met& m_met;
    int m_round = 0;
    duel::Milliseconds m_nextPairAt{500};
};

/// A host, a guest, perhaps a spectator, and the line between them.
class DuelWorld {
public:
    DuelWorld(std::uint64_t seed, Met& met)
        : m_random{seed}
        , m_setup{qipan::test::randomSetup(m_random)}
        , m_met{met}
        , m_host{Session::host(named("Host"), m_setup, 0ms)}
        , m_guest{Session::guest(named("Guest"), duelist, 0ms)}
        , m_duelists{Duelist{m_host, m_random.next(), met}, Duelist{m_guest, m_random.next(), met}}
        , m_out{drawDelay()}
        , m_back{drawDelay()}
    {
        if (m_random.below(4) == 0)
            m_watch.emplace(m_host, m_setup, 0ms);
    }

    /// Plays rounds until the players have enough. Returns how many.
    int play()
    {
        for (Time limit = 10min; m_now < limit; m_now += tickTime) {
            tick();
            if (m_rounds > 0 && m_host.round() == m_rounds && m_now > m_askedAt + 1min) {
                ++m_met["again lost"]; // with the connection
                return m_rounds;
            }
            if (!isAtRest())
                continue;
            compare();
            ++m_rounds;
            if (m_rounds == 2 || m_random.below(4) != 0)
                return m_rounds;
            askAgain();
            limit += 10min;
        }
        const auto text = [](const DuelEnd& end) {
            std::string words = " round " + std::to_string(end.round()) + (end.isLost() ? " lost" : "");
            if (end.hasDuel())
                words += std::string{end.duel().isRunning() ? " running" : ""}
                    + (end.duel().isPaused() ? " paused" : "") + (end.duel().isConfirmed() ? " confirmed" : "") + " at "
                    + std::to_string(end.time().count());
            return words;
        };
        FAIL("this duel does not end: host" << text(m_host) << ", guest" << text(m_guest));
        return 0;
    }

private:
    [[nodiscard]] Time drawDelay()
    {
        return Time{m_random.below(5) == 0 ? m_random.below(1'500) : m_random.below(150)};
    }

    void tick()
    {
        for (std::size_t i = 0; i < m_duelists.size(); ++i) {
            DuelEnd& end = i == 0 ? m_host : m_guest;
            end.run(m_now);
            m_duelists[i].act();
        }
        carry(m_host, m_toGuest, m_guest, m_out);
        carry(m_guest, m_toHost, m_host, m_back);
        if (m_watch)
            m_watch->run(m_now);
        for (const DuelEnd* end : {&m_host, &m_guest}) {
            m_hasPaused = m_hasPaused || (end->hasDuel() && end->duel().isPaused());
            if (end->last())
                FAIL("an end found an error in the other");
        }
        breakOrMend();
    }

    void carry(DuelEnd& from, Wire& wire, DuelEnd& to, Time delay)
    {
        const QByteArray bytes = from.session().takeOutput();
        if (m_isSilent)
            return;
        const qsizetype split = m_random.below(10) == 0
            ? static_cast<qsizetype>(m_random.below(static_cast<std::size_t>(bytes.size()) + 1))
            : 0;
        wire.send(bytes.first(split), m_now + delay);
        wire.send(bytes.sliced(split), m_now + delay + (split > 0 ? tickTime : 0ms));
        if (!bytes.isEmpty() && !isPing(bytes))
            m_lastSent = m_now + delay + tickTime;
        const QByteArray arrived = wire.take(m_now);
        if (arrived.isEmpty())
            return;
        to.session().receive(arrived, m_now);
        to.run(m_now);
    }

    [[nodiscard]] static bool isPing(const QByteArray& bytes)
    {
        return bytes.count('\n') == 1 && (bytes.contains("\"ping\"") || bytes.contains("\"pong\""));
    }

    void breakOrMend()
    {
        if (m_host.isLost() && m_guest.isLost()) {
            if (m_now >= m_mendedAt)
                mend();
        } else if (!m_isSilent && m_host.round() > 0 && m_host.session().isAtTable() && m_random.below(3'000) == 0) {
            m_wasCut = true;
            m_toGuest.clear();
            m_toHost.clear();
            m_mendedAt = m_now + Time{m_random.below(5'000)};
            if (m_random.below(4) == 0) {
                m_isSilent = true; // both find out by the silence
                ++m_met["silent"];
                return;
            }
            m_host.session().disconnected();
            m_guest.session().disconnected();
        }
    }

    void mend()
    {
        m_isSilent = false;
        m_mendedAt = m_now + 10s; // it tries again if this connection is lost before the guest has its seat
        m_toGuest.clear();
        m_toHost.clear();
        if (m_random.below(4) == 0) {
            (m_random.below(2) == 0 ? m_host : m_guest).restart();
            ++m_met["killed"];
        }
        JoinRequest back = duelist;
        back.resume = m_guest.seatToResume();
        m_host.reconnect(Session::host(named("Host"), m_setup, m_now));
        m_guest.reconnect(Session::guest(named("Guest"), back, m_now));
        ++m_met["resumed"];
    }

    /// Both know the end of the round, and everything has arrived.
    [[nodiscard]] bool isAtRest()
    {
        const auto isDone = [](const DuelEnd& end) {
            return end.hasDuel() && !end.isLost() && end.duel().isConfirmed();
        };
        return isDone(m_host) && isDone(m_guest) && m_host.round() == m_guest.round() && m_host.round() > m_rounds
            && m_now > m_lastSent && !m_isSilent;
    }

    void askAgain()
    {
        // Both may ask at the same time, and then have agreed.
        const bool areBoth = m_random.below(3) == 0;
        if (areBoth)
            ++m_met["both ask again"];
        for (DuelEnd* end : {&m_host, &m_guest}) {
            const bool isFirst = end == &m_host;
            if (areBoth || isFirst == (m_rounds % 2 == 0))
                static_cast<void>(end->act(duel::Ask{duel::RequestKind::Again, end->nextRequestId()}));
        }
        m_hasPaused = m_wasCut = false;
        m_askedAt = m_now;
    }

    void compare()
    {
        const duel::Duel& host = m_host.duel();
        const duel::Duel& guest = m_guest.duel();
        REQUIRE(host.verdict() == guest.verdict());
        for (const Seat seat : {Seat::First, Seat::Second}) {
            const auto& one = host.board(seat).actions();
            const auto& other = guest.board(seat).actions();
            const auto both = static_cast<std::ptrdiff_t>(std::min(one.size(), other.size()));
            REQUIRE(std::equal(one.begin(), one.begin() + both, other.begin()));
            if (one.size() == other.size())
                REQUIRE(host.board(seat).game().board() == guest.board(seat).game().board());
        }
        compareSpectator();
        constexpr std::array reasons{"cleared", "points", "resign", "agreed"};
        const duel::Verdict& verdict = *host.verdict();
        ++m_met[reasons[static_cast<std::size_t>(verdict.reason)]];
        if (verdict.reason != duel::EndReason::Cleared)
            return;
        m_met["drawn by time"] += verdict.winner ? 0 : 1;
        const auto one = host.board(Seat::First).clearedAt();
        const auto other = guest.board(Seat::Second).clearedAt();
        // On a fast line the told times decide. A pause begins at the two ends as far apart as its answer travels.
        if (!one || !other || m_wasCut || m_hasPaused || m_out + m_back + 2 * tickTime > duel::longestTransit)
            return;
        const auto apart = std::max(*one, *other) - std::min(*one, *other);
        if (apart > duel::drawWindow - 4 * tickTime && apart < duel::drawWindow + 4 * tickTime)
            return; // the simulated clocks are coarse
        const auto first = *one < *other ? Seat::First : Seat::Second;
        CHECK(verdict.winner == (apart <= duel::drawWindow ? std::nullopt : std::optional{first}));
        ++m_met["decided between two"];
    }

    void compareSpectator()
    {
        if (!m_watch)
            return;
        const DuelEnd& spectator = m_watch->spectator();
        REQUIRE_FALSE(spectator.last());
        REQUIRE(spectator.round() == m_host.round());
        REQUIRE(spectator.duel().verdict() == m_host.duel().verdict());
        for (const Seat seat : {Seat::First, Seat::Second}) {
            const auto& seen = spectator.duel().board(seat).actions();
            const auto& done = m_host.duel().board(seat).actions();
            REQUIRE(seen.size() <= done.size()); // what came after the result is not shown
            REQUIRE(std::equal(seen.begin(), seen.end(), done.begin()));
        }
        ++m_met["watched"];
    }

    link::Random m_random;
    duel::Setup m_setup;
    Met& m_met;
    DuelEnd m_host;
    DuelEnd m_guest;
    std::array<Duelist, 2> m_duelists;
    Time m_out;
    Time m_back;
    std::optional<DuelWatch> m_watch;
    Wire m_toGuest;
    Wire m_toHost;
    Time m_now{0};
    Time m_lastSent{0};
    Time m_askedAt{0};
    Time m_mendedAt{0};
    int m_rounds = 0;
    bool m_isSilent = false;
    bool m_wasCut = false;
    bool m_hasPaused = false;
};

} // namespace

TEST_CASE("two ends of duels on a slow line that breaks agree on every round", "[random]")
{
    Met met;
    const int wanted = qipan::test::repetitions(2'000, 100'000);
    int rounds = 0;
    for (std::uint64_t seed = 1; rounds < wanted; ++seed) {
        CAPTURE(seed);
        rounds += DuelWorld{seed, met}.play();
    }
    for (const auto& [what, count] : met)
        UNSCOPED_INFO(what << ": " << count);
    for (const char* what :
         {"cleared", "points", "resign", "agreed", "drawn by time", "resumed", "silent", "killed", "withdrawn", "chats",
          "hints", "shuffles", "both ask again", "watched", "decided between two"}) {
        CAPTURE(what);
        CHECK(met[what] > 0);
    }
}
