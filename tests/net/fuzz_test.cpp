// SPDX-License-Identifier: GPL-3.0-or-later
// Random bytes and manipulated conversations: after any input, a session answers in complete messages or closes, and
// stays silent afterwards.
#include "net/codec.h"
#include "tests/net/end.h"
#include "tests/net/lines.h"
#include "tests/net/wire/wire_dice.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <QList>

#include <algorithm>
#include <functional>
#include <vector>

using namespace qipan;
using namespace qipan::net;
using namespace qipan::net::test;
using namespace std::chrono_literals;

namespace {

/// Fast enough to be the same under sanitizers.
[[nodiscard]] int messagesWanted()
{
    return std::max(20000, qipan::test::repetitions(20000, 200000));
}

class ByteDice : public WireDice {
public:
    using WireDice::WireDice;

    [[nodiscard]] qsizetype indexIn(const QByteArray& bytes)
    {
        return bytes.isEmpty() ? 0 : static_cast<qsizetype>(below(static_cast<int>(bytes.size())));
    }
    [[nodiscard]] char byte() { return static_cast<char>(below(256)); }
};

/// The output of an end. Requires complete valid messages, and silence of a closed end.
[[nodiscard]] QByteArray outputOf(End& end)
{
    const auto output = end.session().takeOutput();
    if (!output.isEmpty()) {
        REQUIRE(output.endsWith('\n'));
        for (const auto& line : output.chopped(1).split('\n')) {
            REQUIRE(line.size() < maxLineBytes);
            REQUIRE(parseMessage(line));
        }
    }
    if (end.session().isClosed()) {
        end.session().receive("{\"type\":\"ping\",\"t\":1}\n", Time{0});
        end.run(Time{0});
        REQUIRE(end.session().takeOutput().isEmpty());
    }
    return output;
}

/// A game with all kinds of messages between two ends. Each line is passed to `onLine`, which may change or duplicate
/// it; the reactions of the ends are checked after every line.
class Conversation {
public:
    using OnLine = std::function<void(QByteArray& line, bool toHost)>;

    explicit Conversation(OnLine onLine)
        : m_onLine{std::move(onLine)}
    {
    }

    void run()
    {
        settle();
        play(4);
        ask(m_guest, m_host, RequestKind::Undo, true);
        ask(m_host, m_guest, RequestKind::Undo, false);
        ask(m_guest, m_host, RequestKind::Restart, true);
        static_cast<void>(m_guest.session().chat(QString::fromUtf8("你好")));
        static_cast<void>(m_host.session().chat(QStringLiteral("hi")));
        play(9);
        ask(m_host, m_guest, RequestKind::Again, true);
        withdraw();
        act(m_host, Resign{});
        ask(m_guest, m_host, RequestKind::Again, true);
        play(2);
    }

    [[nodiscard]] int messages() const { return m_messages; }
    [[nodiscard]] const End& host() const { return m_host; }
    [[nodiscard]] const End& guest() const { return m_guest; }

private:
    void settle()
    {
        for (int turn = 0; turn < 4; ++turn) {
            carry(m_guest, m_host);
            carry(m_host, m_guest);
        }
    }

    void carry(End& from, End& to)
    {
        const auto lines = outputOf(from).split('\n');
        for (auto line : lines) {
            if (line.isEmpty())
                continue;
            m_now += 50ms;
            line += '\n';
            m_onLine(line, to.seat() == Seat::First);
            to.session().receive(line, m_now);
            to.run(m_now);
            ++m_messages;
        }
    }

    void act(End& end, const Command& command)
    {
        if (end.hasMatch() && end.session().isAtTable())
            static_cast<void>(end.act(command));
        settle();
    }

    void ask(End& asker, End& other, RequestKind kind, bool accept)
    {
        const int id = asker.nextRequestId();
        if (asker.hasMatch())
            act(asker, asker.match().ask(kind, id));
        act(other, Answer{id, kind, accept, std::nullopt});
    }

    void withdraw()
    {
        if (!m_guest.hasMatch())
            return;
        const int id = m_guest.nextRequestId();
        static_cast<void>(m_guest.act(m_guest.match().ask(RequestKind::Draw, id)));
        act(m_guest, Withdraw{id});
    }

    void play(int plies)
    {
        for (int ply = 0; ply < plies && m_host.hasMatch(); ++ply) {
            auto& mover = m_host.match().seatToMove() == Seat::First ? m_host : m_guest;
            if (mover.hasMatch())
                act(mover, mover.match().place({ply / 2, ply % 2 == 0 ? 0 : 5}));
        }
    }

    OnLine m_onLine;
    int m_messages = 0;
    Time m_now{0};
    End m_host{Session::host(named("Host"), gomokuTable(), Time{0})};
    End m_guest{Session::guest(named("Guest"), JoinRequest{}, Time{0})};
};

void tamperWithBytes(QByteArray& line, ByteDice& dice)
{
    if (line.isEmpty())
        return;
    switch (dice.below(6)) {
    case 0:
        line[dice.indexIn(line)] = dice.byte();
        return;
    case 1:
        line.remove(dice.indexIn(line), dice.below(20));
        return;
    case 2:
        line.insert(dice.indexIn(line), QByteArray(dice.below(30), dice.byte()));
        return;
    case 3:
        line.insert(dice.indexIn(line), QByteArray(dice.below(6000), '['));
        return;
    default: { // changes a number
        const auto digit = line.indexOf(QByteArray::number(dice.below(10)), dice.indexIn(line));
        static const QList<QByteArray> numbers{"-1", "0", "2", "15", "2147483647", "2147483648", "1e9", "0.5", "null"};
        if (digit >= 0)
            line.replace(digit, 1, numbers[dice.below(static_cast<int>(numbers.size()))]);
    }
    }
}

/// Mostly bytes and numbers, sometimes whole lines.
void tamper(QByteArray& line, ByteDice& dice)
{
    switch (dice.below(5)) {
    case 0:
        line += line;
        return;
    case 1:
        line.clear();
        return;
    default:
        tamperWithBytes(line, dice);
    }
}

} // namespace

TEST_CASE("an untampered conversation completes")
{
    Conversation honest{[](QByteArray&, bool) {}};
    honest.run();
    REQUIRE_FALSE(honest.host().last());
    REQUIRE_FALSE(honest.guest().last());
    REQUIRE(honest.host().session().round() == 4);
    REQUIRE(honest.guest().session().round() == 4);
    REQUIRE(honest.guest().match().plies() == 2);
    REQUIRE(honest.host().chats() + honest.guest().chats() == 2);
}

TEST_CASE("tampered conversations cause at worst an error or silence")
{
    const int wanted = messagesWanted();
    int messages = 0;
    int tampered = 0;
    int failures = 0;
    for (unsigned seed = 1; messages < wanted; ++seed) {
        INFO("seed " << seed);
        ByteDice dice{seed};
        const bool host = dice.below(2) == 0;
        const int oneIn = 5 + dice.below(60);
        Conversation conversation{[&](QByteArray& line, bool toHost) {
            if (toHost != host || dice.below(oneIn) != 0)
                return;
            tamper(line, dice);
            ++tampered;
        }};
        conversation.run();
        messages += conversation.messages();
        failures += conversation.host().session().isClosed() ? 1 : 0;
    }
    REQUIRE(tampered > wanted / 200);
    REQUIRE(failures > 0);
}

TEST_CASE("random bytes cause at worst an error or silence")
{
    const int wanted = messagesWanted();
    for (int seed = 0; seed < wanted; ++seed) {
        INFO("seed " << seed);
        ByteDice dice{static_cast<unsigned>(seed)};
        QByteArray bytes(1 + dice.below(200), '\0');
        for (auto& byte : bytes)
            byte = dice.byte();
        bytes += '\n';
        End host{Session::host(named("Host"), gomokuTable(), Time{0})};
        host.session().receive(bytes, Time{0});
        host.run(Time{0});
        static_cast<void>(outputOf(host));
        REQUIRE_FALSE(host.hasMatch());
    }
}

TEST_CASE("tampered lines during a game never change a match against its rules")
{
    const int wanted = messagesWanted();
    std::vector<QByteArray> lines;
    Conversation{[&](QByteArray& line, bool toHost) {
        if (toHost)
            lines.push_back(line);
    }}.run();
    int messages = 0;
    for (unsigned seed = 1; messages < wanted; ++seed) {
        INFO("seed " << seed);
        ByteDice dice{seed};
        End host{Session::host(named("Host"), gomokuTable(), Time{0})};
        host.session().receive(QByteArray{QByteArray{helloLine} + '\n'}, Time{0});
        host.run(Time{0});
        REQUIRE(host.act(host.match().place({7, 7})));
        Time now{0};
        while (!host.session().isClosed() && now < 10s) {
            now += 50ms;
            auto line = lines[1 + static_cast<std::size_t>(dice.below(static_cast<int>(lines.size()) - 1))];
            if (dice.below(3) == 0)
                tamperWithBytes(line, dice);
            const auto before = host.match().plies();
            host.session().receive(line, now);
            host.run(now);
            static_cast<void>(outputOf(host));
            ++messages;
            REQUIRE(host.match().plies() <= before + 1);
            if (host.match().request(Seat::Second))
                static_cast<void>(
                    host.act(Answer{host.match().request(Seat::Second)->id, RequestKind::Undo, false, {}}));
        }
    }
}
