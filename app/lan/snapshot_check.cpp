// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lan/snapshot_check.h"

#include "app/tables/table.h"
#include "core/match/match_snapshot.h"

namespace qipan::app {

void SnapshotCheck::observe(const Event& event, Seat me)
{
    const auto* asked = std::get_if<Asked>(&event);
    m_hasOfferedDraw = m_hasOfferedDraw || (asked && asked->by == me && asked->kind == RequestKind::Draw);
}

bool SnapshotCheck::accepts(const Table& table, const GameSetup& setup, int round, const Match& claimed) const
{
    // Of another round: the host may be one ahead if this side had agreed, or may have agreed, to the next round; a
    // host that was killed may be behind.
    if (!table.hasMatch() || round != table.round())
        return m_isFromStore || round <= table.round() + (m_mayHaveNextRound ? 1 : 0);
    // A restarted program does not know its earlier requests.
    const Match& held = table.match();
    return setup == table.setup() && isPlausibleUpdate(held, claimed)
        && (m_isFromStore || !isFabricatedEnd(held, m_hasOfferedDraw, claimed));
}

} // namespace qipan::app
