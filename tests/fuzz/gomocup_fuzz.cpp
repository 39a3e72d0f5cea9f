// SPDX-License-Identifier: GPL-3.0-or-later
// Input to the Gomocup session: after any bytes, the answers conform to the protocol and the session remains usable.
#include "core/gomoku/engines.h"
#include "engines/gomocup/session.h"
#include "engines/gomocup/words.h"
#include "tests/fuzz/engine_lines.h"
#include "tests/fuzz/require.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

using namespace qipan::gomocup;
using qipan::test::isPrintable;
using qipan::test::require;
using qipan::test::startsWithAny;

namespace {

bool isOfProtocol(std::string_view line)
{
    if (!isPrintable(line))
        return false;
    if (startsWithAny(line, {"ERROR ", "UNKNOWN ", "MESSAGE ", "FORBID ", "name=\""}))
        return true;
    const std::string_view first = line.substr(0, line.find(' '));
    return line == "OK" || line == "SWAP" || readCell(first).has_value();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const auto engine = qipan::gomoku::makeFullEngine(0);
    const std::atomic<bool> stop{true}; // every answer is given without a search
    std::size_t answers = 0;
    Session session{*engine, stop, 0, [&answers](std::string_view line) {
                        require(isOfProtocol(line), "an answer is one printable line of the protocol");
                        ++answers;
                    }};
    qipan::test::processLines(session, data, size);
    for (const std::string_view line : {"DONE", "INFO rule 0", "INFO max_memory 0", "START 15"})
        require(session.process(line), "only END ends");
    answers = 0;
    require(session.process("BEGIN") && answers > 0, "a game can be begun after anything");
    return 0;
}
