// SPDX-License-Identifier: GPL-3.0-or-later
// Piskvorky files: accepted games are unchanged after writing and reading.
#include "core/record/psq.h"
#include "tests/fuzz/require.h"

using namespace qipan::record;
using qipan::test::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const Reading reading = readPsq({reinterpret_cast<const char*>(data), size});
    if (reading.games.empty())
        return 0;
    const auto written = writePsq(reading.games.front());
    require(written.has_value(), "a game of Piskvork can be written as one");
    const Reading again = readPsq(*written);
    require(!again.fault, "what was written has no fault");
    require(again.games.front().tree == reading.games.front().tree, "what was read and written is read as the same");
    return 0;
}
