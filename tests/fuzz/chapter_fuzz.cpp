// SPDX-License-Identifier: GPL-3.0-or-later
// Book chapters: whatever is accepted has the properties promised in the headers.
#include "core/book/book.h"
#include "core/record/replay.h"
#include "tests/fuzz/require.h"

using namespace qipan;
using namespace qipan::book;
using qipan::test::require;

namespace {

/// Every diagram can be shown and played.
void checkDiagram(const Diagram& diagram)
{
    const BoardSize size = diagram.size;
    for (const Ply& stone : diagram.stones)
        require(size.contains(stone.cell), "stones are on the board");
    for (const record::Mark& mark : diagram.marks)
        require(size.contains(mark.cell), "marks are on the board");
    require(!diagram.area || (size.contains(diagram.area->first) && size.contains(diagram.area->last)),
            "the area is on the board");
    require(diagram.shown <= diagram.moves.size(), "there are as many moves as are shown");
    require(diagram.link.has_value() == (diagram.game == linkKey), "tiles are those of link-match");
    const auto game = recordOf(diagram);
    require(game.has_value() != diagram.link.has_value(), "a diagram of stones is a game");
    if (!game) {
        const auto again = readTiles(textOf(diagram.link->tiles, diagram.link->shape));
        require(again && again->board == diagram.link->tiles && again->shape == diagram.link->shape,
                "tiles are read as they are written");
        return;
    }
    record::Replay replay{*game};
    std::size_t moves = 0;
    for (const auto node : game->tree.mainLine()) {
        const record::RecordPly ply = game->tree.ply(node);
        require(!replay.moveError(ply), "moves are legal");
        replay.play(ply);
        moves += ply.cell ? 1 : 0;
    }
    require(moves == diagram.moves.size(), "all moves are played");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    ChapterReading reading = readChapter("x", {reinterpret_cast<const char*>(data), size});
    require(reading.faults.size() <= Faults::maxFaults, "faults are bounded");
    for (const Diagram* diagram : reading.chapter.diagrams())
        checkDiagram(*diagram);
    const Book book{{std::move(reading.chapter)}};
    (void)book.brokenLinks();
    require(differences(book, book).empty(), "a book does not differ from itself");
    return 0;
}
