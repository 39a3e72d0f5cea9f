// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/record_outcome.h"

#include "core/record/replay.h"
#include "core/record/text.h"

#include <algorithm>
#include <array>
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

/// Removes `front` from the start of the text if present.
bool consume(std::string_view& text, std::string_view front)
{
    const bool isThere = text.starts_with(front);
    text.remove_prefix(isThere ? front.size() : 0);
    return isThere;
}

/// Reads "B+R", "W+12", and for reversi "-64.00:r" and "+06", in upper case.
std::optional<RecordOutcome> toldWinner(std::string_view text, bool isReversi)
{
    std::optional<Side> winner;
    if (consume(text, "BLACK+") || consume(text, "B+"))
        winner = Side::Black;
    else if (consume(text, "WHITE+") || consume(text, "W+"))
        winner = Side::White;
    const bool isNamed = winner.has_value();
    if (!isNamed && isReversi) {
        if (consume(text, "+"))
            winner = Side::Black;
        else if (consume(text, "-"))
            winner = Side::White;
    }
    const std::string_view number = text.substr(0, text.find_first_not_of("0123456789."));
    consume(text, number);
    consume(text, ":");
    const bool isWord =
        std::all_of(text.begin(), text.end(), [](char letter) { return letter >= 'A' && letter <= 'Z'; });
    if (!winner || !isWord || (!isNamed && number.empty()))
        return std::nullopt;
    const bool isMore = number.find_first_of("123456789") != std::string_view::npos;
    if (!isNamed && !isMore)
        return counted(0);
    if (text.starts_with('R') || text.starts_with('T'))
        return RecordOutcome{.outcome = {winner, text.front() == 'R' ? EndReason::Resign : EndReason::Timeout}};
    if (!isNamed && text == "S")
        return RecordOutcome{.outcome = {winner, EndReason::Agreed}};
    // Gomoku has no score: some files write 1 for a win.
    if (!text.empty() || !isMore || !isReversi)
        return RecordOutcome{.outcome = {winner, EndReason::Other}};
    return RecordOutcome{.outcome = {winner, EndReason::Count},
                         .discs = readNumber<int>(number.substr(0, number.find('.'))).value_or(0)};
}

/// Reads PGN's "1-0" and "0-1", and for reversi the discs of both sides, "35-29".
std::optional<RecordOutcome> toldScore(std::string_view text, bool isReversi)
{
    constexpr int fewest = 4; // discs on a board
    const std::size_t dash = std::min(text.find_first_of("-:"), text.size());
    const auto black = readNumber<int>(text.substr(0, dash));
    const auto white = readNumber<int>(text.substr(std::min(dash + 1, text.size())));
    if (!black || !white || *black < 0 || *white < 0)
        return std::nullopt;
    if ((*black == 1 && *white == 0) || (*black == 0 && *white == 1))
        return RecordOutcome{.outcome = {*black == 1 ? Side::Black : Side::White, EndReason::Other}};
    const bool isCount =
        isReversi && *black <= 64 && *white <= 64 && *black + *white >= fewest && *black + *white <= 64;
    return isCount ? std::optional{counted(*black - *white)} : std::nullopt;
}

bool isDraw(std::string_view text)
{
    constexpr std::array<std::string_view, 8> draws{"0",       "0.00", "DRAW",    "JIGO",
                                                    "1/2-1/2", "1/2",  "0.5-0.5", "\u00bd-\u00bd"};
    return std::ranges::find(draws, text) != draws.end();
}

/// Returns the result that the record states. `end` is the end of its main line.
std::optional<RecordOutcome> statedOutcome(const GameRecord& record, const Replay& end)
{
    const bool isReversi = record.game == reversiKey;
    const std::string text = upperText(trimmed(record.result));
    if (const auto reason = isReversi ? std::nullopt : reasonOfCode(text))
        return RecordOutcome{.outcome = {opposite(end.sideToMove()), *reason}};
    if (const auto score = toldScore(text, isReversi))
        return score;
    if (!isDraw(text))
        return toldWinner(text, isReversi);
    if (!isReversi && mayHaveWon(record, end))
        return RecordOutcome{.outcome = {opposite(end.sideToMove()), EndReason::Five}};
    return RecordOutcome{.outcome = {std::nullopt, EndReason::Agreed}};
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

int discsAhead(const GameRecord& record)
{
    return discsAhead(endOf(record));
}

} // namespace qipan::record
