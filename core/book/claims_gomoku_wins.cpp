// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/gomoku_case.h"
#include "core/gomoku/win_prover.h"

#include <atomic>
#include <cstddef>

namespace qipan::book {

namespace {

using namespace gomoku;

const std::atomic<bool> never{false};
constexpr WinProver::SearchLimits searchLimits{.threatBytes = std::size_t{64} << 20, .fourBytes = std::size_t{8} << 20};

/// Returns why a win of `mover`, which must be to move, cannot be checked.
std::optional<ClaimAnswer> moveError(const GomokuCase& subject, Side mover)
{
    if (subject.game.outcome())
        return wrong("the game is over");
    if (subject.game.sideToMove() != mover)
        return wrong("it is the turn of " + std::string{nameOf(subject.game.sideToMove())});
    return std::nullopt;
}

std::string lineText(const GomokuCase& subject, const std::vector<Point>& line)
{
    std::string text;
    for (const Point point : line)
        text.append(text.empty() ? "" : " ").append(subject.names.nameOf(cellOf(point)));
    return text;
}

ClaimAnswer undecided()
{
    return {.verdict = ClaimVerdict::Undecided, .text = "the solver came to no end"};
}

/// Checks whether a first move wins by fours, or by fours and threes.
Verdict afterMove(const GomokuCase& subject, Side attacker, Cell cell, bool withThrees)
{
    gomoku::Position position = subject.position(subject.board());
    const Point point = pointOf(cell);
    if (position.makesFive(point, attacker))
        return Verdict::Proven;
    if (!isAllowed(subject.board(), subject.rule(), point, attacker))
        return Verdict::Refuted;
    position.place(point, attacker);
    WinProver prover{searchLimits};
    return (withThrees ? prover.afterThreat(position, attacker, never) : prover.afterFour(position, attacker, never))
        .verdict;
}

ClaimAnswer answerOf(Verdict verdict, bool isClaimed, const std::string& found)
{
    if (verdict == Verdict::Unknown)
        return undecided();
    return (verdict == Verdict::Proven) == isClaimed ? holds() : wrong(found);
}

/// Checks a claim about wins by fours, or by fours and threes: that there is one, none, or that certain moves win.
Proof forcedWin(const GomokuCase& subject, const ClaimText& claim, bool withThrees, bool isClaimed)
{
    const auto side = claim.side();
    if (!side || (claim.value && !isClaimed))
        return std::nullopt;
    if (auto answer = moveError(subject, *side))
        return answer;
    if (!claim.value) {
        gomoku::Position position = subject.position(subject.board());
        WinProver prover{searchLimits};
        const ForcedWin win =
            withThrees ? prover.byThreats(position, *side, never) : prover.byFours(position, *side, never);
        return answerOf(win.verdict, isClaimed,
                        win.isProven() ? "there is one: " + lineText(subject, win.line) : "there is none");
    }
    const auto cells = claim.cells(subject.names);
    if (!cells || cells->empty())
        return std::nullopt;
    for (const Cell cell : *cells) {
        const std::string name = subject.names.nameOf(cell);
        if (subject.game.moveError(cell))
            return wrong(name + " cannot be played");
        const ClaimAnswer answer =
            answerOf(afterMove(subject, *side, cell, withThrees), true, name + " does not win so");
        if (answer.verdict != ClaimVerdict::Holds)
            return answer;
    }
    return holds();
}

} // namespace

Proof proveVcf(const GomokuCase& subject, const ClaimText& claim)
{
    return forcedWin(subject, claim, false, true);
}

Proof proveNoVcf(const GomokuCase& subject, const ClaimText& claim)
{
    return forcedWin(subject, claim, false, false);
}

Proof proveVct(const GomokuCase& subject, const ClaimText& claim)
{
    return forcedWin(subject, claim, true, true);
}

Proof proveNoVct(const GomokuCase& subject, const ClaimText& claim)
{
    return forcedWin(subject, claim, true, false);
}

Proof proveDefences(const GomokuCase& subject, const ClaimText& claim)
{
    const auto side = claim.side();
    const auto said = claim.cells(subject.names);
    if (!side || !said)
        return std::nullopt;
    if (auto answer = moveError(subject, *side))
        return answer;
    WinProver prover{searchLimits};
    const Side attacker = opposite(*side);
    gomoku::Position before = subject.position(subject.board());
    if (!prover.byFours(before, attacker, never).isProven())
        return wrong("nothing is threatened: there is no win by fours for " + std::string{nameOf(attacker)});
    bool isDecided = true;
    const auto found = subject.emptyCells([&](Cell cell) {
        const Point point = pointOf(cell);
        if (makesFive(subject.board(), subject.rule(), point, *side))
            return true;
        if (!isAllowed(subject.board(), subject.rule(), point, *side))
            return false;
        Board board = subject.board();
        board.place(point, *side);
        gomoku::Position position = subject.position(board);
        const Verdict verdict = prover.byFours(position, attacker, never).verdict;
        isDecided = isDecided && verdict != Verdict::Unknown;
        return verdict != Verdict::Proven;
    });
    return isDecided ? compared(subject.names, *said, found) : undecided();
}

} // namespace qipan::book
