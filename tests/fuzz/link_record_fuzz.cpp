// SPDX-License-Identifier: GPL-3.0-or-later
// Lines from a file or the clipboard: link-match records and deal numbers.
#include "core/book/link_board.h"
#include "core/link/deal_number.h"
#include "core/record/link_record.h"
#include "tests/fuzz/require.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string_view>

using namespace qipan;
using qipan::test::require;

namespace {

/// Four pairs in two rows, so that many pairs of numbers are legal moves.
link::Game smallGame()
{
    link::Board board{{.columns = 4, .rows = 2}};
    for (int x = 0; x < 4; ++x)
        board[{x, 0}] = board[{x, 1}] = static_cast<link::Picture>(x / 2);
    return link::Game{board, {}, link::FallingMode::Down};
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view line{reinterpret_cast<const char*>(data), size};
    if (const auto setup = link::readDealNumber(line)) {
        require(link::canDeal(*setup), "a number that is read names a deal");
        require(link::readDealNumber(link::dealNumber(*setup)).value() == *setup, "its number names the same deal");
    }
    if (const auto start = book::readLinkStart(record::dealOfLinkRecord(line)))
        require(book::readLinkStart(book::wordOf(*start)) == *start, "a start that is read is written and read again");
    const link::Game game = smallGame();
    const auto record = record::readLinkRecord(line, game.board().size());
    if (!record)
        return 0;
    const std::string written = record::writeLinkRecord(*record, game.board().size());
    const auto again = record::readLinkRecord(written, game.board().size());
    require(again && *again == *record, "a record that was read and written is read as the same");
    const auto play = link::Play::replay(*record, game, std::atomic<bool>{false});
    require(!play || play->steps() == record->steps, "a play that was rebuilt has the steps of its record");
    return 0;
}
