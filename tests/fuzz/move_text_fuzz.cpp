// SPDX-License-Identifier: GPL-3.0-or-later
// Pasted moves and positions: accepted text is unchanged after writing and reading.
#include "core/record/move_text.h"

#include "core/record/writing.h"
#include "tests/fuzz/require.h"

using namespace qipan::record;
using qipan::test::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text{reinterpret_cast<const char*>(data), size};
    const Reading gomoku = readGomokuMoves(text, 15, RowOrigin::Bottom);
    if (!gomoku.games.empty()) {
        const std::string written = *write({&gomoku.games.front(), 1}, RecordFormat::GomokuMoves);
        const Reading again = readGomokuMoves(written, 15, RowOrigin::Bottom);
        require(!again.fault, "moves that were written have no fault");
        require(*write({&again.games.front(), 1}, RecordFormat::GomokuMoves) == written, "and are read as the same");
    }
    const Reading transcript = readTranscript(text);
    if (!transcript.games.empty()) {
        const std::string written = *write({&transcript.games.front(), 1}, RecordFormat::Transcript);
        const Reading again = readTranscript(written);
        require(!again.fault, "a transcript that was written has no fault");
        require(*write({&again.games.front(), 1}, RecordFormat::Transcript) == written, "and is read as the same");
    }
    return 0;
}
