// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"
#include "core/gomoku/rule.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace qipan::gomocup {

/// The time that a manager allows per move and per game. Unset times do not limit.
class TimeControl {
public:
    using Milliseconds = std::chrono::milliseconds;

    /// For each move; 0 means as fast as possible. Negative times count as 0.
    void setTurn(Milliseconds time);
    /// For all own moves of a game; 0 means no limit.
    void setMatch(Milliseconds time);
    /// The time left for the match; may be negative. Values from `unlimited` on mean no limit. Overrides setMatch().
    void setLeft(Milliseconds time);
    static constexpr Milliseconds unlimited{2'147'483'647};
    /// Added after each own move.
    void setIncrement(Milliseconds time);

    /// A new game begins with its full time. The value of setLeft() stays.
    void beginGame() { m_spentInGame = Milliseconds{0}; }
    /// Charges the time of an own move.
    void spend(Milliseconds time);

    /// How long to search for a move; nothing without a limit. A few milliseconds are reserved for communication, and
    /// the time of the game is spread over the expected moves. With 0 the move must be made without a search.
    [[nodiscard]] std::optional<Milliseconds> thinkingTime() const;

private:
    [[nodiscard]] std::optional<Milliseconds> left() const;

    std::optional<Milliseconds> m_turn;
    std::optional<Milliseconds> m_match;
    std::optional<Milliseconds> m_left; // when it was set
    Milliseconds m_increment{0};
    Milliseconds m_spentInGame{0};
    Milliseconds m_spentSinceLeft{0};
};

/// What the numbers of INFO rule mean: the two protocols differ in 2.
enum class Dialect : std::uint8_t {
    Gomocup, ///< 2 is a continuous game
    Yixin,   ///< 2 is renju
};

/// The settings from INFO lines. They hold until changed, across games.
class Settings {
public:
    /// Reads the text after INFO: a key and its value. Unknown keys and invalid values are ignored; a valid setting
    /// that is not supported is reported by problem().
    void process(std::string_view keyAndValue);

    void setDialect(Dialect dialect) { m_dialect = dialect; }

    /// Why no game can be played with these settings; nothing if one can.
    [[nodiscard]] std::optional<std::string> problem() const;

    /// Precondition: there is no problem.
    [[nodiscard]] gomoku::Rule rule() const;
    /// The most search threads that thread_num gives.
    [[nodiscard]] static int maxThreads();
    /// The most bytes that the tables take, whatever the settings.
    [[nodiscard]] static std::size_t maxTableBytes();
    /// True if each completed depth is reported.
    [[nodiscard]] bool showsDetail() const { return m_showsDetail; }
    /// The limits for one move; one second if neither time, nodes nor depth is limited.
    [[nodiscard]] Limits limits() const;

    [[nodiscard]] TimeControl& time() { return m_time; }

private:
    /// The rule, if it is supported.
    [[nodiscard]] std::optional<gomoku::Rule> chosenRule() const;
    [[nodiscard]] bool setTime(std::string_view key, std::int64_t value);
    [[nodiscard]] std::optional<std::size_t> tableMemory() const;

    TimeControl m_time;
    Dialect m_dialect = Dialect::Gomocup;
    std::int64_t m_rule = 0;       // the value as given
    std::int64_t m_memory = 0;     // bytes of the whole process; 0: no limit
    std::int64_t m_tableBytes = 0; // 0: no limit
    std::optional<std::uint64_t> m_nodes;
    std::optional<int> m_depth;
    int m_threads = 1;
    bool m_showsDetail = false;
};

} // namespace qipan::gomocup
