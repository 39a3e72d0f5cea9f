// SPDX-License-Identifier: GPL-3.0-or-later
// GGF, and any other format that a file may be recognised as.
#include "core/record/ggf.h"

#include "core/record/any_record.h"
#include "tests/fuzz/require.h"

using namespace qipan::record;
using qipan::test::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes{reinterpret_cast<const char*>(data), size};
    const Reading any = readAny(bytes);
    require(recognise(bytes) || any.games.empty(), "only what is recognised is read");
    for (const GameRecord& game : readGgfGames(bytes).games) {
        const std::string written = writeGgf(game);
        const Reading again = readGgfGames(written);
        require(!again.fault, "what was written has no fault");
        require(writeGgf(again.games.front()) == written, "what was read and written is read as the same");
    }
    return 0;
}
