// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/record_outcome.h"

#include "core/record/replay.h"
#include "core/record/result_text.h"
#include "core/record/text.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace qipan::record {

namespace {

int discsAhead(const Replay& end)
{
    const reversi::Turn turn = end.turn();
    int ahead = std::popcount(turn.position.mover) - std::popcount(turn.position.other);
    ahead += (ahead > 0) ? turn.position.empties() : (ahead < 0) ? -turn.position.empties() : 0;
    return turn.side == Side::Black ? ahead : -ahead;
}

RecordOutcome counted(int ahead)
{
    if (ahead == 0)
        return {.outcome = {std::nullopt, EndReason::Count}};
    return {.outcome = {ahead > 0 ? Side::Black : Side::White, EndReason::Count}, .discs = std::abs(ahead)};
}

/// Returns how the last stone ended the game. Precondition: it did.
Outcome outcomeOnBoard(const GameRecord& record, const Replay& end)
{
    const RecordPly last = record.tree.ply(record.tree.mainLine().back());
    if (gomoku::winsThrough(end.board(), end.rule(), gomoku::pointOf(*last.cell)))
        return {last.side, EndReason::Five};
    if (gomoku::isLimited(end.rule(), last.side) && !end.board().isFull())
        return {Side::White, EndReason::Forbidden};
    return {std::nullopt, EndReason::Full};
}

/// Returns true if the game may have ended by an overline: without a rule, six in a row does not end a game here.
bool mayHaveWon(const GameRecord& record, const Replay& end)
{
    if (!record.rule.empty() || record.tree.mainLine().empty())
        return false;
    const RecordPly last = record.tree.ply(record.tree.mainLine().back());
    return gomoku::winsThrough(end.board(), gomoku::Rule::Freestyle, gomoku::pointOf(*last.cell));
}

/// Returns the reason for Piskvork's codes, except 0 (an end by the rules, visible on the board): the side to move has
/// lost.
std::optional<EndReason> reasonOfCode(std::string_view text)
{
    if (text == "15")
        return EndReason::Timeout;
    return text == "-2" ? std::optional{EndReason::Other} : std::nullopt; // the program violated the protocol
}

/// Returns the result that the record states. `end` is the end of its main line.
std::optional<RecordOutcome> statedOutcome(const GameRecord& record, const Replay& end)
{
    const bool isReversi = record.game == reversiKey;
    if (const auto reason = isReversi ? std::nullopt : reasonOfCode(trimmed(record.result)))
        return RecordOutcome{.outcome = {opposite(end.sideToMove()), *reason}};
    const auto told = readResult(record.result, isReversi);
    if (told && !told->outcome.winner && !isReversi && mayHaveWon(record, end))
        return RecordOutcome{.outcome = {opposite(end.sideToMove()), EndReason::Five}};
    return told;
}

/// Returns the stated result with the count, or the counted one if it says the same in more detail.
RecordOutcome withCount(const std::optional<RecordOutcome>& stated, int ahead)
{
    const RecordOutcome count = counted(ahead);
    if (!stated)
        return count;
    const EndReason reason = stated->outcome.reason;
    const bool isPlain = reason == EndReason::Count || reason == EndReason::Other || !stated->outcome.winner;
    if (isPlain && stated->outcome.winner == count.outcome.winner
        && (stated->discs == 0 || stated->discs == count.discs))
        return count;
    RecordOutcome both = *stated;
    both.counted = ahead;
    return both;
}

} // namespace

std::optional<RecordOutcome> outcomeOf(const GameRecord& record)
{
    const Replay end = endOf(record);
    if (end.isOver() && record.game == reversiKey)
        return withCount(statedOutcome(record, end), discsAhead(end));
    if (end.isOver() && !record.tree.mainLine().empty())
        return RecordOutcome{.outcome = outcomeOnBoard(record, end)};
    return statedOutcome(record, end);
}

bool dropEmptyCode(GameRecord& record)
{
    const auto end = record.result == "0" ? outcomeOf(record) : std::nullopt;
    if (!end || end->outcome.reason != EndReason::Agreed)
        return false;
    record.result.clear();
    return true;
}

int discsAhead(const GameRecord& record)
{
    return discsAhead(endOf(record));
}

} // namespace qipan::record
