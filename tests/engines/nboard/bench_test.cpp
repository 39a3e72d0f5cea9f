#include "engines/nboard/bench.h"
#include "tests/support/catch.h"

using namespace qipan::nboard;

#ifndef QIPAN_SANITIZED // with sanitizers it takes minutes, and finds the same
TEST_CASE("the reversi search is the one that the signature stands for", "[nboard]")
{
    // A change that is meant to change what is searched renews this: qipan-reversi bench tells the new one.
    constexpr std::uint64_t signature = 0xa597f890021a283c;

    const BenchResult result = runBench();
    CHECK(result.signature == signature);
    CHECK(result.nodes > 0);
}
#endif

TEST_CASE("the signature tells searches apart, and is the same for the same", "[nboard]")
{
    const BenchSize size{.midgameNodes = 500, .mostEmpties = 14};
    const BenchResult first = runBench(size);
    CHECK(first.nodes > 0);
    CHECK(runBench(size).signature == first.signature);
    CHECK(runBench({.midgameNodes = 500, .mostEmpties = 13}).signature != first.signature);
    CHECK(runBench({.midgameNodes = 400, .mostEmpties = 14}).signature != first.signature);
}
