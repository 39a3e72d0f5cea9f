// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/duel/verdict_check.h"

namespace qipan::duel {

bool canFollow(const Duel& duel, const Verdict& verdict)
{
    switch (verdict.reason) {
    case EndReason::Cleared:
        return verdict.winner ? duel.board(*verdict.winner).clearedAt().has_value()
                              : duel.board(Seat::First).clearedAt() && duel.board(Seat::Second).clearedAt();
    case EndReason::Points:
        return duel.setup().rule == Rule::Points;
    case EndReason::Resign:
        return verdict.winner.has_value();
    case EndReason::Agreed:
        break;
    }
    return !verdict.winner;
}

} // namespace qipan::duel
