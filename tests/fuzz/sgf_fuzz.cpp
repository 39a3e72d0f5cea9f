// SPDX-License-Identifier: GPL-3.0-or-later
// SGF files: accepted games are unchanged after writing and reading.
#include "core/record/sgf.h"
#include "tests/fuzz/require.h"

using namespace qipan::record;
using qipan::test::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const Reading reading = readSgf({reinterpret_cast<const char*>(data), size});
    if (reading.games.empty())
        return 0;
    const std::string written = writeSgf(reading.games);
    const Reading again = readSgf(written);
    require(!again.fault, "what was written has no fault");
    require(writeSgf(again.games) == written, "what was read and written is read as the same");
    return 0;
}
