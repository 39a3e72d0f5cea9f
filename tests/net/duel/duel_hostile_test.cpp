// SPDX-License-Identifier: GPL-3.0-or-later
// Hostile ends of duels: whatever arrives, a session answers in complete messages or closes, and a board never changes
// against the rules.
#include "core/link/random.h"
#include "net/codec.h"
#include "tests/net/duel/duel_pair.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <QList>

#include <algorithm>

using namespace qipan;
using namespace qipan::net;
using namespace qipan::net::test;
using namespace std::chrono_literals;

namespace {

[[nodiscard]] std::vector<QByteArray> linesOf(const QByteArray& bytes)
{
    std::vector<QByteArray> lines;
    for (const QByteArray& line : bytes.split('\n')) {
        if (!line.isEmpty())
            lines.push_back(line + '\n');
    }
    return lines;
}

/// The lines that two honest ends send in two rounds with pauses, hints, requests and a lost connection.
struct Recorded {
    std::vector<QByteArray> toHost;
    std::vector<QByteArray> toGuest;
};

void carryRecorded(DuelEnd& from, DuelEnd& to, Time now, std::vector<QByteArray>& lines)
{
    const QByteArray bytes = from.session().takeOutput();
    for (const QByteArray& line : linesOf(bytes))
        lines.push_back(line);
    to.session().receive(bytes, now);
    to.run(now);
}

[[nodiscard]] Recorded recordTwoRounds()
{
    Recorded recorded;
    DuelEnd host{Session::host(named("Host"), duelTable(), 0ms)};
    DuelEnd guest{Session::guest(named("Guest"), duelist, 0ms)};
    Time now{0};
    const auto pass = [&](Time time) {
        now += time;
        host.run(now);
        guest.run(now);
        for (int turn = 0; turn < 3; ++turn) {
            carryRecorded(guest, host, now, recorded.toHost);
            carryRecorded(host, guest, now, recorded.toGuest);
        }
    };
    const auto ask = [&](DuelEnd& asker, DuelEnd& other, duel::RequestKind kind, bool accept) {
        const int id = asker.nextRequestId();
        REQUIRE(asker.act(duel::Ask{kind, id}));
        pass(50ms);
        REQUIRE(other.act(duel::Answer{id, kind, accept}));
        pass(50ms);
    };
    pass(0ms);
    pass(3500ms);
    REQUIRE(guest.act(duel::Act{{.kind = duel::Action::Kind::Hint, .at = guest.time()}, 1}));
    ask(guest, host, duel::RequestKind::Pause, true);
    REQUIRE(guest.act(duel::GoOn{}));
    ask(host, guest, duel::RequestKind::Draw, false);
    static_cast<void>(guest.session().chat(QString::fromUtf8("你好")));
    while (guest.duel().isRunning() && host.duel().isRunning()) {
        static_cast<void>(guest.takePair());
        static_cast<void>(host.takePair());
        pass(700ms);
    }
    pass(7s);
    ask(host, guest, duel::RequestKind::Again, true);
    pass(4s);
    REQUIRE(guest.takePair());
    pass(100ms);
    REQUIRE(guest.act(duel::Ask{duel::RequestKind::Draw, guest.nextRequestId()}));
    REQUIRE(guest.act(duel::Withdraw{4}) != guest.act(duel::Withdraw{2}));
    pass(100ms);
    REQUIRE(guest.act(duel::Resign{}));
    pass(100ms);
    REQUIRE_FALSE(host.last());
    REQUIRE_FALSE(guest.last());
    REQUIRE(host.round() == 2);
    REQUIRE(host.duel().isConfirmed());
    return recorded;
}

class Tampering {
public:
    explicit Tampering(std::uint64_t seed)
        : m_random{seed}
    {
    }

    [[nodiscard]] std::size_t below(std::size_t count) { return m_random.below(count); }
    [[nodiscard]] const QByteArray& any(const std::vector<QByteArray>& lines) { return lines[below(lines.size())]; }

    /// Changes a number, a word or bytes.
    void change(QByteArray& line)
    {
        static const QList<QByteArray> numbers{"-1", "0", "2", "15", "2147483647", "2147483648", "1e9", "0.5", "null"};
        static const QList<QByteArray> words{"hint",  "shuffle", "host",   "guest",  "draw",   "again", "pause",
                                             "go-on", "cleared", "points", "resign", "agreed", "undo"};
        const auto at = static_cast<qsizetype>(below(static_cast<std::size_t>(line.size())));
        switch (below(5)) {
        case 0:
            line[at] = static_cast<char>(below(256));
            return;
        case 1:
            line.remove(at, static_cast<qsizetype>(below(20)));
            return;
        case 2: {
            const QByteArray& word = words[static_cast<qsizetype>(below(static_cast<std::size_t>(words.size())))];
            line.replace(words[static_cast<qsizetype>(below(static_cast<std::size_t>(words.size())))], word);
            return;
        }
        default:
            const auto digit = line.indexOf(QByteArray::number(static_cast<int>(below(10))), at);
            if (digit >= 0)
                line.replace(digit, 1,
                             numbers[static_cast<qsizetype>(below(static_cast<std::size_t>(numbers.size())))]);
        }
    }

private:
    link::Random m_random;
};

/// Requires complete valid messages, and silence of a closed end.
void checkOutput(DuelEnd& end, Time now)
{
    for (const QByteArray& line : linesOf(end.session().takeOutput())) {
        REQUIRE(line.size() <= maxLineBytes);
        REQUIRE(parseMessage(line.trimmed(), Vocabulary::Duel));
    }
    if (!end.session().isClosed())
        return;
    give(end.session(), R"({"type":"ping","t":1})", now);
    end.run(now);
    REQUIRE(end.session().takeOutput().isEmpty());
}

/// Requires that the boards follow from the deal and what was done.
void checkBoards(const DuelEnd& end)
{
    if (!end.hasDuel())
        return;
    duel::Snapshot snapshot = snapshotOf(end.duel());
    snapshot.verdict.reset();
    const auto again = restore(end.setup(), boardOf(end.setup().deal), duel::End::Host, snapshot);
    REQUIRE(again);
    for (const Seat seat : {Seat::First, Seat::Second})
        REQUIRE(again->board(seat).game().board() == end.duel().board(seat).game().board());
}

/// Plays lines to an end, each as it is, changed, doubled, early or late.
void playTo(DuelEnd& end, const std::vector<QByteArray>& lines, Tampering& tampering)
{
    const std::size_t oneIn = 2 + tampering.below(40);
    Time now{0};
    std::vector<QByteArray> kept;
    for (std::size_t i = 0; i < lines.size() && !end.session().isClosed(); ++i) {
        QByteArray line = lines[i];
        if (tampering.below(oneIn) == 0) {
            switch (tampering.below(5)) {
            case 0:
                line += line;
                break;
            case 1:
                kept.push_back(std::exchange(line, tampering.any(lines)));
                break;
            case 2:
                line.clear();
                break;
            default:
                tampering.change(line);
            }
        }
        if (!kept.empty() && tampering.below(4) == 0) {
            line += kept.back();
            kept.pop_back();
        }
        now += 200ms;
        const std::size_t before =
            end.hasDuel() ? snapshotOf(end.duel()).actions[indexOf(opposite(end.seat()))].size() : 0;
        const int round = end.round();
        end.session().receive(line, now);
        end.run(now);
        checkOutput(end, now);
        if (end.hasDuel() && end.round() == round) {
            const std::size_t after = snapshotOf(end.duel()).actions[indexOf(opposite(end.seat()))].size();
            REQUIRE(after <= before + static_cast<std::size_t>(line.count('\n')));
        }
        if (end.hasDuel()) {
            if (const auto open = end.duel().request(opposite(end.seat())))
                static_cast<void>(end.act(duel::Answer{open->id, open->kind, tampering.below(2) == 0}));
            static_cast<void>(end.takePair());
        }
    }
    checkBoards(end);
}

} // namespace

TEST_CASE("tampered duels cause at worst an error or silence, and never change a board against its rules")
{
    const Recorded recorded = recordTwoRounds();
    REQUIRE(recorded.toHost.size() > 30);
    const int conversations = qipan::test::repetitions(2'000, 50'000);
    int failures = 0;
    int pairs = 0;
    for (int seed = 1; seed <= conversations; ++seed) {
        CAPTURE(seed);
        Tampering tampering{static_cast<std::uint64_t>(seed)};
        DuelEnd host{Session::host(named("Host"), duelTable(), 0ms)};
        playTo(host, recorded.toHost, tampering);
        DuelEnd guest{Session::guest(named("Guest"), duelist, 0ms)};
        playTo(guest, recorded.toGuest, tampering);
        failures += host.last() ? 1 : 0;
        pairs += host.hasDuel() ? host.duel().board(Seat::Second).pairs() : 0;
    }
    CHECK(failures > conversations / 20);
    CHECK(pairs > conversations); // most get far enough for some
}

TEST_CASE("pairs that cannot be taken never change the other side's board")
{
    const int trials = qipan::test::repetitions(3'000, 100'000);
    int taken = 0;
    for (int seed = 1; seed <= trials; ++seed) {
        CAPTURE(seed);
        link::Random random{static_cast<std::uint64_t>(seed)};
        DuelPair pair;
        const duel::PlayerBoard before = pair.host.duel().board(Seat::Second);
        const duel::Action action{.pair = {{static_cast<int>(random.below(5)), static_cast<int>(random.below(5))},
                                           {static_cast<int>(random.below(5)), static_cast<int>(random.below(5))}},
                                  .at = duel::Milliseconds{random.below(2'000)}};
        const auto line = QStringLiteral(R"({"type":"pair","round":1,"n":1,"a":[%1,%2],"b":[%3,%4],"t":%5})")
                              .arg(action.pair.a.x)
                              .arg(action.pair.a.y)
                              .arg(action.pair.b.x)
                              .arg(action.pair.b.y)
                              .arg(action.at.count());
        give(pair.host.session(), line.toLatin1().constData(), pair.now);
        pair.host.run(pair.now);
        const bool isAllowed = !before.faultOf(action);
        CHECK(pair.host.duel().board(Seat::Second).pairs() == (isAllowed ? 1 : 0));
        CHECK(pair.host.session().isClosed() == !isAllowed);
        if (!isAllowed)
            CHECK(sentWords(pair.host.session()) == QStringLiteral("error illegal-move"));
        taken += isAllowed ? 1 : 0;
    }
    CHECK(taken > 0);
}

TEST_CASE("a board that is only claimed to be cleared wins nothing")
{
    for (const char* winner : {"guest", "host", "draw"}) {
        CAPTURE(winner);
        DuelPair pair;
        const QByteArray claim =
            QByteArray{R"({"type":"result","round":1,"n":8,"reason":"cleared","winner":")"} + winner + R"("})";
        give(pair.host.session(), claim.constData(), pair.now);
        pair.host.run(pair.now);
        CHECK(sentWords(pair.host.session()) == QStringLiteral("error desync"));
        CHECK_FALSE(pair.host.duel().verdict());
        give(pair.guest.session(), claim.constData(), pair.now);
        pair.guest.run(pair.now);
        CHECK(sentWords(pair.guest.session()) == QStringLiteral("error desync"));
    }
}

TEST_CASE("a finish that is told for an earlier time than it can have been sent does not win")
{
    DuelPair pair;
    pair.clear(pair.host, 300ms);
    const duel::Milliseconds end = *pair.host.duel().finishedAt(Seat::First);
    // The guest's program tells that each pair was taken long ago.
    duel::PlayerBoard board = pair.guest.duel().board(Seat::Second);
    pair.host.run(pair.now);
    while (!board.game().won()) {
        using enum duel::Action::Kind;
        duel::Action action{.kind = board.game().stuck() ? Shuffle : Pair, .at = board.waitsUntil() + 1ms};
        if (action.kind == Pair)
            action.pair = board.game().hint()->pair;
        REQUIRE_FALSE(board.faultOf(action));
        QByteArray line = action.kind == Shuffle
            ? QStringLiteral(R"({"type":"help","round":1,"n":%1,"kind":"shuffle","t":%2})")
                  .arg(board.pairs())
                  .arg(action.at.count())
                  .toLatin1()
            : QStringLiteral(R"({"type":"pair","round":1,"n":%1,"a":[%2,%3],"b":[%4,%5],"t":%6})")
                  .arg(board.pairs() + 1)
                  .arg(action.pair.a.x)
                  .arg(action.pair.a.y)
                  .arg(action.pair.b.x)
                  .arg(action.pair.b.y)
                  .arg(action.at.count())
                  .toLatin1();
        board.apply(action);
        pair.now += 50ms;
        give(pair.host.session(), line.constData(), pair.now);
        pair.host.run(pair.now);
    }
    REQUIRE_FALSE(pair.host.last());
    CHECK(*pair.host.duel().finishedAt(Seat::Second) > end + duel::drawWindow);
    CHECK(board.clearedAt() < end);
    CHECK(board.isInhumanlyFast() == pair.host.duel().board(Seat::Second).isInhumanlyFast());
    for (int i = 0; i < 6; ++i) {
        give(pair.host.session(), R"({"type":"pong","t":0})", pair.now += 1s);
        pair.host.run(pair.now);
    }
    CHECK(pair.host.duel().verdict() == duel::Verdict{Seat::First, duel::EndReason::Cleared});
}
