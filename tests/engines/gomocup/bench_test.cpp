// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/engines.h"
#include "engines/gomocup/bench.h"
#include "tests/support/catch.h"

using namespace qipan::gomocup;

#ifndef QIPAN_SANITIZED // takes minutes under sanitizers, with the same result
TEST_CASE("the search matches its bench signature", "[gomocup]")
{
    // Update after an intended change of the search; qipan-gomoku bench prints the new value.
    constexpr std::uint64_t signature = 0x596e65ffea23fce7;

    const auto engine = qipan::gomoku::makeFullEngine(0);
    const BenchResult result = runBench(*engine);
    CHECK(result.signature == signature);
    CHECK(result.nodes > 0);
}
#endif

TEST_CASE("the bench signature distinguishes searches and is reproducible", "[gomocup]")
{
    const auto engine = qipan::gomoku::makeFullEngine(0);
    const BenchResult first = runBench(*engine, 1'000);
    CHECK(runBench(*engine, 1'000).signature == first.signature);
    CHECK(runBench(*engine, 500).signature != first.signature);
}
