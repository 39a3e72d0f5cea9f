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

/// Reads "B+R", "W+12", and for reversi "-64.00:r", in upper case.
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
    // Gomoku has no score: some files write 1 for a win.
    if (!text.empty() || !isMore || !isReversi)
        return RecordOutcome{.outcome = {winner, EndReason::Other}};
    return RecordOutcome{.outcome = {winner, EndReason::Count},
                         .discs = readNumber<int>(number.substr(0, number.find('.'))).value_or(0)};
}

bool isDraw(std::string_view text)
{
    constexpr std::array<std::string_view, 5> draws{"0", "0.00", "DRAW", "JIGO", "1/2-1/2"};
    return std::find(draws.begin(), draws.end(), text) != draws.end();
}

} // namespace

std::optional<RecordOutcome> outcomeOf(const GameRecord& record)
{
    const bool isReversi = record.game == reversiKey;
    const Replay end = endOf(record);
    if (end.isOver() && isReversi)
        return counted(discsAhead(end));
    if (end.isOver() && !record.tree.mainLine().empty())
        return RecordOutcome{.outcome = outcomeOnBoard(record, end)};
    const std::string text = upperText(trimmed(record.result));
    if (const auto reason = isReversi ? std::nullopt : reasonOfCode(text))
        return RecordOutcome{.outcome = {opposite(end.sideToMove()), *reason}};
    if (!isDraw(text))
        return toldWinner(text, isReversi);
    if (!isReversi && mayHaveWon(record, end))
        return RecordOutcome{.outcome = {opposite(end.sideToMove()), EndReason::Five}};
    return RecordOutcome{.outcome = {std::nullopt, EndReason::Agreed}};
}

int discsAhead(const GameRecord& record)
{
    return discsAhead(endOf(record));
}

} // namespace qipan::record
