#pragma once

#include "core/link/board.h"
#include "core/link/falling.h"
#include "core/link/shapes.h"

#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

namespace qipan::link {

/// How hard a deal is: how many of a hundred games someone wins who removes random pairs. The values are part of deal
/// numbers: add at the end only.
enum class Band : std::uint8_t {
    Easy,   ///< 90 and more
    Normal, ///< 60 to 89
    Hard,   ///< 30 to 59
    Expert, ///< fewer than 30
};
inline constexpr int bands = 4;

/// Precondition: 0 to 100.
[[nodiscard]] Band bandOf(int winRate);

/// Everything that a deal depends on; a deal number is its short text (deal_number.h).
struct DealSetup {
    BoardSize size{.columns = 16, .rows = 10};
    Outline outline = Outline::Rectangle;
    FallingMode mode = FallingMode::None;
    bool border = true;
    int pictures = 36; ///< at most so many different ones: fewestPictures to mostPictures
    Band band = Band::Normal;
    std::uint32_t seed = 0;

    friend bool operator==(const DealSetup&, const DealSetup&) = default;
};

/// True for setups that can be dealt: a size up to the largest board that holds the outline, and a number of pictures
/// within its limits.
[[nodiscard]] bool canDeal(const DealSetup& setup);

/// A board with a way to finish it.
struct Deal {
    Board board;
    std::vector<Pair> solution; ///< the pairs in order, each where its tiles lie by then
    int winRate = 0;            ///< of a hundred random games
};

/// A deal that can be finished for certain: it is taken apart pair by pair before the pictures are laid, or has been
/// won by playing. Each picture is there an even number of times: four as a rule where there are enough pictures, more
/// on easy boards, very different numbers on large hard ones.
/// Its win rate is as near to the band as could be found: not every board can be as easy or as hard as one may wish
/// (docs/deal-numbers.md says which); bandOf(winRate) tells what it is. The same setup gives the same deal on every
/// platform. Mostly far below 100 ms, for a worker (bench_link). Nothing when `stop` became true, within 10 ms or so.
/// Precondition: canDeal(setup).
[[nodiscard]] std::optional<Deal> makeDeal(const DealSetup& setup, const std::atomic<bool>& stop);

/// The deal of a day: the same for everyone, in another falling mode each day and harder towards the end of the week.
/// Precondition: a day of the Gregorian calendar.
[[nodiscard]] DealSetup dailyDeal(int year, unsigned month, unsigned day);

} // namespace qipan::link
