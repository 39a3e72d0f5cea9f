#pragma once

#include "net/session.h"

#include <QByteArray>

#include <array>
#include <cstdint>
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
    /// True `permille` times in a thousand.
    [[nodiscard]] bool chance(int permille) { return below(1000) < permille; }
    [[nodiscard]] Time time(Time least, Time most)
    {
        return least + Time{below(static_cast<int>((most - least).count()) + 1)};
    }

private:
    std::mt19937_64 m_engine;
};

/// What a world is like; drawn once for each.
struct Conditions {
    Time longestDelay{50};   ///< of what is sent
    int stalls = 0;          ///< per mille of what is sent waits up to two seconds
    int longestFragment = 0; ///< bytes that arrive together at most; 0: as they were sent
    int cuts = 0;            ///< per ten thousand acts
    int restarts = 0;        ///< likewise
    int partings = 0;        ///< likewise: somebody leaves for good
    int wishes = 50;         ///< per mille of what players do in a running round
    int endings = 10;        ///< likewise: resignations
    Time longestThought{300};
    Time slowestStore{0}; ///< how long it may take to keep something
    bool hasPasscode = false;
};

/// The last things that were said and done, for the report of a failure.
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

/// What a world must have met to have tried anything.
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
    Watched,
    Number
};

/// How often each was met.
using Meetings = std::array<int, static_cast<std::size_t>(Met::Number)>;

/// What everybody in a world shares.
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

/// In words, for a report.
[[nodiscard]] const char* text(Met what);

/// Ends the world: something is as it must not be.
[[noreturn]] void fail(const std::string& what);
inline void require(bool holds, const char* what)
{
    if (!holds)
        fail(what);
}

/// The conditions of a world, mild or rough.
[[nodiscard]] Conditions drawConditions(Dice& dice);

} // namespace qipan::net::model
