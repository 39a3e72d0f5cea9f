// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/claim.h"
#include "core/reversi/endgame.h"
#include "core/reversi/game.h"
#include "core/reversi/position.h"
#include "core/reversi/stability.h"

namespace qipan::book {

namespace {

using namespace reversi;

constexpr int maxEmpties = 16; // the limit for solving
constexpr std::size_t tableBytes = std::size_t{16} << 20;

/// The reversi position of a claim, after forced passes.
struct ReversiCase {
    reversi::Game game;
    CellNames names;

    /// Returns the position with `side` to move, regardless of whose turn it is.
    [[nodiscard]] reversi::Position of(Side side) const
    {
        return side == game.sideToMove() ? game.position() : game.position().passed();
    }
    [[nodiscard]] std::vector<Cell> cellsOf(Squares squares) const
    {
        std::vector<Cell> cells;
        for (; squares != 0; squares &= squares - 1)
            cells.push_back(cellOf(firstSquare(squares)));
        return cells;
    }
};

ReversiCase caseOf(const Diagram& diagram)
{
    reversi::Position position;
    for (const Ply& stone : diagram.stones)
        (stone.side == diagram.turn ? position.mover : position.other) |= bitOf(squareOf(stone.cell));
    ReversiCase subject{.game = reversi::Game{position, diagram.turn}, .names = diagram.names()};
    for (const Cell cell : diagram.moves)
        subject.game.play(cell);
    return subject;
}

Proof legal(const ReversiCase& subject, const ClaimText& claim)
{
    const auto side = claim.side();
    const auto said = claim.cells(subject.names);
    if (!side || !said)
        return std::nullopt;
    return compared(subject.names, *said, subject.cellsOf(legalMoves(subject.of(*side))));
}

Proof mobility(const ReversiCase& subject, const ClaimText& claim)
{
    const auto side = claim.side();
    const auto said = claim.number();
    if (!side || !said)
        return std::nullopt;
    return compared(*said, std::popcount(legalMoves(subject.of(*side))));
}

Proof flipped(const ReversiCase& subject, const ClaimText& claim)
{
    const auto cell = claim.words.size() == 1 ? subject.names.cellOf(claim.words.front()) : std::nullopt;
    const auto said = claim.number();
    if (!cell || !said)
        return std::nullopt;
    if (subject.game.stoneAt(*cell))
        return wrong("a disc lies there");
    return compared(*said, std::popcount(flips(subject.game.position(), squareOf(*cell))));
}

Proof discs(const ReversiCase& subject, const ClaimText& claim)
{
    if (!claim.words.empty() || !claim.value || wordsOf(*claim.value).size() != 2)
        return std::nullopt;
    const auto words = wordsOf(*claim.value);
    return compared(std::string{words[0]} + " " + std::string{words[1]},
                    std::to_string(subject.game.count(Side::Black)) + " "
                        + std::to_string(subject.game.count(Side::White)));
}

Proof passes(const ReversiCase& subject, const ClaimText& claim)
{
    const auto side = claim.side();
    if (!side || claim.value)
        return std::nullopt;
    if (legalMoves(subject.of(*side)) != 0)
        return wrong("it can move: " + subject.names.listOf(subject.cellsOf(legalMoves(subject.of(*side)))));
    return subject.game.outcome() ? wrong("nobody can move: the game is over") : holds();
}

Proof over(const ReversiCase& subject, const ClaimText& claim)
{
    if (!claim.isBare())
        return std::nullopt;
    return subject.game.outcome()
        ? holds()
        : wrong("it goes on: " + std::string{nameOf(subject.game.sideToMove())} + " can move");
}

/// Returns the disc difference under perfect play for the side to move, with empty squares counted for the winner.
std::optional<int> scoreOf(const reversi::Position& position)
{
    const std::atomic<bool> stop{false};
    const EndgameResult result = EndgameSolver{tableBytes}.solve(position, EndgameAim::Exact, {}, stop);
    return result.isComplete ? std::optional{result.score} : std::nullopt;
}

std::optional<ClaimAnswer> moveError(const ReversiCase& subject)
{
    if (subject.game.position().empties() > maxEmpties)
        return wrong("more than " + std::to_string(maxEmpties) + " squares are empty");
    return std::nullopt;
}

Proof best(const ReversiCase& subject, const ClaimText& claim)
{
    const auto side = claim.side();
    const auto said = claim.cells(subject.names);
    if (!side || !said)
        return std::nullopt;
    if (auto answer = moveError(subject))
        return answer;
    if (subject.game.outcome() || subject.game.sideToMove() != *side)
        return wrong("it is not its turn");
    const reversi::Position& position = subject.game.position();
    std::vector<std::pair<Square, int>> scores;
    int most = -64;
    for (Squares moves = legalMoves(position); moves != 0; moves &= moves - 1) {
        const auto score = scoreOf(afterMove(position, firstSquare(moves)));
        if (!score)
            return undecided();
        scores.emplace_back(firstSquare(moves), -*score);
        most = std::max(most, -*score);
    }
    std::vector<Cell> found;
    for (const auto& [square, score] : scores) {
        if (score == most)
            found.push_back(cellOf(square));
    }
    ClaimAnswer answer = compared(subject.names, *said, found);
    if (answer.verdict == ClaimVerdict::Wrong) {
        for (const auto& [square, score] : scores)
            answer.text +=
                "; " + subject.names.nameOf(cellOf(square)) + " " + (score > 0 ? "+" : "") + std::to_string(score);
    }
    return answer;
}

Proof score(const ReversiCase& subject, const ClaimText& claim)
{
    const auto side = claim.side();
    const auto said = claim.number();
    if (!side || !said)
        return std::nullopt;
    if (auto answer = moveError(subject))
        return answer;
    const auto found = scoreOf(subject.game.position());
    if (!found)
        return undecided();
    return compared(*said, *side == subject.game.sideToMove() ? *found : -*found);
}

Proof stable(const ReversiCase& subject, const ClaimText& claim)
{
    const auto side = claim.side();
    const auto said = claim.cells(subject.names);
    if (!side || !said)
        return std::nullopt;
    return compared(subject.names, *said, subject.cellsOf(stability().of(subject.of(*side))));
}

Proof frontier(const ReversiCase& subject, const ClaimText& claim)
{
    const auto side = claim.side();
    const auto said = claim.number();
    if (!side || !said)
        return std::nullopt;
    const reversi::Position position = subject.of(*side);
    return compared(*said, std::popcount(position.mover & withNeighbours(~position.occupied())));
}

constexpr ClaimRow<ReversiCase> reversiClaims[]{
    {"legal", "legal SIDE = CELLS", &legal},    {"mobility", "mobility SIDE = N", &mobility},
    {"flips", "flips CELL = N", &flipped},      {"discs", "discs = N M, black and white", &discs},
    {"passes", "passes SIDE", &passes},         {"over", "over", &over},
    {"best", "best SIDE = CELLS", &best},       {"score", "score SIDE = +N", &score},
    {"stable", "stable SIDE = CELLS", &stable}, {"frontier", "frontier SIDE = N", &frontier},
};

} // namespace

ClaimAnswer proveReversi(const Diagram& diagram, const ClaimText& claim)
{
    return proveByRows(std::span<const ClaimRow<ReversiCase>>{reversiClaims}, caseOf(diagram), claim);
}

} // namespace qipan::book
