// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gomocup/settings.h"

#include "engines/common/machine.h"
#include "engines/gomocup/words.h"

#include <algorithm>
#include <limits>
#include <thread>

namespace qipan::gomocup {

using Milliseconds = TimeControl::Milliseconds;

namespace {

// Supported values of INFO rule, whose bits are not combined; 8 is caro.
constexpr std::int64_t freestyle = 0;
constexpr std::int64_t exactlyFive = 1;
constexpr std::int64_t yixinRenju = 2; // a continuous game for Gomocup
constexpr std::int64_t renju = 4;

constexpr std::int64_t mebibyte = 1024 * 1024;
/// The process without its tables: code, stacks and buffers.
constexpr std::int64_t ownMemory = 12 * mebibyte;
constexpr std::int64_t minMemory = ownMemory + 4 * mebibyte;
constexpr std::int64_t kibibytesAtMost = 1024 * mebibyte; // avoids overflow in bytes

constexpr Milliseconds none{0};

Milliseconds atLeastNothing(Milliseconds time)
{
    return std::clamp(time, none, TimeControl::unlimited);
}

/// The part of a move's time reserved for communication; larger where it costs little.
Milliseconds safetyMargin(Milliseconds time)
{
    constexpr Milliseconds always{8};
    constexpr Milliseconds atMost{50};
    return std::min({always + time / 20, atMost, time / 2});
}

} // namespace

int Settings::maxThreads()
{
    // More threads than the machine runs at once would delay each other beyond every time limit. Two also if the number
    // is unknown.
    return static_cast<int>(std::max(2U, std::thread::hardware_concurrency()));
}

std::size_t Settings::maxTableBytes()
{
    // Larger tables would push other programs, or this one, out of memory.
    constexpr std::uint64_t ofUnknownMachine = 1024 * mebibyte;
    const std::uint64_t memory = engines::machineMemory();
    return static_cast<std::size_t>(memory > 0 ? memory / 2 : ofUnknownMachine);
}

void Settings::process(std::string_view keyAndValue)
{
    const Command info = readCommand(keyAndValue);
    const auto value = readNumber(info.rest);
    if (!value || setTime(info.name, *value))
        return;
    if (info.name == "RULE")
        m_rule = *value;
    else if (info.name == "MAX_MEMORY")
        m_memory = std::max<std::int64_t>(*value, 0);
    else if (info.name == "HASH_SIZE")
        m_tableBytes = std::clamp<std::int64_t>(*value, 0, kibibytesAtMost) * 1024;
    else if (info.name == "MAX_NODE")
        m_nodes = *value > 0 ? std::optional{static_cast<std::uint64_t>(*value)} : std::nullopt;
    else if (info.name == "MAX_DEPTH")
        m_depth = *value > 0 ? std::optional{static_cast<int>(std::min<std::int64_t>(*value, 1000))} : std::nullopt;
    else if (info.name == "THREAD_NUM")
        m_threads = static_cast<int>(std::clamp<std::int64_t>(*value, 1, maxThreads()));
    else if (info.name == "SHOW_DETAIL")
        m_showsDetail = *value > 0;
}

bool Settings::setTime(std::string_view key, std::int64_t value)
{
    // Bounds the value so that sums cannot overflow.
    constexpr std::int64_t unlimited = TimeControl::unlimited.count();
    const TimeControl::Milliseconds time{std::clamp(value, -unlimited, unlimited)};
    if (key == "TIMEOUT_TURN")
        m_time.setTurn(time);
    else if (key == "TIMEOUT_MATCH")
        m_time.setMatch(time);
    else if (key == "TIME_LEFT")
        m_time.setLeft(time);
    else if (key == "TIME_INCREMENT")
        m_time.setIncrement(time);
    else
        return false;
    return true;
}

std::optional<std::string> Settings::problem() const
{
    if (!chosenRule())
        return "rule " + std::to_string(m_rule)
            + (m_dialect == Dialect::Yixin ? " cannot be played; 0 (freestyle), 1 (exactly five) and 2 (renju) can"
                                           : " cannot be played; 0 (freestyle), 1 (exactly five) and 4 (renju) can");
    if (m_memory > 0 && m_memory < minMemory)
        return "max_memory " + std::to_string(m_memory) + " is too small; " + std::to_string(minMemory)
            + " is the least";
    return std::nullopt;
}

std::optional<gomoku::Rule> Settings::chosenRule() const
{
    switch (m_rule) {
    case freestyle:
        return gomoku::Rule::Freestyle;
    case exactlyFive:
        return gomoku::Rule::Standard;
    case renju:
        return gomoku::Rule::Renju;
    case yixinRenju:
        return m_dialect == Dialect::Yixin ? std::optional{gomoku::Rule::Renju} : std::nullopt;
    default:
        return std::nullopt;
    }
}

gomoku::Rule Settings::rule() const
{
    return chosenRule().value_or(gomoku::Rule::Freestyle);
}

std::optional<std::size_t> Settings::tableMemory() const
{
    std::optional<std::size_t> bytes;
    if (m_memory > 0)
        bytes = static_cast<std::size_t>(std::max<std::int64_t>(m_memory - ownMemory, mebibyte));
    if (m_tableBytes > 0)
        bytes =
            std::min(bytes.value_or(std::numeric_limits<std::size_t>::max()), static_cast<std::size_t>(m_tableBytes));
    if (bytes)
        bytes = std::min(*bytes, maxTableBytes());
    return bytes;
}

Limits Settings::limits() const
{
    constexpr std::chrono::milliseconds ownTime{1'000};
    Limits limits{.depth = m_depth,
                  .nodes = m_nodes,
                  .time = m_time.thinkingTime(),
                  .threads = m_threads,
                  .memory = tableMemory()};
    if (!limits.time && !m_nodes && !m_depth)
        limits.time = ownTime;
    return limits;
}

void TimeControl::setTurn(Milliseconds time)
{
    m_turn = atLeastNothing(time);
}

void TimeControl::setMatch(Milliseconds time)
{
    m_match = atLeastNothing(time);
    if (m_match == none || m_match == unlimited)
        m_match.reset();
}

void TimeControl::setLeft(Milliseconds time)
{
    m_left = atLeastNothing(time);
    m_spentSinceLeft = none;
}

void TimeControl::setIncrement(Milliseconds time)
{
    m_increment = atLeastNothing(time);
}

void TimeControl::spend(Milliseconds time)
{
    m_spentInGame += time - m_increment;
    m_spentSinceLeft += time - m_increment;
}

std::optional<Milliseconds> TimeControl::left() const
{
    if (m_left)
        return m_left == unlimited ? std::nullopt : std::optional{atLeastNothing(*m_left - m_spentSinceLeft)};
    if (m_match)
        return atLeastNothing(*m_match - m_spentInGame);
    return std::nullopt;
}

std::optional<Milliseconds> TimeControl::thinkingTime() const
{
    // A game has about twenty to thirty own moves, and the early ones decide it.
    constexpr int movesToCome = 16;
    std::optional<Milliseconds> allowed = m_turn;
    if (const auto rest = left()) {
        const Milliseconds share = std::min(*rest, *rest / movesToCome + m_increment * 3 / 4);
        allowed = allowed ? std::min(*allowed, share) : share;
    }
    if (allowed)
        *allowed -= safetyMargin(*allowed);
    return allowed;
}

} // namespace qipan::gomocup
