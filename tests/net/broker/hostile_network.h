// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <chrono>
#include <cstdint>
#include <random>
#include <vector>

namespace qipan::net::test {

using Time = std::chrono::milliseconds;

/// What a network does to messages, each with its probability.
struct Weather {
    double loses = 0;
    double doubles = 0;
    double replays = 0; ///< any earlier message of the same direction, in addition
    double truncates = 0;
    double crosses = 0; ///< reflects a message to its sender, in addition
    Time shortest{1};
    Time longest{50};     ///< random delays, so that messages overtake each other
    Time outageLength{0}; ///< every 40 s no message gets through for so long
};

/// Carries encoded messages between two ends.
class HostileNetwork {
public:
    HostileNetwork(Weather weather, std::uint32_t seed)
        : m_weather{weather}
        , m_random{seed}
    {
    }

    /// From the host or to it.
    void send(bool isFromHost, const QByteArray& message, Time now);
    /// The messages that arrive at one end up to now.
    [[nodiscard]] std::vector<QByteArray> arriving(bool atHost, Time now);
    [[nodiscard]] Time nextArrival(Time latest) const;
    /// From now on nothing bad happens any more.
    void calm() { m_weather = {}; }
    [[nodiscard]] bool isOut(Time now) const { return now % Time{40'000} < m_weather.outageLength; }
    [[nodiscard]] std::mt19937& random() { return m_random; }
    [[nodiscard]] bool chance(double probability) { return std::bernoulli_distribution{probability}(m_random); }
    [[nodiscard]] int number(int least, int most) { return std::uniform_int_distribution<int>{least, most}(m_random); }
    [[nodiscard]] int messages() const { return m_messages; }

private:
    struct Flight {
        Time arrival{0};
        bool toHost = false;
        QByteArray message;
    };
    void fly(bool toHost, const QByteArray& message, Time now);

    Weather m_weather;
    std::mt19937 m_random;
    std::vector<Flight> m_flights;
    std::vector<QByteArray> m_seen[2]; ///< of each direction, for replays
    int m_messages = 0;
};

} // namespace qipan::net::test
