// SPDX-License-Identifier: GPL-3.0-or-later
// qipan-gomoku: the gomoku engine as a program. Speaks the Gomocup protocol on standard input and output.
#include "core/gomoku/engines.h"
#include "engines/common/console.h"
#include "engines/gomocup/about.h"
#include "engines/gomocup/bench.h"
#include "engines/gomocup/session.h"
#include "engines/gomocup/words.h"

#include <cinttypes>
#include <cstdio>
#include <memory>
#include <new>
#include <random>
#include <string_view>

namespace {

using namespace qipan;
using namespace qipan::gomocup;

constexpr int done = 0;
constexpr int failed = 1;
constexpr int wrongUse = 2;
constexpr std::uint64_t seed = 0; // arbitrary but fixed, so that a node limit always gives the same answer

constexpr const char* help =
    "Usage: qipan-gomoku [bench]\n"
    "The gomoku engine of Qipan. Without arguments it speaks the Gomocup protocol on standard\n"
    "input and output.\n"
    "\n"
    "Commands:\n"
    "  bench       search fixed positions; print nodes, seconds, speed and a signature of the\n"
    "              search\n"
    "\n"
    "Options:\n"
    "  --help, -h  show this help\n"
    "  --version   show the version\n";

int play()
{
    const auto engine = gomoku::makeFullEngine(seed);
    const auto inbox = std::make_shared<engines::Inbox>(kindOf);
    Session session{*engine, inbox->stop(), std::random_device{}(), engines::writeLine};
    try {
        engines::processInput(inbox, engines::LineSplitter::defaultLongestLine,
                              [&session](std::string_view line) { return session.process(line); });
    } catch (const std::bad_alloc&) {
        std::fputs("qipan-gomoku: there is not so much memory\n", stderr);
        return failed;
    }
    return done;
}

int bench()
{
    const auto engine = gomoku::makeFullEngine(seed);
    const BenchResult result = runBench(*engine);
    const double seconds = result.time.count();
    std::printf("nodes %" PRIu64 "\nseconds %.3f\nspeed %.0f nodes/s\nsignature %016" PRIx64 "\n", result.nodes,
                seconds, static_cast<double>(result.nodes) / seconds, result.signature);
    return done;
}

} // namespace

int main(int count, char** arguments)
{
    engines::makeStreamsBinary();
    const std::string_view argument = count > 1 ? arguments[1] : "";
    if (count <= 1)
        return play();
    if (count == 2 && argument == "bench")
        return bench();
    if (count == 2 && (argument == "--help" || argument == "-h")) {
        std::fputs(help, stdout);
        return done;
    }
    if (count == 2 && argument == "--version") {
        std::printf("qipan-gomoku %s\n", version().data());
        return done;
    }
    std::fputs("qipan-gomoku: invalid arguments; try qipan-gomoku --help\n", stderr);
    return wrongUse;
}
