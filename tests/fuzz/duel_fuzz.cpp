// SPDX-License-Identifier: GPL-3.0-or-later
// The whole life of the sessions of a table of duels: a host, a guest and a spectator. The input decides who acts, what
// arrives when, and what is injected.
#include "net/codec.h"
#include "tests/fuzz/fuzz_input.h"
#include "tests/fuzz/require.h"
#include "tests/net/duel/duel_end.h"
#include "tests/net/duel/duel_watch.h"

#include <cstddef>
#include <cstdint>

using namespace qipan;
using namespace qipan::net;
using namespace qipan::net::test;
using namespace std::chrono_literals;
using qipan::test::require;

namespace {

constexpr qsizetype everything = 1 << 20;
constexpr int longestLife = 300; ///< steps

[[nodiscard]] duel::Setup setupFrom(FuzzInput& input)
{
    duel::Setup setup = duelTable();
    setup.deal.mode = static_cast<link::FallingMode>(input.below(3));
    setup.deal.seed = static_cast<std::uint32_t>(input.below(8));
    if (input.flag()) {
        setup.rule = duel::Rule::Points;
        setup.minutes = 1min;
    }
    return setup;
}

/// After each step it checks the invariants for any input: the output consists of complete valid messages; a closed
/// session stays silent; an open one has a future deadline. Unless the connection was tampered with, no end reports an
/// error.
class DuelTable {
public:
    explicit DuelTable(const duel::Setup& setup)
        : m_setup{setup}
        , m_sides{DuelEnd{Session::host(name(), setup, 0ms)}, DuelEnd{Session::guest(name(), playing(), 0ms)}}
        , m_watch{m_sides[0], setup, 0ms}
    {
        work();
    }

    [[nodiscard]] DuelEnd& side(bool isGuest) { return m_sides[isGuest ? 1 : 0]; }

    void carry(bool toGuest, qsizetype bytes)
    {
        QByteArray& line = m_lines[toGuest ? 1 : 0];
        const QByteArray arrived = line.left(bytes);
        line.remove(0, arrived.size());
        side(toGuest).session().receive(arrived, m_now);
        work();
    }
    void tamper(bool toGuest, const QByteArray& bytes)
    {
        m_isTampered = true;
        side(toGuest).session().receive(bytes, m_now);
        work();
    }
    void tamperWithWatch(bool isSpectator, const QByteArray& bytes)
    {
        m_isWatchTampered = true;
        (isSpectator ? m_watch.spectator().session() : m_watch.hostSide()).receive(bytes, m_now);
        work();
    }
    void wait(Time time)
    {
        m_now += time;
        work();
    }
    void breakLine(int killed)
    {
        for (DuelEnd& end : m_sides)
            end.session().disconnected();
        work();
        for (int i = 0; i < 2; ++i) {
            m_sides[i].lose();
            m_lines[i].clear();
            if (killed == i)
                m_sides[i].restart();
        }
        JoinRequest back = playing();
        back.resume = side(true).seatToResume();
        side(false).reconnect(Session::host(name(), m_setup, m_now));
        side(true).reconnect(Session::guest(name(), back, m_now));
        work();
    }
    void act(bool isGuest, FuzzInput& input)
    {
        DuelEnd& end = side(isGuest);
        if (!end.hasDuel() || !end.session().isAtTable() || end.isLost())
            return;
        using enum duel::Action::Kind;
        const auto hint = duel::Act{{.kind = Hint, .at = end.time()}, end.duel().nextNumber(end.seat(), Hint)};
        switch (input.below(10)) {
        case 0:
            static_cast<void>(end.act(hint));
            break;
        case 1:
            static_cast<void>(end.act(duel::Ask{static_cast<duel::RequestKind>(input.below(3)), end.nextRequestId()}));
            break;
        case 2:
            if (const auto open = end.duel().request(opposite(end.seat())))
                static_cast<void>(end.act(duel::Answer{open->id, open->kind, input.flag()}));
            break;
        case 3:
            if (const auto own = end.duel().request(end.seat()))
                static_cast<void>(end.act(duel::Withdraw{own->id}));
            break;
        case 4:
            static_cast<void>(end.act(duel::GoOn{}));
            break;
        case 5:
            static_cast<void>(end.act(duel::Resign{}));
            break;
        case 6:
            static_cast<void>(end.session().chat(QString::fromUtf8(input.line())));
            break;
        default:
            if (end.duel().isRunning() && end.time() >= end.duel().board(end.seat()).waitsUntil())
                static_cast<void>(end.takePair());
        }
        work();
    }

    /// Requires that the boards follow from the deal and what was done.
    void checkBoards() const
    {
        for (const DuelEnd& end : m_sides) {
            if (!end.hasDuel())
                continue;
            duel::Snapshot snapshot = snapshotOf(end.duel());
            snapshot.verdict.reset();
            const auto again = restore(end.setup(), boardOf(end.setup().deal), duel::End::Host, snapshot);
            require(again != nullptr, "what was done can be done again");
            for (const Seat seat : {Seat::First, Seat::Second})
                require(again->board(seat).game().board() == end.duel().board(seat).game().board(),
                        "a board follows from what was done");
        }
    }

private:
    [[nodiscard]] static Introduction name() { return {QStringLiteral("Name"), QStringLiteral("fuzz")}; }
    [[nodiscard]] static JoinRequest playing() { return {.playsDuels = true}; }

    void work()
    {
        for (DuelEnd& end : m_sides)
            end.run(m_now);
        m_watch.run(m_now);
        for (int i = 0; i < 2; ++i) {
            collect(m_sides[i], m_lines[1 - i]);
            check(m_sides[i]);
        }
        const auto& last = m_watch.spectator().last();
        require(m_isTampered || m_isWatchTampered || !last || !std::holds_alternative<Failed>(*last),
                "a spectator finds no errors in its host");
    }
    void collect(DuelEnd& end, QByteArray& line)
    {
        const QByteArray output = end.session().takeOutput();
        if (output.isEmpty())
            return;
        require(output.endsWith('\n'), "the output is whole lines");
        for (const QByteArray& sent : output.chopped(1).split('\n')) {
            require(sent.size() < maxLineBytes, "no line is too long");
            require(static_cast<bool>(parseMessage(sent, Vocabulary::Duel)), "every line can be read");
        }
        line += output;
    }
    void check(DuelEnd& end)
    {
        Session& session = end.session();
        const auto deadline = session.nextDeadline();
        require(session.isClosed() || (deadline && *deadline > m_now), "an open session waits for a time to come");
        if (session.isClosed()) {
            session.receive("{\"type\":\"ping\",\"t\":1}\n", m_now);
            require(!session.poll(m_now) && session.takeOutput().isEmpty(), "a closed session tells nothing");
        }
        const auto* failed = end.last() ? std::get_if<Failed>(&*end.last()) : nullptr;
        require(failed == nullptr || m_isTampered || failed->code == ErrorCode::Flood,
                "two programs of this kind find no errors in each other");
    }

    duel::Setup m_setup;
    Time m_now{0};
    DuelEnd m_sides[2];
    QByteArray m_lines[2]; ///< in transit to each side
    DuelWatch m_watch;
    bool m_isTampered = false;
    bool m_isWatchTampered = false;
};

void step(DuelTable& table, FuzzInput& input)
{
    switch (input.below(12)) {
    case 0:
    case 1:
        return table.carry(input.flag(), everything);
    case 2: {
        const bool toGuest = input.flag();
        return table.carry(toGuest, input.below(256));
    }
    case 3: {
        const bool toGuest = input.flag();
        return table.tamper(toGuest, input.line().toByteArray());
    }
    case 4: {
        const bool isSpectator = input.flag();
        return table.tamperWithWatch(isSpectator, input.line().toByteArray());
    }
    case 5:
        return table.wait(input.below(256) * 20ms);
    case 6:
        return table.breakLine(input.below(4));
    case 7: // both lines are fast
        table.carry(false, everything);
        return table.carry(true, everything);
    default:
        return table.act(input.flag(), input);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    FuzzInput input{data, size};
    DuelTable table{setupFrom(input)};
    for (int count = 0; count < longestLife && !input.isEmpty(); ++count)
        step(table, input);
    table.checkBoards();
    return 0;
}
