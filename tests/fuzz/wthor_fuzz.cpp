// SPDX-License-Identifier: GPL-3.0-or-later
// WTHOR files, games and names: no input breaks the reader, and accepted games can be written.
#include "core/record/sgf.h"
#include "core/record/wthor.h"
#include "tests/fuzz/require.h"

using namespace qipan::record;
using qipan::test::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes{reinterpret_cast<const char*>(data), size};
    const WthorNames players = readWthorPlayers(bytes);
    const WthorNames tournaments = readWthorTournaments(bytes);
    Reading reading = readWthor(bytes);
    setWthorNames(reading.games, bytes, players, tournaments);
    if (reading.games.empty())
        return 0;
    const Reading again = readSgf(writeSgf(reading.games));
    require(!again.fault && again.games.size() == reading.games.size(), "games of the base can be written as SGF");
    return 0;
}
