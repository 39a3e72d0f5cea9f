// SPDX-License-Identifier: GPL-3.0-or-later
// RenLib files: accepted libraries are unchanged after writing and reading.
#include "core/record/renlib.h"
#include "tests/fuzz/require.h"

using namespace qipan::record;
using qipan::test::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const Reading reading = readRenlib({reinterpret_cast<const char*>(data), size});
    if (reading.games.empty())
        return 0;
    const std::string written = writeRenlib(reading.games.front()).value();
    const Reading again = readRenlib(written);
    require(!again.fault, "what was written has no fault");
    require(writeRenlib(again.games.front()) == written, "what was read and written is read as the same");
    return 0;
}
