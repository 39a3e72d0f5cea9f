// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/duel/snapshot.h"
#include "core/link/deal.h"
#include "core/link/random.h"
#include "tests/core/duel/random_setup.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <deque>
#include <map>
#include <string>

using namespace std::chrono_literals;

namespace qipan::duel {
namespace {

constexpr Milliseconds tickTime{20};

struct Resume {
    Snapshot account; ///< of the host
    bool isPaused = false;
};
using Message = std::variant<Act, Ask, Answer, Withdraw, GoOn, Resign, PeerResult, Resume>;
using Met = std::map<std::string, int>;

/// One direction of the line: messages arrive in order, each after a delay.
class Direction {
public:
    void send(Message message, Milliseconds now, Milliseconds delay)
    {
        const Milliseconds due = std::max(now + delay, m_due.empty() ? 0ms : m_due.back().first);
        m_due.emplace_back(due, std::move(message));
    }
    [[nodiscard]] std::optional<Message> take(Milliseconds now)
    {
        if (m_due.empty() || m_due.front().first > now)
            return std::nullopt;
        Message message = std::move(m_due.front().second);
        m_due.pop_front();
        return message;
    }
    void cut() { m_due.clear(); }
    [[nodiscard]] bool isEmpty() const { return m_due.empty(); }

private:
    std::deque<std::pair<Milliseconds, Message>> m_due;
};

/// One end: a duel, its clock, a hand that plays at random, and the line to the other end.
class SimulatedEnd {
public:
    SimulatedEnd(const Setup& setup, const link::Board& dealt, Seat seat, std::uint64_t seed, Met& met)
        : m_setup{setup}
        , m_dealt{dealt}
        , m_seat{seat}
        , m_duel{setup, dealt, seat == Seat::First ? End::Host : End::Guest}
        , m_random{seed}
        , m_pace{200 + static_cast<int>(m_random.below(800))}
        , m_met{met}
    {
    }

    void connect(Direction& out, Milliseconds delay, Milliseconds roundTrip)
    {
        m_out = &out;
        m_delay = delay;
        m_roundTrip = roundTrip;
    }

    [[nodiscard]] const Duel& duel() const { return m_duel; }
    [[nodiscard]] const std::vector<std::string>& complaints() const { return m_complaints; }
    [[nodiscard]] bool isLost() const { return m_isLost; }
    [[nodiscard]] bool hasPaused() const { return m_hasPaused; }

    /// `tickTime` passes; then the player may do something.
    void pass(Milliseconds now)
    {
        m_now = now;
        if (m_isLost)
            return; // the clock stands
        if (!m_duel.isPaused())
            m_time += tickTime;
        carryOut(Tick{m_time});
        act();
    }

    void receive(const Message& message)
    {
        if (const auto* resume = std::get_if<Resume>(&message))
            return takeOver(*resume);
        std::visit(
            [this](const auto& content) {
                if constexpr (!std::is_same_v<std::decay_t<decltype(content)>, Resume>)
                    receiveCommand(content);
            },
            message);
    }

    void lose()
    {
        for (const Event& event : m_duel.decideConnectionLost())
            m_duel.evolve(event);
        m_isLost = true;
    }

    /// The line is there again: the host sends its account. The guest goes on when it has that.
    void sendAccount()
    {
        m_isLost = false;
        send(Resume{snapshotOf(m_duel), m_duel.isPaused()});
        ++m_met["resumed"];
    }

private:
    void send(Message message)
    {
        if (!m_isLost)
            m_out->send(std::move(message), m_now, m_delay);
    }

    template <typename Content>
    void receiveCommand(Content command)
    {
        if constexpr (std::is_same_v<Content, Act>)
            command.earliest = m_time - std::min(m_roundTrip, longestTransit);
        const auto decision = m_duel.decide(opposite(m_seat), command, CommandSource::Remote);
        if (const auto* refusal = std::get_if<Refusal>(&decision))
            return refuse(*refusal, command);
        follow(std::get<Duel::Events>(decision));
    }

    template <typename Content>
    void refuse(Refusal refusal, const Content& command)
    {
        switch (refusal) {
        case Refusal::Late:
        case Refusal::NothingToAnswer:
        case Refusal::AlreadySettled:
            ++m_met["dropped"];
            return;
        case Refusal::Crossed:
            ++m_met["crossed requests"];
            if constexpr (std::is_same_v<Content, Ask>)
                send(Answer{command.id, command.kind, false});
            return;
        default:
            m_complaints.push_back("refused: " + std::to_string(static_cast<int>(refusal)));
        }
    }

    /// Carries out an own command and sends it, unless it is refused.
    template <typename Content>
    bool carryOut(const Content& command)
    {
        const auto decision = m_duel.decide(m_seat, command);
        const auto* events = std::get_if<Duel::Events>(&decision);
        if (events == nullptr)
            return false;
        if constexpr (!std::is_same_v<Content, Tick>)
            send(command);
        follow(*events);
        return true;
    }

    void follow(const Duel::Events& events)
    {
        for (const Event& event : events) {
            m_duel.evolve(event);
            if (const auto* answered = std::get_if<Answered>(&event); answered != nullptr && answered->isAutomatic)
                send(Answer{answered->id, answered->kind, false});
            if (std::holds_alternative<Paused>(event)) {
                ++m_met["paused"];
                m_hasPaused = true;
            }
            if (const auto* ended = std::get_if<Ended>(&event))
                send(PeerResult{ended->verdict});
        }
    }

    void takeOver(const Resume& resume)
    {
        m_isLost = false;
        const Snapshot& account = resume.account;
        const auto pending = pendingActions(m_duel, account);
        if (!pending) {
            m_complaints.emplace_back("the account does not fit");
            return;
        }
        m_duel = std::move(*restore(m_setup, m_dealt, End::Guest, account));
        if (resume.isPaused)
            m_duel.evolve(Paused{});
        for (const Action& action : pending->actions) {
            const Act act{action, m_duel.nextNumber(m_seat, action.kind)};
            // As of a peer: this end may have gone on without the host knowing.
            const auto decision = m_duel.decide(m_seat, act, CommandSource::Remote);
            if (const auto* events = std::get_if<Duel::Events>(&decision)) {
                send(act);
                follow(*events);
            } else {
                m_complaints.emplace_back("an own action cannot be repeated");
            }
        }
        if (pending->resign)
            carryOut(Resign{});
        if (m_duel.isConfirmed())
            send(PeerResult{*m_duel.verdict()});
    }

    void act()
    {
        const auto isChance = [this](std::size_t in) { return m_random.below(in) == 0; };
        if (m_duel.isPaused()) {
            if (isChance(30))
                carryOut(GoOn{});
            return;
        }
        if (const auto& asked = m_duel.request(opposite(m_seat)); asked && isChance(10))
            carryOut(Answer{asked->id, asked->kind, isChance(4)});
        if (const auto& own = m_duel.request(m_seat); own && isChance(30))
            carryOut(Withdraw{own->id});
        if (isChance(400))
            carryOut(Ask{isChance(2) ? RequestKind::Draw : RequestKind::Pause, ++m_lastId});
        if (isChance(6'000))
            carryOut(Resign{});
        play(isChance(300));
    }

    void play(bool wantsHint)
    {
        const PlayerBoard& own = m_duel.board(m_seat);
        if (!m_duel.isRunning() || own.game().won() || m_time < m_nextPairAt || m_time < own.waitsUntil())
            return;
        const auto kind = own.game().stuck() ? Action::Kind::Shuffle
            : wantsHint                      ? Action::Kind::Hint
                                             : Action::Kind::Pair;
        Action action{.kind = kind, .at = m_time};
        if (kind == Action::Kind::Pair) {
            const auto pairs = link::joinablePairs(own.game().board(), own.game().rule());
            action.pair = pairs[m_random.below(pairs.size())];
        } else {
            ++m_met[kind == Action::Kind::Hint ? "hints" : "shuffles"];
        }
        if (carryOut(Act{action, m_duel.nextNumber(m_seat, kind)}))
            m_nextPairAt = m_time + Milliseconds{m_random.below(static_cast<std::size_t>(m_pace)) + 20};
    }

    Setup m_setup;
    link::Board m_dealt;
    Seat m_seat;
    Duel m_duel;
    link::Random m_random;
    int m_pace;
    Met& m_met;
    Direction* m_out = nullptr;
    Milliseconds m_delay{0};
    Milliseconds m_roundTrip{0};
    Milliseconds m_now{0};
    Milliseconds m_time{0}; ///< of the round
    Milliseconds m_nextPairAt{500};
    int m_lastId = 0;
    bool m_isLost = false;
    bool m_hasPaused = false;
    std::vector<std::string> m_complaints;
};

/// What the two ends of a finished round do not agree on; empty if they do.
[[nodiscard]] std::string difference(const Duel& atHost, const Duel& atGuest)
{
    if (!atHost.verdict() || !atGuest.verdict())
        return "a round has no end";
    if (!atHost.isConfirmed() || !atGuest.isConfirmed())
        return "a verdict is not settled";
    if (atHost.verdict() != atGuest.verdict())
        return "verdicts differ";
    for (const Seat seat : {Seat::First, Seat::Second}) {
        const auto& one = atHost.board(seat).actions();
        const auto& other = atGuest.board(seat).actions();
        const std::size_t both = std::min(one.size(), other.size());
        if (!std::equal(one.begin(), one.begin() + static_cast<std::ptrdiff_t>(both), other.begin()))
            return "actions differ";
        if (one.size() == other.size() && !(atHost.board(seat).game().board() == atGuest.board(seat).game().board()))
            return "boards differ";
    }
    return {};
}

void playDuel(std::uint64_t seed, Met& met)
{
    CAPTURE(seed);
    link::Random random{seed};
    const Setup setup = qipan::test::randomSetup(random);
    REQUIRE(isValid(setup));
    const auto deal = link::makeDeal(setup.deal, std::atomic<bool>{false});
    SimulatedEnd atHost{setup, deal->board, Seat::First, random.next(), met};
    SimulatedEnd atGuest{setup, deal->board, Seat::Second, random.next(), met};
    Direction toGuest;
    Direction toHost;
    const auto delay = [&] { return Milliseconds{random.below(5) == 0 ? random.below(1'500) : random.below(150)}; };
    const Milliseconds out = delay();
    const Milliseconds back = delay();
    atHost.connect(toGuest, out, out + back);
    atGuest.connect(toHost, back, out + back);

    Milliseconds foundAt{0};
    bool wasCut = false;
    const Milliseconds lateStart = out; // the guest's clock starts when `start` arrives
    for (Milliseconds now{0}; now < 10min; now += tickTime) {
        atHost.pass(now);
        if (now >= lateStart)
            atGuest.pass(now);
        while (const auto message = toGuest.take(now))
            atGuest.receive(*message);
        while (const auto message = toHost.take(now))
            atHost.receive(*message);
        if (atHost.isLost() && now >= foundAt) {
            atHost.sendAccount();
        } else if (!atHost.isLost() && random.below(3'000) == 0) {
            atHost.lose();
            atGuest.lose();
            toGuest.cut();
            toHost.cut();
            wasCut = true;
            foundAt = now + Milliseconds{random.below(5'000)};
        }
        if (atHost.duel().isConfirmed() && atGuest.duel().isConfirmed() && toGuest.isEmpty() && toHost.isEmpty())
            break;
    }
    CHECK(atHost.complaints() == std::vector<std::string>{});
    CHECK(atGuest.complaints() == std::vector<std::string>{});
    REQUIRE(difference(atHost.duel(), atGuest.duel()) == "");
    constexpr std::array reasons{"cleared", "points", "resign", "agreed"};
    const Verdict& verdict = *atHost.duel().verdict();
    ++met[reasons[static_cast<std::size_t>(verdict.reason)]];
    if (verdict.reason == EndReason::Cleared && !verdict.winner)
        ++met["drawn by time"];
    const auto one = atHost.duel().board(Seat::First).clearedAt();
    const auto other = atGuest.duel().board(Seat::Second).clearedAt();
    // On a fast line the told times decide. A pause begins at the two ends as far apart as its answer travels.
    const bool isEven = !wasCut && !atHost.hasPaused() && !atGuest.hasPaused() && out + back <= longestTransit;
    if (verdict.reason != EndReason::Cleared || !one || !other || !isEven)
        return;
    const Milliseconds apart = std::max(*one, *other) - std::min(*one, *other);
    if (apart > drawWindow - 3 * tickTime && apart < drawWindow + 3 * tickTime)
        return; // the simulated clocks are coarse
    const bool isDraw = apart <= drawWindow;
    CHECK(verdict.winner == (isDraw ? std::nullopt : std::optional{*one < *other ? Seat::First : Seat::Second}));
    ++met["decided between two"];
}

} // namespace

TEST_CASE("two ends of a duel on a slow line that breaks agree on every round", "[duel][random]")
{
    Met met;
    const int rounds = test::repetitions(2'000, 100'000);
    for (int seed = 1; seed <= rounds; ++seed)
        playDuel(static_cast<std::uint64_t>(seed), met);
    for (const auto& [what, count] : met)
        UNSCOPED_INFO(what << ": " << count);
    for (const char* what : {"cleared", "points", "resign", "agreed", "drawn by time", "resumed", "paused", "hints",
                             "shuffles", "crossed requests", "dropped", "decided between two"}) {
        CAPTURE(what);
        CHECK(met[what] > 0);
    }
}

} // namespace qipan::duel
