// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/model/environment.h"

#include "net/secure/encryption.h"

#include <iterator>
#include <stdexcept>

namespace qipan::net::model {

void Tail::add(Time now, const char* what, const QByteArray& words)
{
    constexpr int liveness = 30; // bytes of a ping or a pong
    if (words.size() < liveness && words.contains("\"t\":"))
        return;
    m_entries[m_next++ % length] = {now, what, words};
}

std::string Tail::text() const
{
    std::string all;
    const std::size_t first = m_next < length ? 0 : m_next - length;
    for (std::size_t index = first; index < m_next; ++index) {
        const Entry& entry = m_entries[index % length];
        all += std::to_string(entry.time.count()) + " ms  " + entry.what + " " + entry.words.toStdString();
        if (!all.ends_with('\n'))
            all += '\n';
    }
    return all;
}

const char* text(Met what)
{
    constexpr const char* words[] = {"five in a row",
                                     "a stone on a forbidden point",
                                     "a count of discs",
                                     "a resignation",
                                     "an agreed draw",
                                     "a flag fall",
                                     "a verdict overruled",
                                     "an ending that crossed with a move or a take-back",
                                     "a take-back",
                                     "a choice in the opening",
                                     "such a choice that crossed with an ending",
                                     "a restart",
                                     "another setup",
                                     "a tied throw",
                                     "a lost line",
                                     "a return",
                                     "a return while the old line still stood",
                                     "a move played again",
                                     "a resignation said again",
                                     "a killed host",
                                     "a killed guest",
                                     "a player who left for good",
                                     "a guest who was given up",
                                     "a round that was watched to its end",
                                     "a request that nobody answered",
                                     "a line that is encrypted",
                                     "an outage that a line outlived",
                                     "an interruption that ended",
                                     "time given back after that",
                                     "a line that its host did not know any more"};
    static_assert(std::size(words) == static_cast<std::size_t>(Met::Number));
    return words[static_cast<std::size_t>(what)];
}

void fail(const std::string& what)
{
    throw std::runtime_error{what};
}

namespace {

/// A third of the brokers keep the order and lose nothing, as they should.
void drawWeather(Conditions& drawn, Dice& dice)
{
    const auto sometimes = [&dice](int most) { return dice.chance(500) ? 0.0 : dice.below(most) / 1000.0; };
    test::Weather weather;
    weather.longest = drawn.longestDelay;
    drawn.isOrderly = dice.below(3) == 0;
    if (drawn.isOrderly) {
        weather.shortest = weather.longest;
    } else {
        weather.loses = sometimes(300);
        weather.doubles = sometimes(300);
        weather.replays = sometimes(300);
        weather.truncates = sometimes(100);
        weather.crosses = sometimes(200);
    }
    drawn.weather = weather;
    drawn.hasPasscode = true; // the secret of the table's code
    drawn.isEncrypted = isEncryptionAvailable();
}

} // namespace

Conditions drawConditions(Dice& dice, Route route)
{
    Conditions drawn;
    constexpr int delays[] = {5, 60, 300, 900};
    drawn.longestDelay = Time{delays[dice.below(4)]};
    drawn.stalls = dice.below(3) == 0 ? 20 : 0;
    constexpr int fragments[] = {0, 0, 0, 300, 60, 20, 7};
    drawn.longestFragment = dice.below(25) == 0 ? 1 : fragments[dice.below(7)];
    drawn.cuts = dice.below(2) == 0 ? 10 + dice.below(150) : 0;
    drawn.restarts = dice.below(3) == 0 ? 5 + dice.below(60) : 0;
    drawn.partings = dice.below(4) == 0 ? 20 : 0;
    drawn.wishes = 20 + dice.below(120);
    drawn.endings = 4 + dice.below(30);
    constexpr int thoughts[] = {60, 250, 800, 2500};
    drawn.longestThought = Time{thoughts[dice.below(4)]};
    drawn.slowestStore = Time{dice.below(3) == 0 ? 20 + dice.below(280) : 0};
    drawn.hasPasscode = dice.below(4) == 0;
    drawn.isMute = dice.below(12) == 0;
    drawn.isEncrypted = drawn.hasPasscode && isEncryptionAvailable() && dice.chance(500);
    if (route == Route::Broker)
        drawWeather(drawn, dice);
    return drawn;
}

} // namespace qipan::net::model
