// Two whole ends, sessions and matches, play random games with requests through a slow line that keeps the order.
#include "tests/net/end.h"
#include "tests/net/lines.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <deque>
#include <random>
#include <string_view>

using namespace qipan;
using namespace qipan::net;
using namespace qipan::net::test;
using namespace std::chrono_literals;

namespace {

class Simulation {
public:
    Simulation(const Terms& terms, unsigned seed)
        : m_terms{terms}
        , m_dice{seed}
        , m_host{Session::host(named("Host"), terms, Time{0})}
        , m_guest{Session::guest(named("Guest"), Approach{}, Time{0})}
    {
    }

    /// Plays for a while, then lets everything arrive and answers what is open.
    void run(int steps, bool breaks = false)
    {
        const int broken = breaks ? below(steps) : steps;
        for (int step = 0; step < steps; ++step) {
            m_now += 40ms;
            carry(m_host, m_toGuest, m_guest);
            carry(m_guest, m_toHost, m_host);
            if (below(3) == 0)
                act(below(2) == 0 ? m_host : m_guest);
            if (step == broken && m_guest.hasMatch())
                breakLine();
        }
        settle();
    }

    /// The line breaks: some of what is under way still arrives, the rest never does, and the guest comes back.
    void breakLine()
    {
        carry(m_host, m_toGuest, m_guest);
        carry(m_guest, m_toHost, m_host);
        m_toGuest.clear();
        m_toHost.clear();
        m_host.reconnect(Session::host(named("Host"), m_terms, m_now));
        m_guest.reconnect(Session::guest(named("Guest"), {Role::Play, {}, m_guest.seatToResume()}, m_now));
    }

    [[nodiscard]] const End& host() const { return m_host; }
    [[nodiscard]] const End& guest() const { return m_guest; }

private:
    [[nodiscard]] int below(int count) { return static_cast<int>(m_dice() % static_cast<unsigned>(count)); }

    /// Puts what `from` wants sent on the line, and takes some bytes off it, cut anywhere.
    void carry(End& from, std::deque<char>& line, End& to)
    {
        for (const char byte : from.session().takeOutput())
            line.push_back(byte);
        if (below(3) == 0)
            deliver(line, to, static_cast<std::size_t>(below(400)));
        to.run(m_now);
    }

    void deliver(std::deque<char>& line, End& to, std::size_t most)
    {
        QByteArray bytes;
        while (!line.empty() && static_cast<std::size_t>(bytes.size()) < most) {
            bytes.append(line.front());
            line.pop_front();
        }
        to.session().receive(bytes, m_now);
    }

    void settle()
    {
        for (int quiet = 0; quiet < 3;) {
            m_now += 40ms;
            quiet = m_toGuest.empty() && m_toHost.empty() ? quiet + 1 : 0;
            for (const char byte : m_host.session().takeOutput())
                m_toGuest.push_back(byte);
            for (const char byte : m_guest.session().takeOutput())
                m_toHost.push_back(byte);
            deliver(m_toGuest, m_guest, m_toGuest.size());
            deliver(m_toHost, m_host, m_toHost.size());
            m_host.run(m_now);
            m_guest.run(m_now);
            if (quiet > 0 && (answer(m_host, below(2) == 0) || answer(m_guest, below(2) == 0)))
                quiet = 0;
        }
    }

    bool answer(End& end, bool accept)
    {
        if (!end.hasMatch() || !end.match().request(opposite(end.seat())))
            return false;
        const auto open = *end.match().request(opposite(end.seat()));
        return end.act(Answer{open.id, open.kind, accept, std::nullopt});
    }

    void act(End& end)
    {
        if (!end.hasMatch() || !end.session().isAtTable())
            return;
        const int choice = below(100);
        if (choice < 5)
            static_cast<void>(end.session().chat(QStringLiteral("hm")));
        else if (choice < 20)
            ask(end);
        else if (choice < 45)
            static_cast<void>(answer(end, below(2) == 0));
        else if (choice < 48)
            withdraw(end);
        else if (choice < 49)
            static_cast<void>(end.act(Resign{}));
        else
            move(end);
    }

    void ask(End& end)
    {
        constexpr RequestKind running[] = {RequestKind::Undo, RequestKind::Undo, RequestKind::Draw,
                                           RequestKind::Restart};
        const auto kind = end.match().isRunning() ? running[below(4)] : RequestKind::Again;
        static_cast<void>(end.act(end.match().ask(kind, end.nextRequestId())));
    }

    void withdraw(End& end)
    {
        if (const auto& open = end.match().request(end.seat()))
            static_cast<void>(end.act(Withdraw{open->id}));
    }

    /// Near the stones, so that games come to an end.
    void move(End& end)
    {
        const auto size = end.match().game().size();
        for (int trial = 0; trial < 8; ++trial) {
            const Cell cell{below(std::min(size.columns, 8)), below(std::min(size.rows, 8))};
            if (end.act(end.match().place(cell)))
                return;
        }
    }

    Terms m_terms;
    std::mt19937 m_dice;
    Time m_now{0};
    End m_host;
    End m_guest;
    std::deque<char> m_toHost;
    std::deque<char> m_toGuest;
};

enum class Line { Slow, Breaking };

void playRandomRounds(const Terms& terms, int wanted, Line line = Line::Slow)
{
    int rounds = 0;
    int verdicts = 0;
    for (unsigned seed = 1; rounds < wanted; ++seed) {
        INFO("seed " << seed);
        Simulation simulation{terms, seed};
        for (int part = 0; part < 20; ++part) {
            simulation.run(150, line == Line::Breaking);
            const auto& host = simulation.host();
            const auto& guest = simulation.guest();
            REQUIRE_FALSE(host.last());
            REQUIRE_FALSE(guest.last());
            REQUIRE(host.session().round() == guest.session().round());
            REQUIRE(host.match().black() == guest.match().black());
            REQUIRE(host.match().verdict() == guest.match().verdict());
            REQUIRE(host.match().isRunning() == guest.match().isRunning());
            REQUIRE_FALSE(host.match().request(Seat::First));
            REQUIRE_FALSE(host.match().request(Seat::Second));
            REQUIRE_FALSE(guest.match().request(Seat::First));
            REQUIRE_FALSE(guest.match().request(Seat::Second));
            if (host.match().isRunning())
                REQUIRE(host.match().game().plies() == guest.match().game().plies());
            if (host.match().verdict())
                ++verdicts;
        }
        if (line == Line::Breaking)
            REQUIRE(simulation.host().resumed() > 10);
        rounds += simulation.host().session().round();
    }
    REQUIRE(verdicts > 0);
}

} // namespace

TEST_CASE("two sessions with a slow line between them agree on every round of gomoku")
{
    playRandomRounds(gomokuTable(), qipan::test::repetitions(500, 10000));
}

TEST_CASE("two sessions with a slow line between them agree on every round of reversi")
{
    playRandomRounds({*makeSetup("reversi", "standard", 8), FirstBlack::Host, std::nullopt},
                     qipan::test::repetitions(500, 10000));
}

TEST_CASE("two ends whose line breaks again and again agree on every round of gomoku")
{
    playRandomRounds(gomokuTable(), qipan::test::repetitions(500, 10000), Line::Breaking);
}

TEST_CASE("two ends whose line breaks again and again agree on every round of reversi")
{
    playRandomRounds({*makeSetup("reversi", "standard", 8), FirstBlack::Host, std::nullopt},
                     qipan::test::repetitions(500, 10000), Line::Breaking);
}
