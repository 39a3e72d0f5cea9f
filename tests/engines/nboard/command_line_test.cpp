// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/nboard/command_line.h"
#include "tests/support/catch.h"

#include <sstream>
#include <string>
#include <vector>

using namespace qipan;

namespace {

struct Ran {
    int status;
    std::string out;
    std::string errors;
};

Ran run(const std::vector<std::string_view>& arguments)
{
    std::ostringstream out;
    std::ostringstream errors;
    const int status = nboard::run(arguments, out, errors);
    return {status, out.str(), errors.str()};
}

} // namespace

TEST_CASE("perft prints the bare count, in two modes", "[nboard]")
{
    CHECK(run({"perft", "0"}).out == "1\n");
    CHECK(run({"perft", "6"}).out == "8200\n");
    CHECK(run({"perft", "6", "--mode", "1"}).out == "8200\n");
#ifndef QIPAN_SANITIZED
    CHECK(run({"perft", "9"}).out == "3005288\n");
    CHECK(run({"perft", "9", "--mode", "2"}).out == "3005320\n");
#endif
    CHECK(run({"perft", "6"}).status == 0);
    CHECK(run({"perft", "6"}).errors.empty());
}

TEST_CASE("invalid usage of qipan-reversi prints one line and does nothing", "[nboard]")
{
    const std::vector<std::vector<std::string_view>> wrong{
        {"perft"},
        {"perft", ""},
        {"perft", "-1"},
        {"perft", "19"},
        {"perft", "6x"},
        {"perft", " 6"},
        {"perft", "99999999999999999999"},
        {"perft", "6", "--mode"},
        {"perft", "6", "--mode", "3"},
        {"perft", "6", "--mode", "0"},
        {"perft", "6", "--moda", "1"},
        {"perft", "6", "--mode", "1", "1"},
        {"perft", "6", "6"},
        {"solve"},
        {"solve", "x.obf", "--threads", "0"},
        {"solve", "x.obf", "--threads", "257"},
        {"solve", "x.obf", "y.obf"},
        {"bench", "1"},
        {"help"},
        {"--help", "perft"},
        {""},
    };
    for (const auto& arguments : wrong) {
        const Ran ran = run(arguments);
        CHECK(ran.status == 2);
        CHECK(ran.out.empty());
        CHECK(ran.errors == "qipan-reversi: invalid arguments; try qipan-reversi --help\n");
    }
}

TEST_CASE("a missing file cannot be solved", "[nboard]")
{
    for (const std::string_view file : {"no-such-file.obf", "", "."}) {
        const Ran ran = run({"solve", file});
        CHECK(ran.status == 1);
        CHECK(ran.out.empty());
        CHECK(ran.errors == "qipan-reversi: " + std::string{file} + " cannot be read\n");
    }
}

TEST_CASE("qipan-reversi prints its usage and version", "[nboard]")
{
    CHECK(run({"--help"}).out.find("Usage: qipan-reversi") == 0);
    CHECK(run({"--version"}).out.find("qipan-reversi ") == 0);
}
