#pragma once

#include "core/link/score.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace qipan::link {

/// The ways to play link-match.
enum class Way : std::uint8_t {
    Relaxed,    ///< one board without a clock
    Clock,      ///< one board against the clock
    Campaign,   ///< level after level against the clock, each falling in another way
    Daily,      ///< the deal of the day, without a clock
    Endless,    ///< board after board without a clock
    TwoPlayers, ///< one board, two people by turns
};
inline constexpr Way ways[]{Way::Relaxed, Way::Clock, Way::Campaign, Way::Daily, Way::Endless, Way::TwoPlayers};

/// What a way means for the rules.
struct WayRules {
    bool clock = false;       ///< the time is limited
    bool goesOn = false;      ///< an empty board is followed by another
    bool limitsHelps = false; ///< hints and shuffles are counted
    int players = 1;
};
[[nodiscard]] WayRules rulesOf(Way way);

/// "relaxed", "clock", "campaign", "daily", "endless", "two": for records and settings.
[[nodiscard]] std::string_view keyOf(Way way);
[[nodiscard]] std::optional<Way> wayOf(std::string_view key);

/// Where helps are counted a game begins with so many hints and as many shuffles; each board that was cleared gives one
/// of both back.
inline constexpr int firstHelps = 3;
inline constexpr int mostHelps = 9;

/// The time a board has against the clock: 4 s for each pair, and never less than 40 s.
[[nodiscard]] Milliseconds timeFor(int pairs);

} // namespace qipan::link
