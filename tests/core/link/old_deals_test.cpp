// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/deal_number.h"
#include "core/link/position.h"
#include "tests/core/link/reference.h"
#include "tests/support/catch.h"

#include <array>

using namespace qipan;
using namespace qipan::link;
using namespace qipan::link::test;

// Recorded values: players have shared and stored these deals. A change here changes boards that they know.

TEST_CASE("the boards of deal numbers of version 1 never change", "[link][old-deals]")
{
    struct Known {
        const char* number;
        std::uint64_t hash;
        int winRate;
    };
    for (const auto& [number, hash, winRate] : {
             Known{"22184-HM000-0003", 0xeef7e3afc583b81e, 84}, // the example of docs/deal-numbers.md
             Known{"23TGC-HW000-009A", 0xf029de29295b22b1, 28}, // the largest board
             Known{"2219C-HZNEZ-HMED", 0x0364b1b7e0c2bf00, 12}, // of days in November and December 2026
             Known{"2219M-HGY4S-YBGW", 0x90657de3d70e3a63, 100},
             Known{"221AC-HMARZ-JXZH", 0x3436ec550028755b, 86},
             Known{"2219C-HS8S4-Z266", 0x4596f2a2dc8a1a2e, 48},
         }) {
        INFO(number);
        const DealSetup setup = readDealNumber(number).value();
        const Deal deal = dealt(setup);
        CHECK(hashOf(deal.board) == hash);
        CHECK(deal.winRate == winRate);
        CHECK(dealNumber(setup) == number);
    }
}

TEST_CASE("the boards of some setups of version 1 never change", "[link][old-deals]")
{
    const DealSetup usual{.size = {8, 8}, .seed = 2026, .version = DealVersion::Uneven};
    DealSetup inward = usual;
    inward.mode = FallingMode::Inward;
    inward.difficulty = Difficulty::Hard;
    inward.seed = 7;
    const DealSetup ring{.size = {9, 9},
                         .outline = Outline::Ring,
                         .mode = FallingMode::Left,
                         .border = false,
                         .difficulty = Difficulty::Expert,
                         .seed = 1,
                         .version = DealVersion::Uneven};
    CHECK(hashOf(dealt(usual).board) == 0x09ae096a90740c83);
    CHECK(hashOf(dealt(inward).board) == 0x37b587f093de6760);
    CHECK(hashOf(dealt(ring).board) == 0x241e779de234aa5b);
}

TEST_CASE("the boards of version 1 never change in any outline, mode and difficulty", "[link][old-deals]")
{
    constexpr std::array<BoardSize, 6> sizes{BoardSize{8, 8},  BoardSize{7, 6},   BoardSize{6, 9},
                                             BoardSize{10, 8}, BoardSize{12, 10}, BoardSize{16, 10}};
    // By outline: a hash of the deals in all modes.
    constexpr std::array<std::uint64_t, outlines> known{0xe1ccee51ae2146a7, 0x838b56a2d4e3d1a1, 0xfc9297a8607a62e1,
                                                        0x3955b12b61b877a8, 0x3d3f44bb033997a9, 0xb085c8fb220307bc,
                                                        0x41793ff3395b052a, 0x629df06850cff0ec, 0xc83a27d7c953ecad};
    for (int outline = 0; outline < outlines; ++outline) {
        std::uint64_t all = 0;
        for (int mode = 0; mode < fallingModes; ++mode) {
            const int i = outline * fallingModes + mode;
            DealSetup setup{.size = sizes[static_cast<std::size_t>(outline + mode) % sizes.size()],
                            .outline = static_cast<Outline>(outline),
                            .mode = static_cast<FallingMode>(mode),
                            .border = i % 2 == 0,
                            .pictures = 4 + i * 7 % 60,
                            .difficulty = static_cast<Difficulty>((outline + mode) % difficulties),
                            .seed = static_cast<std::uint32_t>(1'000 + i),
                            .version = DealVersion::Uneven};
            if (!canDeal(setup))
                setup.size = {8, 8};
            const Deal deal = dealt(setup);
            all = mix(all ^ hashOf(deal.board), static_cast<std::uint64_t>(deal.winRate));
        }
        CHECK(all == known[static_cast<std::size_t>(outline)]);
    }
}
