// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/nboard/bench.h"
#include "tests/support/catch.h"

using namespace qipan::nboard;

#ifndef QIPAN_SANITIZED // takes minutes under sanitizers, with the same result
TEST_CASE("the reversi search matches its bench signature", "[nboard]")
{
    // Update after an intended change of the search; qipan-reversi bench prints the new value.
    constexpr std::uint64_t signature = 0xa597f890021a283c;

    const BenchResult result = runBench();
    CHECK(result.signature == signature);
    CHECK(result.nodes > 0);
}
#endif

TEST_CASE("the reversi bench signature distinguishes searches and is reproducible", "[nboard]")
{
    const BenchSize size{.midgameNodes = 500, .maxEmpties = 14};
    const BenchResult first = runBench(size);
    CHECK(first.nodes > 0);
    CHECK(runBench(size).signature == first.signature);
    CHECK(runBench({.midgameNodes = 500, .maxEmpties = 13}).signature != first.signature);
    CHECK(runBench({.midgameNodes = 400, .maxEmpties = 14}).signature != first.signature);
}
