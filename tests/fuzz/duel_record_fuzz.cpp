// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of duels from a file or the clipboard.
#include "core/duel/snapshot.h"
#include "core/record/duel_record.h"
#include "tests/fuzz/require.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

using namespace qipan;
using qipan::test::require;

namespace {

/// Four pairs in two rows, in place of the deal, so that many pairs of numbers are legal.
link::Board smallDeal()
{
    link::Board board{{.columns = 4, .rows = 2}};
    for (int x = 0; x < 4; ++x)
        board[{x, 0}] = board[{x, 1}] = static_cast<link::Picture>(x / 2);
    return board;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view line{reinterpret_cast<const char*>(data), size};
    auto record = record::readDuel(line);
    if (!record)
        return 0;
    require(record::isDuelRecord(line), "a record is recognized");
    const auto again = record::readDuel(record::writeDuel(*record));
    require(again && *again == *record, "a record that was read and written is read as the same");
    const link::Board board = smallDeal();
    duel::Setup setup = record->setup;
    if (setup.deal.size != board.size() || setup.deal.outline != link::Outline::Rectangle)
        return 0;
    const duel::Snapshot snapshot{record->actions, record->verdict};
    const auto round = duel::restore(setup, board, duel::End::OneMachine, snapshot);
    require(!round || snapshotOf(*round) == snapshot, "a round that was rebuilt has the actions of its record");
    return 0;
}
