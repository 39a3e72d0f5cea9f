#include "engines/nboard/bench.h"

#include "core/board/mix.h"
#include "core/reversi/endgame.h"
#include "engines/nboard/obf.h"

#include <array>
#include <atomic>
#include <cassert>
#include <string_view>

namespace qipan::nboard {

namespace {

// From games that our own engine played against itself after ten plies at random: with 14 to 20 empties.
constexpr std::array<std::string_view, 10> positions{{
    "--OO-XXXX-OOOOX-XXOOOOO-XXOXXOO-XXXXXOOX-XOXOOXXO-OOOX-X--OO-XX- X",
    "XXXXOX--XXXXOO--XXOXXOO-XXXXXO--XXOOOX--XXOXXXX--OOOOX---XXXXXX- O",
    "OOO-----OOO-----OXOXXXX-OOXOXOXXOOXOOXXXOOXOXOXXO-XOOX-X--XXXXX- X",
    "-XXXXX--O-XOXX--OOOXOX--OOXOXX--OOXXOX--OOXOXOX--XXXOOO--OOOOOO- O",
    "OOOOO---OOOOOX--OXOOOOX-OOOXOO--OXOXXO--OOOXXO--O-OXOO---OOOOO-- X",
    "-XXXXXXX-OOOOXXX--OXXXXX--OOXXXX--OOXXXX--OOOXXX----OOX----OOOOX X",
    "-OOOOO----OXXO---OOOXXXOXOOXOXXOXOXOOOXOXXXXOXOOX-X-O--O----O--- O",
    "OOOOOOOOOOOOOX--OOOOOX--OOXOOXX-O-XOOXX---XXOOX----XOXO----XOX-- X",
    "-OOOOO--O-XOOO--OOOXXXX-OOOXX---OOOXX---OOOXXX--OOOXX---OOOXXO-- X",
    "-X-O------OO-X-O-OOOOOOO-XXXXOOO--OOOOOO--XOXXOO--XXOOOO--XXXOOO X",
}};

std::uint64_t mixed(std::uint64_t signature, const reversi::EndgameResult& result)
{
    signature = mix(signature, static_cast<std::uint64_t>(result.score));
    signature = mix(signature, static_cast<std::uint64_t>(result.line.front()));
    return mix(signature, result.nodes);
}

} // namespace

BenchResult runBench(int mostEmpties)
{
    constexpr std::size_t tableBytes = 64 << 20;
    const std::atomic<bool> never{false};
    reversi::EndgameSolver solver{tableBytes};
    BenchResult result;
    const auto begin = std::chrono::steady_clock::now();
    for (const std::string_view line : positions) {
        const auto position = readObfLine(line);
        assert(position && position->has_value());
        if ((*position)->empties() > mostEmpties)
            continue;
        solver.clear();
        const auto solved = solver.solve(**position, reversi::EndgameAim::Exact, {}, never);
        result.nodes += solved.nodes;
        result.signature = mixed(result.signature, solved);
    }
    result.time = std::chrono::steady_clock::now() - begin;
    return result;
}

} // namespace qipan::nboard
