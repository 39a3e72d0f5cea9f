// SPDX-License-Identifier: GPL-3.0-or-later
// Input to the NBoard session: after any bytes, the answers conform to the protocol and the session remains usable.
#include "core/reversi/engines.h"
#include "engines/nboard/session.h"
#include "tests/fuzz/engine_lines.h"
#include "tests/fuzz/require.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string_view>

using namespace qipan::nboard;
using qipan::test::isPrintable;
using qipan::test::require;
using qipan::test::startsWithAny;

namespace {

bool isOfProtocol(std::string_view line)
{
    if (!isPrintable(line))
        return false;
    if (startsWithAny(line, {"status ", "pong ", "=== ", "search ", "analysis ", "nodestats ", "set myname "}))
        return true;
    return line == "status" || line == "pong" || line == "learned";
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const auto engine = qipan::reversi::makeFullEngine(1);
    const Settings settings{.memory = 1 << 16};
    const std::atomic<bool> stop{true}; // every answer is given without a search
    bool moved = false;
    Session session{*engine, stop, settings, [&moved](std::string_view line) {
                        require(isOfProtocol(line), "an answer is one printable line of the protocol");
                        moved = moved || line.starts_with("=== ");
                    }};
    qipan::test::processLines(session, data, size);
    // After a refused game there is nothing to answer about until a valid one is set.
    require(session.process(
                "set game (;GM[Othello]BO[8 ---------------------------O*------*O--------------------------- *];)"),
            "a game can be set after anything");
    moved = false;
    require(session.process("go") && moved, "a move is found in any game");
    return 0;
}
