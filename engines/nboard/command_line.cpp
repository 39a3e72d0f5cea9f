// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/nboard/command_line.h"

#include "core/record/text.h"
#include "core/reversi/engines.h"
#include "core/reversi/game.h"
#include "core/reversi/perft.h"
#include "engines/common/console.h"
#include "engines/nboard/bench.h"
#include "engines/nboard/session.h"
#include "engines/nboard/solve.h"
#include "engines/nboard/words.h"

#include <atomic>
#include <filesystem>
#include <fstream>
#include <iomanip>
#include <memory>
#include <new>
#include <optional>
#include <ostream>
#include <string>

namespace qipan::nboard {

namespace {

constexpr int done = 0;
constexpr int failed = 1;
constexpr int wrongUse = 2;

constexpr int maxThreads = 256;
constexpr int maxMegabytes = 64 * 1024;
constexpr int deepestPerft = 18; // deeper counts overflow 64 bits

constexpr std::string_view help =
    "Usage: qipan-reversi [--threads N] [--memory MB]\n"
    "       qipan-reversi perft N [--mode 1|2]\n"
    "       qipan-reversi solve FILE.obf [--threads N]\n"
    "       qipan-reversi bench\n"
    "The reversi engine of Qipan. Without a command it speaks the NBoard protocol on standard\n"
    "input and output.\n"
    "\n"
    "Commands:\n"
    "  perft N         count the leaves N plies from the start, N from 0 to 18\n"
    "  solve FILE.obf  solve the positions of a file exactly and print NUMBER SCORE MOVE NODES\n"
    "                  SECONDS, a line each\n"
    "  bench           search and solve fixed positions; print nodes, seconds, speed and a\n"
    "                  signature of the search\n"
    "\n"
    "Options:\n"
    "  --threads N     search threads, from 1 to 256 (default: 1)\n"
    "  --memory MB     size of the tables in MiB, from 1 to 65536 (default: 48)\n"
    "  --mode 1|2      1: a pass is a ply; 2: it is not (default: 1)\n"
    "  --help, -h      show this help\n"
    "  --version       show the version\n";

using Arguments = std::span<const std::string_view>;

/// A whole number from `least` to `most`, without other text.
std::optional<int> readNumber(std::string_view text, int least, int most)
{
    const auto number = record::readNumber<int>(text);
    return number && *number >= least && *number <= most ? number : std::nullopt;
}

/// The number after `option`; `otherwise` without arguments, nothing for any other arguments.
std::optional<int> readOption(Arguments rest, std::string_view option, int most, int otherwise)
{
    if (rest.empty())
        return otherwise;
    return rest.size() == 2 && rest[0] == option ? readNumber(rest[1], 1, most) : std::nullopt;
}

int refuse(std::ostream& errors)
{
    errors << "qipan-reversi: invalid arguments; try qipan-reversi --help\n";
    return wrongUse;
}

/// `--threads N` and `--memory MB` in any order; nothing for any other arguments.
std::optional<Settings> readSettings(Arguments arguments)
{
    Settings settings;
    for (; arguments.size() >= 2; arguments = arguments.subspan(2)) {
        const auto threads = arguments[0] == "--threads" ? readNumber(arguments[1], 1, maxThreads) : std::nullopt;
        const auto memory = arguments[0] == "--memory" ? readNumber(arguments[1], 1, maxMegabytes) : std::nullopt;
        if (threads)
            settings.threads = *threads;
        else if (memory)
            settings.memory = static_cast<std::size_t>(*memory) << 20;
        else
            return std::nullopt;
    }
    return arguments.empty() ? std::optional{settings} : std::nullopt;
}

int countLeaves(Arguments arguments, std::ostream& out, std::ostream& errors)
{
    const auto depth = arguments.empty() ? std::nullopt : readNumber(arguments[0], 0, deepestPerft);
    const auto mode = depth ? readOption(arguments.subspan(1), "--mode", 2, 1) : std::nullopt;
    if (!mode)
        return refuse(errors);
    const auto passes = *mode == 1 ? reversi::PassCounts::AsPly : reversi::PassCounts::AsNothing;
    out << reversi::perft(reversi::startPosition, *depth, passes) << std::endl;
    return done;
}

int solveFile(Arguments arguments, std::ostream& out, std::ostream& errors)
{
    const auto threads =
        arguments.empty() ? std::nullopt : readOption(arguments.subspan(1), "--threads", maxThreads, 1);
    if (!threads)
        return refuse(errors);
    const std::string file{arguments[0]};
    std::error_code error;
    std::ifstream input;
    if (!std::filesystem::is_directory(file, error))
        input.open(file, std::ios::binary);
    if (!input.is_open()) {
        errors << "qipan-reversi: " << file << " cannot be read\n";
        return failed;
    }
    return solveAll(input, file, {.threads = *threads}, out, errors) ? done : failed;
}

int bench(std::ostream& out)
{
    const BenchResult result = runBench();
    const double seconds = result.time.count();
    out << "nodes " << result.nodes << "\nseconds " << std::fixed << std::setprecision(3) << seconds << "\nspeed "
        << std::setprecision(0) << static_cast<double>(result.nodes) / seconds << " nodes/s\nsignature " << std::hex
        << std::setw(16) << std::setfill('0') << result.signature << std::endl;
    return done;
}

constexpr std::uint64_t seed = 1; // makes the answers reproducible as far as the limits allow

/// Two empty squares: A1, which turns B1, and H8.
constexpr reversi::Squares lastOther = 0x2;
constexpr reversi::Position nearEndPosition{.mover = ~(lastOther | 0x8000000000000001), .other = lastOther};

/// The first searches load the weights and allocate the tables, in the endgame those of the solver too; this must not
/// count as the time of a move.
void warmUp(Engine& engine, const Settings& settings)
{
    const std::atomic<bool> never{false};
    Limits limits = settings.limits(nearEndPosition.empties());
    limits.time.reset(); // a slow machine might reach it before the tables are allocated
    (void)engine.think(reversi::Game{nearEndPosition, Side::Black}, limits, never, {});
}

/// Speaks the NBoard protocol on standard input and output until `quit` or the end of the input. Throws std::bad_alloc
/// if the memory in `settings` cannot be allocated.
void runProtocol(const Settings& settings)
{
    constexpr std::size_t longestLine = 16 * 1024; // bytes; a game with evaluations and comments
    const auto engine = reversi::makeFullEngine(seed);
    warmUp(*engine, settings);
    const auto inbox = std::make_shared<engines::Inbox>(kindOf);
    Session session{*engine, inbox->stop(), settings, engines::writeLine};
    engines::processInput(inbox, longestLine, [&session](std::string_view line) { return session.process(line); });
}

int perform(Arguments arguments, std::ostream& out, std::ostream& errors)
{
    const std::string_view command = arguments.empty() ? std::string_view{} : arguments[0];
    if (command == "perft")
        return countLeaves(arguments.subspan(1), out, errors);
    if (command == "solve")
        return solveFile(arguments.subspan(1), out, errors);
    if (arguments.size() == 1 && command == "bench")
        return bench(out);
    if (arguments.size() == 1 && (command == "--help" || command == "-h")) {
        out << help;
        return done;
    }
    if (arguments.size() == 1 && command == "--version") {
        out << "qipan-reversi " QIPAN_VERSION "\n";
        return done;
    }
    const auto settings = readSettings(arguments);
    if (!settings)
        return refuse(errors);
    runProtocol(*settings);
    return done;
}

} // namespace

int run(Arguments arguments, std::ostream& out, std::ostream& errors)
{
    try {
        return perform(arguments, out, errors);
    } catch (const std::bad_alloc&) {
        errors << "qipan-reversi: there is not so much memory\n";
        return failed;
    }
}

} // namespace qipan::nboard
