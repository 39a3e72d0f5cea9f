#include "engines/nboard/bench.h"
#include "tests/support/catch.h"

using namespace qipan::nboard;

#ifndef QIPAN_SANITIZED // with sanitizers it takes minutes, and finds the same
TEST_CASE("the endgame search is the one that the signature stands for", "[nboard]")
{
    // A change of the search that is meant to change what it does renews this: qipan-reversi bench tells the new one.
    constexpr std::uint64_t signature = 0x0e0db38bad957196;

    const BenchResult result = runBench();
    CHECK(result.signature == signature);
    CHECK(result.nodes > 0);
}
#endif

TEST_CASE("the signature of endgames tells searches apart, and is the same for the same", "[nboard]")
{
    const BenchResult first = runBench(15);
    CHECK(first.nodes > 0);
    CHECK(runBench(15).signature == first.signature);
    CHECK(runBench(14).signature != first.signature);
}
