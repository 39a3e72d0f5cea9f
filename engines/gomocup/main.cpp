// qipan-gomoku: the gomoku engine alone. Speaks the Gomocup protocol on standard input and output.
#include "engines/gomocup/about.h"
#include "engines/gomocup/bench.h"
#include "engines/gomocup/inbox.h"
#include "engines/gomocup/line_splitter.h"
#include "engines/gomocup/session.h"
#include "engines/gomocup/strongest.h"

#include <cinttypes>
#include <cstdio>
#include <random>
#include <string_view>
#include <thread>
#include <utility>

namespace {

using namespace qipan;
using namespace qipan::gomocup;

constexpr int done = 0;
constexpr int wrongUse = 2;

constexpr const char* help =
    "Usage: qipan-gomoku [bench]\n"
    "The gomoku engine of Qipan. Without arguments it speaks the Gomocup protocol on standard\n"
    "input and output.\n"
    "\n"
    "  bench      searches fixed positions; tells nodes, seconds, speed and a signature of the\n"
    "             search\n"
    "  --help     this text\n"
    "  --version  the version\n";

void read(Inbox& inbox)
{
    LineSplitter splitter;
    bool more = true;
    while (more) {
        const int byte = std::getchar();
        more = byte != EOF;
        auto line = more ? splitter.take(static_cast<char>(byte)) : splitter.finish();
        if (line && !inbox.push(std::move(*line)))
            more = false;
    }
    inbox.close();
}

void say(std::string_view line)
{
    std::fwrite(line.data(), 1, line.size(), stdout);
    std::putchar('\n');
    std::fflush(stdout);
}

int play()
{
    const auto engine = strongestEngine();
    Inbox inbox;
    std::thread reader{[&inbox] { read(inbox); }};
    Session session{*engine, inbox.stop(), std::random_device{}(), say};
    for (auto line = inbox.next(); line && session.take(*line); line = inbox.next()) { }
    inbox.finish();
    reader.join();
    return done;
}

int bench()
{
    const auto engine = strongestEngine();
    const BenchResult result = runBench(*engine);
    const double seconds = result.time.count();
    std::printf("nodes %" PRIu64 "\nseconds %.3f\nspeed %.0f nodes/s\nsignature %016" PRIx64 "\n", result.nodes,
                seconds, static_cast<double>(result.nodes) / seconds, result.signature);
    return done;
}

} // namespace

int main(int count, char** arguments)
{
    const std::string_view argument = count > 1 ? arguments[1] : "";
    if (count <= 1)
        return play();
    if (count == 2 && argument == "bench")
        return bench();
    if (count == 2 && argument == "--help") {
        std::fputs(help, stdout);
        return done;
    }
    if (count == 2 && argument == "--version") {
        std::printf("qipan-gomoku %s\n", version().data());
        return done;
    }
    std::fputs("qipan-gomoku: wrong use; qipan-gomoku --help tells the right one\n", stderr);
    return wrongUse;
}
