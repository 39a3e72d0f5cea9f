// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/session.h"
#include "tests/net/broker/hostile_network.h"

#include <QByteArray>

#include <array>
#include <cstdint>
#include <optional>
#include <random>
#include <string>

namespace qipan::net::model {

/// Random numbers that are the same with every standard library.
class Dice {
public:
    explicit Dice(std::uint64_t seed)
        : m_engine{seed}
    {
    }
    /// 0 … count - 1. Precondition: count > 0.
    [[nodiscard]] int below(int count) { return static_cast<int>(m_engine() % static_cast<std::uint64_t>(count)); }
    /// True with a probability of `permille` per thousand.
    [[nodiscard]] bool chance(int permille) { return below(1000) < permille; }
    [[nodiscard]] Time time(Time least, Time most)
    {
        return least + Time{below(static_cast<int>((most - least).count()) + 1)};
    }

private:
    std::mt19937_64 m_engine;
};

/// The properties of a world, drawn once for each.
struct Conditions {
    Time longestDelay{50};   ///< of transmissions
    int stalls = 0;          ///< per mille of transmissions that wait up to two seconds
    int longestFragment = 0; ///< the most bytes that arrive together; 0: as sent
    int cuts = 0;            ///< per ten thousand actions
    int restarts = 0;        ///< per ten thousand actions
    int partings = 0;        ///< per ten thousand actions: a player leaves for good
    int wishes = 50;         ///< requests, per mille of the players' actions in a running round
    int endings = 10;        ///< resignations, likewise
    Time longestThought{300};
    Time slowestStore{0}; ///< the longest time that storing takes
    bool hasPasscode = false;
    bool isEncrypted = false;             ///< with a passcode: the lines are
    bool isMute = false;                  ///< nobody answers requests
    std::optional<test::Weather> weather; ///< if the lines go through a broker: that of the network
    bool isOrderly = false;               ///< through a broker that loses nothing but in outages, and keeps the order
};

/// The most recent messages and actions, for a failure report.
class Tail {
public:
    void add(Time now, const char* what, const QByteArray& words = {});
    [[nodiscard]] std::string text() const;

private:
    struct Entry {
        Time time{0};
        const char* what = "";
        QByteArray words;
    };
    static constexpr std::size_t length = 400;
    std::array<Entry, length> m_entries;
    std::size_t m_next = 0;
};

/// Events that a world must have met to be a useful test.
enum class Met {
    Five,
    Forbidden,
    Count,
    Resign,
    Agreed,
    FlagFall,
    Overruled,
    Crossed,
    TakenBack,
    Chosen,
    ChoiceCrossed,
    Restarted,
    OtherSetup,
    Tie,
    LineLost,
    Returned,
    ReturnedOverOpen,
    MoveAgain,
    ResignAgain,
    HostKilled,
    GuestKilled,
    Parted,
    GivenUp,
    Spectated,
    Expired,
    Encrypted,
    // Only through a broker.
    OutageOutlived,
    InterruptionEnded,
    TimeGivenBack,
    LineForgotten,
    Number
};

/// The number of occurrences of each.
using Meetings = std::array<int, static_cast<std::size_t>(Met::Number)>;

/// Shared by all participants of a world.
struct Environment {
    explicit Environment(std::uint64_t seed)
        : dice{seed}
    {
    }

    Time now{0};
    Dice dice;
    Conditions conditions;
    Tail tail;
    Meetings meetings{};

    void meet(Met what) { ++meetings[static_cast<std::size_t>(what)]; }
};

/// As text, for a report.
[[nodiscard]] const char* text(Met what);

/// Ends the world: an invariant is violated.
[[noreturn]] void fail(const std::string& what);
inline void require(bool holds, const char* what)
{
    if (!holds)
        fail(what);
}

/// How the ends reach each other.
enum class Route { Direct, Broker };

/// Random conditions, mild or rough.
[[nodiscard]] Conditions drawConditions(Dice& dice, Route route);

} // namespace qipan::net::model
