// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/link_benches.h"
#include "core/link/deal.h"
#include "core/link/random_playouts.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <vector>

namespace qipan::bench {

namespace {

using namespace qipan::link;

constexpr std::array<const char*, fallingModes> modeNames{"none",     "down",     "up",        "left",      "right",
                                                          "split lr", "split ud", "gather lr", "gather ud", "outward",
                                                          "inward",   "upper l",  "left d"};
constexpr std::array<std::pair<int, int>, difficulties> limits{{{90, 100}, {60, 89}, {30, 59}, {0, 29}}};

struct Tally {
    int deals = 0;
    int within = 0;
    int near = 0;
    int rates = 0;
    double seconds = 0;
    double worst = 0;

    void add(const Tally& other)
    {
        deals += other.deals;
        within += other.within;
        near += other.near;
        rates += other.rates;
        seconds += other.seconds;
        worst = std::max(worst, other.worst);
    }
    void print() const
    {
        std::printf("  |%4d %3d%% %3d%% %5.1f %5.1f", rates / deals, within * 100 / deals, near * 100 / deals,
                    seconds * 1'000 / deals, worst * 1'000);
    }
};

Tally measure(DealSetup setup, int deals)
{
    const std::atomic<bool> stop{false};
    Tally tally{.deals = deals};
    const auto [low, high] = limits[static_cast<std::size_t>(setup.difficulty)];
    for (int i = 0; i < deals; ++i) {
        setup.seed = static_cast<std::uint32_t>(1'000 * i + static_cast<int>(setup.mode));
        const std::clock_t begin = std::clock();
        const Deal deal = makeDeal(setup, stop).value();
        const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
        RandomPlayouts playouts{Position{deal.board, *makeShape(setup.outline, setup.size), setup.mode, setup.border},
                                99};
        playouts.runUpTo(200);
        const int rate = playouts.winRate();
        tally.within += rate >= low && rate <= high ? 1 : 0;
        tally.near += rate >= low - 10 && rate <= high + 10 ? 1 : 0;
        tally.rates += rate;
        tally.seconds += seconds;
        tally.worst = std::max(tally.worst, seconds);
    }
    return tally;
}

/// Prints a line per falling mode and one for all, for each version of the deals.
void measureBoards(const DealSetup& setup, int deals)
{
    std::printf("deals version %d, %d rows of %d, %d pictures, border %s: win rate, in the band, within 10 points, ms, "
                "worst ms\n"
                "            |  easy                    |  normal                  |  hard                    |  "
                "expert\n",
                static_cast<int>(setup.version), setup.size.rows, setup.size.columns, setup.pictures,
                setup.border ? "on" : "off");
    std::array<Tally, difficulties> sums;
    for (int mode = 0; mode < fallingModes; ++mode) {
        std::printf("  %-9s", modeNames[static_cast<std::size_t>(mode)]);
        for (int difficulty = 0; difficulty < difficulties; ++difficulty) {
            DealSetup one = setup;
            one.mode = static_cast<FallingMode>(mode);
            one.difficulty = static_cast<Difficulty>(difficulty);
            const Tally tally = measure(one, deals);
            tally.print();
            sums[static_cast<std::size_t>(difficulty)].add(tally);
        }
        std::printf("\n");
        std::fflush(stdout);
    }
    std::printf("  %-9s", "all");
    for (const Tally& sum : sums)
        sum.print();
    std::printf("\n");
}

} // namespace

void measureDeals(int deals)
{
    for (const BoardSize size :
         {BoardSize{8, 8}, BoardSize{18, 8}, BoardSize{16, 10}, BoardSize{24, 14}, BoardSize{30, 20}}) {
        for (const bool border : {true, false}) {
            for (const DealVersion version : {DealVersion::Uneven, DealVersion::Even})
                measureBoards({.size = size, .border = border, .version = version}, deals);
        }
    }
}

void measureFewPictures(int deals)
{
    const std::atomic<bool> stop{false};
    std::printf("deals with few pictures, %d per figure: fewest to most tiles of a picture, deals of the difficulty\n"
                "                      easy            normal          hard            expert\n",
                deals * fallingModes);
    for (const BoardSize size : {BoardSize{16, 10}, BoardSize{12, 10}}) {
        for (const int pictures : {6, 8, 12, 24}) {
            std::printf("  %2d by %d, %2d pictures", size.columns, size.rows, pictures);
            for (int difficulty = 0; difficulty < difficulties; ++difficulty) {
                int fewest = size.cells();
                int most = 0;
                int as = 0;
                for (int i = 0; i < deals * fallingModes; ++i) {
                    DealSetup setup{.size = size, .pictures = pictures};
                    setup.mode = static_cast<FallingMode>(i % fallingModes);
                    setup.difficulty = static_cast<Difficulty>(difficulty);
                    setup.seed = static_cast<std::uint32_t>(i);
                    const Deal deal = makeDeal(setup, stop).value();
                    std::vector<int> tiles(static_cast<std::size_t>(pictures));
                    for (const Tile tile : deal.board.values())
                        ++tiles.at(*tile);
                    fewest = std::min(fewest, *std::ranges::min_element(tiles));
                    most = std::max(most, *std::ranges::max_element(tiles));
                    as += difficultyOf(deal.winRate) == setup.difficulty ? 1 : 0;
                }
                std::printf("  %3d-%-3d %3d/%d", fewest, most, as, deals * fallingModes);
            }
            std::printf("\n");
            std::fflush(stdout);
        }
    }
}

} // namespace qipan::bench
