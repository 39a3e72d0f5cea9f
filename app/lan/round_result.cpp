// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lan/round_result.h"

#include "net/words.h"

namespace qipan::app {

RoundResult resultOf(int round, const Verdict& verdict)
{
    const Outcome& outcome = verdict.outcome;
    return {round, net::wordOf(net::winnerWords, outcome.winner), net::wordOf(net::endWords, outcome.reason),
            verdict.plies};
}

RoundResult resultOf(int round, const duel::Verdict& verdict, int pairs)
{
    return {round, net::wordOf(net::winningSeatWords, verdict.winner), net::wordOf(net::duelEndWords, verdict.reason),
            pairs};
}

} // namespace qipan::app
