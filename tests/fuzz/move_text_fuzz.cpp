// SPDX-License-Identifier: GPL-3.0-or-later
// Pasted moves and positions: accepted text is unchanged after writing and reading.
#include "core/record/move_text.h"
#include "tests/fuzz/require.h"

using namespace qipan::record;
using qipan::test::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text{reinterpret_cast<const char*>(data), size};
    const Reading gomoku = readGomokuMoves(text, 15, RowOrigin::Top);
    if (!gomoku.games.empty()) {
        const GameRecord& game = gomoku.games.front();
        // Headers are not written.
        const Reading again = readGomokuMoves(*writeGomokuMoves(game, RowOrigin::Bottom), 15, RowOrigin::Bottom);
        require(!again.fault && again.games.front().tree == game.tree,
                "moves that were read and written are read as the same");
    }
    const Reading transcript = readTranscript(text);
    if (!transcript.games.empty()) {
        const std::string written = writeTranscript(transcript.games.front());
        const Reading again = readTranscript(written);
        require(!again.fault, "a transcript that was written has no fault");
        require(writeTranscript(again.games.front()) == written, "and is read as the same");
    }
    return 0;
}
